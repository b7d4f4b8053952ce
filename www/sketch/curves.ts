/** Curves of the links of a sketch: those bent by hand, and those that would run through a point that they do
 *  not join. Worked out once for each list of points. */

import type { Pair } from "../engine/types.ts";
import { Bends, HIGHEST } from "../view/bends.ts";
import type { Spot } from "../view/camera.ts";
import { distanceToSegment } from "../view/segment.ts";
import type { ItemId, LinkItem, Sketch } from "./sketch.ts";
import { stubsOf } from "./stubs.ts";

type Segment = readonly [Spot, Spot];

/** Null for a straight link. */
type Curve = readonly Spot[] | null;

class Curves {
  readonly #ids: readonly ItemId[];
  readonly #index: ReadonlyMap<ItemId, number>;
  readonly #bends: Bends;
  readonly #known = new Map<LinkItem, Curve>();
  readonly #lists = new WeakMap<Sketch["links"], (Curve | undefined)[]>();

  constructor(points: Sketch["points"]) {
    this.#ids = [...points.keys()];
    const index = new Map<ItemId, number>();
    const xy = new Float64Array(2 * points.size);
    for (const [id, { x, y }] of points) {
      xy[2 * index.size] = x;
      xy[2 * index.size + 1] = y;
      index.set(id, index.size);
    }
    this.#index = index;
    this.#bends = new Bends(xy);
  }

  through({ from, to, bend }: LinkItem): ItemId[] {
    const [a, b] = [this.#index.get(from), this.#index.get(to)];
    if (a === undefined || b === undefined) return [];
    const found =
      bend === undefined ? this.#bends.through(a, b) : this.#bends.onCurve(a, b, spotAt(bend));
    return found.flatMap((point) => this.#ids[point] ?? []);
  }

  curve(link: LinkItem): Curve {
    const known = this.#known.get(link);
    if (known !== undefined) return known;
    const made = this.#made(link);
    this.#known.set(link, made);
    return made;
  }

  /** Curves of links by their places in the list: a table of a large list by its links would take longer than they. */
  inOrder(links: Sketch["links"]): (link: LinkItem, place: number) => Curve {
    const list = this.#lists.get(links) ?? new Array<Curve | undefined>(links.size).fill(undefined);
    this.#lists.set(links, list);
    return (link, place) => {
      const known = list[place];
      if (known !== undefined) return known;
      const made = (this.#known.size > 0 ? this.#known.get(link) : undefined) ?? this.#made(link);
      if (made !== null) this.#known.set(link, made);
      list[place] = made;
      return made;
    };
  }

  #made({ from, to, bend }: LinkItem): Curve {
    const [a, b] = [this.#index.get(from), this.#index.get(to)];
    if (a === undefined || b === undefined) return null;
    if (bend !== undefined) return this.#bends.byHand(a, b, spotAt(bend));
    return this.#bends.spots(a, b);
  }
}

function spotAt([x, y]: Pair): Spot {
  return { x, y };
}

const known = new WeakMap<Sketch["points"], Curves>();

function curvesOf({ points }: Sketch): Curves {
  const found = known.get(points) ?? new Curves(points);
  known.set(points, found);
  return found;
}

/** Points that a link would run through as it was drawn, a straight line or a curve by hand, in its order. */
export function pointsOnLink(sketch: Sketch, link: LinkItem): ItemId[] {
  return isOverSeam(sketch, link) ? [] : curvesOf(sketch).through(link);
}

/** True for a link that is drawn as stubs. */
function isOverSeam(sketch: Sketch, link: LinkItem): boolean {
  return stubsOf(sketch, link).length > 0;
}

/** Spots of a bent link from end to end; null for a straight one. */
export function curveOf(sketch: Sketch, link: LinkItem): readonly Spot[] | null {
  return isOverSeam(sketch, link) ? null : curvesOf(sketch).curve(link);
}

/** The same for many links, with their places in the list. */
export function curvesInOrder(
  sketch: Sketch,
): (link: LinkItem, place: number) => readonly Spot[] | null {
  const curve = curvesOf(sketch).inOrder(sketch.links);
  return (link, place) => (isOverSeam(sketch, link) ? null : curve(link, place));
}

/** Spot in the middle of a link as it is drawn; null if an end is not there. */
export function middleOfLink(sketch: Sketch, link: LinkItem): Pair | null {
  const spots = spotsOfLink(sketch, link);
  const [p, q] = [spots[(spots.length - 1) >> 1], spots[spots.length >> 1]];
  return p === undefined || q === undefined ? null : [(p.x + q.x) / 2, (p.y + q.y) / 2];
}

/** Largest distance of a link's curve from its straight line. */
export function asideOf(sketch: Sketch, link: LinkItem): number {
  const { from, to, bend } = link;
  const [a, b] = [sketch.points.get(from), sketch.points.get(to)];
  if (a === undefined || b === undefined) return 0;
  const automatic = HIGHEST * Math.hypot(a.x - b.x, a.y - b.y);
  const [stub] = stubsOf(sketch, link);
  if (stub !== undefined) return Math.hypot(stub[1].x - stub[0].x, stub[1].y - stub[0].y);
  if (bend === undefined) return automatic;
  // A parabola stays within its two legs, whose corner lies twice as far as its middle.
  return 2 * distanceToSegment({ x: bend[0], y: bend[1] }, a, b) + automatic;
}

/** Segments that a link is drawn with. */
export function segmentsOfLink(sketch: Sketch, link: LinkItem): readonly Segment[] {
  const stubs = stubsOf(sketch, link);
  if (stubs.length > 0) return stubs;
  const spots = spotsOfLink(sketch, link);
  return spots.slice(1).map((to, i): Segment => [spots[i] ?? to, to]);
}

/** Spots of a link from end to end, of one over a seam on its first stub; none if an end is not there. */
export function spotsOfLink(sketch: Sketch, link: LinkItem): readonly Spot[] {
  const [a, b] = [sketch.points.get(link.from), sketch.points.get(link.to)];
  if (a === undefined || b === undefined) return [];
  const [stub] = stubsOf(sketch, link);
  return stub ?? curveOf(sketch, link) ?? [a, b];
}
