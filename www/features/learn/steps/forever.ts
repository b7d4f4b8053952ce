/** Games without end, and how they are judged. */
import type { GameDocument, GameResult } from "../../../engine/types.ts";
import { readable } from "../../../fractions.ts";
import { openingTurns, turnsPlayed } from "../../../model/turns.ts";
import {
  allRepeatWords,
  claimWords,
  pairWords,
  upperStaysWords,
  FOREVER_WORDS as W,
} from "../../../words/learn/forever.ts";
import { DIRECTED_GRAPHS } from "../../../words/learn/sources.ts";
import type { OfferedTurn, Position, Seen, Step } from "../types.ts";
import { DIVIDED } from "./divide.ts";
import { PAIR } from "./superko.ts";

const ONE_PAIR: GameDocument = {
  ...PAIR,
  title: W.pair.board,
  rules: DIVIDED,
  turns: [{ komi: "0" }, { take: "white" }, { play: 0 }, { play: 1 }, { play: 0 }],
};

/** Both pairs are taken and taken back, one after the other. */
const TWO_PAIRS: GameDocument = {
  gospace: 1,
  title: W.pairs.board,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [70, 0],
      [0, 70],
      [70, 70],
    ],
    edges: [
      [0, 1],
      [2, 3],
    ],
  },
  rules: DIVIDED,
  turns: [
    { komi: "0" },
    { take: "white" },
    { play: 0 },
    { play: 3 },
    { play: 2 },
    { play: 1 },
    { play: 0 },
    { play: 3 },
    { play: 2 },
  ],
};

const DIVIDED_NAMES = { opening: openingTurns({ komi: "divide-and-choose" }) };

/** White says it, at the end of the record as it was given. */
function claim(since: number, after: number): OfferedTurn {
  return {
    words: claimWords(turnsPlayed(since, DIVIDED_NAMES)),
    turn: { forever: since },
    when: ({ phase, turns }) => phase === "turn" && turns.length === after,
  };
}

function totals({ black = "0", white = "0" }: GameResult): string {
  return `${readable(black)} : ${readable(white)}`;
}

function offered({ last }: Seen): boolean {
  return last !== null && typeof last === "object" && "forever" in last;
}

/** `judged`: what is said of a result. */
function echoes(judged: (result: GameResult) => string): Position["echo"] {
  return (seen) => {
    if (seen.result !== null) return judged(seen.result);
    return offered(seen) ? W.offered : null;
  };
}

export const FOREVER: Step = {
  id: "learn-forever",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.pair.text,
      position: {
        label: W.pair.label,
        document: ONE_PAIR,
        stands: null,
        task: W.pair.task,
        offeredTurns: [claim(3, 5)],
        echo: echoes((result) => pairWords(totals(result))),
      },
    },
    {
      words: W.pairs.text,
      position: {
        label: W.pairs.label,
        document: TWO_PAIRS,
        stands: null,
        task: W.pairs.task,
        offeredTurns: [claim(5, 9), claim(7, 9)],
        echo: echoes((result) =>
          result.winner === "draw"
            ? allRepeatWords(totals(result))
            : upperStaysWords(totals(result)),
        ),
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: "loop",
    sources: [{ ...DIRECTED_GRAPHS, words: W.source }],
    file: "docs/rules/divide-and-choose.md",
  },
};
