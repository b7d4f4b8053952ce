/** Edits of disks, stones and the region, in whole ticks. A disk makes a board of disks of any. */
import type { Pair } from "../engine/types.ts";
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import type { WithAdded } from "./edits.ts";
import { isLocked } from "./locks.ts";
import {
  added,
  asDisks,
  type CentreItem,
  type Corner,
  type DiskItem,
  type ItemId,
  itemId,
  joined,
  type RegionItem,
  type Sketch,
  withItem,
  without,
  withRegion,
} from "./sketch.ts";

export function addDisk(sketch: Sketch, [x, y]: Pair, radius: number, slack: number): WithAdded {
  const core = Math.max(Math.round(radius), 1);
  const disk: DiskItem = { x: Math.round(x), y: Math.round(y), core, reach: core + slack };
  return added(asDisks(sketch), [disk], (before, fresh) => ({
    ...before,
    disks: joined(before.disks, fresh),
  }));
}

export function resized(sketch: Sketch, id: ItemId, change: Partial<DiskItem>): Sketch {
  const disk = sketch.disks.get(id);
  if (disk === undefined || isLocked(sketch, id)) return sketch;
  const next = { ...disk, ...change };
  return {
    ...sketch,
    disks: withItem(sketch.disks, id, { ...next, reach: Math.max(next.reach, next.core) }),
  };
}

/** Replaces the outline, or adds a hole. */
export function addRing(
  sketch: Sketch,
  corners: readonly Pair[],
  ring: "outline" | "hole",
): Sketch {
  const fresh = corners.map(
    ([x, y], i): Corner => ({
      id: itemId(sketch.next + i),
      x: Math.round(x),
      y: Math.round(y),
    }),
  );
  const next = sketch.next + corners.length;
  const rings =
    ring === "hole" && sketch.region?.kind === "rings" ? [...sketch.region.rings, fresh] : [fresh];
  return { ...withRegion(sketch, { kind: "rings", rings, wrap: "none" }), next };
}

export function addRound(sketch: Sketch, [x, y]: Pair, radius: number): Sketch {
  const region: RegionItem = {
    kind: "circle",
    x: Math.round(x),
    y: Math.round(y),
    radius: Math.max(Math.round(radius), 1),
  };
  return withRegion(sketch, region);
}

export function rectangle([x0, y0]: Pair, [x1, y1]: Pair): Pair[] {
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
  const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Inserts a corner into the side that begins at this one, and returns its number. */
export function splitSide(
  sketch: Sketch,
  after: ItemId,
  [x, y]: Pair,
): { readonly sketch: Sketch; readonly id: ItemId } {
  const id = itemId(sketch.next);
  const { region } = sketch;
  if (region?.kind !== "rings") return { sketch, id };
  const corner: Corner = { id, x: Math.round(x), y: Math.round(y) };
  const rings = region.rings.map((ring) =>
    ring.flatMap((each) => (each.id === after ? [each, corner] : [each])),
  );
  return {
    sketch: { ...sketch, region: { kind: "rings", rings, wrap: "none" }, next: sketch.next + 1 },
    id,
  };
}

export function wrapped(
  sketch: Sketch,
  wrap: Extract<RegionItem, { kind: "rings" }>["wrap"],
): Sketch {
  const { region } = sketch;
  return region?.kind === "rings" ? { ...sketch, region: { ...region, wrap } } : sketch;
}

export function addCentre(sketch: Sketch, [x, y]: Pair, colour: StoneColour): WithAdded {
  const stone: CentreItem = { x: Math.round(x), y: Math.round(y), colour };
  return added(sketch, [stone], (before, fresh) => ({
    ...before,
    centres: joined(before.centres, fresh),
  }));
}

/** Cycles through empty, black and white, or the other way round. */
export function nextColour(
  colour: StoneColour | undefined,
  first: StoneColour,
): StoneColour | undefined {
  if (colour === undefined) return first;
  if (colour !== first) return undefined;
  return first === BLACK ? WHITE : BLACK;
}

export function stoneOn(sketch: Sketch, id: ItemId, colour: StoneColour | undefined): Sketch {
  const start =
    colour === undefined
      ? without(sketch.start, new Set([id]))
      : withItem(sketch.start, id, colour);
  return { ...sketch, start };
}

export function recoloured(sketch: Sketch, id: ItemId, colour: StoneColour | undefined): Sketch {
  const stone = sketch.centres.get(id);
  if (stone === undefined) return sketch;
  const centres =
    colour === undefined
      ? without(sketch.centres, new Set([id]))
      : withItem(sketch.centres, id, { ...stone, colour });
  return { ...sketch, centres };
}
