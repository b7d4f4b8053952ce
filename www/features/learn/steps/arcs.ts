/** The effect of a one-way link. */
import type { GameDocument } from "../../../engine/types.ts";
import { ARCS_WORDS as W } from "../../../words/learn/arcs.ts";
import { DIRECTED_GRAPHS } from "../../../words/learn/sources.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** A row z, y, a, b, x of neighbours, but that a looks at b and is not seen by it. */
export const [Z, Y, A, B, X] = [0, 1, 2, 3, 4] as const;

const ROW: GameDocument = {
  gospace: 1,
  title: W.row.board,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [60, 0],
      [120, 0],
      [180, 0],
      [240, 0],
    ],
    edges: [
      [Z, Y],
      [Y, A],
      [B, X],
    ],
    arcs: [[A, B]],
    labels: [...W.rowLabels],
    start: { white: [A, B] },
  },
};

export const [C, V] = [0, 1] as const;

const DEAD_END: GameDocument = {
  gospace: 1,
  title: W.deadEnd.board,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [70, 0],
    ],
    arcs: [[C, V]],
    labels: [...W.deadEndLabels],
    start: { white: [C] },
  },
};

export const ARCS: Step = {
  id: "learn-arcs",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.row.text,
      position: {
        label: W.row.label,
        document: ROW,
        stands: null,
        task: W.row.task,
        offeredTurns: [],
        echo: (seen) => {
          if (playedAt(seen) === X && seen.colours[B] === 0 && seen.colours[A] === 2)
            return W.row.taken;
          return playedAt(seen) === Y && taken(seen) === 0 ? W.row.nothing : null;
        },
      },
    },
    {
      words: W.deadEnd.text,
      position: {
        label: W.deadEnd.label,
        document: DEAD_END,
        stands: null,
        task: W.deadEnd.task,
        offeredTurns: [],
        echo: (seen) =>
          taken(seen) === 1 && seen.outcome.suicide.length === 1 ? W.deadEnd.both : null,
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: "arc",
    sources: [{ ...DIRECTED_GRAPHS, words: W.source }],
    file: "docs/rules.md",
  },
};
