/** The bar beside a selection, which a finger needs, covers no point nearby. */
import { expect, test } from "vitest";
import { besideSelection } from "../../../www/features/draw/beside-selection.ts";

const PAPER = { width: 390, height: 600 };
const BAR = { width: 240, height: 44 };

/** Box of a selected point. */
const point = (x: number, y: number) => ({ x0: x - 8, y0: y - 8, x1: x + 8, y1: y + 8 });

const grid = (from: number, to: number) =>
  [45, 95, 145, 195, 245, 295, 345].flatMap((x) => {
    const column = [];
    for (let y = from; y <= to; y += 50) column.push({ x, y });
    return column;
  });

function covered({ x, y }: { x: number; y: number }, points: readonly { x: number; y: number }[]) {
  return points.filter(
    (each) => each.x >= x && each.x <= x + BAR.width && each.y >= y && each.y <= y + BAR.height,
  ).length;
}

test("the bar stands on the side of the selection with the most room", () => {
  const [high, low] = [
    besideSelection(point(195, 150), BAR, PAPER, []),
    besideSelection(point(195, 450), BAR, PAPER, []),
  ];
  expect(high).toEqual({ x: 75, y: 190 });
  expect(low).toEqual({ x: 75, y: 366 });
});

test("the bar covers no point where a side or an edge of the paper is free", () => {
  const below = [{ x: 195, y: 210 }];
  expect(besideSelection(point(195, 150), BAR, PAPER, below).y).toBe(150 - 8 - 32 - 44);
  const board = grid(150, 450);
  for (const { x, y } of board) {
    const at = besideSelection(point(x, y), BAR, PAPER, board);
    expect(covered(at, board), `${x}, ${y}`).toBe(0);
  }
});

test("the bar stands beside the selection where the paper is wide and low", () => {
  const wide = { width: 800, height: 200 };
  expect(besideSelection(point(200, 100), BAR, wide, [])).toEqual({ x: 240, y: 78 });
  expect(besideSelection(point(600, 100), BAR, wide, [])).toEqual({ x: 320, y: 78 });
});

test("the bar stays on the paper, and off the selection wherever there is room", () => {
  for (const [x, y] of [
    [8, 8],
    [382, 8],
    [8, 592],
    [382, 592],
  ] as const) {
    const at = besideSelection(point(x, y), BAR, PAPER, []);
    expect(at.x).toBeGreaterThanOrEqual(8);
    expect(at.x + BAR.width).toBeLessThanOrEqual(PAPER.width - 8);
    expect(at.y).toBeGreaterThanOrEqual(8);
    expect(at.y + BAR.height).toBeLessThanOrEqual(PAPER.height - 8);
    expect(Math.abs(at.y + BAR.height / 2 - y)).toBeGreaterThan(BAR.height / 2 + 14);
  }
  const all = { x0: 0, y0: 0, x1: 390, y1: 600 };
  expect(besideSelection(all, BAR, PAPER, [])).toEqual({ x: 75, y: 8 });
});
