/** Play on boards of disks by touch. */

import type { DisksBoard, GameDocument } from "../../www/engine/types.ts";
import { JOURNEY, type Page, test } from "./shared-page.ts";
import { expectSaid, expectSeen, openGame, tap, visit } from "./stage.ts";

/** 0 and 1 overlap, 2 and 3 almost share a centre, and each of these touches one of the others. */
const CLOSE: DisksBoard = {
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

async function open(page: Page, board: DisksBoard, rest: Partial<GameDocument> = {}) {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Disks",
    board,
    rules: { preset: "stone" },
    ...rest,
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap proposes a disk, a second one plays", JOURNEY, async ({ page }) => {
    await open(page, CLOSE);
    await tap(page, -10, 0);
    await expectSaid(page, "A2 chosen. Tap again to play.");
    await tap(page, -10, 0);
    await expectSaid(page, "Black A2. White to play.");
    await expectSeen(page, -10, 0, "black", 3);
  });
});
