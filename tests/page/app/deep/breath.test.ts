/** Liberties as ink: where it is seen, and what of it moves. */

import { capture, GRID } from "../../both/breath.ts";
import { click, expectRed, hover, ONE_WAY, openGame, painted, tap, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

async function askWhyOfACapture(page: Page): Promise<void> {
  await capture(page);
  await page.keyboard.press("y");
}

test("ink runs along an arrow and not against it", async ({ page }) => {
  await visit(page);
  await openGame(page, ONE_WAY);
  await click(page, 0, 0);
  await page.mouse.move(0, 0);
  await hover(page, 0, 0);
  await expectRed(page, 40, 0);
  await expectRed(page, 20, 0);
  await expectRed(page, 10, 17, false);
});

test("over a glued side ink comes in on the other one", async ({ page }) => {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Band",
    board: { kind: "grid", columns: 9, rows: 7, wrap: "mobius", start: { black: [9], white: [] } },
  });
  // (0, 1) is beside (8, 5).
  await hover(page, 0, 1);
  await expectRed(page, 8, 5);
  await expectRed(page, 8.4, 5);
  await expectRed(page, 8, 1, false);
});

test.describe("for readers who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("ink and the replay of a capture show their last frame at once", async ({ page }) => {
    await visit(page);
    await openGame(page, GRID);
    await hover(page, 4, 4);
    await expectRed(page, 5, 4);
    const at = await painted(page);
    await page.waitForTimeout(600);
    expect(await painted(page)).toEqual(at);
    await askWhyOfACapture(page);
    await expectRed(page, 4, 5);
    const asked = await painted(page);
    await page.waitForTimeout(2800);
    expect(await painted(page)).toEqual(asked);
  });
});

test("a capture is told in three sentences, and its replay ends with what it shows", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, GRID);
  await askWhyOfACapture(page);
  await expect(page.locator("#why .sentences span")).toHaveCount(3);
  // The cross on the liberty comes last.
  await expectRed(page, 4, 5);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap on a stone shows its ink", async ({ page }) => {
    await visit(page);
    await openGame(page, GRID);
    await tap(page, 4, 4);
    await expectRed(page, 5, 4);
    await expectRed(page, 4.7, 4);
  });
});

test("the keyboard's cursor shows the ink of a stone", async ({ page }) => {
  await visit(page);
  await openGame(page, GRID);
  await hover(page, 4, 5);
  await page.locator("#stage").focus();
  // The first one shows the cursor.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expectRed(page, 4.7, 4);
});
