/** A link bent by hand with the mouse, its bend undone and straightened. */

import { drawAngle } from "./drawings.ts";
import { drawnBends, expectSelected, keys, press, pull } from "./editor.ts";
import { expect, test } from "./shared-page.ts";

test("the middle of a selected link is dragged, and the bend is undone and straightened", async ({
  page,
}) => {
  await drawAngle(page);
  await press(page, [40, 0]);
  await expectSelected(page, "1 link");
  await pull(page, [0, 0], [0, -40]);
  expect(await drawnBends(page)).toEqual([[0, 0, -40]]);
  await page.locator("#drawing").focus();
  await pull(page, [0, -40], [-40, -80]);
  expect(await drawnBends(page)).toEqual([[0, -40, -80]]);
  await page.locator("#drawing").focus();
  await keys(page, "Control+z");
  expect(await drawnBends(page)).toEqual([[0, 0, -40]]);
  await pull(page, [0, -40], [0, 0]);
  expect(await drawnBends(page)).toBeUndefined();
  await page.locator("#drawing").focus();
  await keys(page, "Control+z");
  await page.getByRole("button", { name: "Straighten" }).click();
  expect(await drawnBends(page)).toBeUndefined();
  await expect(page.getByRole("button", { name: "Straighten" })).toBeHidden();
});
