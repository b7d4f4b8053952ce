/** The value of a drawing: it follows the drawing by itself, in a quiet line. Expected values are those of
 *  docs/solver.md: Drange's for rows, brute force for cycles. */

import { draw, press, pull, take } from "../editor.ts";
import { listen } from "../stage.ts";
import { expect, test } from "./app.ts";

test("the value of a small graph changes as an edge is dragged in, and is not spoken", async ({
  page,
}) => {
  const line = page.locator("#drawing-value");
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [80, 0], [160, 0], [80, 120]);
  await take(page, "Link");
  await pull(page, [0, 0], [80, 0]);
  await pull(page, [80, 0], [160, 0]);
  const before = await page.locator("#drawing").boundingBox();
  await pull(page, [160, 0], [80, 120]);
  await expect(line).toHaveText("With best play Black wins by 4");
  const heard = await listen(page);
  await pull(page, [80, 120], [0, 0]);
  await expect(line).toHaveText("With best play Black wins by 1");
  expect((await heard()).join()).not.toContain("best play");
  expect(await page.locator("#drawing").boundingBox()).toEqual(before);
});
