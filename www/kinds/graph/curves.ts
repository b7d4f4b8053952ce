/** Links of a graph that are drawn bent, by their places among the edges and among the arcs. */
import type { Drawing } from "../../engine/types.ts";
import { Bends, PARTS_BY_HAND } from "../../view/bends.ts";
import type { Spot } from "../../view/camera.ts";

/** Parts of all links together that are bent by hand, of which each has two at least. */
const MOST_PARTS = 500_000;

/** Spots of bent links from end to end, in board units. */
export type Curves = ReadonlyMap<number, readonly Spot[]>;

interface GraphCurves {
  readonly edges: Curves;
  readonly arcs: Curves;
}

const known = new WeakMap<Drawing, GraphCurves>();

export function curvesOf(drawing: Drawing): GraphCurves {
  const found = known.get(drawing) ?? curvesIn(drawing);
  known.set(drawing, found);
  return found;
}

function curvesIn({ xy, edges, arcs, bends, grid }: Drawing): GraphCurves {
  if (grid) return { edges: new Map(), arcs: new Map() };
  const automatic = new Bends(xy);
  const byHand = new Map<number, Spot>();
  for (let i = 0; i < bends.length; i += 3)
    byHand.set(bends[i] ?? 0, { x: bends[i + 1] ?? 0, y: bends[i + 2] ?? 0 });
  const parts = Math.max(2, Math.min(PARTS_BY_HAND, Math.floor(MOST_PARTS / byHand.size)));
  const curves = (links: Uint32Array, first: number) => {
    const bent = new Map<number, readonly Spot[]>();
    for (let link = 0; 2 * link < links.length; link++) {
      const [from, to] = [links[2 * link] ?? 0, links[2 * link + 1] ?? 0];
      const middle = byHand.get(first + link);
      const spots =
        middle === undefined
          ? automatic.spots(from, to)
          : automatic.byHand(from, to, middle, parts);
      if (spots !== null) bent.set(link, spots);
    }
    return bent;
  };
  return { edges: curves(edges, 0), arcs: curves(arcs, edges.length / 2) };
}
