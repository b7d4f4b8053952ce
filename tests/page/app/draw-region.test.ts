/** The number of stones across a region, which sets their radius. */

import { draw, drawnBoard, keys, pull, take, WHOLE_PIXELS } from "../editor.ts";
import { expect, test } from "./app.ts";

test.use(WHOLE_PIXELS);

test("the number of stones across a region sets their radius", async ({ page }) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await page.getByRole("button", { name: "Rectangle" }).click();
  await pull(page, [-1536, -1536], [1536, 1536]);
  const across = page.getByRole("textbox", { name: "Stones across" });
  await expect(across).toHaveValue("12");
  await across.fill("5");
  await across.press("Enter");
  await expect(page.getByLabel("Stone radius")).toHaveValue("307");
  await expect(page.locator("#inspector")).toContainText("About 5 stones across.");
  expect((await drawnBoard(page, "plane")).radius).toBe(307);
  await keys(page, "Control+z");
  await expect(across).toHaveValue("12");
});
