/** Snapping: the candidates of a place for each rung of the ladder, from what is drawn and from the grid. */
import type { Pair } from "../engine/types.ts";
import { alignedItems, beyondLink, middleOfLink, type SnapRequest } from "./guides.ts";
import { type Candidate, type Candidates, type Guide, type Snapped, snappedOn } from "./ladder.ts";
import { type ItemId, inTicks, type Sketch } from "./sketch.ts";
import { onMirror } from "./symmetry.ts";

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

/** The place that a pointer means. `existing`: points or tangent centres that it may mean. */
export function snapped(
  sketch: Sketch,
  snapping: Snapping,
  request: SnapRequest,
  existing: Candidates["existing"] = () => [],
): Snapped {
  const { spot, free } = request;
  const { reach, gridReach, step } = request;
  const mirror = () =>
    onMirror(sketch, spot, Math.min(reach, gridReach), snapping.grid ? step : null);
  const candidates: Candidates = {
    existing: () => {
      const there = existing();
      return there.length > 0 ? there : mirror();
    },
    grid: () => onGrid(sketch, snapping, request),
    guide: () => onGuide(sketch, snapping, request),
    angle: () => onRay(sketch, snapping, request),
    "far grid": () => farGrid(snapping, request),
  };
  const found = snappedOn(spot, candidates, free ? "free" : "snaps");
  return { ...found, at: found.to === "existing" ? found.at : whole(sketch, found.at) };
}

function whole(sketch: Sketch, [x, y]: Pair): Pair {
  return inTicks(sketch.kind) ? [Math.round(x), Math.round(y)] : [x, y];
}

/** A crossing of the grid. To a finger, which hides the dots, rows and columns of items come before it. */
function onGrid(sketch: Sketch, { grid, lines }: Snapping, request: SnapRequest): Candidate[] {
  if (!grid) return [];
  const { spot, reach, gridReach, step } = request;
  const levels = lines && reach > gridReach ? alignedItems(sketch, request) : [null, null];
  const [x, y] = ([0, 1] as const).map((axis) => {
    const line = toStep(spot[axis], step);
    return levels[axis]?.[axis] ?? (Math.abs(line - spot[axis]) <= gridReach ? line : null);
  });
  return x == null || y == null ? [] : [levelled(spot, [x, y], levels)];
}

/** The middle of a link; else level with items, or on the line on which a link would go on. */
function onGuide(sketch: Sketch, snapping: Snapping, request: SnapRequest): Candidate[] {
  const { grid, lengths, lines } = snapping;
  if (!lines) return [];
  const middle = middleOfLink(sketch, request);
  if (middle !== null) return [middle];
  const { spot, step } = request;
  const levels = alignedItems(sketch, request);
  const [x, y] = ([0, 1] as const).map(
    (axis) => levels[axis]?.[axis] ?? (grid ? toStep(spot[axis], farStep(request)) : spot[axis]),
  );
  const level = levels.every((other) => other === null)
    ? null
    : levelled(spot, [x ?? 0, y ?? 0], levels);
  const found = [beyondLink(sketch, request, lengths, grid ? step : null), level];
  return found.filter((each) => each !== null);
}

/** A place, with guides to the items that it is level with; its distance is that from their lines. */
function levelled(spot: Pair, at: Pair, levels: readonly (Pair | null | undefined)[]): Candidate {
  const guides = levels.flatMap((other): Guide[] =>
    other == null ? [] : [{ kind: "line", from: other, to: at }],
  );
  const off = ([0, 1] as const).map((axis) => (levels[axis] == null ? 0 : at[axis] - spot[axis]));
  return { at, guides, off: Math.hypot(...off) };
}

/** The nearest crossing of the grid, however far. */
function farGrid({ grid }: Snapping, request: SnapRequest): Candidate[] {
  if (!grid) return [];
  const [{ spot }, step] = [request, farStep(request)];
  return [{ at: [toStep(spot[0], step), toStep(spot[1], step)], off: 0, guides: [] }];
}

/** Step far from the crossings: a finger means dots less exactly, and is not led away to them. */
function farStep({ reach, gridReach, step }: SnapRequest): number {
  return reach > gridReach ? step / 4 : step;
}

function toStep(value: number, step: number): number {
  return Math.round(value / step) * step + 0;
}

/** On a ray from the base, at a step of the grid or the length of another line. */
function onRay(
  sketch: Sketch,
  { grid, angles, lengths }: Snapping,
  { spot, base, reach, step, moving }: SnapRequest,
): Candidate[] {
  if (base === null) return [];
  const [dx, dy] = [spot[0] - base[0], spot[1] - base[1]];
  const length = Math.hypot(dx, dy);
  if (length <= reach) return [];
  const equalTo = lengths ? equalLength(sketch, moving, length, reach) : null;
  const turn = Math.round(Math.atan2(dy, dx) / ANGLE_STEP) * ANGLE_STEP;
  const ray: Pair = [Math.cos(turn), Math.sin(turn)];
  const off = Math.abs(dx * ray[1] - dy * ray[0]);
  if (angles && off <= reach) {
    const along = dx * ray[0] + dy * ray[1];
    const stride = step / Math.max(Math.abs(ray[0]), Math.abs(ray[1]));
    const far = equalTo ?? (grid ? Math.max(Math.round(along / stride), 1) * stride : along);
    const end: Pair = [base[0] + ray[0] * far, base[1] + ray[1] * far];
    return [{ at: rounded(end), guides: [{ kind: "line", from: base, to: end }], off }];
  }
  if (equalTo === null) return [];
  const at: Pair = [base[0] + (dx / length) * equalTo, base[1] + (dy / length) * equalTo];
  const guides: Guide[] = [{ kind: "circle", at: base, radius: equalTo }];
  return [{ at, guides, off: Math.abs(equalTo - length) }];
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

/** The grid pitch, 1, 2 or 5 times a power of ten, for a board with this spacing. */
export function usualPitch(spacing: number): number {
  const power = 10 ** Math.floor(Math.log10(spacing));
  const leadingDigit = spacing / power;
  return power * (leadingDigit >= 5 ? 5 : leadingDigit >= 2 ? 2 : 1);
}
