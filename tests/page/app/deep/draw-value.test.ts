/** The value of a drawing: it follows the drawing by itself, in a quiet line. Expected values are those of
 *  docs/solver.md: Drange's for rows, brute force for cycles. */

import { draw, keys, press, take, unfold } from "../../editor.ts";
import { expect, type Locator, type Page, test } from "../app.ts";

const line = (page: Page): Locator => page.locator("#drawing-value");

test("a drawing with an error has no value until it is mended", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await press(page, [0, 0], [80, 0]);
  await keys(page, "v");
  await press(page, [0, 0]);
  await keys(page, "o", "Escape");
  await page.keyboard.down("Shift");
  await press(page, [0, 0], [80, 0]);
  await page.keyboard.up("Shift");
  await keys(page, "o", "Escape");
  await expect(line(page)).toHaveText(/^With best play/);
  // A second click at once on the same point would name it.
  await press(page, [0, 120], [80, 0]);
  await keys(page, "b");
  // It has become open with the placement.
  await unfold(page, "Open sets");
  const opens = page.locator("#inspector .sets").last();
  await opens.getByText("single points").click();
  await opens.getByRole("button", { name: "Remove {B1}" }).click();
  await expect(page.locator("#findings")).toContainText("is not open.");
  await expect(line(page)).toHaveText("");
  await keys(page, "Control+z");
  await expect(line(page)).toHaveText(/^With best play/);
});

test("a drawing too large to solve has no value", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  const spots = Array.from({ length: 17 }, (_, at) => [40 * (at % 5), 40 * Math.floor(at / 5)]);
  for (const [x = 0, y = 0] of spots.slice(0, 3)) await press(page, [x, y]);
  await expect(line(page)).toHaveText(/^With best play/);
  for (const [x = 0, y = 0] of spots.slice(3)) await press(page, [x, y]);
  await expect(line(page)).toHaveText("");
});
