/** Arranging a drawing: pasting at a place, copies, locks, groups, and what is selected by its kind. */
import { expect, type Page, test } from "@playwright/test";
import { at, draw, drawnBoard, expectCounts, keys, press, take } from "./editor.ts";

async function points(page: Page): Promise<readonly (readonly number[])[]> {
  return (await drawnBoard(page, "graph")).points;
}

/** An empty paper with points, and the tool that selects. */
async function drawPoints(page: Page, ...spots: readonly (readonly [number, number])[]) {
  await draw(page);
  await take(page, "Point");
  await press(page, ...spots);
  await take(page, "Select");
}

test("what is pasted comes to the pointer, by keys to the cursor, and covers nothing", async ({
  page,
}) => {
  await drawPoints(page, [0, 0], [80, 0]);
  await keys(page, "Control+a", "Control+c");
  const pointAt = async (spot: readonly [number, number]) => {
    const { x, y } = await at(page, spot);
    await page.mouse.move(x, y);
  };
  await pointAt([120, 83]);
  await keys(page, "Control+v");
  await expectCounts(page, /^4 points/);
  expect((await points(page)).slice(2)).toEqual([
    [80, 80],
    [160, 80],
  ]);
  await pointAt([120, 83]);
  await keys(page, "Control+v");
  await expectCounts(page, /^6 points/);
  expect((await points(page)).slice(4)).toEqual([
    [120, 120],
    [200, 120],
  ]);
  await page.locator("#easel").focus();
  await keys(page, "Escape", "n", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Control+v");
  await expectCounts(page, /^8 points/);
  expect((await points(page)).slice(6)).toEqual([
    [-40, 160],
    [40, 160],
  ]);
});
