/** Soft shape round the points of a placement, in board units. Points that hang together make one part: a
 *  disc, a capsule, a padded convex hull, or, where that would cover a stranger, a padded tree of lines.
 *  Parts that stand apart are tied to one another. Knows nothing of colours. */
import { convexHull, turn } from "../layout/set-shape.ts";
import type { Spot } from "./camera.ts";
import { PointIndex } from "./hit.ts";
import { arc, around, type Contour, circle, type Outline, type Step } from "./outline.ts";
import { distanceToSegment } from "./segment.ts";

/** Share of a smaller shape's reach that its spots take up; the rest is its padding. */
const SPREAD = 0.52;
/** Points up to which a part is drawn as a tree, whose lines take the square of their number to find. */
const MOST_IN_TREE = 4096;

const ORIGIN: Spot = { x: 0, y: 0 };

export type Segment = readonly [Spot, Spot];

export interface Hull {
  /** Indices into the space's points. */
  readonly points: Uint32Array;
  readonly parts: readonly Part[];
  readonly ties: readonly Segment[];
  /** Largest reach of its parts. */
  readonly pad: number;
  /** Spots to grasp the placement by: the middle of its only part, or of its ties. */
  readonly handles: readonly Spot[];
  /** Outline of all parts, without ties. */
  readonly outline: Outline;
}

export interface Part {
  readonly shape: "convex" | "tree";
  /** Corners of the convex hull in their order, or the points of the tree. */
  readonly spots: readonly Spot[];
  /** Sides of the convex hull, or lines of the tree. */
  readonly sides: readonly Segment[];
  readonly middle: Spot;
  /** Spot for a mark, well inside: the middle, or the spot next to it where the shape bends. */
  readonly seat: Spot;
  /** Reach of the shape beyond its spots. */
  readonly pad: number;
  readonly outline: Outline;
}

/** Points that hang together, and the wanted reach of their shape. */
export interface Group {
  readonly spots: readonly Spot[];
  readonly pad: number;
}

export function makeHull(
  points: Uint32Array,
  groups: readonly Group[],
  covers: (ring: readonly Spot[], pad: number) => boolean,
): Hull {
  const parts = groups.map((group) => makePart(group, covers));
  const ties = tiesOf(parts);
  const outline = parts.flatMap((part) => part.outline);
  const pad = Math.max(...parts.map((part) => part.pad));
  const handles =
    ties.length > 0 ? ties.map(([a, b]) => middleOf([a, b])) : parts.map((part) => part.middle);
  return { points, parts, ties, pad, handles, outline };
}

/** Outline of a part drawn together round its middle, within this reach of it. */
export function smaller(part: Part, reach: number): Outline {
  const { middle, shape, spots, sides } = part;
  const extent = Math.max(...spots.map((spot) => apart(spot, middle)));
  const share = Math.min((SPREAD * reach) / extent, 1) || 0;
  const moved = new Map(
    spots.map((spot) => [
      spot,
      { x: middle.x + share * (spot.x - middle.x), y: middle.y + share * (spot.y - middle.y) },
    ]),
  );
  const at = (spot: Spot) => moved.get(spot) ?? middle;
  const pad = Math.min((1 - SPREAD) * reach, part.pad);
  if (shape === "convex") return [aroundRing(spots.map(at), pad)];
  return [
    aroundLines(
      sides.map(([a, b]): Segment => [at(a), at(b)]),
      middle,
      pad,
    ),
  ];
}

export function hullContains({ parts, ties, pad }: Hull, at: Spot, reach: number): boolean {
  return (
    parts.some((part) => distanceTo(part, at) <= part.pad) ||
    ties.some((tie) => apart(middleOf(tie), at) <= Math.max(0.8 * pad, reach))
  );
}

/** Distance to a part; 0 inside the corners of a convex one. */
function distanceTo({ shape, spots, sides }: Part, at: Spot): number {
  return shape === "convex" ? distanceToRing(spots, at) : distanceToSides(spots, sides, at);
}

export function distanceToRing(ring: readonly Spot[], at: Spot): number {
  return isInside(ring, at) ? 0 : distanceToSides(ring, sidesOf(ring), at);
}

function distanceToSides(spots: readonly Spot[], sides: readonly Segment[], at: Spot): number {
  const lone = spots[0];
  if (sides.length === 0) return lone === undefined ? Infinity : apart(lone, at);
  return Math.min(...sides.map(([a, b]) => distanceToSegment(at, a, b)));
}

function sidesOf(ring: readonly Spot[]): Segment[] {
  return ring.map((spot, i): Segment => [spot, ring[(i + 1) % ring.length] ?? spot]);
}

export function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

function makePart(
  { spots, pad }: Group,
  covers: (ring: readonly Spot[], pad: number) => boolean,
): Part {
  const middle = middleOf(spots);
  const ring = convexHull(spots);
  if (ring.length >= 3 && (spots.length > MOST_IN_TREE || !covers(ring, pad))) {
    const outline = [aroundRing(ring, pad)];
    return {
      shape: "convex",
      spots: ring,
      sides: sidesOf(ring),
      middle,
      seat: middle,
      pad,
      outline,
    };
  }
  const spine = ring.length === 2 ? ring : spots;
  const sides = spanningTree(spine);
  const outline = [aroundLines(sides, middle, pad)];
  const seat = sides.length < 2 ? middle : nearestTo(middle, spine);
  return { shape: "tree", spots: spine, sides, middle, seat, pad, outline };
}

