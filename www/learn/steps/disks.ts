/** Disks that overlap, touch and have many sizes. */
import type { GameDocument } from "../../engine/types.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** P, Q and S are tangent to one another, with centres in a triangle of sides 2560, 2560 and 3072; O
 *  overlaps P and Q. */
export const [P, Q, S, O] = [0, 1, 2, 3] as const;

const TANGENT: GameDocument = {
  gospace: 1,
  title: "Overlap and touch",
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
  title: "Capture at a distance",
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
  title: "Disks",
  idea: "Draw the stones first, as coins of any size that lie where you like. Coins that overlap exclude each other; coins that touch are neighbours.",
  scenes: [
    {
      words: [
        "On a board of *disks* each disk is a placement. While a stone lies on one, every disk that it overlaps is *closed*: nobody can play there. Disks whose rims just touch are *tangent*; stones on them connect, and an open disk that touches a chain is a liberty.",
        "White’s stone on the left touches Black’s, and the small disk below. The one above overlaps both stones and is closed.",
      ],
      position: {
        label:
          "Two large disks with a stone each, a disk below that touches both, one above that overlaps both",
        document: TANGENT,
        stands: null,
        task: "Let Black take White’s stone. Try the disk above too, and see what the line below the board says.",
        recentMoves: [],
        echo: (seen) =>
          taken(seen) === 1
            ? "Taken: the disk below was the only open one that touched White’s stone. The disk above stays closed, since Black’s stone still overlaps it."
            : null,
      },
    },
    {
      words: [
        "A closed disk is no liberty. So one can take a stone *without touching it*, by covering a part of its last liberty. White’s small stone here touches the great disk and nothing else.",
      ],
      position: {
        label: "A small white stone beside a great disk, in which a smaller one lies",
        document: FAR,
        stands: null,
        task: "Let Black take the white stone from afar.",
        recentMoves: [],
        echo: (seen) => {
          if (taken(seen) !== 1) return null;
          return playedAt(seen) === B
            ? "Taken, but from close by: the great disk touches it. Step back and find a play that does not."
            : "Taken from afar: the great disk was White’s last liberty, your stone overlaps it, and so it is closed.";
        },
      },
    },
  ],
  mathematics: {
    words: [
      "Centres and radii are whole numbers, in *ticks*. Two disks with radii a and a′ and centres d apart overlap if d < a + a′ and touch if d ≤ a + a′: squares of whole numbers are compared, so tangency is exact.",
      "A stone is an open disk, without its rim. Two tangent disks have no point in common, but their closures have, and so they are go-connected. The first board’s centres make a triangle with sides 3072, 2560 and 2560, the sums of the radii 1536, 1536 and 1024.",
      "The disks have infinitely many points, yet a finite go-space plays the same game: its points are the ways in which a point can lie in the disks and their rims.",
    ],
    figure: null,
    seed: "“Topological Go” (TopoGo), example 1: disks of radius ½ at the points of the lattice are Go as one knows it.",
    file: "docs/continuous.md",
  },
};
