/** Bends of links by hand: where a link is grasped, and bends that follow the ends of their links. */
import type { Pair } from "../engine/types.ts";
import { bentThrough, spotOfBend } from "../view/bends.ts";
import type { Spot } from "../view/camera.ts";
import { distanceToSegment, footOn } from "../view/segment.ts";
import { middleOfLink } from "./curves.ts";
import type { Candidate } from "./ladder.ts";
import { type ItemId, type LinkItem, type Sketch, withItem } from "./sketch.ts";

/** Distance from its straight line, as a share of its length, within which a link is straight. */
const STRAIGHT = 1e-9;

/** The sketch with this link through a spot; straight if the spot is nearer than `within` to the line between its ends. */
export function bentTo(sketch: Sketch, id: ItemId, at: Pair, within = 0): Sketch {
  const link = sketch.links.get(id);
  if (link === undefined) return sketch;
  return { ...sketch, links: withItem(sketch.links, id, linkThrough(sketch, link, at, within)) };
}

export function linkThrough({ points }: Sketch, link: LinkItem, at: Pair, within = 0): LinkItem {
  const [a, b] = [points.get(link.from), points.get(link.to)];
  if (a === undefined || b === undefined) return link;
  const least = Math.max(within, STRAIGHT * Math.hypot(a.x - b.x, a.y - b.y));
  const { bend: _, ...straight } = link;
  const isStraight = distanceToSegment({ x: at[0], y: at[1] }, a, b) <= least;
  return isStraight ? straight : { ...straight, bend: at };
}

/** The nearest spot on the axis of a link, which bends it evenly, if it is within reach. */
export function onAxis(
  { points, links }: Sketch,
  id: ItemId,
  at: Pair,
  reach: number,
): Candidate[] {
  const link = links.get(id);
  const [a, b] = [link && points.get(link.from), link && points.get(link.to)];
  if (a === undefined || b === undefined) return [];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = ((at[0] - x) * dx + (at[1] - y) * dy) / length;
  if (Math.abs(along) > reach) return [];
  const foot: Pair = [at[0] - (along * dx) / length, at[1] - (along * dy) / length];
  return [{ at: foot, off: Math.abs(along), guides: [{ kind: "line", from: [x, y], to: foot }] }];
}

/** Links bent by so much, from where their middles are. Cost: O(links). */
export function bentBy(sketch: Sketch, ids: Iterable<ItemId>, move: (at: Pair) => Pair): Sketch {
  const links = new Map(sketch.links);
  for (const id of ids) {
    const link = sketch.links.get(id);
    const middle = link === undefined ? null : middleOfLink(sketch, link);
    if (link !== undefined && middle !== null)
      links.set(id, linkThrough(sketch, link, move(middle)));
  }
  return { ...sketch, links };
}

/** Takes the bends of links away. Cost: O(links). */
export function straightened(sketch: Sketch, ids: Iterable<ItemId>): Sketch {
  const links = new Map(sketch.links);
  let isBent = false;
  for (const id of ids) {
    const link = links.get(id);
    if (link?.bend === undefined) continue;
    const { bend: _, ...straight } = link;
    isBent = true;
    links.set(id, straight);
  }
  return isBent ? { ...sketch, links } : sketch;
}

/** True if a hand has bent one of the links. */
export function someBent({ links }: Sketch, ids: Iterable<ItemId>): boolean {
  for (const id of ids) if (links.get(id)?.bend !== undefined) return true;
  return false;
}

/** The sketch after its points have moved, with bends moved along: by the map where both ends were, else turned
 *  and scaled with the line between the ends. */
export function withBendsMoved(
  before: Sketch,
  after: Sketch,
  ids: ReadonlySet<ItemId> = new Set(),
  to: (at: Pair) => Pair = (at) => at,
): Sketch {
  const moved: [ItemId, LinkItem][] = [];
  for (const [id, link] of after.links) {
    if (link.bend === undefined) continue;
    const along = ids.has(link.from) && ids.has(link.to);
    const bend = along ? to(link.bend) : carried(before, after, link, link.bend);
    if (bend !== link.bend) moved.push([id, { ...link, bend }]);
  }
  return moved.length === 0 ? after : { ...after, links: new Map([...after.links, ...moved]) };
}

/** The bends of the two parts of a link that a hand has bent, once a point on it cuts it; null for any other. */
export function bendsOfParts({ points }: Sketch, link: LinkItem, at: Spot): [Pair, Pair] | null {
  const [a, b] = [points.get(link.from), points.get(link.to)];
  if (link.bend === undefined || a === undefined || b === undefined) return null;
  const middle = { x: link.bend[0], y: link.bend[1] };
  const spots = bentThrough(a, b, middle);
  const away = (spot: Spot) => Math.hypot(spot.x - at.x, spot.y - at.y);
  const feet = spots.slice(1).map((to, i) => ({ i, foot: footOn(spots[i] ?? to, to, at) }));
  const nearest = feet.reduce((best, each) => (away(each.foot) < away(best.foot) ? each : best));
  const { x, y } = spots[nearest.i] ?? a;
  const end = spots[nearest.i + 1] ?? b;
  const part = Math.hypot(end.x - x, end.y - y) || 1;
  const share = Math.hypot(nearest.foot.x - x, nearest.foot.y - y) / part;
  const t = (nearest.i + share) / (spots.length - 1);
  const bend = (where: number): Pair => {
    const spot = spotOfBend(a, b, middle, where);
    return [spot.x, spot.y];
  };
  return [bend(t / 2), bend((1 + t) / 2)];
}

/** The bend of a link whose ends have moved elsewhere: turned and scaled with the line between them. */
export function bendBetween(sketch: Sketch, link: LinkItem, from: ItemId, to: ItemId): Pair | null {
  if (link.bend === undefined) return null;
  const [p, q] = [sketch.points.get(from), sketch.points.get(to)];
  if (p === undefined || q === undefined) return null;
  const points = new Map([
    [link.from, p],
    [link.to, q],
  ]);
  return carried(sketch, { ...sketch, points }, link, link.bend);
}

/** A spot beside a link, after the turning, scaling and moving that brings the link's ends from where they were to
 *  where they are. */
function carried(before: Sketch, after: Sketch, { from, to }: LinkItem, at: Pair): Pair {
  const [a, b] = [before.points.get(from), before.points.get(to)];
  const [p, q] = [after.points.get(from), after.points.get(to)];
  if (a === undefined || b === undefined || p === undefined || q === undefined) return at;
  if (a === p && b === q) return at;
  const [ux, uy] = [b.x - a.x, b.y - a.y];
  const [vx, vy] = [q.x - p.x, q.y - p.y];
  const square = ux * ux + uy * uy;
  if (square === 0) return [at[0] + p.x - a.x, at[1] + p.y - a.y];
  const [cos, sin] = [(ux * vx + uy * vy) / square, (ux * vy - uy * vx) / square];
  const [x, y] = [at[0] - a.x, at[1] - a.y];
  return [p.x + cos * x - sin * y, p.y + sin * x + cos * y];
}
