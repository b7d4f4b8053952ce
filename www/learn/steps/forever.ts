/** Games without end, and how they are judged. */
import type { GameDocument, Result } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import type { Deed, Position, Seen, Step } from "../types.ts";
import { DIVIDED } from "./divide.ts";
import { PAIR } from "./superko.ts";

export const ONE_PAIR: GameDocument = {
  ...PAIR,
  title: "And so on for ever",
  rules: DIVIDED,
  turns: [{ komi: "0" }, { take: "white" }, { play: 0 }, { play: 1 }, { play: 0 }],
};

/** Both pairs are taken and taken back, one after the other. */
export const TWO_PAIRS: GameDocument = {
  gospace: 1,
  title: "Two pairs for ever",
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

/** White says it, at the end of the record as it was given. */
function claim(since: number, after: number): Deed {
  return {
    words: `White: “And so on for ever, as since turn ${since}”`,
    turn: { forever: since },
    when: ({ phase, turns }) => phase === "turn" && turns.length === after,
  };
}

function totals({ black = "0", white = "0" }: Result): string {
  return `${readable(black)} : ${readable(white)}`;
}

function offered({ last }: Seen): boolean {
  return last !== null && typeof last === "object" && "forever" in last;
}

/** `judged`: what is said of a result. */
function echoes(judged: (result: Result) => string): Position["echo"] {
  return (seen) => {
    if (seen.result !== null) return judged(seen.result);
    return offered(seen)
      ? "White offers that it goes on like this. Now Black: agree, or decline."
      : null;
  };
}

export const FOREVER: Step = {
  id: "learn-forever",
  title: "And so on for ever",
  idea: "If nothing is forbidden, a game need not end. It can be judged all the same, by what happens again and again.",
  scenes: [
    {
      words: [
        "Here is the pair again, with nothing forbidden. Black plays, White takes, Black takes back: the board of turn 3 stands once more, and it is White’s turn as it was then. Either may say *and so on for ever*; if the other agrees, the game is over.",
        "A stone is *live* if it stands for ever. On the pair each stone is taken again and again. So nobody has a live stone, and the pair is worth nothing to either.",
      ],
      position: {
        label: "A pair of points; Black has taken back",
        document: ONE_PAIR,
        stands: null,
        task: "Let White say it, and Black agree.",
        recentMoves: [claim(3, 5)],
        echo: echoes(
          (result) =>
            `A draw, ${totals(result)}: “These pairs are always worth 0”, says the source.`,
        ),
      },
    },
    {
      words: [
        "What is named matters. On these two pairs the last two turns were in the lower one, the two before them in the upper one. If only the last two go on for ever, Black’s upper stone is never taken again: it is live, and counts 1. If all four do, every stone falls at some time.",
      ],
      position: {
        label: "Two pairs of points, with a black stone on each",
        document: TWO_PAIRS,
        stands: null,
        task: "Let White say it in one way, and Black agree; step back, and try the other. Which should White choose?",
        recentMoves: [claim(5, 9), claim(7, 9)],
        echo: echoes((result) =>
          result.winner === "draw"
            ? `A draw, ${totals(result)}: within the four turns each stone is taken once.`
            : `Black wins by ${totals(result)}: the upper stone stands throughout. White should have named the longer loop.`,
        ),
      },
    },
  ],
  mathematics: {
    words: [
      "The game is a sequence: a prefix, and then a cycle again and again. A cycle may be named if at both its ends the same player has the turn on the same colouring, it holds a play or a pass, and its turns can be repeated.",
      "Four actions are *unsustainable*, from bad to worse: to bid, to name oneself ko winner, to ignore a bid, to delete the history. If anybody does one in the cycle, whoever’s worst is less bad wins, and equally bad is a draw. Otherwise each player’s live stones, those that stand in *every* colouring of the cycle, are added to the score, and the higher total wins.",
      "“I pass for ever if you do” is the usual end: neither player repeats a costly action, and all stones on the board are live.",
    ],
    figure: "loop",
    seed: "“My rules of Go, on arbitrary directed graphs”, Winning, and Unstable components: “In our rules, these pairs are always worth 0.”",
    file: "docs/rules/divide-and-choose.md",
  },
};
