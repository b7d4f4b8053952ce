/** Tests of the grain of wood: the tile has no seam, and no streak is stronger than the contrast tests assume. */
import { expect, test } from "vitest";
import { depthAt } from "../../../www/view/grain.ts";

const [WIDTH, HEIGHT] = [128, 384];

test("the tile of the grain runs on over its sides", () => {
  for (let y = -20; y < HEIGHT; y += 3.5)
    expect(depthAt(WIDTH, y), `row ${y}`).toBeCloseTo(depthAt(0, y), 9);
  for (let x = 0; x < WIDTH; x += 2.5)
    expect(depthAt(x, HEIGHT), `column ${x}`).toBeCloseTo(depthAt(x, 0), 9);
});

test("no streak is deeper than 1, and both dark and pale ones show", () => {
  const depths = Array.from({ length: HEIGHT }, (_, y) => depthAt(y % WIDTH, y));
  for (const depth of depths) expect(Math.abs(depth)).toBeLessThanOrEqual(1);
  expect(Math.min(...depths)).toBeLessThan(-0.3);
  expect(Math.max(...depths)).toBeGreaterThan(0.3);
});
