/** Laws of the layouts of drawn graphs. */

import { expect, test } from "vitest";
import { laidOut } from "../www/layout/layout.ts";
import type { LayoutKind } from "../www/layout/types.ts";

const KINDS: LayoutKind[] = ["force", "circle", "grid", "layers"];
const SPACING = 20;

/** Thirty points, scattered, with arcs only from lower to higher numbers. */
function scattered(layout: LayoutKind, pins: number[] = []) {
  const xy = Float64Array.from({ length: 60 }, (_, at) => ((at * at * 37 + at * 11) % 211) + 0.5);
  const pairs = Array.from({ length: 45 }, (_, at) => [
    at % 29,
    (at % 29) + 1 + (at >= 29 ? 1 : 0),
  ]);
  const links = Uint32Array.from(pairs.flatMap(([from, to]) => [from!, Math.min(to!, 29)]));
  const pinned = Uint8Array.from({ length: 30 }, (_, point) => (pins.includes(point) ? 1 : 0));
  return { layout, xy, links, oneWay: new Uint8Array(45).fill(1), pinned, spacing: SPACING };
}

const lay = (request: ReturnType<typeof scattered>) => laidOut(request, () => {});

test.each(KINDS)("%s moves no pinned point and answers the same again", (layout) => {
  const request = scattered(layout, [0, 7, 20]);
  const places = lay(request);
  for (const point of [0, 7, 20])
    expect(places.slice(2 * point, 2 * point + 2)).toEqual(
      request.xy.slice(2 * point, 2 * point + 2),
    );
  expect(lay(request)).toEqual(places);
});

test.each(KINDS)("%s puts points at finite places, no two on one", (layout) => {
  const places = lay(scattered(layout));
  expect(places.every(Number.isFinite)).toBe(true);
  const spots = new Set(
    Array.from({ length: 30 }, (_, p) => `${places[2 * p]} ${places[2 * p + 1]}`),
  );
  expect(spots.size).toBe(30);
});

test("in layers every arc of an acyclic digraph goes downwards", () => {
  const request = scattered("layers");
  const places = lay(request);
  for (let at = 0; at < request.links.length; at += 2) {
    const [from, to] = [request.links[at]!, request.links[at + 1]!];
    expect(places[2 * to + 1]).toBeGreaterThan(places[2 * from + 1]!);
  }
});

test("a circle has all points at one distance from its centre", () => {
  const places = lay(scattered("circle"));
  const mean = (axis: number) =>
    places.filter((_, at) => at % 2 === axis).reduce((sum, value) => sum + value, 0) / 30;
  const [x, y] = [mean(0), mean(1)];
  for (let point = 0; point < 30; point++)
    expect(Math.hypot(places[2 * point]! - x, places[2 * point + 1]! - y)).toBeCloseTo(
      SPACING / (2 * Math.sin(Math.PI / 30)),
      6,
    );
});

test("an empty graph and one point are laid out", () => {
  for (const layout of KINDS)
    for (const points of [0, 1]) {
      const none = { links: new Uint32Array(0), oneWay: new Uint8Array(0) };
      const request = { ...none, xy: new Float64Array(2 * points), pinned: new Uint8Array(points) };
      expect(lay({ ...request, layout, spacing: SPACING })).toEqual(new Float64Array(2 * points));
    }
});
