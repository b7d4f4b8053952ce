/** Feet on segments: expected values by the theorem of Pythagoras. */
import { expect, test } from "vitest";
import { distanceToSegment, footOn } from "../../../www/view/segment.ts";

const [A, B] = [
  { x: 0, y: 0 },
  { x: 8, y: 6 },
];

test("the foot on a segment lies at a right angle, or at the nearer end", () => {
  const foot = footOn(A, B, { x: 1, y: 7 });
  expect(foot.x).toBeCloseTo(4, 12);
  expect(foot.y).toBeCloseTo(3, 12);
  expect(footOn(A, B, { x: -3, y: -4 })).toEqual(A);
  expect(footOn(A, B, { x: 12, y: 9 })).toEqual(B);
});

test("the distance to a segment is that to its foot, and to one of no length that to its end", () => {
  expect(distanceToSegment({ x: 1, y: 7 }, A, B)).toBeCloseTo(5, 12);
  expect(distanceToSegment({ x: -3, y: -4 }, A, B)).toBe(5);
  expect(distanceToSegment({ x: 3, y: 4 }, A, A)).toBe(5);
});
