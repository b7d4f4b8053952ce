/** Snapping: moves a place to grid lines, to the level of other points, to an angle, or to an
 *  existing length. The core handles tangency of disks. */
import type { Pair } from "../engine/types.ts";
import { type ItemId, inTicks, ringsOf, type Sketch } from "./sketch.ts";

export interface Snapping {
  readonly grid: boolean;
  readonly angles: boolean;
  readonly lengths: boolean;
  /** The grid's pitch, in board units. */
  readonly pitch: number;
}

/** A guide that the place snapped to, for display. */
export type Guide =
  | { readonly kind: "line"; readonly from: Pair; readonly to: Pair }
  | { readonly kind: "circle"; readonly at: Pair; readonly radius: number };

export interface Snapped {
  readonly at: Pair;
  readonly guides: readonly Guide[];
}

export interface SnapRequest {
  readonly spot: Pair;
  /** Snap range in board units. */
  readonly within: number;
  /** Items that move along and cannot be guides. */
  readonly moving: ReadonlySet<ItemId>;
  /** The other end of the drawn line. */
  readonly base: Pair | null;
}

const ANGLE_STEP = Math.PI / 12;
/** With more items, level guides are useless. */
const MAX_GUIDE_ITEMS = 2000;

export function snapped(sketch: Sketch, snapping: Snapping, request: SnapRequest): Snapped {
  const { spot, base } = request;
  const found =
    (base === null ? null : snapRound(sketch, snapping, request, base)) ??
    snapLevel(sketch, snapping, request);
  return found === null
    ? { at: whole(sketch, spot), guides: [] }
    : { ...found, at: whole(sketch, found.at) };
}

function whole(sketch: Sketch, [x, y]: Pair): Pair {
  return inTicks(sketch.kind) ? [Math.round(x), Math.round(y)] : [x, y];
}

/** On a ray from the base, at the grid pitch or the length of another line. */
function snapRound(
  sketch: Sketch,
  { grid, angles, lengths, pitch }: Snapping,
  { spot, within, moving }: SnapRequest,
  base: Pair,
): Snapped | null {
  const [dx, dy] = [spot[0] - base[0], spot[1] - base[1]];
  const length = Math.hypot(dx, dy);
  if (length <= within) return null;
  const gridDistance = grid ? awayFromGrid(spot, pitch) : Infinity;
  const equalTo = lengths ? equalLength(sketch, moving, length, within) : null;
  const turn = Math.round(Math.atan2(dy, dx) / ANGLE_STEP) * ANGLE_STEP;
  const ray: Pair = [Math.cos(turn), Math.sin(turn)];
  const along = dx * ray[0] + dy * ray[1];
  const off = Math.abs(dx * ray[1] - dy * ray[0]);
  if (angles && off <= Math.min(within, gridDistance)) {
    const step = pitch / Math.max(Math.abs(ray[0]), Math.abs(ray[1]));
    const at = equalTo ?? (grid ? Math.max(Math.round(along / step), 1) * step : along);
    const end: Pair = [base[0] + ray[0] * at, base[1] + ray[1] * at];
    return { at: rounded(end), guides: [{ kind: "line", from: base, to: end }] };
  }
  if (equalTo === null || Math.abs(equalTo - length) > gridDistance) return null;
  const at: Pair = [base[0] + (dx / length) * equalTo, base[1] + (dy / length) * equalTo];
  return { at, guides: [{ kind: "circle", at: base, radius: equalTo }] };
}

/** Distance from the grid. A place close to a grid point snaps there before it snaps to a ray. */
function awayFromGrid([x, y]: Pair, pitch: number): number {
  const off = (value: number) => value - Math.round(value / pitch) * pitch;
  return Math.hypot(off(x), off(y)) + 1e-6 * pitch;
}

/** Removes rounding errors of sine and cosine. */
function rounded([x, y]: Pair): Pair {
  const clean = (value: number) => Math.round(value * 1e6) / 1e6;
  return [clean(x), clean(y)];
}

function equalLength(
  sketch: Sketch,
  moving: ReadonlySet<ItemId>,
  length: number,
  within: number,
): number | null {
  let best: number | null = null;
  for (const { from, to } of sketch.links.values()) {
    if (moving.has(from) || moving.has(to)) continue;
    const [a, b] = [sketch.points.get(from), sketch.points.get(to)];
    if (a === undefined || b === undefined) continue;
    const there = Math.hypot(a.x - b.x, a.y - b.y);
    const off = Math.abs(there - length);
    if (off <= within / 2 && off < Math.abs((best ?? Infinity) - length)) best = there;
  }
  return best;
}

/** Each coordinate separately: level with another item first, else on the grid. */
function snapLevel(
  sketch: Sketch,
  { grid, angles, pitch }: Snapping,
  { spot, within, moving }: SnapRequest,
): Snapped | null {
  const level = angles ? alignedItems(sketch, spot, within, moving) : [null, null];
  const coordinate = (axis: 0 | 1): number | null => {
    const aligned = level[axis]?.[axis];
    if (aligned !== undefined) return aligned;
    return grid ? Math.round(spot[axis] / pitch) * pitch : null;
  };
  const [x, y] = [coordinate(0), coordinate(1)];
  if (x === null && y === null) return null;
  const at: Pair = [x ?? spot[0], y ?? spot[1]];
  const guides = level.flatMap((other): Guide[] =>
    other === null || other === undefined ? [] : [{ kind: "line", from: other, to: at }],
  );
  return { at, guides };
}

/** The nearest items with the same x, and with the same y. */
function alignedItems(
  sketch: Sketch,
  spot: Pair,
  within: number,
  moving: ReadonlySet<ItemId>,
): [Pair | null, Pair | null] {
  const best: [Pair | null, Pair | null] = [null, null];
  const least = [within, within];
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

/** The grid pitch, 1, 2 or 5 times a power of ten, for a board with this spacing. */
export function usualPitch(spacing: number): number {
  const power = 10 ** Math.floor(Math.log10(spacing));
  const leadingDigit = spacing / power;
  return power * (leadingDigit >= 5 ? 5 : leadingDigit >= 2 ? 2 : 1);
}
