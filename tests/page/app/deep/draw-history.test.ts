/** The list of steps, and the key of the plus. */

import { drawThreeSteps } from "../../drawings.ts";
import {
  draw,
  drawnBoard,
  expectCounts,
  expectSelected,
  keys,
  press,
  steps,
} from "../../editor.ts";
import { fromMenu } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("the list of steps names each, and a click goes back to one and on again", async ({
  page,
}) => {
  await drawThreeSteps(page);
  await fromMenu(page, "Steps of the drawing");
  await expect(steps(page).first()).toHaveText("Edge added");
  await expect(steps(page).first()).toHaveAttribute("aria-checked", "true");
  await expect(steps(page).nth(1)).toHaveText("Point added");
  await steps(page).nth(2).click();
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  await fromMenu(page, "Steps of the drawing");
  await expect(steps(page).nth(2)).toHaveAttribute("aria-checked", "true");
  await expect(steps(page).nth(2)).toBeFocused();
  await steps(page).first().click();
  await expectCounts(page, "2 points · 1 edge · 1 piece");
});

test("the list holds the last 50 steps", async ({ page }) => {
  await draw(page);
  await keys(page, "p", "ArrowRight");
  for (let i = 0; i < 60; i += 1) await keys(page, "ArrowRight", "Enter");
  await keys(page, "h");
  await expect(steps(page)).toHaveCount(50);
  await expect(steps(page).last()).toHaveText("Point added");
});

test("the list says where earlier steps are forgotten", async ({ page }) => {
  await draw(page);
  await keys(page, "p", "ArrowRight");
  // Pressed within the page, for speed.
  await page.locator("#drawing").evaluate((drawing) => {
    const press = (init: KeyboardEventInit) =>
      drawing.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
    for (let i = 0; i < 510; i += 1) for (const key of ["ArrowRight", "Enter"]) press({ key });
    for (let i = 0; i < 510; i += 1) press({ key: "z", ctrlKey: true });
  });
  await expectCounts(page, /^10 points/);
  await keys(page, "h");
  await expect(steps(page).last()).toHaveText("Earlier steps are forgotten");
  await expect(steps(page).last()).toBeFocused();
});

test("E adds a linked neighbour of the selected point, again and again, and tells it", async ({
  page,
}) => {
  await draw(page);
  await keys(page, "p");
  await press(page, [0, 0]);
  await keys(page, "v", "e");
  // The words come with the first key, and until then tell the click with it.
  await expect(page.locator("#live-region")).toContainText("Edge added");
  await expectSelected(page, "1 point");
  await keys(page, "e");
  await expect(page.locator("#live-region")).toContainText("Point added. Edge added");
  expect((await drawnBoard(page, "graph")).points).toEqual([
    [0, 0],
    [40, 0],
    [80, 0],
  ]);
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await keys(page, "Escape", "Escape", "e");
  await expect(page.locator("#drawing-tip")).toContainText("Select one point");
  await keys(page, "?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list).toContainText("Add a linked neighbour of the selected point");
});
