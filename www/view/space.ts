/** What can be known of a go-space's drawing before anything is drawn: the room round its points, the
 *  hulls of its placements, and what a spot may mean. In board units; made once for each board. */
import type { Drawing } from "../engine/types.ts";
import { type PlacementId, placement } from "../model/state.ts";
import type { Spot } from "./camera.ts";
import { apart, distanceToRing, type Hull, hullContains, makeHull } from "./hulls.ts";
import type { Outline } from "./outline.ts";

/** Of the spacing: the reach of a hull beyond its points, and how much each doubling adds to it, so
 *  that a placement inside another one shows within it. */
const PAD = 0.33;
const PAD_GROWTH = 0.02;
const PAD_MOST = 0.47;
/** Of the distance to the nearest point that is none of the placement's. */
const PAD_CLEAR = 0.8;
/** Points of a placement nearer than this many spacings hang together. */
const NEAR = 1.25;
/** What lies this much farther from a spot, in spacings, may be meant as well. */
const DOUBT = 0.14;

export interface Space {
  readonly spots: readonly Spot[];
  readonly hulls: readonly Hull[];
  /** The usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per point: whether it lies in no other point's closure, as the places between points do. */
  readonly primary: readonly boolean[];
  /** The shapes of all placements, those that are alike once. */
  readonly outlines: readonly Outline[];
  /** Per point, the placements that hold it. */
  readonly holders: readonly (readonly PlacementId[])[];
}

export function makeSpace(drawing: Drawing): Space {
  const spots = Array.from({ length: drawing.points.length / 2 }, (_, i) => ({
    x: drawing.points[2 * i] ?? 0,
    y: drawing.points[2 * i + 1] ?? 0,
  }));
  const primary = primaryPoints(drawing, spots.length);
  const spacing = usualSpacing(spots, primary);
  const related = relatedPoints(drawing);
  const sets = placementSets(drawing);
  const hulls = sets.map((points) => hullOf(points, spots, spacing, related));
  const holders = holdersOf(sets, spots.length);
  return { spots, hulls, spacing, primary, outlines: outlinesOf(hulls), holders };
}

/** What a spot may mean, best first: what can be chosen before what cannot, then by how near its
 *  handle is; more than one only where they are about as near. */
export function placementsAt(
  space: Space,
  at: Spot,
  reach: number,
  rank: (at: PlacementId) => number,
): PlacementId[] {
  const near = space.hulls.flatMap((hull, index) => {
    if (!hullContains(hull, at, reach)) return [];
    const away = Math.min(...hull.handles.map((handle) => apart(handle, at)));
    return [{ at: placement(index), away, rank: rank(placement(index)) }];
  });
  near.sort((a, b) => a.rank - b.rank || a.away - b.away);
  const best = near[0];
  if (best === undefined) return [];
  return near
    .filter((each) => each.rank === best.rank && each.away <= best.away + DOUBT * space.spacing)
    .map((each) => each.at);
}

function outlinesOf(hulls: readonly Hull[]): Outline[] {
  const outlines = new Map<string, Outline>();
  for (const { spots, pad, outline } of hulls.flatMap((hull) => hull.parts))
    outlines.set([pad, ...spots.map(({ x, y }) => `${x},${y}`).sort()].join(" "), outline);
  return [...outlines.values()];
}

function primaryPoints({ relations }: Drawing, count: number): boolean[] {
  const primary = Array.from({ length: count }, () => true);
  for (let i = 1; i < relations.length; i += 2) primary[relations[i] ?? 0] = false;
  return primary.filter(Boolean).length < 2 ? primary.map(() => true) : primary;
}

function usualSpacing(spots: readonly Spot[], primary: readonly boolean[]): number {
  const chief = spots.filter((_, i) => primary[i]);
  const distances = chief.map((spot) => nearest(spot, chief)).filter((distance) => distance > 0);
  distances.sort((a, b) => a - b);
  return distances[distances.length >> 1] ?? 1;
}

function nearest(spot: Spot, among: readonly Spot[]): number {
  let least = Infinity;
  for (const other of among) if (other !== spot) least = Math.min(least, apart(spot, other));
  return least === Infinity ? 0 : least;
}

function relatedPoints({ relations }: Drawing): ReadonlySet<string> {
  const related = new Set<string>();
  for (let i = 0; i < relations.length; i += 2) related.add(`${relations[i]} ${relations[i + 1]}`);
  return related;
}

function placementSets({ hullStarts, hullPoints }: Drawing): Uint32Array[] {
  return Array.from({ length: Math.max(hullStarts.length - 1, 0) }, (_, i) =>
    hullPoints.subarray(hullStarts[i] ?? 0, hullStarts[i + 1] ?? 0),
  );
}

function holdersOf(sets: readonly Uint32Array[], count: number): PlacementId[][] {
  const holders: PlacementId[][] = Array.from({ length: count }, () => []);
  sets.forEach((points, index) => {
    for (const point of points) holders[point]?.push(placement(index));
  });
  return holders;
}

function hullOf(
  points: Uint32Array,
  spots: readonly Spot[],
  spacing: number,
  related: ReadonlySet<string>,
): Hull {
  const own = new Set(points);
  const strangers = spots.filter((_, point) => !own.has(point));
  const joined = (a: number, b: number) =>
    related.has(`${a} ${b}`) ||
    related.has(`${b} ${a}`) ||
    apart(spotAt(spots, a), spotAt(spots, b)) <= NEAR * spacing;
  const groups = groupsOf([...points], joined).map((group) => {
    const own = group.map((point) => spotAt(spots, point));
    return { spots: own, pad: padOf(own, strangers, spacing) };
  });
  const covers = (ring: readonly Spot[], pad: number) =>
    strangers.some((spot) => distanceToRing(ring, spot) < 1.15 * pad);
  return makeHull(points, groups, covers);
}

function padOf(spots: readonly Spot[], strangers: readonly Spot[], spacing: number): number {
  const wanted = spacing * Math.min(PAD + PAD_GROWTH * Math.log2(spots.length), PAD_MOST);
  const clear = Math.min(...spots.map((spot) => nearest(spot, strangers) || Infinity));
  return Math.min(wanted, Math.max(PAD_CLEAR * clear, 0.12 * spacing));
}

function spotAt(spots: readonly Spot[], point: number): Spot {
  return spots[point] ?? { x: 0, y: 0 };
}

/** What hangs together, one group after another. */
function groupsOf(points: number[], joined: (a: number, b: number) => boolean): number[][] {
  const left = new Set(points);
  const groups: number[][] = [];
  for (const seed of points) {
    if (!left.delete(seed)) continue;
    const group = [seed];
    for (const at of group) {
      for (const other of [...left]) {
        if (joined(at, other) && left.delete(other)) group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}
