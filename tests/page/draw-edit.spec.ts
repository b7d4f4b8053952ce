/** Edits of a drawing: what is selected is moved, doubled and removed, and a label is written beside its point. */

import { drawSquare } from "./drawings.ts";
import { at } from "./editor.ts";
import { expect, test } from "./shared-page.ts";

test("the field of a label stays beside its point while the paper is zoomed", async ({ page }) => {
  await drawSquare(page);
  const spot = await at(page, [0, 0]);
  await page.mouse.dblclick(spot.x, spot.y);
  const field = page.locator("#drawing-label");
  await expect(field).toBeFocused();
  await page.mouse.move(spot.x - 100, spot.y - 100);
  await page.mouse.wheel(0, -200);
  await expect
    .poll(async () => {
      const [box, now] = [await field.boundingBox(), await at(page, [0, 0])];
      return Math.round((box?.x ?? 0) - now.x);
    })
    .toBe(12);
});
