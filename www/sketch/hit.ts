/** Hit test of the editor. Cost: O(items), well under a millisecond for 20,000. */
import type { Pair } from "../engine/types.ts";
import { distanceToSegment } from "../view/segment.ts";
import { asideOf, segmentsOfLink } from "./curves.ts";
import { type ItemId, type LinkItem, ringsOf, type Sketch } from "./sketch.ts";
import type { Target } from "./state.ts";

type Item = { readonly x: number; readonly y: number };

/** The best target within `reach`, without the skipped items. */
export function hit(
  sketch: Sketch,
  at: Pair,
  reach: number,
  skipped: ReadonlySet<ItemId> = new Set(),
): Target | null {
  const point = nearest(sketch.points, at, reach, skipped);
  if (point !== null) return shortLink(sketch, at, point, skipped) ?? { kind: "point", id: point };
  const corners = new Map(
    ringsOf(sketch.region)
      .flat()
      .map((corner) => [corner.id, corner] as const),
  );
  const corner = nearest(corners, at, reach, skipped);
  if (corner !== null) return { kind: "corner", id: corner };
  return (
    centreAt(sketch, at, skipped) ??
    diskAt(sketch, at, skipped) ??
    lineAt(sketch, at, reach, skipped)
  );
}

/** The point at this very spot, but for rounding. */
export function pointAtSpot(
  { points }: Sketch,
  at: Pair,
  within: number,
  skipped: ReadonlySet<ItemId> = new Set(),
): ItemId | null {
  return nearest(points, at, within, skipped);
}

function nearest(
  items: ReadonlyMap<ItemId, Item>,
  [x, y]: Pair,
  reach: number,
  over: ReadonlySet<ItemId>,
): ItemId | null {
  let best: ItemId | null = null;
  let least = reach;
  for (const [id, item] of items) {
    const away = Math.hypot(item.x - x, item.y - y);
    if (away <= least && !over.has(id)) [least, best] = [away, id];
  }
  return best;
}

/** The middle third of a short link belongs to the link, whose ends would otherwise cover it. */
function shortLink(
  sketch: Sketch,
  at: Pair,
  end: ItemId,
  over: ReadonlySet<ItemId>,
): Target | null {
  for (const [id, { from, to }] of sketch.links) {
    if ((from !== end && to !== end) || over.has(id) || over.has(from) || over.has(to)) continue;
    const [a, b] = [sketch.points.get(from), sketch.points.get(to)];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    const away = Math.min(
      Math.hypot(a.x - at[0], a.y - at[1]),
      Math.hypot(b.x - at[0], b.y - at[1]),
    );
    if (away > length / 3 && distanceToSegment({ x: at[0], y: at[1] }, a, b) < length / 6)
      return { kind: "link", id };
  }
  return null;
}

function centreAt(sketch: Sketch, at: Pair, skipped: ReadonlySet<ItemId>): Target | null {
  const id = nearest(sketch.centres, at, sketch.stone.radius, skipped);
  return id === null ? null : { kind: "centre", id };
}

/** The smallest disk that contains the place. */
function diskAt({ disks }: Sketch, [x, y]: Pair, skipped: ReadonlySet<ItemId>): Target | null {
  let best: ItemId | null = null;
  let least = Infinity;
  for (const [id, disk] of disks) {
    if (disk.core >= least || skipped.has(id)) continue;
    if (Math.hypot(disk.x - x, disk.y - y) <= disk.core) [least, best] = [disk.core, id];
  }
  return best === null ? null : { kind: "disk", id: best };
}

function lineAt(
  sketch: Sketch,
  at: Pair,
  reach: number,
  skipped: ReadonlySet<ItemId>,
): Target | null {
  let best: Target | null = null;
  let least = reach;
  const look = (a: Item | undefined, b: Item | undefined, target: Target) => {
    if (a === undefined || b === undefined) return;
    const away = distanceToSegment({ x: at[0], y: at[1] }, a, b);
    if (away < least) [least, best] = [away, target];
  };
  for (const [id, link] of sketch.links) {
    if (skipped.has(id) || skipped.has(link.from) || skipped.has(link.to)) continue;
    if (!mayMeet(sketch, link, at, reach)) continue;
    for (const [a, b] of segmentsOfLink(sketch, link)) look(a, b, { kind: "link", id });
  }
  for (const ring of ringsOf(sketch.region))
    ring.forEach((corner, i) => {
      look(corner, ring[(i + 1) % ring.length], { kind: "side", id: corner.id });
    });
  return best ?? roundAt(sketch, at, reach);
}

