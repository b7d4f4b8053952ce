/** Geometry of a go-space's drawing: the room round its points, the hulls of its placements, and the
 *  placements that a spot may mean. In board units; made once for each board. */
import type { Drawing } from "../../engine/types.ts";
import { type PlacementId, placement } from "../../model/state.ts";
import type { Box, Spot } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { apart, distanceToRing, type Hull, hullContains, makeHull } from "../../view/hulls.ts";
import { nearestDistances, pair, usual } from "../../view/measure.ts";
import type { Outline } from "../../view/outline.ts";
import { type Crossings, cellsOf, crossingsOf } from "./cells.ts";

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

/** Points of a placement up to which all are tried as neighbours. */
const FEW = 12;
/** Points of all placements together up to which each is drawn round its own points and no others, half as many again as
 *  the largest board of the generators has. On a board with more, each is the hull of its points. */
const MOST_LISTED = 90_000;
/** Steps to the squares round a square, and to itself. */
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
/** Points of a placement, but for those between them, up to which its cell stands for the lines inside: of one that
 *  crosses no other, and of one that does. */
const SMALL = { alone: 3, crossed: 2 } as const;

export interface Space {
  readonly spots: readonly Spot[];
  readonly hulls: readonly Hull[];
  /** Usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per point: true if it lies in no other point's closure, as the places between points do. */
  readonly primary: readonly boolean[];
  /** Shapes of the placements at rest; those of three points and more that cross one another leave the lines bare. */
  readonly cells: readonly Outline[];
  /** Per relation of the drawing: true if it is drawn as a line, since no cell joins its ends. */
  readonly drawnRelations: readonly boolean[];
  /** Per point, the placements that hold it. */
  readonly holders: readonly (readonly PlacementId[])[];
  /** Per placement, those that it crosses. */
  readonly crossings: Crossings;
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

/** Pairs of points that hang together. */
interface Joints {
  readonly spacing: number;
  /** Per point, those on the other ends of its relations. */
  readonly related: readonly (readonly number[])[];
  /** Per point, the square of the paper that it lies in; per square, those round it and itself. Points nearer
   *  than NEAR spacings lie in such squares. */
  readonly squareOf: Uint32Array;
  readonly round: readonly (readonly number[])[];
}

const large = new WeakMap<Drawing, Space>();

/** `most`: the largest reach of a hull beyond its points, unless the board is large. */
export function makeSpace(drawing: Drawing, most = Infinity): Space {
  if (drawing.hullPoints.length <= MOST_LISTED) return spaceOf(drawing, most);
  const space = large.get(drawing) ?? spaceOf(drawing, most);
  large.set(drawing, space);
  return space;
}

function spaceOf(drawing: Drawing, most: number): Space {
  const field = fieldOf(
    Array.from({ length: drawing.points.length / 2 }, (_, i) => pair(drawing.points, i)),
  );
  const { spots } = field;
  const primary = primaryPoints(drawing, spots.length);
  const spacing = usual(nearestDistances(fieldOf(spots.filter((_, i) => primary[i])).index)) ?? 1;
  const joints = jointsOf(drawing, spots, spacing);
  const sets = placementSets(drawing);
  const isLarge = drawing.hullPoints.length > MOST_LISTED;
  const hulls = sets.map((points) =>
    isLarge ? plainHull(points, spots, spacing) : hullOf(points, field, joints, most),
  );
  const holders = holdersOf(sets, spots.length);
  const crossings = knownCrossings(drawing, sets, holders);
  const sizes = sets.map((points) => points.filter((point) => primary[point]).length);
  const isCrossed = (at: number) => (crossings?.(at).length ?? 0) > 0;
  const isSmall = (at: number) => (sizes[at] ?? 0) <= (isCrossed(at) ? SMALL.crossed : SMALL.alone);
  const isBare = (at: number) => (sizes[at] ?? 0) > SMALL.crossed && isCrossed(at);
  const cells = cellsOf(hulls, crossings, isBare);
  const drawnRelations = linesOf(drawing, isSmall, holders);
  return { spots, hulls, spacing, primary, cells, drawnRelations, holders, crossings };
}

const known = new WeakMap<Drawing, Crossings>();

/** Crossings of a drawing's placements, found once: the board and a small picture share them. */
function knownCrossings(drawing: Drawing, ...found: Parameters<typeof crossingsOf>): Crossings {
  if (!known.has(drawing)) known.set(drawing, crossingsOf(...found));
  return known.get(drawing) ?? null;
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
  isSmall: (at: number) => boolean,
  holders: Space["holders"],
): boolean[] {
  return Array.from({ length: relations.length / 2 }, (_, i) => {
    const [from, to] = [relations[2 * i] ?? 0, relations[2 * i + 1] ?? 0];
    return !common(holders[from] ?? [], holders[to] ?? []).some(isSmall);
  });
}

/** Numbers in both of two ascending lists. */
function common<T extends number>(a: readonly T[], b: readonly T[]): T[] {
  let at = 0;
  return a.filter((number) => {
    while ((b[at] ?? Infinity) < number) at++;
    return b[at] === number;
  });
}

function primaryPoints({ relations }: Drawing, count: number): boolean[] {
  const primary = Array.from({ length: count }, () => true);
  for (let i = 1; i < relations.length; i += 2) primary[relations[i] ?? 0] = false;
  return primary.filter(Boolean).length < 2 ? primary.map(() => true) : primary;
}

function jointsOf({ relations }: Drawing, spots: readonly Spot[], spacing: number): Joints {
  const related: number[][] = spots.map(() => []);
  for (let i = 0; i + 1 < relations.length; i += 2) {
    const [from, to] = [relations[i] ?? 0, relations[i + 1] ?? 0];
    related[from]?.push(to);
    related[to]?.push(from);
  }
  const side = NEAR * spacing;
  const squares = new Map<string, number>();
  const corners: Spot[] = [];
  const squareOf = Uint32Array.from(spots, (spot) => {
    const [x, y] = [Math.floor(spot.x / side), Math.floor(spot.y / side)];
    const known = squares.get(`${x} ${y}`);
    if (known !== undefined) return known;
    squares.set(`${x} ${y}`, squares.size);
    return corners.push({ x, y }) - 1;
  });
  const round = corners.map(({ x, y }) => [
    ...new Set(AROUND.flatMap(([dx, dy]) => squares.get(`${x + dx} ${y + dy}`) ?? [])),
  ]);
  return { spacing, related, squareOf, round };
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

function hullOf(points: Uint32Array, field: Field, joints: Joints, most: number): Hull {
  const room = { spacing: joints.spacing, most };
  const { spots, index } = field;
  const own = new Set(points);
  const groups = groupsOf(points, spots, joints).map((group) => {
    const members = group.map((point) => spotAt(spots, point));
    return { spots: members, pad: padOf(members, index, own, room) };
  });
  const covers = (ring: readonly Spot[], pad: number) => {
    const reach = 1.15 * pad;
    const near = (point: number) => distanceToRing(ring, spotAt(spots, point)) < reach;
    return index.some(boxOf(ring, reach), (point) => !own.has(point) && near(point));
  };
  return makeHull(points, groups, covers);
}

/** The convex hull of a placement's points, whatever else lies in it. */
function plainHull(points: Uint32Array, spots: readonly Spot[], spacing: number): Hull {
  const members = Array.from(points, (point) => spotAt(spots, point));
  return makeHull(points, [{ spots: members, pad: PAD * spacing }], () => false);
}

function padOf(
  members: readonly Spot[],
  index: PointIndex,
  own: ReadonlySet<number>,
  { spacing, most }: Room,
): number {
  const wanted = spacing * Math.min(PAD + PAD_GROWTH * Math.log2(members.length), PAD_MOST);
  const stranger = (point: number) => !own.has(point);
  const clear = members.reduce(
    (least, { x, y }) => index.distanceWithin(x, y, least, stranger),
    wanted / PAD_CLEAR,
  );
  return Math.min(wanted, most, Math.max(PAD_CLEAR * clear, 0.12 * spacing));
}

function spotAt(spots: readonly Spot[], point: number): Spot {
  return spots[point] ?? { x: 0, y: 0 };
}

/** Groups of points that hang together, one after another. Cost: O(n log n), if few points are in a square. */
function groupsOf(points: Uint32Array, spots: readonly Spot[], joints: Joints): number[][] {
  const left = new Set(points);
  const candidates = points.length <= FEW ? () => points : leftBeside(points, left, joints);
  const joined = (a: number, b: number) =>
    apart(spotAt(spots, a), spotAt(spots, b)) <= NEAR * joints.spacing ||
    joints.related[a]?.includes(b) === true;
  const groups: number[][] = [];
  for (const seed of points) {
    if (!left.delete(seed)) continue;
    const group = [seed];
    for (const at of group) {
      for (const other of candidates(at)) {
        if (left.has(other) && joined(at, other) && left.delete(other)) group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Points left in the squares round a point, and those related to it, ascending. */
function leftBeside(
  points: Uint32Array,
  left: ReadonlySet<number>,
  { related, squareOf, round }: Joints,
): (at: number) => number[] {
  const inSquare = new Map<number, number[]>();
  for (const point of points) {
    const square = squareOf[point] ?? 0;
    const others = inSquare.get(square);
    if (others === undefined) inSquare.set(square, [point]);
    else others.push(point);
  }
  return (at) => {
    const found = [...(related[at] ?? [])];
    for (const square of round[squareOf[at] ?? 0] ?? []) {
      const inside = inSquare.get(square)?.filter((point) => left.has(point)) ?? [];
      inSquare.set(square, inside);
      found.push(...inside);
    }
    return found.sort((a, b) => a - b);
  };
}
