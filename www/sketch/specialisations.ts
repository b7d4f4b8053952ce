/** Relations of the points of a drawn go-space: one lies in the closure of another. Follows from its open sets alone. */
import type { ItemId, Sketch } from "./sketch.ts";

/** Points beyond which relations are not worked out: there are the square of their number. */
const MOST_POINTS = 400;

/** Pairs of places in the list of points: the second lies in the closure of the first. None where no set is drawn. */
export function specialisations({ points, opens }: Sketch): Uint32Array {
  const ids = [...points.keys()];
  if (ids.length > MOST_POINTS || opens.size === 0) return new Uint32Array();
  const place = new Map(ids.map((id, at) => [id, at] as const));
  const least = new Map<ItemId, ReadonlySet<ItemId>>();
  for (const set of opens.values())
    for (const id of set) {
      const known = least.get(id);
      least.set(
        id,
        known === undefined ? set : new Set([...known].filter((each) => set.has(each))),
      );
    }
  const pairs = ids.flatMap((of) =>
    [...(least.get(of) ?? [])].flatMap((from) =>
      from === of ? [] : [place.get(from) ?? 0, place.get(of) ?? 0],
    ),
  );
  return Uint32Array.from(pairs);
}
