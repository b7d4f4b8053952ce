/** Symmetric drawing, constraints and star points in the drawing room: by mouse, by finger and by keys, and in what is
 *  saved. */

import { drawRow } from "../drawings.ts";
import {
  at,
  chooseSymmetry,
  draw,
  drawnBoard,
  drawnGame,
  expectCounts,
  keys,
  pull,
  take,
  tapAt,
} from "../editor.ts";
import { expectSaid } from "../stage.ts";
import { expect, test } from "./app.ts";

test("by keys an item is put in all its images, which are told, and the centre moves with its fields", async ({
  page,
}) => {
  await draw(page);
  await chooseSymmetry(page, "Left and right");
  await page.getByLabel("Centre x").fill("40");
  await page.getByLabel("Centre x").press("Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await keys(page, "p", "ArrowRight", "Enter");
  await expectSaid(page, /^2 points added/);
  await expectCounts(page, "2 points · 0 edges · 2 pieces");
  const { points } = await drawnBoard(page, "graph");
  expect(points).toEqual([
    [0, 0],
    [80, 0],
  ]);
});

test("the centre of the symmetry is dragged, and snaps", async ({ page }) => {
  await draw(page);
  await chooseSymmetry(page, "Turns");
  await take(page, "Select");
  await pull(page, [0, 0], [78, 41]);
  await expect(page.getByLabel("Centre x")).toHaveValue("80");
  await expect(page.getByLabel("Centre y")).toHaveValue("40");
});

test("a point is kept in the middle of two others, and released by a click on its sign", async ({
  page,
}) => {
  await drawRow(page, 40);
  await page.locator("#inspector").getByRole("button", { name: "Keep in the middle" }).click();
  await page.locator("#drawing").focus();
  await keys(page, "Escape");
  await pull(page, [80, 0], [80, 80]);
  expect(await drawnGame(page)).toMatchObject({
    drawing: { midpoints: [[1, 0, 2]] },
    board: {
      points: [
        [-80, 0],
        [0, 40],
        [80, 80],
      ],
    },
  });
  const { x, y } = await at(page, [0, 40]);
  await page.mouse.click(x, y + 15);
  expect((await drawnGame(page)).drawing).toBeUndefined();
});

test("links are kept equally long and released by keys alone", async ({ page }) => {
  await drawRow(page, 40);
  const panel = page.locator("#inspector");
  await panel.getByRole("button", { name: "Keep equally long" }).press("Enter");
  await expectSaid(page, /^Constraint added/);
  await expect(panel.getByRole("button", { name: "Keep equally long" })).toBeHidden();
  expect((await drawnGame(page)).drawing).toEqual({
    equal: [
      [
        [0, 1],
        [1, 2],
      ],
    ],
  });
  await panel.getByRole("button", { name: "Release" }).press("Enter");
  await expectSaid(page, /^Constraint removed/);
});

test("star points are marked by a button of the panel, and saved", async ({ page }) => {
  await drawRow(page, 40);
  const panel = page.locator("#inspector");
  await panel.getByRole("button", { name: "Star point", exact: true }).click();
  await expect(panel.getByRole("button", { name: "Star point", exact: true })).toBeHidden();
  expect((await drawnGame(page)).drawing).toEqual({ stars: [0, 1, 2] });
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a constraint is made from the panel, and released by a tap on its sign", async ({
    page,
  }) => {
    await draw(page);
    await take(page, "Link");
    await tapAt(page, [-80, 0], [0, 0], [80, 0]);
    await keys(page, "Escape", "v", "Control+a");
    await page.locator("#rail").getByRole("button", { name: /^More/ }).click();
    const panel = page.locator("#inspector");
    await panel.getByRole("button", { name: "Keep in the middle" }).click();
    await expect(panel.getByRole("button", { name: "Release" })).toBeVisible();
    await page
      .locator("#rail")
      .getByRole("button", { name: /^Close/ })
      .click();
    await keys(page, "Escape");
    const { x, y } = await at(page, [0, 0]);
    await page.touchscreen.tap(x, y + 15);
    expect((await drawnGame(page)).drawing).toBeUndefined();
  });
});
