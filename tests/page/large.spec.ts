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
  // A drag beside the board moves nothing: what a step takes at least on this machine.
  const floor = await medianStep(page, { x: 8, y: 680 });
  const drag = await medianStep(page, await spotOf(page, 50, 50));
  // A frame, of sixty in a second.
  expect(drag - floor).toBeLessThan(17);
});

/** The median of the times that the page takes for a step of the pointer, in milliseconds, in a drag and after it. A
 *  step waits for what was painted for the one before; frames between two steps would be idle ones. */
async function medianStep(page: Page, { x, y }: Spot): Promise<number> {
  const times: number[] = [];
  const step = async (across: number, down: number) => {
    const start = performance.now();
    await page.mouse.move(x + across, y + down);
    times.push(performance.now() - start);
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 0; at < 60; at++) await step(at, at / 2);
  await page.mouse.up();
  for (let at = 0; at < 30; at++) await step(5 * at, 0);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
}
