/** Geometry of a go-space's drawing: the room round its points, the hulls of its placements, and the
 *  placements that a spot may mean. In board units; made once for each board. */
import type { Drawing } from "../../engine/types.ts";
import { type PlacementId, placement } from "../../model/state.ts";
import type { Spot } from "../../view/camera.ts";
import { apart, type Hull, hullContains, makeHull } from "../../view/hulls.ts";
import { nearestDistances, pair, usual } from "../../view/measure.ts";
import type { Outline } from "../../view/outline.ts";
import {
  type Field,
  fieldOf,
  hullOf,
  type Joints,
  jointsOf,
  PAD,
  spotAt,
} from "../../view/set-hulls.ts";
import { type Crossings, cellsOf, crossingsOf } from "./cells.ts";

/** Difference of distance from a spot, in spacings, within which another placement may be meant as well. */
const DOUBT = 0.14;

/** Points of all placements together up to which each is drawn round its own points and no others, half as many again as
 *  the largest board of the generators has. On a board with more, each is the hull of its points. */
const MOST_LISTED = 90_000;
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
  const shown = primary.every(Boolean) ? field : fieldOf(spots.filter((_, i) => primary[i]));
  const spacing = usual(nearestDistances(shown.index)) ?? 1;
  const sets = placementSets(drawing);
  const hulls =
    drawing.hullPoints.length > MOST_LISTED
      ? sets.map((points) => plainHull(points, spots, spacing))
      : hullsOf(sets, field, jointsOf(drawing.relations, spots, spacing), most);
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

function hullsOf(sets: readonly Uint32Array[], field: Field, joints: Joints, most: number): Hull[] {
  return sets.map((points) => hullOf(points, field, joints, most));
}

const known = new WeakMap<Drawing, Crossings>();

/** Crossings of a drawing's placements, found once: the board and a small picture share them. */
function knownCrossings(drawing: Drawing, ...found: Parameters<typeof crossingsOf>): Crossings {
  if (!known.has(drawing)) known.set(drawing, crossingsOf(...found));
  return known.get(drawing) ?? null;
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

/** The convex hull of a placement's points, whatever else lies in it. */
function plainHull(points: Uint32Array, spots: readonly Spot[], spacing: number): Hull {
  const members = Array.from(points, (point) => spotAt(spots, point));
  return makeHull(points, [{ spots: members, pad: PAD * spacing }], () => false);
}
