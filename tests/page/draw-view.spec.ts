/** The mini map of a large drawing. */

import { at, expectCounts, keys, room } from "./editor.ts";
import { expect, test } from "./shared-page.ts";
import { openFile, visit } from "./stage.ts";

test("past 2,000 points a mini map shows all and moves the view, but not in low windows", async ({
  page,
}) => {
  await visit(page);
  await openFile(page, { gospace: 1, board: { kind: "grid", columns: 50, rows: 50 } });
  await room(page, "Draw");
  await expectCounts(page, /^2500 points|^2,500 points/);
  const map = page.locator("#drawing-map");
  await expect(map).toBeVisible();
  await keys(page, "Escape");
  await expect
    .poll(() =>
      map.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
        return new Set(pixels).size;
      }),
    )
    .toBeGreaterThan(2);
  await page.getByRole("button", { name: "Zoom in" }).dblclick();
  const box = await map.boundingBox();
  if (box === null) throw new Error("the map is shown");
  const drawing = await page.locator("#drawing").boundingBox();
  if (drawing === null) throw new Error("the drawing area is shown");
  const middle = { x: drawing.x + drawing.width / 2, y: drawing.y + drawing.height / 2 };
  const before = await at(page, [0, 0]);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2);
  await page.mouse.up();
  const after = await at(page, [0, 0]);
  expect(after.x).toBeLessThan(before.x - 30);
  const frame = await map.locator(".seen").boundingBox();
  if (frame === null) throw new Error("the frame is shown");
  expect(Math.abs(frame.x + frame.width / 2 - (box.x + box.width / 2 + 30))).toBeLessThan(3);
  expect(middle.y - after.y).toBeGreaterThan(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(map).toBeHidden();
});
