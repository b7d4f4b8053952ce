/** Play on a board of ten thousand points. */
import { expect, type Page, test } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import {
  click,
  expectSaid,
  expectScore,
  expectSeen,
  openFile,
  type Spot,
  spotOf,
  visit,
} from "./stage.ts";

const HUNDRED: GameDocument = {
  gospace: 1,
  title: "Ten thousand points",
  board: { kind: "grid", columns: 100, rows: 100 },
};

test("ten thousand points are played on: first proposed, then at once when zoomed in", async ({
  page,
}) => {
  await visit(page);
  await openFile(page, HUNDRED);
  await expectSaid(page, "Ten thousand points: 10,000 points. Black to play.");

  await click(page, 50, 50);
  await expect(page.locator("#tip")).toHaveText(/^Black at .+\?/);
  await click(page, 50, 50);
  await expectSaid(page, /^Black .+ White to play\.$/);
  await expectScore(page, "10000", "0");

  const spot = await spotOf(page, 50, 50);
  await page.mouse.move(spot.x, spot.y);
  for (let step = 0; step < 8; step++) await page.mouse.wheel(0, -300);
  await expect
    .poll(async () => (await spotOf(page, 51, 50)).x - (await spotOf(page, 50, 50)).x)
    .toBeGreaterThan(40);
  await click(page, 51, 50);
  await expectSeen(page, 51, 50, "white");
  await expectSeen(page, 50, 50, "black", -0.25);
  await expectScore(page, "1", "1");
});

test("ten thousand points keep up with the pointer", async ({ page }) => {
  await visit(page);
  await openFile(page, HUNDRED);
  await expect(page.locator("#title")).toHaveText("Ten thousand points");
  // A drag beside the board moves nothing: what this machine's frames take at least.
  const floor = await medianFrame(page, { x: 8, y: 700 });
  const drag = await medianFrame(page, await spotOf(page, 50, 50));
  // One frame in sixty of a second.
  expect(drag - floor).toBeLessThan(17);
});

/** The median of the times of frames, in milliseconds, while the pointer drags and then moves. */
async function medianFrame(page: Page, { x, y }: Spot): Promise<number> {
  const measuring = page.evaluate(framesOfOneSecond);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) await page.mouse.move(x + step, y + step / 2);
  await page.mouse.up();
  for (let step = 0; step < 30; step++) await page.mouse.move(x + 5 * step, y);
  const frames = await measuring;
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)] ?? Infinity;
}

/** The time of each frame, in milliseconds. */
function framesOfOneSecond(): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const next = (now: number) => {
      times.push(now);
      if (now - (times[0] ?? now) < 1000) requestAnimationFrame(next);
      else resolve(times.slice(1).map((time, i) => time - (times[i] ?? time)));
    };
    requestAnimationFrame(next);
  });
}
