/** Play by mouse on a grid, and where its words stand. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, command, expectSaid, expectSeen, spotOf, visit } from "./stage.ts";

test("turns are taken back, played again and walked to", JOURNEY, async ({ page }) => {
  await visit(page);
  for (const [x, y] of [
    [2, 2],
    [6, 6],
    [2, 6],
  ] as const)
    await click(page, x, y);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectSaid(page, "Took back Black C3. Black to play.");
  await expectSeen(page, 2, 6, "neither");
  await command(page, "Redo");
  await expectSaid(page, "Black C3 again. White to play.");
  await expectSeen(page, 2, 6, "black");

  await page.getByRole("button", { name: "Turn 1: Black C7" }).click();
  await expectSaid(page, "After turn 1 of 3. White to play.");
  await expectSeen(page, 6, 6, "neither");
  await expect(page.locator("#record [aria-current]")).toHaveText("1C7");
  await page.getByRole("button", { name: "Turn 3: Black C3" }).click();
  await expectSeen(page, 6, 6, "white");
});

test("the reason of a result stands on a line of its own, without the colon", async ({ page }) => {
  await visit(page);
  await command(page, "Resign");
  await page.locator("#question").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator("#turn")).toHaveText("White wins\nBlack resigned", {
    useInnerText: true,
  });
});

test("the word on the last game stands below the board's top line", async ({ page }) => {
  await visit(page);
  const notice = page.locator("#notice");
  await click(page, 4, 4);
  await page
    .locator("#gallery")
    .getByRole("button", { name: "One-way streets", exact: true })
    .click();
  await expect(notice).toContainText("Your last game is saved.");
  const [box, top] = [await notice.boundingBox(), await spotOf(page, 0, 0)];
  expect(box?.y).toBeGreaterThan(top.y);
});

test("the step of Learn that a board's note names comes into view", async ({ page }) => {
  await visit(page);
  await page.locator("#gallery").getByRole("button", { name: "One-way streets" }).click();
  await page.locator("#board-note").getByRole("button", { name: "Learn: one-way arcs" }).click();
  await expect(page.locator("#learn-arcs")).toBeInViewport();
});
