/** Curves of the links of a sketch: those bent by hand, and those that would run through a point that they do
 *  not join. Worked out once for each list of points. */

import type { Pair } from "../engine/types.ts";
import { Bends, bentThrough, HIGHEST } from "../view/bends.ts";
import type { Spot } from "../view/camera.ts";
import { distanceToSegment } from "../view/segment.ts";
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

/** Points that a link runs through as a straight line, in its order; none if a hand has bent it. */
export function pointsOnLink(sketch: Sketch, link: LinkItem): ItemId[] {
  return link.bend !== undefined ? [] : curvesOf(sketch).through(link);
}

/** Spots of a bent link from end to end; null for a straight one. */
export function curveOf(sketch: Sketch, link: LinkItem): readonly Spot[] | null {
  if (link.bend !== undefined) return bentByHand(sketch, link, link.bend);
  return curvesOf(sketch).curve(link);
}

function bentByHand({ points }: Sketch, { from, to }: LinkItem, [x, y]: Pair): Spot[] | null {
  const [a, b] = [points.get(from), points.get(to)];
  return a === undefined || b === undefined ? null : bentThrough(a, b, { x, y });
}

/** Spot in the middle of a link as it is drawn; null if an end is not there. */
export function middleOfLink(sketch: Sketch, link: LinkItem): Pair | null {
  const spots = spotsOfLink(sketch, link);
  const [p, q] = [spots[(spots.length - 1) >> 1], spots[spots.length >> 1]];
  return p === undefined || q === undefined ? null : [(p.x + q.x) / 2, (p.y + q.y) / 2];
}

/** Largest distance of a link's curve from its straight line. */
export function asideOf({ points }: Sketch, { from, to, bend }: LinkItem): number {
  const [a, b] = [points.get(from), points.get(to)];
  if (a === undefined || b === undefined) return 0;
  const automatic = HIGHEST * Math.hypot(a.x - b.x, a.y - b.y);
  if (bend === undefined) return automatic;
  // A parabola stays within its two legs, whose corner lies twice as far as its middle.
  return 2 * distanceToSegment({ x: bend[0], y: bend[1] }, a, b) + automatic;
}

/** Spots of a link from end to end; none if an end is not there. */
export function spotsOfLink(sketch: Sketch, link: LinkItem): readonly Spot[] {
  const [a, b] = [sketch.points.get(link.from), sketch.points.get(link.to)];
  if (a === undefined || b === undefined) return [];
  return curveOf(sketch, link) ?? [a, b];
}