function roundAt({ region }: Sketch, [x, y]: Pair, reach: number): Target | null {
  if (region?.kind !== "circle") return null;
  const away = Math.hypot(region.x - x, region.y - y);
  if (Math.abs(away - region.radius) <= reach) return { kind: "rim" };
  return away <= reach ? { kind: "hub" } : null;
}

/** False for a link that lies far from a place, even if it is bent. */
function mayMeet(sketch: Sketch, link: LinkItem, [x, y]: Pair, reach: number): boolean {
  const [a, b] = [sketch.points.get(link.from), sketch.points.get(link.to)];
  if (a === undefined || b === undefined) return false;
  return distanceToSegment({ x, y }, a, b) <= reach + asideOf(sketch, link);
}

/** Items that a stroke from one place to another touches: discs and points that it passes, lines that it cuts. */
export function itemsAlong(sketch: Sketch, from: Pair, to: Pair, reach: number): Target[] {
  const [a, b] = [itemAt(from), itemAt(to)];
  const passes = (item: Item, within: number) => distanceToSegment(item, a, b) <= within;
  const found: Target[] = [];
  for (const [id, point] of sketch.points)
    if (passes(point, reach)) found.push({ kind: "point", id });
  for (const [id, disk] of sketch.disks)
    if (passes(disk, disk.core)) found.push({ kind: "disk", id });
  for (const [id, centre] of sketch.centres)
    if (passes(centre, sketch.stone.radius)) found.push({ kind: "centre", id });
  for (const [id, link] of sketch.links) {
    if (segmentsOfLink(sketch, link).some(([c, d]) => crosses(a, b, c, d)))
      found.push({ kind: "link", id });
  }
  return [...found, ...edgesAlong(sketch, a, b, reach)];
}

/** Links that a stroke crosses within; one that only meets their ends crosses none. */
export function linksAcross(sketch: Sketch, from: Pair, to: Pair): ItemId[] {
  const [a, b] = [itemAt(from), itemAt(to)];
  const isCut = (link: LinkItem) =>
    segmentsOfLink(sketch, link).some(([c, d]) => crossesWithin(a, b, c, d));
  return [...sketch.links].flatMap(([id, link]) => (isCut(link) ? [id] : []));
}

function itemAt([x, y]: Pair): Item {
  return { x, y };
}

/** Corners and sides of the region along a stroke. */
function edgesAlong({ region }: Sketch, a: Item, b: Item, reach: number): Target[] {
  if (region?.kind === "circle") {
    const far = [a, b].map(({ x, y }) => Math.hypot(region.x - x, region.y - y) > region.radius);
    return far[0] === far[1] ? [] : [{ kind: "rim" }];
  }
  return ringsOf(region).flatMap((ring) => {
    const corners = ring.filter((corner) => distanceToSegment(corner, a, b) <= reach);
    if (corners.length > 0) return corners.map(({ id }): Target => ({ kind: "corner", id }));
    const cut = ring.find((corner, i) =>
      crosses(a, b, corner, ring[(i + 1) % ring.length] ?? corner),
    );
    return cut === undefined ? [] : [{ kind: "side", id: cut.id }];
  });
}

/** Side of the line from p to q on which r lies. */
function side(p: Item, q: Item, r: Item): number {
  return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}

/** True if two segments cross or touch. */
function crosses(a: Item, b: Item, c: Item, d: Item): boolean {
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** True if a stroke from a passes over the inside of a segment; at b it may end on it, where the next one begins. */
function crossesWithin(a: Item, b: Item, c: Item, d: Item): boolean {
  const passes = side(c, d, a) !== 0 && side(c, d, a) !== side(c, d, b);
  return passes && side(a, b, c) * side(a, b, d) < 0;
}

/** Items in a box: points inside it, links with both ends inside. */
export function itemsInBox(sketch: Sketch, from: Pair, to: Pair): Set<ItemId> {
  const [x0, x1] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [y0, y1] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const inside = ({ x, y }: Item) => x >= x0 && x <= x1 && y >= y0 && y <= y1;
  const found = new Set<ItemId>();
  for (const items of [sketch.points, sketch.disks, sketch.centres])
    for (const [id, item] of items) if (inside(item)) found.add(id);
  for (const corner of ringsOf(sketch.region).flat()) if (inside(corner)) found.add(corner.id);
  for (const [id, { from: a, to: b }] of sketch.links)
    if (found.has(a) && found.has(b)) found.add(id);
  return found;
}
