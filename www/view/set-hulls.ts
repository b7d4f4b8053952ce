/** Hulls of sets of points that lie among others: round points that hang together, and round no stranger, so that a set
 *  is not seen to hold what it does not. In board units. */
import type { Box, Spot } from "./camera.ts";
import { PointIndex } from "./hit.ts";
import { apart, distanceToRing, type Hull, makeHull } from "./hulls.ts";

/** Reach of a hull beyond its points and its growth with each doubling, as shares of the spacing, so that a
 *  placement inside another one shows within it. */
export const PAD = 0.33;
const PAD_GROWTH = 0.02;
const PAD_MOST = 0.47;
/** Largest reach as a share of the distance to the nearest point outside the placement. */
const PAD_CLEAR = 0.8;
/** Points of a placement nearer than this many spacings hang together. */
const NEAR = 1.25;
/** Points of a placement up to which all are tried as neighbours. */
const FEW = 12;
/** Steps to the squares round a square, and to itself. */
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Room for hulls: the spacing of the points, and the largest reach beyond them. */
interface Room {
  readonly spacing: number;
  readonly most: number;
}

/** Points with an index of their places. */
export interface Field {
  readonly spots: readonly Spot[];
  readonly index: PointIndex;
}

/** Pairs of points that hang together. */
export interface Joints {
  readonly spacing: number;
  /** Per point, those on the other ends of its relations. */
  readonly related: readonly (readonly number[])[];
  /** Per point, the square of the paper that it lies in; per square, those round it and itself. Points nearer
   *  than NEAR spacings lie in such squares. */
  readonly squareOf: Uint32Array;
  readonly round: readonly (readonly number[])[];
}

export function fieldOf(spots: readonly Spot[]): Field {
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

/** Joints of points that are related in pairs, and of those near one another. */
export function jointsOf(relations: Uint32Array, spots: readonly Spot[], spacing: number): Joints {
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

export function hullOf(points: Uint32Array, field: Field, joints: Joints, most: number): Hull {
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

export function spotAt(spots: readonly Spot[], point: number): Spot {
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
