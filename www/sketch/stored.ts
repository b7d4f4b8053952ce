/** A drawing as it is stored: its document, and what no document has, by the places of items in their order. */
import type { GameDocument } from "../engine/types.ts";
import type { Arrangement } from "../model/arrangement.ts";
import { readBackground } from "./background.ts";
import { documentOf, sketchOf } from "./document.ts";
import { type ItemId, ringsOf, type Sketch } from "./sketch.ts";

export interface StoredDrawing extends GameDocument {
  /** Missing in a drawing without locks, groups and background. */
  readonly arrangement?: Arrangement;
}

export function storedDrawing(sketch: Sketch): StoredDrawing {
  const arrangement = arrangementOf(sketch);
  const document = documentOf(sketch);
  return arrangement === null ? document : { ...document, arrangement };
}

/** Locks, groups and background picture of a sketch; null without any. */
export function arrangementOf(sketch: Sketch): Arrangement | null {
  const { background } = sketch;
  if (sketch.locked.size + sketch.groups.length === 0 && background === null) return null;
  const order = new Map(placedItems(sketch).map((id, at) => [id, at] as const));
  const places = (ids: Iterable<ItemId>) => [...ids].flatMap((id) => order.get(id) ?? []);
  return {
    locked: places(sketch.locked),
    groups: sketch.groups.map(places),
    ...(background && { background }),
  };
}

/** The sketch of a stored drawing, in which `documentOf` writes a missing region as one without
 *  corners. */
export function restoredSketch(drawing: StoredDrawing, first: number): Sketch {
  const sketch = sketchOf(drawing, first);
  const { region } = sketch;
  const corners = region?.kind === "rings" ? (region.rings[0]?.length ?? 0) : null;
  return arranged(
    corners === 0 ? { ...sketch, region: null } : sketch,
    drawing.arrangement ?? null,
  );
}

/** The sketch with these locks and groups, as far as there are such items, and this background. */
export function arranged(sketch: Sketch, arrangement: Arrangement | null): Sketch {
  if (arrangement === null) return sketch;
  const order = placedItems(sketch);
  const items = (places: readonly number[]) =>
    new Set(places.flatMap((place) => order[place] ?? []));
  const groups = arrangement.groups.map(items).filter(({ size }) => size > 1);
  const background = readBackground(arrangement.background, "kept") ?? sketch.background;
  return { ...sketch, locked: items(arrangement.locked), groups, background };
}

/** Items with a place, in the order of the document: of stones on a plane the black ones first. */
function placedItems({ points, disks, centres, region }: Sketch): ItemId[] {
  const stones = [...centres].sort(([, a], [, b]) => a.colour - b.colour);
  const corners = ringsOf(region).flatMap((ring) => ring.map(({ id }) => id));
  return [...points.keys(), ...disks.keys(), ...stones.map(([id]) => id), ...corners];
}
