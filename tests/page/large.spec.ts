/** Play on a board of ten thousand points. */

import type { GameDocument } from "../../www/engine/types.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { click, expectSaid, expectScore, expectSeen, openFile, spotOf, visit } from "./stage.ts";

const HUNDRED: GameDocument = {
  gospace: 1,
  title: "Ten thousand points",
  board: { kind: "grid", columns: 100, rows: 100 },
};

test(
  "ten thousand points are played on: first proposed, then at once when zoomed in",
  JOURNEY,
  async ({ page }) => {
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
  },
);

test("a drag of ten thousand points moves what is drawn, and draws anew at rest", async ({
  page,
}) => {
  await page.addInitScript(countStrokes);
  await visit(page);
  await openFile(page, HUNDRED);
  await expect(page.locator("#title")).toHaveText("Ten thousand points");
  const { x, y } = await spotOf(page, 50, 50);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  const strokes: number[] = [];
  for (let at = 0; at < 30; at++) {
    const before = await strokesSoFar(page);
    await page.mouse.move(x + 10 + at, y + 10 + at / 2);
    strokes.push((await strokesSoFar(page)) - before);
  }
  await page.mouse.up();
  // On a slow machine the pointer rests between steps.
  expect(strokes.filter((count) => count > 500).length).toBeLessThan(15);
});

/** Counts the parts of paths that are drawn on any canvas: each point and line of a board is one or more. */
function countStrokes(): void {
  const count = { strokes: 0 };
  Object.assign(window, { count });
  const prototypes = [CanvasRenderingContext2D, Path2D].map(({ prototype }) => prototype);
  for (const prototype of prototypes)
    for (const name of ["arc", "lineTo", "rect", "ellipse", "fillRect", "bezierCurveTo"]) {
      const draw: unknown = Reflect.get(prototype, name);
      if (typeof draw !== "function") continue;
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        count.strokes++;
        return Reflect.apply(draw, this, values);
      });
    }
}

function strokesSoFar(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(() => resolve(Reflect.get(Reflect.get(window, "count"), "strokes")));
        });
      }),
  );
}
