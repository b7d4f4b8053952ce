/** Disks that overlap, touch and have many sizes. */
import type { GameDocument } from "../../../engine/types.ts";
import { DISKS_WORDS as W } from "../../../words/learn/disks.ts";
import { TOPOLOGICAL_GO } from "../../../words/learn/sources.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** P, Q and S are tangent to one another, with centres in a triangle of sides 2560, 2560 and 3072; O
 *  overlaps P and Q. */
export const [P, Q, S, O] = [0, 1, 2, 3] as const;

const TANGENT: GameDocument = {
  gospace: 1,
  title: W.tangent.board,
  board: {
    kind: "disks",
    disks: [
      [-1536, 0, 1536],
      [1536, 0, 1536],
      [0, 2048, 1024],
      [0, -1152, 640],
    ],
    start: { white: [P], black: [Q] },
  },
};

/** A touches the great disk B alone; E lies inside B; F touches E and overlaps B. */
export const [A, B, E, F] = [0, 1, 2, 3] as const;

const FAR: GameDocument = {
  gospace: 1,
  title: W.far.board,
  board: {
    kind: "disks",
    disks: [
      [0, 0, 512],
      [2560, 0, 2048],
      [4096, 0, 256],
      [5120, 0, 768],
    ],
    start: { white: [A] },
  },
};

export const DISKS: Step = {
  id: "learn-disks",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.tangent.text,
      position: {
        label: W.tangent.label,
        document: TANGENT,
        stands: null,
        task: W.tangent.task,
        offeredTurns: [],
        echo: (seen) => (taken(seen) === 1 ? W.tangent.taken : null),
      },
    },
    {
      words: W.far.text,
      position: {
        label: W.far.label,
        document: FAR,
        stands: null,
        task: W.far.task,
        offeredTurns: [],
        echo: (seen) => {
          if (taken(seen) !== 1) return null;
          return playedAt(seen) === B ? W.far.near : W.far.far;
        },
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: null,
    sources: [{ ...TOPOLOGICAL_GO, words: W.source }],
    file: "docs/continuous.md",
  },
};
