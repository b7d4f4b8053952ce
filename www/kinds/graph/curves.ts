/** Links of a graph that are drawn bent, by their places among the edges and among the arcs. */
import type { Drawing } from "../../engine/types.ts";
import { Bends, PARTS_BY_HAND } from "../../view/bends.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";

/** Parts of all links together that are bent by hand, of which each has two at least. */
const MOST_PARTS = 500_000;
/** Points and links from which on a board is shown before its bends are searched. */
const LARGE = 5000;
/** Steps of one part of the search: some milliseconds. */
const STEPS_OF_PART = 50_000;

/** Spots of bent links from end to end, in board units. */
export type Curves = ReadonlyMap<number, readonly Spot[]>;

export interface GraphCurves {
  readonly edges: Curves;
  readonly arcs: Curves;
}

export interface GraphLayout extends BoardLayout {
  readonly curves: GraphCurves;
}

const STRAIGHT: GraphCurves = { edges: new Map(), arcs: new Map() };

const known = new WeakMap<Drawing, GraphCurves>();
const begun = new WeakMap<Drawing, Generator<undefined, GraphCurves>>();

export function curvesOf(drawing: Drawing): GraphCurves {
  while (searchCurves(drawing) === "more");
  return known.get(drawing) ?? STRAIGHT;
}

/** The curves of a large drawing once they are found, until then straight lines. */
export function curvesSoFar(drawing: Drawing): GraphCurves {
  const { xy, edges, arcs } = drawing;
  const isLarge = xy.length + edges.length + arcs.length > 2 * LARGE;
  return isLarge ? (known.get(drawing) ?? STRAIGHT) : curvesOf(drawing);
}

export function hasCurves(drawing: Drawing): boolean {
  const { grid, edges, arcs } = drawing;
  return grid || edges.length + arcs.length === 0 || known.has(drawing);
}

/** Searches a part of the curves, a bounded number of steps. */
export function searchCurves(drawing: Drawing): "more" | "bent" | "straight" {
  const search = begun.get(drawing) ?? curvesIn(drawing);
  begun.set(drawing, search);
  const found = known.get(drawing) ?? search.next().value;
  if (found === undefined) return "more";
  known.set(drawing, found);
  begun.delete(drawing);
  return found.edges.size + found.arcs.size === 0 ? "straight" : "bent";
}

function* curvesIn(drawing: Drawing): Generator<undefined, GraphCurves> {
  if (drawing.grid) return STRAIGHT;
  const { xy, bends, edges } = drawing;
  const automatic = new Bends(xy);
  const byHand = new Map<number, Spot>();
  for (let i = 0; i < bends.length; i += 3)
    byHand.set(bends[i] ?? 0, { x: bends[i + 1] ?? 0, y: bends[i + 2] ?? 0 });
  const parts = Math.max(2, Math.min(PARTS_BY_HAND, Math.floor(MOST_PARTS / byHand.size)));
  const curves = { edges: new Map<number, Spot[]>(), arcs: new Map<number, Spot[]>() };
  let steps = 0;
  for (const name of ["edges", "arcs"] as const) {
    const links = drawing[name];
    const first = name === "edges" ? 0 : edges.length / 2;
    for (let link = 0; 2 * link < links.length; link++) {
      const [from, to] = [links[2 * link] ?? 0, links[2 * link + 1] ?? 0];
      const middle = byHand.get(first + link);
      const before = automatic.stepsLeft;
      const spots =
        middle === undefined
          ? automatic.spots(from, to)
          : automatic.byHand(from, to, middle, parts);
      if (spots !== null) curves[name].set(link, spots);
      steps += before - automatic.stepsLeft + (middle === undefined ? 1 : parts);
      if (steps < STEPS_OF_PART) continue;
      steps = 0;
      yield;
    }
  }
  return curves;
}
