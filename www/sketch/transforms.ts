/** Transformations of a selection: move, mirror, rotate, scale, align, distribute. */
import type { Pair } from "../engine/types.ts";
import { moveItems, placeItems } from "./edits.ts";
import { unlocked } from "./locks.ts";
import { cornerOf, type ItemId, type Sketch, spotOfItem } from "./sketch.ts";

/** Distance from the grid, in pitches, that rounding may leave. */
const ON_GRID = 1e-6;

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function boundsOf(spots: readonly Pair[]): Bounds | null {
  if (spots.length === 0) return null;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** Box of the places of items; null with fewer places than `least`. */
export function boundsOfItems(sketch: Sketch, ids: Iterable<ItemId>, least = 1): Bounds | null {
  const { points, disks, centres } = sketch;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  let count = 0;
  for (const id of ids) {
    const item = points.get(id) ?? disks.get(id) ?? centres.get(id) ?? cornerOf(sketch, id);
    if (item === undefined) continue;
    count += 1;
    x0 = Math.min(x0, item.x);
    x1 = Math.max(x1, item.x);
    y0 = Math.min(y0, item.y);
    y1 = Math.max(y1, item.y);
  }
  return count < least ? null : { x0, y0, x1, y1 };
}

export function spotsOf(sketch: Sketch, ids: Iterable<ItemId>): Pair[] {
  return [...ids].flatMap((id) => {
    const spot = spotOfItem(sketch, id);
    return spot === null ? [] : [spot];
  });
}

function middleOf(sketch: Sketch, ids: ReadonlySet<ItemId>): Pair {
  const bounds = boundsOfItems(sketch, ids) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  return [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
}

export type Transform =
  | { readonly kind: "move"; readonly by: Pair }
  | { readonly kind: "mirror"; readonly axis: "across" | "down" }
  /** In radians, clockwise on the screen, about the centre of the selection. */
  | { readonly kind: "rotate"; readonly angle: number }
  | { readonly kind: "scale"; readonly factor: number }
  | {
      readonly kind: "align";
      readonly side: "left" | "right" | "top" | "bottom" | "row" | "column";
    }
  | { readonly kind: "spread"; readonly axis: "across" | "down" };

/** Turns and mirrors, and moves by less than a step so that those that lay on the grid lie on it again. */
export function onGridAgain(
  before: Sketch,
  after: Sketch,
  ids: ReadonlySet<ItemId>,
  pitch: number,
): Sketch {
  const off = ([x, y]: Pair): Pair => [toGrid(x, pitch) - x, toGrid(y, pitch) - y];
  const isOn = (spot: Pair) => Math.hypot(...off(spot)) <= ON_GRID * pitch;
  const on = [...ids].filter((id) => {
    const spot = spotOfItem(before, id);
    return spot !== null && isOn(spot);
  });
  const [first] = spotsOf(after, on);
  if (first === undefined) return after;
  const [dx, dy] = off(first);
  const shifted = moveItems(after, ids, ([x, y]) => [x + dx, y + dy]);
  const back = spotsOf(shifted, on).every(isOn);
  const settle = ([x, y]: Pair): Pair =>
    isOn([x, y]) ? [toGrid(x, pitch), toGrid(y, pitch)] : [x, y];
  return back ? moveItems(shifted, new Set(on), settle) : after;
}

function toGrid(value: number, pitch: number): number {
  return Math.round(value / pitch) * pitch + 0;
}

export function transformed(
  sketch: Sketch,
  ids: ReadonlySet<ItemId>,
  transform: Transform,
  about: Pair = middleOf(sketch, ids),
): Sketch {
  const [mx, my] = about;
  switch (transform.kind) {
    case "move":
      return moveItems(sketch, ids, ([x, y]) => [x + transform.by[0], y + transform.by[1]]);
    case "mirror":
      return moveItems(sketch, ids, ([x, y]) =>
        transform.axis === "across" ? [2 * mx - x, y] : [x, 2 * my - y],
      );
    case "rotate": {
      const [cos, sin] = [Math.cos(transform.angle), Math.sin(transform.angle)];
      return moveItems(sketch, ids, ([x, y]) => [
        mx + cos * (x - mx) - sin * (y - my),
        my + sin * (x - mx) + cos * (y - my),
      ]);
    }
    case "scale": {
      const { factor } = transform;
      const spread = ([x, y]: Pair): Pair => [mx + factor * (x - mx), my + factor * (y - my)];
      return moveItems(resizedDisks(sketch, ids, factor), ids, spread);
    }
    case "align":
      return aligned(sketch, ids, transform.side);
    case "spread":
      return spread(sketch, ids, transform.axis);
  }
}

/** Disks keep the difference of reach and core. */
function resizedDisks(sketch: Sketch, ids: ReadonlySet<ItemId>, factor: number): Sketch {
  const disks = new Map(sketch.disks);
  for (const id of unlocked(sketch, ids)) {
    const disk = disks.get(id);
    if (disk === undefined) continue;
    const core = Math.max(Math.round(disk.core * factor), 1);
    disks.set(id, { ...disk, core, reach: core + disk.reach - disk.core });
  }
  return { ...sketch, disks };
}

function aligned(
  sketch: Sketch,
  ids: ReadonlySet<ItemId>,
  side: Extract<Transform, { kind: "align" }>["side"],
): Sketch {
  const bounds = boundsOfItems(sketch, ids);
  if (bounds === null) return sketch;
  const lines = {
    left: bounds.x0,
    right: bounds.x1,
    column: (bounds.x0 + bounds.x1) / 2,
    top: bounds.y0,
    bottom: bounds.y1,
    row: (bounds.y0 + bounds.y1) / 2,
  };
  const upright = side === "left" || side === "right" || side === "column";
  return moveItems(sketch, ids, ([x, y]) => (upright ? [lines[side], y] : [x, lines[side]]));
}

/** Equal gaps between the first and the last item. */
function spread(sketch: Sketch, ids: ReadonlySet<ItemId>, axis: "across" | "down"): Sketch {
  const along = axis === "across" ? 0 : 1;
  const placed = [...ids].flatMap((id) => {
    const spot = spotOfItem(sketch, id);
    return spot === null ? [] : [{ id, spot, at: spot[along] }];
  });
  placed.sort((a, b) => a.at - b.at);
  const [first, last] = [placed[0]?.at ?? 0, placed.at(-1)?.at ?? 0];
  const step = (last - first) / Math.max(placed.length - 1, 1);
  const places = placed.map(({ id, spot: [x, y] }, i): [ItemId, Pair] => {
    const along = first + i * step;
    return [id, axis === "across" ? [along, y] : [x, along]];
  });
  return placeItems(sketch, new Map(places));
}
