/** Geometry of a go-space's drawing: the room round its points, the hulls of its placements, and the
 *  placements that a spot may mean. In board units; made once for each board. */
import type { Drawing } from "../../engine/types.ts";
import { type PlacementId, placement } from "../../model/state.ts";
import type { Box, Spot } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { apart, distanceToRing, type Hull, hullContains, makeHull } from "../../view/hulls.ts";
import { nearestDistances, pair, usual } from "../../view/measure.ts";
import type { Outline } from "../../view/outline.ts";
import { cellsOf, crossingsOf } from "./cells.ts";

/** Reach of a hull beyond its points and its growth with each doubling, as shares of the spacing, so that a
 *  placement inside another one shows within it. */
const PAD = 0.33;
const PAD_GROWTH = 0.02;
const PAD_MOST = 0.47;
/** Largest reach as a share of the distance to the nearest point outside the placement. */
const PAD_CLEAR = 0.8;
/** Points of a placement nearer than this many spacings hang together. */
const NEAR = 1.25;
/** Difference of distance from a spot, in spacings, within which another placement may be meant as well. */
const DOUBT = 0.14;

/** Points of a placement, but for those between them, up to which its cell stands for the lines inside. */
const SMALL = 3;

export interface Space {
  readonly spots: readonly Spot[];
  readonly hulls: readonly Hull[];
  /** Usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per point: true if it lies in no other point's closure, as the places between points do. */
  readonly primary: readonly boolean[];
  /** Shapes of the placements at rest. */
  readonly cells: readonly Outline[];
  /** Per relation of the drawing: true if it is drawn as a line, since no cell joins its ends. */
  readonly drawnRelations: readonly boolean[];
  /** Per point, the placements that hold it. */
  readonly holders: readonly (readonly PlacementId[])[];
  /** Per placement, those that it crosses. */
  readonly crossings: readonly (readonly PlacementId[])[];
}

/** Room for hulls: the spacing of the points, and the largest reach beyond them. */
interface Room {
  readonly spacing: number;
  readonly most: number;
}

/** Points with an index of their places. */
interface Field {
  readonly spots: readonly Spot[];
  readonly index: PointIndex;
}

/** `most`: the largest reach of a hull beyond its points. */
export function makeSpace(drawing: Drawing, most = Infinity): Space {
  const field = fieldOf(
    Array.from({ length: drawing.points.length / 2 }, (_, i) => pair(drawing.points, i)),
  );
  const { spots } = field;
  const primary = primaryPoints(drawing, spots.length);
  const spacing = usual(nearestDistances(fieldOf(spots.filter((_, i) => primary[i])).index)) ?? 1;
  const related = relatedPoints(drawing);
  const sets = placementSets(drawing);
  const hulls = sets.map((points) => hullOf(points, field, { spacing, most }, related));
  const holders = holdersOf(sets, spots.length);
  const crossings = knownCrossings(drawing, sets, holders);
  const cells = cellsOf(hulls, crossings);
  const drawnRelations = linesOf(drawing, sets, primary, holders);
  return { spots, hulls, spacing, primary, cells, drawnRelations, holders, crossings };
}

const known = new WeakMap<Drawing, Space["crossings"]>();

/** Crossings of a drawing's placements, found once: the board and a small picture share them. */
function knownCrossings(drawing: Drawing, ...found: Parameters<typeof crossingsOf>) {
  const crossings = known.get(drawing) ?? crossingsOf(...found);
  known.set(drawing, crossings);
  return crossings;
}

function fieldOf(spots: readonly Spot[]): Field {
  const xy = Float64Array.from(spots.flatMap(({ x, y }) => [x, y]));
  return { spots, index: new PointIndex(xy) };
}

function boxOf(spots: readonly Spot[], room: number): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  if (spots.length === 0) return { x0: 0, y0: 0, x1: 0, y1: 0 };
  return { x0: least(xs) - room, y0: least(ys) - room, x1: most(xs) + room, y1: most(ys) + room };
}

/** Placements that a spot may mean, best first: those that can be chosen, then by the nearest handle. More
 *  than one only where handles are about as near. */
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

/** A small placement is seen to hold the points between its own; a larger one leaves them to lines. */
function linesOf(
  { relations }: Drawing,
  sets: readonly Uint32Array[],
  primary: readonly boolean[],
  holders: Space["holders"],
): boolean[] {
  const small = sets.map((points) => points.filter((point) => primary[point]).length <= SMALL);
  return Array.from({ length: relations.length / 2 }, (_, i) => {
    const [from, to] = [relations[2 * i] ?? 0, relations[2 * i + 1] ?? 0];
    const others = holders[to] ?? [];
    return !(holders[from] ?? []).some((at) => small[at] && others.includes(at));
  });
}

function primaryPoints({ relations }: Drawing, count: number): boolean[] {
  const primary = Array.from({ length: count }, () => true);
  for (let i = 1; i < relations.length; i += 2) primary[relations[i] ?? 0] = false;
  return primary.filter(Boolean).length < 2 ? primary.map(() => true) : primary;
}

/** Distance to a point; 0 where there is none. */
function distanceFrom(spot: Spot, spots: readonly Spot[], to: number | null): number {
  return to === null ? 0 : apart(spot, spotAt(spots, to));
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

function hullOf(points: Uint32Array, field: Field, room: Room, related: ReadonlySet<string>): Hull {
  const { spots, index } = field;
  const own = new Set(points);
  const joined = (a: number, b: number) =>
    related.has(`${a} ${b}`) ||
    related.has(`${b} ${a}`) ||
    apart(spotAt(spots, a), spotAt(spots, b)) <= NEAR * room.spacing;
  const groups = groupsOf([...points], joined).map((group) => {
    const members = group.map((point) => spotAt(spots, point));
    return { spots: members, pad: padOf(members, field, own, room) };
  });
  const covers = (ring: readonly Spot[], pad: number) => {
    const reach = 1.15 * pad;
    const near = (point: number) => distanceToRing(ring, spotAt(spots, point)) < reach;
    return index.some(boxOf(ring, reach), (point) => !own.has(point) && near(point));
  };
  return makeHull(points, groups, covers);
}

function padOf(
  members: readonly Spot[],
  { spots, index }: Field,
  own: ReadonlySet<number>,
  { spacing, most }: Room,
): number {
  const wanted = spacing * Math.min(PAD + PAD_GROWTH * Math.log2(members.length), PAD_MOST);
  const stranger = (point: number) => !own.has(point);
  const clear = members.map(
    (spot) => distanceFrom(spot, spots, index.nearestOf(spot.x, spot.y, stranger)) || Infinity,
  );
  return Math.min(wanted, most, Math.max(PAD_CLEAR * Math.min(...clear), 0.12 * spacing));
}

function spotAt(spots: readonly Spot[], point: number): Spot {
  return spots[point] ?? { x: 0, y: 0 };
}

/** Groups of points that hang together, one after another. */
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
