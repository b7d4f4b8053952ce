/** Links bent by hand: in Play, in a link, by finger and by keys. */

import { fromLink, load } from "../../../pkg/gospace.js";
import { drawAngle } from "../drawings.ts";
import {
  at,
  draw,
  drawFinger,
  drawnBends,
  expectCounts,
  expectSelected,
  keys,
  press,
  pull,
  room,
  take,
  tapAt,
} from "../editor.ts";
import { expectSaid, savedGame } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a bent link is in the address, and its bend goes with its place when a link is erased", async ({
  page,
}) => {
  await drawAngle(page);
  await press(page, [80, 20]);
  await expectSelected(page, "1 link");
  await pull(page, [80, 40], [120, 40]);
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
  expect((await savedGame(page)).board).toMatchObject({ bends: [[1, 120, 40]] });
  await expect.poll(() => page.url()).toMatch(/#2/);
  await load();
  expect(fromLink(new URL(page.url()).hash).board).toMatchObject({ bends: [[1, 120, 40]] });
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  expect((await savedGame(page)).board).toMatchObject({ bends: [[1, 120, 40]] });
  await room(page, "Draw");
  await press(page, [40, 0]);
  await expectSelected(page, "1 link");
  await keys(page, "Delete");
  expect(await drawnBends(page)).toEqual([[0, 120, 40]]);
});

test("a double click on the middle of a link still adds a point there", async ({ page }) => {
  await drawAngle(page);
  const { x, y } = await at(page, [0, 0]);
  await page.mouse.dblclick(x, y);
  await expectCounts(page, "4 points · 3 edges · 1 piece");
});

test("arrow keys bend the selected link, and are told", async ({ page }) => {
  await drawAngle(page);
  await press(page, [40, 0]);
  await expectSelected(page, "1 link");
  await keys(page, "ArrowUp");
  await expectSaid(page, /^Link bent/);
  await keys(page, "ArrowUp", "Shift+ArrowRight");
  expect(await drawnBends(page)).toEqual([[0, 4, -80]]);
  await page.locator("#drawing").focus();
  await keys(page, "Shift+ArrowLeft", "ArrowDown", "ArrowDown");
  await expectSaid(page, /^Link straightened/);
  expect(await drawnBends(page)).toBeUndefined();
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tapped link is bent by a drag of its middle", async ({ page }) => {
    await draw(page);
    await take(page, "Link");
    await tapAt(page, [-80, 0], [80, 0]);
    await keys(page, "Escape");
    await take(page, "Select");
    await tapAt(page, [40, 0]);
    await drawFinger(page, [0, 0], [0, 80]);
    expect(await drawnBends(page)).toEqual([[0, 0, 80]]);
  });
});
