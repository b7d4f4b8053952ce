/** Links of a sketch that run through a point that they do not join, and the arcs by which they are drawn.
 *  Worked out once for each list of points. */
import { Bends, MOST_LINKS } from "../view/bends.ts";
import type { Spot } from "../view/camera.ts";
import type { ItemId, LinkItem, Sketch } from "./sketch.ts";

class Curves {
  readonly #ids: readonly ItemId[];
  readonly #index: ReadonlyMap<ItemId, number>;
  readonly #bends: Bends;
  readonly #known = new WeakMap<LinkItem, readonly Spot[] | "straight">();

  constructor(points: Sketch["points"]) {
    this.#ids = [...points.keys()];
    this.#index = new Map(this.#ids.map((id, i) => [id, i] as const));
    this.#bends = new Bends(Float64Array.from([...points.values()].flatMap(({ x, y }) => [x, y])));
  }

  through({ from, to }: LinkItem): ItemId[] {
    const [a, b] = [this.#index.get(from), this.#index.get(to)];
    if (a === undefined || b === undefined) return [];
    return this.#bends.through(a, b).flatMap((point) => this.#ids[point] ?? []);
  }

  curve(link: LinkItem): readonly Spot[] | null {
    const known = this.#known.get(link) ?? this.#made(link);
    this.#known.set(link, known);
    return known === "straight" ? null : known;
  }

  #made({ from, to }: LinkItem): readonly Spot[] | "straight" {
    const [a, b] = [this.#index.get(from), this.#index.get(to)];
    return a === undefined || b === undefined
      ? "straight"
      : (this.#bends.spots(a, b) ?? "straight");
  }
}

const known = new WeakMap<Sketch["points"], Curves>();

function curvesOf({ points }: Sketch): Curves {
  const found = known.get(points) ?? new Curves(points);
  known.set(points, found);
  return found;
}

/** Points that a link runs through as a straight line, in its order. */
export function pointsOnLink(sketch: Sketch, link: LinkItem): ItemId[] {
  return sketch.links.size > MOST_LINKS ? [] : curvesOf(sketch).through(link);
}

/** Spots of a bent link from end to end; null for a straight one. */
export function curveOf(sketch: Sketch, link: LinkItem): readonly Spot[] | null {
  return sketch.links.size > MOST_LINKS ? null : curvesOf(sketch).curve(link);
}

/** Spots of a link from end to end; none if an end is not there. */
export function spotsOfLink(sketch: Sketch, link: LinkItem): readonly Spot[] {
  const [a, b] = [sketch.points.get(link.from), sketch.points.get(link.to)];
  if (a === undefined || b === undefined) return [];
  return curveOf(sketch, link) ?? [a, b];
}