function nearestTo(at: Spot, spots: readonly Spot[]): Spot {
  return spots.reduce(
    (best, spot) => (apart(spot, at) < apart(best, at) ? spot : best),
    spots[0] ?? at,
  );
}

/** Shortest lines that join all spots (Prim). */
function spanningTree(spots: readonly Spot[]): Segment[] {
  const away = new Float64Array(spots.length).fill(Infinity);
  const nearest = new Uint32Array(spots.length);
  const left = Uint32Array.from(spots.keys());
  const tree: Segment[] = [];
  let joined = 0;
  for (let count = spots.length - 1; count > 0; count--) {
    left.copyWithin(left.indexOf(joined), left.indexOf(joined) + 1);
    const to = spots[joined] ?? ORIGIN;
    let least = Infinity;
    let next = left[0] ?? 0;
    for (let i = 0; i < count; i++) {
      const at = left[i] ?? 0;
      const distance = apart(spots[at] ?? ORIGIN, to);
      if (distance < (away[at] ?? 0)) [away[at], nearest[at]] = [distance, joined];
      if ((away[at] ?? 0) < least) [least, next] = [away[at] ?? 0, at];
    }
    tree.push([spots[nearest[next] ?? 0] ?? to, spots[next] ?? to]);
    joined = next;
  }
  return tree;
}

function lengthOf([a, b]: Segment): number {
  return apart(a, b);
}

/** Ties between parts, joined one after the other, each by its nearest points. Cost: O(n log n), if the parts
 *  come in no order or along lines. */
function tiesOf(parts: readonly Part[]): Segment[] {
  if (parts.length < 2) return [];
  const spots = parts.flatMap((part) => part.spots);
  const index = new PointIndex(Float64Array.from(spots.flatMap(({ x, y }) => [x, y])));
  let before = parts[0]?.spots.length ?? 0;
  return parts.slice(1).map((part): Segment => {
    const ties = part.spots.map((to): Segment => {
      const from = index.nearestOf(to.x, to.y, (spot) => spot < before);
      return [spots[from ?? 0] ?? to, to];
    });
    before += part.spots.length;
    return ties.reduce((best, tie) => (lengthOf(tie) < lengthOf(best) ? tie : best));
  });
}

function isInside(ring: readonly Spot[], at: Spot): boolean {
  return ring.every((spot, i) => turn(spot, ring[(i + 1) % ring.length], at) >= 0);
}

function aroundRing(ring: readonly Spot[], pad: number): Contour {
  return ring.map((corner, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] ?? corner;
    const after = ring[(i + 1) % ring.length] ?? corner;
    return arc(corner, pad, outward(before, corner), outward(corner, after));
  });
}

/** Direction to the right of a step, where the outside of a ring is. */
function outward(from: Spot, to: Spot): number {
  return Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2;
}

function aroundLines(sides: readonly Segment[], middle: Spot, pad: number): Contour {
  return sides.length === 0 ? circle(middle, pad) : aroundTree(sides, pad);
}

/** Outline once round the tree: out along each line on its one side, and back on the other. */
function aroundTree(tree: readonly Segment[], pad: number): Contour {
  const steps = new Map<Spot, Spot[]>();
  for (const [a, b] of tree) {
    steps.set(a, [...(steps.get(a) ?? []), b]);
    steps.set(b, [...(steps.get(b) ?? []), a]);
  }
  const start = tree[0];
  if (start === undefined) return [];
  let [from, to] = start;
  return Array.from({ length: 2 * tree.length }, () => {
    const next = nextRound(to, from, steps.get(to) ?? []);
    const corner = cornerOf(from, to, next, pad);
    [from, to] = [to, next];
    return corner;
  });
}

/** Next line round a point after the one that came in; back, if there is no other. */
function nextRound(at: Spot, from: Spot, others: readonly Spot[]): Spot {
  const came = Math.atan2(from.y - at.y, from.x - at.x);
  const away = (spot: Spot) => {
    const angle = Math.atan2(spot.y - at.y, spot.x - at.x) - came;
    return angle <= 1e-9 ? angle + 2 * Math.PI : angle;
  };
  return others.reduce((best, spot) => (away(spot) < away(best) ? spot : best), from);
}

function cornerOf(from: Spot, at: Spot, next: Spot, pad: number): Step {
  const [a, b] = [outward(from, at), outward(at, next)];
  if (next === from) return arc(at, pad, a, a + Math.PI);
  const bend = Math.atan2(Math.sin(b - a), Math.cos(b - a));
  if (bend >= 0) return arc(at, pad, a, a + bend);
  return { kind: "line", to: around(at, pad / Math.cos(bend / 2), a + bend / 2) };
}
