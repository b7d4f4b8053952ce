/** A drawing as it is stored: its document, and what no document has, by the places of items in their order. */
import type { GameDocument } from "../engine/types.ts";
import { documentOf, sketchOf } from "./document.ts";
import { type ItemId, ringsOf, type Sketch } from "./sketch.ts";

export interface StoredDrawing extends GameDocument {
  /** Missing in a drawing without locks and groups. */
  readonly arrangement?: Arrangement;
}

/** Items by their places among those of `placedItems`. */
interface Arrangement {
  readonly locked: readonly number[];
  readonly groups: readonly (readonly number[])[];
}

export function storedDrawing(sketch: Sketch): StoredDrawing {
  const document = documentOf(sketch);
  if (sketch.locked.size + sketch.groups.length === 0) return document;
  const order = new Map(placedItems(sketch).map((id, at) => [id, at] as const));
  const places = (ids: Iterable<ItemId>) => [...ids].flatMap((id) => order.get(id) ?? []);
  const groups = sketch.groups.map(places);
  return { ...document, arrangement: { locked: places(sketch.locked), groups } };
}

/** The sketch of a stored drawing, in which `documentOf` writes a missing region as one without
 *  corners. */
export function restoredSketch(drawing: StoredDrawing, first: number): Sketch {
  const sketch = sketchOf(drawing, first);
  const { region } = sketch;
  const corners = region?.kind === "rings" ? (region.rings[0]?.length ?? 0) : null;
  return arranged(corners === 0 ? { ...sketch, region: null } : sketch, drawing.arrangement);
}

function arranged(sketch: Sketch, arrangement: Arrangement | undefined): Sketch {
  if (arrangement === undefined) return sketch;
  const order = placedItems(sketch);
  const items = (places: readonly number[]) =>
    new Set(places.flatMap((place) => order[place] ?? []));
  const groups = arrangement.groups.map(items).filter(({ size }) => size > 1);
  return { ...sketch, locked: items(arrangement.locked), groups };
}

/** Items with a place, in the order of the document: of stones on a plane the black ones first. */
function placedItems({ points, disks, centres, region }: Sketch): ItemId[] {
  const stones = [...centres].sort(([, a], [, b]) => a.colour - b.colour);
  const corners = ringsOf(region).flatMap((ring) => ring.map(({ id }) => id));
  return [...points.keys(), ...disks.keys(), ...stones.map(([id]) => id), ...corners];
}

/** True for places and lists of places; a drawing without them has none. */
export function isArrangement(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== "object" || value === null) return false;
  const { locked, groups } = value as Partial<Record<keyof Arrangement, unknown>>;
  const arePlaces = (list: unknown) => Array.isArray(list) && list.every(Number.isSafeInteger);
  return arePlaces(locked) && Array.isArray(groups) && groups.every(arePlaces);
}
