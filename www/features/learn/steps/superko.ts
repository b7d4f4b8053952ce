/** No board twice. */
import type { GameDocument, GridBoard } from "../../../engine/types.ts";
import { DIRECTED_GRAPHS, TROMP_TAYLOR } from "../../../words/learn/sources.ts";
import { SUPERKO_WORDS as W } from "../../../words/learn/superko.ts";
import { playedAt, repeatedWords, taken } from "../progress.ts";
import type { Seen, Step } from "../types.ts";

export const PAIR: GameDocument = {
  gospace: 1,
  title: W.pair.board,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [70, 0],
    ],
    edges: [[0, 1]],
  },
};

/** The points of the stone that may be taken, and of the play that takes it. */
export const [STANDS, TAKES] = [6, 7] as const;

/** Columns 5, rows 3. Either player takes the other's stone in the middle. */
export function koBoard(): GridBoard {
  return {
    kind: "grid",
    columns: 5,
    rows: 3,
    start: { black: [1, 5, 11], white: [2, 8, 12, STANDS] },
  };
}

export const SUPERKO: Step = {
  id: "learn-superko",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.pair.text,
      position: {
        label: W.pair.label,
        document: PAIR,
        stands: null,
        task: W.pair.task,
        offeredTurns: [],
        echo: (seen) => {
          if (seen.repeats !== null) return `${repeatedWords(seen.repeats)} ${W.pair.further}`;
          return taken(seen) === 1 ? W.pair.taken : null;
        },
      },
    },
    {
      words: W.ko.text,
      position: {
        label: W.ko.label,
        document: { gospace: 1, title: W.ko.board, board: koBoard() },
        stands: null,
        task: W.ko.task,
        offeredTurns: [],
        echo: koEcho,
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: null,
    sources: [
      { ...TROMP_TAYLOR, words: W.source },
      { ...DIRECTED_GRAPHS, words: W.long },
    ],
    file: "docs/rules/tromp-taylor.md",
  },
};

function koEcho(seen: Seen): string | null {
  if (seen.repeats !== null) {
    const refused = repeatedWords(seen.repeats);
    return seen.repeats === 0 ? `${refused} ${W.ko.elsewhere}` : refused;
  }
  if (taken(seen) === 0) return null;
  return playedAt(seen) === TAKES ? W.ko.taken : W.ko.back;
}
