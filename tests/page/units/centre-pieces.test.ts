/** Tests of the number of pieces in which the stones of a plane can stand, as Play says it. */
import { Game, load } from "gospace";
import { beforeAll, expect, test } from "vitest";
import type { PlaneBoard, Region } from "../../../www/engine/types.ts";
import { centrePieces } from "../../../www/view/centre-pieces.ts";
import { box, dumbbell } from "./plane-outlines.ts";

beforeAll(() => load());

/** Stones are 600 wide, and may overlap one another, and a wall, by the tolerance's half each. */
function piecesOf(region: Region): number | null {
  const board: PlaneBoard = { kind: "plane", region, radius: 300, tolerance: 4 };
  const game = new Game({ gospace: 1, board });
  const drawing = game.drawing();
  game.free();
  return centrePieces(drawing);
}

test.each([
  ["a corridor too narrow for a stone parts a plane", { outer: dumbbell(590) }, 2],
  ["a wide one does not", { outer: dumbbell(602) }, 1],
  ["a disk is one piece", { circle: [0, 0, 1000] }, 1],
  [
    "a wall across parts a plane",
    { outer: box(0, 0, 4000, 1000), holes: [box(1990, 100, 2010, 900)] },
    2,
  ],
  ["glued sides are no walls", { outer: box(0, 0, 4000, 1000), wrap: "torus" }, 1],
  [
    "pieces round glued sides and holes are not counted",
    { outer: box(0, 0, 4000, 1000), holes: [box(1990, 100, 2010, 900)], wrap: "cylinder" },
    null,
  ],
] satisfies [string, Region, number | null][])("%s", (_, region, pieces) => {
  expect(piecesOf(region)).toBe(pieces);
});
