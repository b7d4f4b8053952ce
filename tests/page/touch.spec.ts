/** Play by touch. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { command, expectSaid, expectSeen, expectTurn, pinch, spotOf, tap, visit } from "./stage.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

test("a game is played by thumb: a tap proposes, a second one plays", JOURNEY, async ({ page }) => {
  await visit(page);
  await tap(page, 2, 2);
  await expect(page.locator("#tip")).toHaveText(/^Black at C7\?/);
  await expectTurn(page, "Black", 1, "#dock");
  await tap(page, 2, 2);
  await expectSaid(page, "Black C7. White to play.");
  await expectSeen(page, 2, 2, "black");

  await tap(page, 6, 6);
  await tap(page, 5, 5);
  await page.getByRole("button", { name: "Play here" }).tap();
  await expectSaid(page, "White F4. Black to play.");
  await expectSeen(page, 5, 5, "white");
  await expectSeen(page, 6, 6, "neither");
  await expect(page.locator("#dock")).toContainText("area 1 : 1");

  await tap(page, 4, 4);
  await page.getByRole("button", { name: "Cancel this play" }).tap();
  await expect(page.locator("#confirm")).toBeHidden();
  await expectSeen(page, 4, 4, "neither");

  const dock = page.locator("#dock");
  await dock.getByRole("button", { name: "Undo" }).tap();
  await expectSeen(page, 5, 5, "neither");
  await command(page, "Redo");
  await dock.getByRole("button", { name: "Close" }).tap();
  await dock.getByRole("button", { name: "Pass" }).tap();
  await dock.getByRole("button", { name: "Pass" }).tap();
  await expect(dock.locator(".turn")).toHaveText("A draw (area, two passes)");
});

test("two fingers zoom, a button fits the board then, and the tab of the open room is ink", async ({
  page,
}) => {
  await visit(page);
  const fit = page.getByRole("button", { name: "Fit the board" });
  await expect(fit).toBeHidden();
  const middle = await spotOf(page, 4, 4);
  const width = async () => (await spotOf(page, 5, 4)).x - (await spotOf(page, 4, 4)).x;
  const before = await width();
  await pinch(page, middle, 30, 40, 50, 60);
  await expect.poll(width).toBeGreaterThan(1.6 * before);
  await expect(page.locator("#confirm")).toBeHidden();
  await fit.tap();
  await expect(fit).toBeHidden();
  expect(await width()).toBeCloseTo(before, 3);

  const tabs = page.locator("#tabs .tab");
  await expect(tabs).toHaveText(["Play", "Draw", "Boards", "Learn"]);
  // Red is for what is now on a board.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  for (const name of ["Draw", "Play"]) {
    await tabs.filter({ hasText: name }).tap();
    await expect(page.locator("#tabs [aria-current]")).toHaveText(name);
    await expect(page.locator("#tabs [aria-current]")).toHaveCSS("color", ink);
  }
});
