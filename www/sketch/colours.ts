/** Colours of points, links and disks, which no rule reads. */
import type { Coloured, ItemColour, ItemId, Sketch } from "./sketch.ts";

/** The items in this colour, or without any; a grid stays one. Cost: O(items). */
export function coloured(
  sketch: Sketch,
  ids: ReadonlySet<ItemId>,
  colour: ItemColour | null,
): Sketch {
  const { grid } = sketch;
  const [points, links, disks] = [
    painted(sketch.points, ids, colour),
    painted(sketch.links, ids, colour),
    painted(sketch.disks, ids, colour),
  ];
  const kept = grid && {
    ...grid,
    points: grid.points === sketch.points ? points : grid.points,
    links: grid.links === sketch.links ? links : grid.links,
  };
  return { ...sketch, points, links, disks, grid: kept };
}

function painted<T extends Coloured>(
  items: ReadonlyMap<ItemId, T>,
  ids: ReadonlySet<ItemId>,
  colour: ItemColour | null,
): ReadonlyMap<ItemId, T> {
  const changed = [...ids].filter((id) => {
    const item = items.get(id);
    return item !== undefined && (item.colour ?? null) !== colour;
  });
  if (changed.length === 0) return items;
  const next = new Map(items);
  for (const id of changed) {
    const item = items.get(id);
    if (item === undefined) continue;
    const { colour: _, ...bare } = item;
    next.set(id, (colour === null ? bare : { ...bare, colour }) as T);
  }
  return next;
}

/** Colours of the items among these that can have one. */
export function coloursAmong(
  { points, links, disks }: Sketch,
  ids: Iterable<ItemId>,
): ReadonlySet<ItemColour | null> {
  const found = new Set<ItemColour | null>();
  for (const id of ids) {
    const item: Coloured | undefined = points.get(id) ?? links.get(id) ?? disks.get(id);
    if (item !== undefined) found.add(item.colour ?? null);
  }
  return found;
}
