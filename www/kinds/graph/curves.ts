/** Links of a graph that are drawn bent, by their places among the edges and among the arcs. */
import type { Drawing } from "../../engine/types.ts";
import { Bends, MOST_LINKS } from "../../view/bends.ts";
import type { Spot } from "../../view/camera.ts";

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

function curvesIn({ xy, edges, arcs, grid }: Drawing): GraphCurves {
  if (grid || edges.length + arcs.length > 2 * MOST_LINKS)
    return { edges: new Map(), arcs: new Map() };
  const bends = new Bends(xy);
  const curves = (links: Uint32Array) => {
    const bent = new Map<number, readonly Spot[]>();
    for (let link = 0; 2 * link < links.length; link++) {
      const spots = bends.spots(links[2 * link] ?? 0, links[2 * link + 1] ?? 0);
      if (spots !== null) bent.set(link, spots);
    }
    return bent;
  };
  return { edges: curves(edges), arcs: curves(arcs) };
}
