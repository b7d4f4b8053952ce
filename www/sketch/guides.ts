/** Guides of a place: items at its height or width, the middle of a link, and the line on which a link would go on. */
import type { Pair } from "../engine/types.ts";
import { footOn } from "../view/segment.ts";
import { spotsOfLink } from "./curves.ts";
import { type Candidate, type Guide, nearest, type Reach } from "./ladder.ts";
import { type ItemId, type LinkItem, ringsOf, type Sketch } from "./sketch.ts";

export interface SnapRequest extends Reach {
  readonly spot: Pair;
  /** True while a modifier frees the pointer. */
  readonly free: boolean;
  /** Items that move along and cannot be guides. */
  readonly moving: ReadonlySet<ItemId>;
  /** The other end of the drawn line. */
  readonly base: Pair | null;
}

/** With more items, guides are useless. */
const MAX_GUIDE_ITEMS = 2000;
const MAX_GUIDE_LINKS = 6000;
/** Lengths of a link by which it is prolonged. */
const PROLONGED = 2;

/** The nearest items with the same x, and with the same y. */
export function alignedItems(
  sketch: Sketch,
  { spot, reach, moving }: SnapRequest,
): [Pair | null, Pair | null] {
  const best: [Pair | null, Pair | null] = [null, null];
  const least = [reach, reach];
  for (const [id, item] of guideItems(sketch)) {
    if (moving.has(id)) continue;
    const at: Pair = [item.x, item.y];
    for (const axis of [0, 1] as const) {
      const off = Math.abs(at[axis] - spot[axis]);
      if (off < (least[axis] ?? 0)) [least[axis], best[axis]] = [off, at];
    }
  }
  return best;
}

function guideItems(sketch: Sketch): [ItemId, { readonly x: number; readonly y: number }][] {
  if (sketch.points.size + sketch.disks.size > MAX_GUIDE_ITEMS) return [];
  const corners = ringsOf(sketch.region)
    .flat()
    .map((corner): [ItemId, typeof corner] => [corner.id, corner]);
  return [...sketch.points, ...sketch.disks, ...sketch.centres, ...corners];
}

/** The nearest middle of a link, straight or bent. */
export function middleOfLink(sketch: Sketch, request: SnapRequest): Candidate | null {
  return nearest(restingLinks(sketch, request).map((link) => middleAt(sketch, link, request)));
}

/** The middle of this link, if it is within range. */
export function middleAt(
  sketch: Sketch,
  link: LinkItem,
  { spot, reach }: Pick<SnapRequest, "spot" | "reach">,
): Candidate | null {
  const spots = spotsOfLink(sketch, link);
  const half = (spots.length - 1) / 2;
  const [p, q] = [spots[Math.floor(half)], spots[Math.ceil(half)]];
  if (p === undefined || q === undefined) return null;
  const at: Pair = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const off = Math.hypot(at[0] - spot[0], at[1] - spot[1]);
  const guides = spots.slice(1).map((to, i) => {
    const from = spots[i] ?? to;
    return line([from.x, from.y], [to.x, to.y]);
  });
  return off <= reach ? { at, off, guides } : null;
}

/** Places on the line of a link beyond its ends: as far away as the link is long, on a line of the grid, or
 *  anywhere. With the grid, level links are left out: the grid and the level go on along them. */
export function beyondLink(
  sketch: Sketch,
  request: SnapRequest,
  lengths: boolean,
  step: number | null,
): Candidate | null {
  const found = restingLinks(sketch, request).flatMap(({ from, to }) => {
    const [a, b] = [sketch.points.get(from), sketch.points.get(to)];
    return a === undefined || b === undefined ? [] : [[a, b] as const, [b, a] as const];
  });
  return nearest(found.map(([a, b]) => beyondEnd([a.x, a.y], [b.x, b.y], request, lengths, step)));
}

/** On the line from a to b, beyond b. */
function beyondEnd(
  a: Pair,
  b: Pair,
  { spot, reach }: SnapRequest,
  lengths: boolean,
  step: number | null,
): Candidate | null {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0 || (step !== null && (dx === 0 || dy === 0))) return null;
  const along = ((spot[0] - b[0]) * dx + (spot[1] - b[1]) * dy) / length;
  const off = Math.abs((spot[0] - b[0]) * dy - (spot[1] - b[1]) * dx) / length;
  if (off > reach || along <= 0 || along > PROLONGED * length) return null;
  const foot: Pair = [b[0] + (along * dx) / length, b[1] + (along * dy) / length];
  const isAsLong = lengths && Math.abs(along - length) <= reach;
  const onGrid = step === null ? foot : onGridLine(foot, [dx, dy], step);
  const at: Pair = isAsLong ? [b[0] + dx, b[1] + dy] : onGrid;
  return { at, off, guides: [line(b, at)] };
}

/** The meeting point of a slanted line through this place with the nearest line of the grid. */
function onGridLine([x, y]: Pair, [dx, dy]: Pair, step: number): Pair {
  const [column, row] = [Math.round(x / step) * step, Math.round(y / step) * step];
  const upright: Pair = [column, y + ((column - x) * dy) / dx];
  const level: Pair = [x + ((row - y) * dx) / dy, row];
  const away = (to: Pair) => Math.hypot(to[0] - x, to[1] - y);
  return away(upright) <= away(level) ? upright : level;
}

/** Links near a place whose ends do not move. */
function restingLinks(sketch: Sketch, { spot, reach, moving }: SnapRequest): LinkItem[] {
  if (sketch.points.size > MAX_GUIDE_ITEMS || sketch.links.size > MAX_GUIDE_LINKS) return [];
  const at = { x: spot[0], y: spot[1] };
  return [...sketch.links.values()].filter(({ from, to }) => {
    const [a, b] = [sketch.points.get(from), sketch.points.get(to)];
    if (a === undefined || b === undefined || moving.has(from) || moving.has(to)) return false;
    const foot = footOn(a, b, at);
    const far = PROLONGED * Math.hypot(a.x - b.x, a.y - b.y) + reach;
    return Math.hypot(foot.x - at.x, foot.y - at.y) <= far;
  });
}

function line(from: Pair, to: Pair): Guide {
  return { kind: "line", from, to };
}
