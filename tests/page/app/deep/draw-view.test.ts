/** Views of a drawing: the selection at its largest, the wheel, and the camera that is kept. */

import { at, draw, keys, press, room, take } from "../../editor.ts";
import { twoFrames } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** Pixels between two spots that lie 40 apart. */
async function pitch(page: Page): Promise<number> {
  return (await at(page, [40, 0])).x - (await at(page, [0, 0])).x;
}

test("F and a button zoom to what is selected, and 0 shows all again", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [40, 0], [200, 160]);
  await keys(page, "0");
  const all = await pitch(page);
  const button = page.getByRole("button", { name: "Zoom to what is selected" });
  await expect(button).toBeVisible();
  await keys(page, "f");
  await expect.poll(() => pitch(page)).toBeGreaterThan(1.5 * all);
  const drawing = await page.locator("#drawing").boundingBox();
  const point = await at(page, [200, 160]);
  if (drawing === null) throw new Error("the drawing area is shown");
  expect(Math.abs(point.x - drawing.x - drawing.width / 2)).toBeLessThan(3);
  await keys(page, "0");
  await expect.poll(() => pitch(page)).toBeCloseTo(all, 3);
  await button.click();
  await expect.poll(() => pitch(page)).toBeGreaterThan(1.5 * all);
  await page.locator("#drawing").focus();
  await keys(page, "v", "Escape");
  await expect(button).toBeHidden();
});

test("the wheel moves the paper, with Ctrl it zooms, and a switch of the menu lets it always zoom", async ({
  page,
}) => {
  await draw(page);
  const middle = await at(page, [0, 0]);
  await page.mouse.move(middle.x, middle.y);
  const wide = await pitch(page);
  await page.mouse.wheel(20, 60);
  await expect.poll(async () => (await at(page, [0, 0])).y).toBeCloseTo(middle.y - 60, 0);
  expect((await at(page, [0, 0])).x).toBeCloseTo(middle.x - 20, 0);
  expect(await pitch(page)).toBeCloseTo(wide, 3);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -40);
  await page.keyboard.up("Control");
  await expect.poll(() => pitch(page)).toBeGreaterThan(1.3 * wide);
  await keys(page, "0");
  const menu = page.getByRole("button", { name: "Menu" }).filter({ visible: true });
  await menu.click();
  await page.getByRole("menuitemcheckbox", { name: "The wheel zooms" }).click();
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -240);
  await expect.poll(() => pitch(page)).toBeGreaterThan(1.3 * wide);
  await page.reload();
  await page.locator("body[data-state=ready]").waitFor();
  await menu.click();
  await expect(page.getByRole("menuitemcheckbox", { name: "The wheel zooms" })).toHaveAttribute(
    "aria-checked",
    "true",
  );
});

test("a small drawing has no mini map", async ({ page }) => {
  await draw(page);
  await expect(page.locator("#drawing-map")).toBeHidden();
});

test("the drawing area keeps its camera while another room is open", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [80, 0], [80, 80]);
  const camera = () => page.locator("#drawing-canvases").getAttribute("data-camera");
  const before = await camera();
  await room(page, "Play");
  await expect(page.locator("#drawing")).toBeHidden();
  await page.evaluate(twoFrames);
  expect(await camera()).toBe(before);
  // Nor does what was drawn since it was fitted move it on the way back.
  await room(page, "Draw");
  await page.evaluate(twoFrames);
  expect(await camera()).toBe(before);
});
