/** Contacts of disks and stones, as the core decides them and as they are drawn: two overlap by their cores and touch by
 *  their reaches. Exact in whole and half ticks, whose squares are below 2^53. Knows no colours and no pixels. */

/** A disk, or a stone of a plane, in ticks. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly core: number;
  readonly reach: number;
  /** Radius that it is drawn with, unless this is its core. */
  readonly radius?: number;
}

/** A touch whose gap is seen is a bridge; a gap is one that reads as a touch and is none. */
export type ContactKind = "touch" | "bridge" | "overlap" | "gap";

export interface Contact {
  readonly kind: ContactKind;
  /** The earlier disk, and the later one. */
  readonly a: Sight;
  readonly b: Sight;
}

/** Coverage beyond which the circles of disks would be one grey, so that only centres are drawn. */
export const CROWDED = 2.6;
/** Coverage beyond which many disks are a sample of a plane, whose overlaps are meant and whose touches are chance. */
const SAMPLED = 1.5;
const MANY = 40;

export function isSample(count: number, coverage: number): boolean {
  return count >= MANY && coverage > SAMPLED;
}

/** Average number of disks over a spot of an area. */
export function coverageOf(radii: Iterable<number>, area: number): number {
  let disks = 0;
  for (const radius of radii) disks += Math.PI * radius * radius;
  return area > 0 ? disks / area : 0;
}

export function drawnRadius({ core, radius = core }: Round): number {
  return radius;
}

/** Width of the gap that is seen between two disks; negative if their circles cross. */
export function gapOf(a: Round, b: Round): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - drawnRadius(a) - drawnRadius(b);
}

/** Contact of two disks; null if they lie apart. `near`: the widest gap that reads as a touch. */
export function contactOf(a: Round, b: Round, near: number): ContactKind | null {
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  if (square < (a.core + b.core) ** 2) return "overlap";
  const touches = square <= (a.reach + b.reach) ** 2;
  const reads = gapOf(a, b) <= near;
  if (touches) return reads ? "touch" : "bridge";
  return reads ? "gap" : null;
}

/** A disk where it is seen, and its place in the list: on a glued board it has several sights. */
export interface Sight extends Round {
  readonly place: number;
}

/** All contacts of disks in sight. Cost: O(n log n) for disks of like sizes. */
export function* contactsAmong(sights: Iterable<Sight>, near: number): Iterable<Contact> {
  const extent = (round: Round) => Math.max(drawnRadius(round) + near / 2, round.reach);
  const left = (round: Round) => round.x - extent(round);
  const order = [...sights].sort((p, q) => left(p) - left(q));
  let open: Sight[] = [];
  for (const sight of order) {
    const from = left(sight);
    open = open.filter((other) => other.x + extent(other) >= from);
    for (const other of open) {
      if (sight.place === other.place) continue;
      const [a, b] = sight.place < other.place ? [sight, other] : [other, sight];
      const kind = contactOf(a, b, near);
      if (kind !== null) yield { kind, a, b };
    }
    open.push(sight);
  }
}
