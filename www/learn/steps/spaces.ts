/** Go-spaces by pictures. */
import type { GameDocument } from "../../engine/types.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** Placements: a, b, c, and a with b. */
export const [LEFT, MIDDLE, RIGHT, WIDE] = [0, 1, 2, 3] as const;

/** a, ab, b, bc, c: the points of a row and the connections between them. */
const LINE: GameDocument = {
  gospace: 1,
  title: "A line of three",
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
    open: [[0], [0, 1, 2], [2], [2, 3, 4], [4]],
    placements: [[0], [2], [4], [0, 2]],
  },
};

/** Placements: the points of a row of five by number, and 0 with 3. */
export const BOTH = 5;

const TWO: GameDocument = {
  gospace: 1,
  title: "Two at once",
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [2, 0],
      [4, 0],
      [6, 0],
      [8, 0],
      [1, 0],
      [3, 0],
      [5, 0],
      [7, 0],
    ],
    open: [[0], [1], [2], [3], [4], [0, 5, 1], [1, 6, 2], [2, 7, 3], [3, 8, 4]],
    placements: [[0], [1], [2], [3], [4], [0, 3]],
  },
};

export const SPACES: Step = {
  id: "learn-spaces",
  title: "Stones of any shape",
  idea: "A stone need not be one point. A board may list any shapes that can be played, and a play colours all the points of one of them.",
  scenes: [
    {
      words: [
        "Such a board is a *go-space*. What a play can fill is called a *placement*, and is drawn as a hull round its points. Placements may overlap, or lie in one another. Here there are four: the three points in a row, and the left two together.",
        "Every placement has a border; here the small dots on the lines, which nobody can fill. *Stones connect where their borders touch*, and so does a stone with its liberties.",
      ],
      position: {
        label: "Three points in a row; the left two are also a placement together",
        document: LINE,
        stands: null,
        task: "Let Black play the wide placement, between its two points. With keys, N goes through placements that share points. Then let White play the right point.",
        recentMoves: [],
        echo: (seen) => {
          if (seen.repeats !== null)
            return `Refused: the board after turn ${seen.repeats} would come back.`;
          if (taken(seen) === 3)
            return "Taken: three stones at once. The left point, the middle one, and both together, each was a stone; the right point was the only liberty of all.";
          if (playedAt(seen) === WIDE)
            return "One play, three stones: the wide one, and both of its points, which are placements as well. Now White, on the right.";
          return null;
        },
      },
    },
    {
      words: [
        "A placement may even be in two pieces. Colours belong to points and not to stones, so one piece may be lost while the other lives. Here the first and the fourth point are a placement together; a dotted line ties them.",
      ],
      position: {
        label: "Five points in a row; the first and the fourth are also a placement together",
        document: TWO,
        stands: null,
        task: "Let Black play the placement in two pieces. Then let White play the second point.",
        recentMoves: [],
        echo: (seen) => {
          if (playedAt(seen) === 1 && seen.colours[0] === 0 && seen.colours[3] === 1)
            return "Half of it is gone. The left piece had no liberty left; the other has two beside it, and stays.";
          if (playedAt(seen) === BOTH)
            return "Two points turned black. Nothing joins them, so each must live by itself.";
          return null;
        },
      },
    },
  ],
  mathematics: {
    words: [
      "A go-space is (X, T, S): a set X of points, a topology T on it, which says what sets are *open*, and a list S of placements, non-empty open sets. A *stone* is a placement all of whose points are black, or all white.",
      "The *closure* of a set is the set with its border: all p such that every open set around p meets it. A set of stones is *go-connected* if the closure of their union is connected, in one piece. It *has liberty* if some open placement would leave it go-connected when it is added.",
      "On the row a set is open if, with each connection, it holds both of its ends. So the closure of {a} is {a, ab}, and that of {b} is {ab, b, bc}: both hold ab, and the stones connect.",
      "A point is emptied only if *all* stones that hold it are without liberty. So {0, 3} loses 0 and keeps 3, which lives as the stone {3}. On the plane, with disks for placements, all this says what one expects: stones connect if their rims touch.",
    ],
    figure: "closure",
    seed: "“Topological Go” (TopoGo), Defns 1 to 9, and the same in Sensei’s Library, from where the border is.",
    file: "docs/rules/go-spaces.md",
  },
};
