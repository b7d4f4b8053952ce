/** The placements of a board of disks as fine circles, and the stones on them at their true size. What
 *  a stone has closed is drawn paler; where disks crowd, their centres stand for them. */
import { BLACK, EMPTY, isStone, type PlacementId, placement } from "../model/state.ts";
import { type Circle, circlesOf, traceCircle } from "./circles.ts";
import { type Pen, visible } from "./pen.ts";
import type { Plan } from "./plan.ts";
import { paintStone } from "./stones.ts";

/** Over more disks than this on a spot, circles are one grey and only centres can be told apart. */
const CROWDED = 2.6;
/** From here on circles overlap so much that their centres help to see them. */
const OVERLAPPING = 1.5;
/** In CSS pixels: the circles of smaller disks are drawn finer and paler, as in a thumbnail. */
const ROOMY = 9;
/** Circles of one path: very long paths are slow to stroke. */
const PATH_LENGTH = 500;
/** The ink of a circle, and of one that a stone has closed. */
const OPEN_INK = 0.62;
const CLOSED_INK = 0.16;

export function paintDisks(pen: Pen, plan: Plan, colours: Uint8Array): void {
  const { context, palette } = pen;
  const room = Math.min((plan.largestRadius * pen.camera.scale) / ROOMY, 1);
  context.strokeStyle = context.fillStyle = palette.boardInk;
  context.lineWidth = Math.max(room, 0.5);
  const [open, closed] = [empty(colours, true), empty(colours, false)];
  if (plan.coverage <= CROWDED) {
    const pale = Math.max(room, 0.3) * Math.min(1, 1.9 / Math.max(plan.coverage, 1));
    context.globalAlpha = CLOSED_INK * pale;
    strokeAll(pen, plan, closed);
    context.globalAlpha = OPEN_INK * pale;
    strokeAll(pen, plan, open);
  }
  context.globalAlpha = 0.75 * Math.max(room, 0.5);
  if (plan.coverage > OVERLAPPING) dotAll(pen, plan, open);
  context.globalAlpha = 1;
}

/** The placements that can be filled, or those that cannot and hold no stone. */
function empty(colours: Uint8Array, open: boolean): PlacementId[] {
  const found: PlacementId[] = [];
  colours.forEach((colour, at) => {
    if (!isStone(colour) && (colour === EMPTY) === open) found.push(placement(at));
  });
  return found;
}

function* shown(pen: Pen, plan: Plan, placements: readonly PlacementId[]): Iterable<Circle> {
  for (const at of placements)
    for (const circle of circlesOf(pen, plan, at))
      if (visible(pen, circle.x, circle.y, circle.radius)) yield circle;
}

function strokeAll(pen: Pen, plan: Plan, placements: readonly PlacementId[]): void {
  const { context } = pen;
  let length = 0;
  context.beginPath();
  for (const circle of shown(pen, plan, placements)) {
    traceCircle(context, { ...circle, radius: Math.max(circle.radius - 0.5, 0.5) });
    if (++length % PATH_LENGTH === 0) {
      context.stroke();
      context.beginPath();
    }
  }
  context.stroke();
}

function dotAll(pen: Pen, plan: Plan, placements: readonly PlacementId[]): void {
  const half = Math.min(Math.max(plan.spacing * pen.camera.scale * 0.08, 0.4), 1.6);
  for (const { x, y } of shown(pen, plan, placements))
    pen.context.fillRect(x - half, y - half, 2 * half, 2 * half);
}

export function paintDiskStones(
  pen: Pen,
  plan: Plan,
  colours: Uint8Array,
  moving: ReadonlySet<number>,
): void {
  const { outer, inner } = layered(plan, colours);
  for (const at of outer) {
    const colour = colours[at];
    if (!isStone(colour) || moving.has(at)) continue;
    for (const { x, y, radius } of circlesOf(pen, plan, at))
      if (visible(pen, x, y, 1.3 * radius)) paintStone(pen, x, y, radius, colour);
  }
  paintInner(pen, plan, colours, inner);
}

/** A stone inside a larger one is a stone too: a ring on it. */
function paintInner(
  pen: Pen,
  plan: Plan,
  colours: Uint8Array,
  inner: readonly PlacementId[],
): void {
  const { context } = pen;
  context.lineWidth = 1;
  for (const at of inner) {
    context.strokeStyle = colours[at] === BLACK ? "#ffffff40" : "#00000038";
    context.beginPath();
    for (const circle of circlesOf(pen, plan, at)) traceCircle(context, circle);
    context.stroke();
  }
}

/** Stones in no larger one, and those that a larger one of their colour holds. */
export function layered(
  { drawing, radii }: Plan,
  colours: Uint8Array,
): { outer: PlacementId[]; inner: PlacementId[] } {
  const stones: PlacementId[] = [];
  colours.forEach((colour, at) => {
    if (isStone(colour)) stones.push(placement(at));
  });
  const size = (at: PlacementId) => radii[at] ?? 0;
  const [outer, inner]: [PlacementId[], PlacementId[]] = [[], []];
  for (const at of stones.sort((a, b) => size(b) - size(a))) {
    const larger = outer.filter(
      (other) => size(other) > size(at) && colours[other] === colours[at],
    );
    const held = larger.some((other) => apart(drawing.xy, at, other) + size(at) <= size(other));
    (held ? inner : outer).push(at);
  }
  return { outer, inner };
}

function apart(xy: Float64Array, a: PlacementId, b: PlacementId): number {
  return Math.hypot(
    (xy[2 * a] ?? 0) - (xy[2 * b] ?? 0),
    (xy[2 * a + 1] ?? 0) - (xy[2 * b + 1] ?? 0),
  );
}
