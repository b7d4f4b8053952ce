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

test("words stand at their places: of the last game, of a step of Learn, and of a result", async ({
  page,
}) => {
  await visit(page);
  const notice = page.locator("#notice");
  await click(page, 4, 4);
  await page
    .locator("#gallery")
    .getByRole("button", { name: "One-way streets", exact: true })
    .click();
  await expect(notice).toContainText("Your last game is saved.");
  const [box, top] = [await notice.boundingBox(), await spotOf(page, 0, 0)];
  expect(box?.y, "below the board's top line").toBeGreaterThan(top.y);

  await page.locator("#board-note").getByRole("button", { name: "Learn: one-way arcs" }).click();
  await expect(page.locator("#learn-arcs"), "comes into view").toBeInViewport();
  await page.locator("#rooms").getByRole("button", { name: "Play" }).click();

  await command(page, "Resign");
  await page.locator("#question").getByRole("button", { name: "Resign" }).click();
  // On a line of its own, without the colon.
  await expect(page.locator("#turn")).toHaveText("White wins\nBlack resigned", {
    useInnerText: true,
  });
});
