/** Snapping: moves a place to grid lines, to guides, to an angle, or to an existing length. The core handles
 *  tangency of disks. */
import type { Pair } from "../engine/types.ts";
import {
  alignedItems,
  beyondLink,
  type Candidate,
  type Guide,
  middleOfLink,
  type Snapped,
  type SnapRequest,
} from "./guides.ts";
import { type ItemId, inTicks, type Sketch } from "./sketch.ts";

export interface Snapping {
  readonly grid: boolean;
  readonly angles: boolean;
  readonly lengths: boolean;
  /** To the height and width of other items, to middles of links, and along their lines. */
  readonly lines: boolean;
  /** The grid's pitch, in board units. */
  readonly pitch: number;
}

const ANGLE_STEP = Math.PI / 12;

export function snapped(sketch: Sketch, snapping: Snapping, request: SnapRequest): Snapped {
  const { spot, base } = request;
  const found =
    onLink(
      sketch,
      snapping,
      request,
      base === null ? null : snapRound(sketch, snapping, request, base),
    ) ?? snapLevel(sketch, snapping, request);
  return found === null
    ? { at: whole(sketch, spot), guides: [] }
    : { at: whole(sketch, found.at), guides: found.guides };
}

/** The middle of a link, or the line of one, where they are closer than the grid and than `other`. */
function onLink(
  sketch: Sketch,
  { grid, lengths, lines, pitch }: Snapping,
  request: SnapRequest,
  other: Candidate | null,
): Candidate | null {
  if (!lines) return other;
  const most = grid ? awayFromGrid(request.spot, pitch) : Infinity;
  const middle = middleOfLink(sketch, request);
  if (middle !== null && middle.off <= most) return middle;
  const beyond = beyondLink(sketch, request, lengths, grid ? pitch : null);
  const isBest = beyond !== null && beyond.off <= most && beyond.off < (other?.off ?? Infinity);
  return isBest ? beyond : other;
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
): Candidate | null {
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
    return { at: rounded(end), guides: [{ kind: "line", from: base, to: end }], off };
  }
  const longer = Math.abs((equalTo ?? length) - length);
  if (equalTo === null || longer > gridDistance) return null;
  const at: Pair = [base[0] + (dx / length) * equalTo, base[1] + (dy / length) * equalTo];
  return { at, guides: [{ kind: "circle", at: base, radius: equalTo }], off: longer };
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
  { grid, lines, pitch }: Snapping,
  request: SnapRequest,
): Snapped | null {
  const { spot } = request;
  const level = lines ? alignedItems(sketch, request) : [null, null];
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

/** The grid pitch, 1, 2 or 5 times a power of ten, for a board with this spacing. */
export function usualPitch(spacing: number): number {
  const power = 10 ** Math.floor(Math.log10(spacing));
  const leadingDigit = spacing / power;
  return power * (leadingDigit >= 5 ? 5 : leadingDigit >= 2 ? 2 : 1);
}
