/** Images of links under the symmetry of a drawing: what was added, turned, bent or removed is so in all its images. */

import { type Before, type Images, imagesIn, linkImage } from "./image-finder.ts";
import { LinkTable } from "./link-table.ts";
import { isLocked } from "./locks.ts";
import { type ItemId, type LinkItem, type Sketch, without } from "./sketch.ts";
import { type Isometry, isometriesOf, middleOf } from "./symmetry.ts";

/** Cost: O(links). */
export function withLinkImages(before: Sketch, after: Sketch, { maps, images }: Before): Sketch {
  if (before.links === after.links) return after;
  const table = new LinkTable(after);
  const gone = goneLinks(before, after, table);
  const fresh = [...after.links].filter(([id, link]) => before.links.get(id) !== link);
  putImages(table, fresh, maps, imagesIn(after));
  const linked = table.in(after);
  const doomed = new Set<ItemId>();
  for (const link of gone)
    for (const map of maps) {
      const there = linkImage(link, map, images, table);
      if (there !== null && !isLocked(linked, there)) doomed.add(there);
    }
  return { ...linked, links: without(linked.links, doomed) };
}

/** True if an edit makes an arc whose image leads back between the same points, so that together they lead both ways. */
export function makesArcBothWays(before: Sketch, after: Sketch): boolean {
  if (after.symmetry === null) return false;
  const images = imagesIn(after);
  const maps = isometriesOf(after.symmetry);
  for (const [id, link] of after.links)
    if (link.way === "one" && before.links.get(id) !== link)
      if (maps.some((map) => isTurned(link, map, images))) return true;
  return false;
}

function isTurned({ from, to }: LinkItem, map: Isometry, images: Images): boolean {
  return images(map, from) === to && images(map, to) === from;
}

/** Links between points that are still there, and linked no more. */
function goneLinks(before: Sketch, after: Sketch, table: LinkTable): LinkItem[] {
  const gone: LinkItem[] = [];
  for (const [id, link] of before.links) {
    const { from, to } = link;
    const isLeft = !after.links.has(id) && after.points.has(from) && after.points.has(to);
    if (isLeft && table.between(from, to) === null) gone.push(link);
  }
  return gone;
}

function putImages(
  table: LinkTable,
  fresh: readonly (readonly [ItemId, LinkItem])[],
  maps: readonly Isometry[],
  images: Images,
): void {
  const known = new Set(fresh.map(([id]) => id));
  const settled = new Set<ItemId>();
  for (const [id, bare] of fresh) {
    if (settled.has(id)) continue;
    settled.add(id);
    const link = ownImage(bare, maps, images);
    table.set(id, link);
    for (const map of maps) {
      const [from, to] = [images(map, link.from), images(map, link.to)];
      if (from === null || to === null || from === to) continue;
      const there = table.between(from, to);
      if (there !== null && settled.has(there)) continue;
      if (there !== null && known.has(there)) settled.add(there);
      const image: LinkItem = { ...link, from, to, ...(link.bend && { bend: map(link.bend) }) };
      if (there === null) table.add(image);
      else table.set(there, image);
    }
  }
}

/** A link that may be its own image: then an arc that a mirror turns round leads both ways, and a bend lies on the mirror. */
function ownImage(link: LinkItem, maps: readonly Isometry[], images: Images): LinkItem {
  const { from, to, bend } = link;
  const turns = (map: Isometry) => isTurned(link, map, images);
  const isKept = (map: Isometry) => images(map, from) === from && images(map, to) === to;
  const own = maps.filter((map) => turns(map) || isKept(map));
  if (own.length === 0) return link;
  const way = own.some(turns) ? "two" : link.way;
  return bend === undefined ? { ...link, way } : { ...link, way, bend: middleOf(bend, own) };
}
