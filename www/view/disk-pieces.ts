/** The placements of a board of disks as fine circles, and the stones on them at their true size. What
 *  a stone has closed is drawn paler; where disks crowd, their centres stand for them. */
import { BLACK, EMPTY, isStone, type PlacementId, placement, WHITE } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type Lens, type Pen, visible } from "./pen.ts";
import { type Circle, circlesOf, traceCircle } from "./stone-circles.ts";
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
const OPEN_INK = 0.76;
const CLOSED_INK = 0.16;
/** Round a stone that lies in a larger one. */
export const INNER_RING = { [BLACK]: "#ffffff40", [WHITE]: "#00000038" } as const;

export function paintDisks(pen: Pen, layout: BoardLayout, colours: Uint8Array): void {
  const { context, palette } = pen;
  const inks = diskInks(pen, layout);
  context.strokeStyle = context.fillStyle = palette.boardInk;
  context.lineWidth = inks.width;
  const [open, closed] = [empty(colours, true), empty(colours, false)];
  context.globalAlpha = inks.closed;
  if (inks.closed > 0) strokeAll(pen, layout, closed);
  context.globalAlpha = inks.open;
  if (inks.open > 0) strokeAll(pen, layout, open);
  context.globalAlpha = inks.dot;
  if (inks.dot > 0) dotAll(pen, layout, open);
  context.globalAlpha = 1;
}

export interface DiskInks {
  /** Of the circles, in CSS pixels. */
  readonly width: number;
  /** How dark the circles of open and of closed disks are, and the dots; 0: they are not drawn. */
  readonly open: number;
  readonly closed: number;
  readonly dot: number;
  /** Half the side of a dot, in CSS pixels. */
  readonly half: number;
}

export function diskInks({ camera }: Lens, layout: BoardLayout): DiskInks {
  const room = Math.min((layout.largestRadius * camera.scale) / ROOMY, 1);
  const pale = Math.max(room, 0.3) * Math.min(1, 1.9 / Math.max(layout.coverage, 1));
  const circles = layout.coverage <= CROWDED ? pale : 0;
  return {
    width: Math.max(room, 0.5),
    open: OPEN_INK * circles,
    closed: CLOSED_INK * circles,
    dot: layout.coverage > OVERLAPPING ? 0.75 * Math.max(room, 0.5) : 0,
    half: Math.min(Math.max(layout.spacing * camera.scale * 0.08, 0.4), 1.6),
  };
}

/** The placements that can be filled, or those that cannot and hold no stone. */
export function empty(colours: Uint8Array, open: boolean): PlacementId[] {
  const found: PlacementId[] = [];
  colours.forEach((colour, at) => {
    if (!isStone(colour) && (colour === EMPTY) === open) found.push(placement(at));
  });
  return found;
}

/** Wherever they are seen on the screen. */
export function* shown(
  lens: Lens,
  layout: BoardLayout,
  placements: readonly PlacementId[],
): Iterable<Circle> {
  for (const at of placements)
    for (const circle of circlesOf(lens, layout, at))
      if (visible(lens, circle.x, circle.y, circle.radius)) yield circle;
}

function strokeAll(pen: Pen, layout: BoardLayout, placements: readonly PlacementId[]): void {
  const { context } = pen;
  let length = 0;
  context.beginPath();
  for (const circle of shown(pen, layout, placements)) {
    traceCircle(context, { ...circle, radius: Math.max(circle.radius - 0.5, 0.5) });
    if (++length % PATH_LENGTH === 0) {
      context.stroke();
      context.beginPath();
    }
  }
  context.stroke();
}

function dotAll(pen: Pen, layout: BoardLayout, placements: readonly PlacementId[]): void {
  const { half } = diskInks(pen, layout);
  for (const { x, y } of shown(pen, layout, placements))
    pen.context.fillRect(x - half, y - half, 2 * half, 2 * half);
}

export function paintDiskStones(
  pen: Pen,
  layout: BoardLayout,
  colours: Uint8Array,
  moving: ReadonlySet<number>,
): void {
  const { outer, inner } = layered(layout, colours);
  for (const at of outer) {
    const colour = colours[at];
    if (!isStone(colour) || moving.has(at)) continue;
    for (const { x, y, radius } of circlesOf(pen, layout, at))
      if (visible(pen, x, y, 1.3 * radius)) paintStone(pen, x, y, radius, colour);
  }
  paintInner(pen, layout, colours, inner);
}

/** A stone inside a larger one is a stone too: a ring on it. */
function paintInner(
  pen: Pen,
  layout: BoardLayout,
  colours: Uint8Array,
  inner: readonly PlacementId[],
): void {
  const { context } = pen;
  context.lineWidth = 1;
  for (const at of inner) {
    context.strokeStyle = INNER_RING[colours[at] === BLACK ? BLACK : WHITE];
    context.beginPath();
    for (const circle of circlesOf(pen, layout, at)) traceCircle(context, circle);
    context.stroke();
  }
}

/** Stones in no larger one, and those that a larger one of their colour holds. */
export function layered(
  { drawing, radii }: BoardLayout,
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
