/** Edits of the open sets and placements of a go-space. A list has no duplicates. */
import { type ItemId, itemId, type SetItem, type Sketch, withItem, without } from "./sketch.ts";

export type SetList = "opens" | "placements";

/** Adds a set unless it exists, and returns its number. */
export function addSet(
  sketch: Sketch,
  list: SetList,
  points: SetItem,
): { readonly sketch: Sketch; readonly id: ItemId } {
  const known = [...sketch[list]].find(([, set]) => sameSet(set, points));
  if (known !== undefined) return { sketch, id: known[0] };
  const id = itemId(sketch.next);
  const sets = withItem(sketch[list], id, points);
  return { sketch: { ...sketch, [list]: sets, next: sketch.next + 1 }, id };
}

export function removeSet(sketch: Sketch, list: SetList, id: ItemId): Sketch {
  const gone = new Set([id]);
  return { ...sketch, [list]: without(sketch[list], gone), start: without(sketch.start, gone) };
}

/** Replaces the points of a set in place. */
export function replaceSet(sketch: Sketch, list: SetList, id: ItemId, points: SetItem): Sketch {
  return { ...sketch, [list]: withItem(sketch[list], id, points) };
}

function sameSet(a: SetItem, b: SetItem): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
