/** Helpers of the tests of disks in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { DisksBoard, GameDocument } from "../../../www/engine/types.ts";
import { openGame, visit } from "../stage.ts";

/** 0 and 1 overlap, 2 and 3 almost share a centre, and each of these touches one of the others. */
export const CLOSE: DisksBoard = {
  kind: "disks",
  disks: [
    [0, 0, 5],
    [7, 0, 5],
    [30, 0, 6],
    [31, 0, 3],
    [-10, 0, 5],
    [17, 0, 5],
    [42, 0, 6],
    [31, 8, 5],
  ],
};

export async function open(page: Page, board: DisksBoard, rest: Partial<GameDocument> = {}) {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Disks",
    board,
    rules: { preset: "stone" },
    ...rest,
  });
}
