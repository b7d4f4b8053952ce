/** Usual length of a sketch. */
import type { Sketch } from "./sketch.ts";

/** The median link length; on a board without links, the spacing that its points have room for. */
export function usualLength({ points, links }: Sketch): number | null {
  const lengths = [...links.values()].flatMap(({ from, to }) => {
    const [a, b] = [points.get(from), points.get(to)];
    if (a === undefined || b === undefined) return [];
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    return length > 0 ? [length] : [];
  });
  if (lengths.length === 0) return roomOf([...points.values()]);
  lengths.sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? null;
}

function roomOf(points: readonly { readonly x: number; readonly y: number }[]): number | null {
  if (points.length < 2) return null;
  const span = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  const [width, height] = [span(points.map(({ x }) => x)), span(points.map(({ y }) => y))];
  const apart = Math.sqrt(width * height) / Math.max(Math.sqrt(points.length) - 1, 1);
  return Math.max(apart, width / (points.length - 1), height / (points.length - 1)) || null;
}
