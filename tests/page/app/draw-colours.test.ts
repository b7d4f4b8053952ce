/** Colours of a drawing: painted, and told where a selection has several. */

import { drawRow } from "../drawings.ts";
import { keys, press } from "../editor.ts";
import { expect, test } from "./app.ts";

test("a colour is painted, and a selection of several says so", async ({ page }) => {
  await drawRow(page);
  const colours = page.getByRole("group", { name: "Colour" });
  await keys(page, "Escape");
  await press(page, [80, 0]);
  await colours.getByRole("button", { name: "Blue" }).click();
  // The theme's blue, which nothing else on the paper has.
  const painted = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("#drawing-canvases canvas");
      const { data } =
        canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const isBlue = (at: number) =>
        data?.[at] === 0x2a && data[at + 1] === 0x2f && data[at + 2] === 0xe0;
      return Array.from({ length: (data?.length ?? 0) / 4 }, (_, i) => 4 * i).filter(isBlue).length;
    });
  await expect.poll(painted).toBeGreaterThan(20);
  await page.locator("#drawing").focus();
  await keys(page, "Control+a");
  await expect(colours).toContainText("Several");
  await expect(colours.locator("[aria-pressed=true]")).toHaveCount(0);
});
