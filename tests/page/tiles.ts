/** A go-space whose placements overlap, for tests of play on it. */
import { expect, type Page } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { expectSaid, openFile, visit } from "./stage.ts";

/** A square of four points and two more beside it, with the lines between them: each side of the
 *  square is a placement, a far pair is, and the whole square. */
const TILES: GameDocument = {
  gospace: 1,
  title: "Tiles",
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [4, 0],
      [4, 1],
      [0.5, 0],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
      [4, 0.5],
      [2.5, 0],
    ],
    open: [
      [0],
      [1],
      [2],
      [3],
      [4],
      [5],
      [0, 6, 1],
      [2, 7, 3],
      [0, 8, 2],
      [1, 9, 3],
      [4, 10, 5],
      [1, 11, 4],
    ],
    placements: [[0, 1], [2, 3], [0, 2], [1, 3], [0, 4], [5], [0, 1, 2, 3]],
  },
  rules: { preset: "stone" },
};

export async function openTiles(page: Page): Promise<void> {
  await visit(page);
  await openFile(page, TILES);
  await expectSaid(page, "Tiles: 7 placements over 12 points. Black to play.");
  // They are fetched with the board, and the stage makes room for them.
  await expect(page.getByRole("group", { name: "Shape of the stone" })).toBeVisible();
}
