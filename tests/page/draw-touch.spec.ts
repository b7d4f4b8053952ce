/** Drawing by thumb on a phone: taps and drags, and the places of the menu, the bar and the card. */

import {
  at,
  draw,
  drawFinger,
  drawnBoard,
  expectCounts,
  longPress,
  newPaper,
  room,
  take,
  tapAt,
} from "./editor.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { expectSaid, tap } from "./stage.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a graph and a one-way triangle by taps and drags of a finger", JOURNEY, async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await tapAt(page, [0, -80], [80, 0]);
  await drawFinger(page, [80, 0], [0, 80]);
  await take(page, "Link");
  await tapAt(page, [0, 80], [-80, 0], [0, -80], [0, -80]);
  await drawFinger(page, [0, -80], [80, 0]);
  await expectCounts(page, "4 points · 4 edges · 1 piece");
  expect((await drawnBoard(page, "graph")).edges).toEqual([
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 1],
  ]);
  await room(page, "Play");
  await tap(page, 0, -80);
  await tap(page, 0, -80);
  await expectSaid(page, /^Black .*White to play\.$/);

  await room(page, "Draw");
  await newPaper(page, "Graph");
  await take(page, "One-way arc");
  await tapAt(page, [-80, 0], [80, 0], [0, 120], [-80, 0], [-80, 0]);
  await expectCounts(page, "3 points · 0 edges · 3 arcs · 1 piece");
});

test("the menu of a long press stays on the screen, and bar and card beside what they are about", async ({
  page,
}) => {
  await draw(page);
  const paper = await page.locator("#drawing").boundingBox();
  if (paper === null) throw new Error("the paper is shown");
  const foot = paper.y + paper.height;
  await test.step("the menu", async () => {
    await longPress(page, { x: paper.x + 380, y: foot - 8 });
    const place = await page.getByRole("menu").boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(foot);
  });
  await test.step("a bar for thumbs beside the selection", async () => {
    await newPaper(page, "Graph");
    await take(page, "Point");
    await tapAt(page, [0, 0], [80, 0]);
    await take(page, "Select");
    await tapAt(page, [0, 0]);
    const bar = page.locator("#selection-bar");
    await expect(bar).toBeVisible();
    const [box, point] = [await bar.boundingBox(), await at(page, [0, 0])];
    if (box === null) throw new Error("the bar is shown");
    expect(box.y - point.y).toBeGreaterThan(20);
    expect(box.y - point.y).toBeLessThan(60);
    for (const each of await bar.getByRole("button").all())
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
  await test.step("a problem in a card above the tools", async () => {
    await newPaper(page, "Graph");
    await take(page, "Link");
    await tapAt(page, [-80, 0], [0, 0], [80, 0], [80, 0]);
    await take(page, "One-way arc");
    await drawFinger(page, [-80, 0], [80, 0]);
    const card = page.locator("#drawing-problem");
    await expect(card).toBeVisible();
    const [box, tools] = [await card.boundingBox(), await page.locator("#rail").boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0);
  });
});
