/** Play by keyboard alone. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { expectSaid, expectSeen, visit } from "./stage.ts";

test("a game is played by keyboard alone", JOURNEY, async ({ page }) => {
  await visit(page);
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, "E5, empty");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Black E5. White to play.");
  await expectSeen(page, 4, 4, "black");

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, "F6, empty");
  await page.keyboard.press("Space");
  await expectSeen(page, 5, 3, "white");
  await page.keyboard.press("Enter");
  await expectSaid(page, "F6: a stone is there already.");

  await page.keyboard.press("u");
  await expectSaid(page, "Took back White F6. White to play.");
  await page.keyboard.press("Control+y");
  await expectSaid(page, "White F6 again. Black to play.");
  await page.keyboard.press("Home");
  await expectSaid(page, "After turn 0 of 2. Black to play.");
  await page.keyboard.press("]");
  await page.keyboard.press("End");
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expectSaid(page, "White passes. A draw (area, two passes).");
  await expect(page.locator("#phase .count-bar b")).toHaveText(["1", "1"]);
  await page.keyboard.press("s");
  await expectSaid(page, "Area: Black 1 stone; White 1 stone; 79 empty points belong to neither.");
});

test("the focus ring of a chosen segment has the colour of its words, also in a reader's own colours", async ({
  page,
}) => {
  await visit(page);
  const kinds = [
    page.getByRole("navigation", { name: "Rooms" }).locator("[aria-current]"),
    page.getByRole("group", { name: "Opponent" }).locator('[aria-pressed="true"]'),
  ];
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    for (const segment of kinds) {
      await page.keyboard.press("Tab");
      await segment.focus();
      const { color, outlineColor, outlineStyle } = await segment.evaluate((button) => {
        const { color, outlineColor, outlineStyle } = getComputedStyle(button);
        return { color, outlineColor, outlineStyle };
      });
      expect(outlineStyle).not.toBe("none");
      expect(outlineColor).toBe(color);
    }
  }
});
