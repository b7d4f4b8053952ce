/** Tests of the place of the seal: it covers no stone, point or button where the stage has room for it. */
import { describe, expect, test } from "vitest";
import {
  type SealPlace,
  type SealRoom,
  sealPlace,
} from "../../../www/features/ending/seal-place.ts";

/** Square board of 9 × 9 points in the middle of a stage, with stones of this radius. */
function room(width: number, height: number, spacing: number, radius: number): SealRoom {
  const [left, top] = [width / 2 - 4 * spacing, height / 2 - 4 * spacing];
  const circles = Array.from({ length: 81 }, (_, at) => ({
    x: left + spacing * (at % 9),
    y: top + spacing * Math.floor(at / 9),
    radius,
  }));
  const rim = 0.72 * spacing;
  const board = {
    x0: left - rim,
    y0: top - rim,
    x1: left + 8 * spacing + rim,
    y1: top + 8 * spacing + rim,
  };
  return { stage: { width, height }, board, circles, boxes: [] };
}

/** Corners of the seal, turned by 7° about its middle. */
function corners({ left, top, side }: SealPlace): { x: number; y: number }[] {
  const [x, y, half, turn] = [left + side / 2, top + side / 2, side / 2, (7 * Math.PI) / 180];
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([dx = 0, dy = 0]) => ({
    x: x + dx * Math.cos(turn) + dy * Math.sin(turn),
    y: y - dx * Math.sin(turn) + dy * Math.cos(turn),
  }));
}

function touches(place: SealPlace, circle: { x: number; y: number; radius: number }): boolean {
  const spots = corners(place);
  return spots.some((from, i) => {
    const to = spots[(i + 1) % 4] ?? from;
    const along = { x: to.x - from.x, y: to.y - from.y };
    const length = along.x ** 2 + along.y ** 2;
    const part = ((circle.x - from.x) * along.x + (circle.y - from.y) * along.y) / length;
    const near = Math.min(Math.max(part, 0), 1);
    const [x, y] = [from.x + near * along.x, from.y + near * along.y];
    return Math.hypot(circle.x - x, circle.y - y) < circle.radius;
  });
}

describe("where there is room, the seal covers nothing", () => {
  test.each([
    ["a desktop", room(1012, 808, 80, 36)],
    ["a tablet", room(796, 940, 80, 36)],
    ["a phone", room(390, 620, 40, 18)],
  ])("on %s", (_, given) => {
    const place = sealPlace(given);
    for (const circle of given.circles) expect(touches(place, circle)).toBe(false);
    for (const { x, y } of corners(place)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(given.stage.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(given.stage.height);
    }
  });
});

test("the seal leaves buttons free", () => {
  const given = { ...room(1012, 808, 80, 36), boxes: [{ x0: 850, y0: 300, x1: 1012, y1: 808 }] };
  for (const { x, y } of corners(sealPlace(given))) expect(x < 850 || y < 300).toBe(true);
});

test("the seal lies at the lower right corner of the board if that is free", () => {
  const { left, top, side } = sealPlace({ ...room(1400, 1200, 80, 36), circles: [] });
  const { board } = room(1400, 1200, 80, 36);
  expect(Math.hypot(left + side / 2 - board.x1, top + side / 2 - board.y1)).toBeLessThan(side / 2);
  expect(side).toBe(158);
});

test("where everything is full, the seal covers as little as it can, and no button", () => {
  const given = room(320, 320, 36, 17);
  const boxes = [{ x0: 200, y0: 0, x1: 320, y1: 320 }];
  const place = sealPlace({ ...given, boxes });
  for (const { x } of corners(place)) expect(x).toBeLessThanOrEqual(200);
});
