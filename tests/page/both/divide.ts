/** Helpers of the tests of divide in the browser and of those in Node. */
import type { GameDocument } from "../../../www/engine/types.ts";

export const PAIRS: GameDocument = {
  gospace: 1,
  title: "Isolated pairs",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    edges: [
      [0, 1],
      [2, 3],
    ],
  },
  rules: { preset: "divide-and-choose" },
};
