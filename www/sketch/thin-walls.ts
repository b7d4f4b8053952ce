/** Walls through which stones join, since distance alone decides what touches (RULES, 4 and 5): those of a drawn plane
 *  that are so thin, with their remedy, and those between two disks. */
import { contactsAmong, type Round } from "../model/contacts.ts";
import type { Spot } from "../view/camera.ts";
import { distanceToSegment, footOn } from "../view/segment.ts";
import { clearanceOf } from "./centre-room.ts";
import { gluedImages, sightsOf } from "./contacts.ts";
import { inRegion } from "./room.ts";
import {
  type Corner,
  type ItemId,
  type RegionItem,
  ringsOf,
  type Sketch,
  type StoneSize,
} from "./sketch.ts";
import { arePartedBy, type Side, wallsIn, wallsOf } from "./walls.ts";

/** A wall between two sides, each named by its ring and its first corner. */
export interface ThinWall {
  readonly ring: number;
  readonly corner: number;
  readonly otherRing: number;
  readonly otherCorner: number;
  /** In ticks. */
  readonly width: number;
}

/** Sides beyond which walls are not sought: the cost is the square of their number. */
const MOST_SIDES = 600;

/** Thickness up to which stones join through a wall: from the least distance of two centres beside it, as far as touching
 *  goes. */
export function bridgedWidth(stone: StoneSize): number {
  const { radius, tolerance, reach } = stone;
  const contact = reach === null ? 2 * radius + tolerance : 2 * reach;
  return contact - clearanceOf(stone);
}

/** The thinnest place of each wall between two rings, or of one. */
export function thinWalls(region: RegionItem, stone: StoneSize): ThinWall[] {
  const most = bridgedWidth(stone);
  const own = wallsOf(region);
  if (own.length > MOST_SIDES) return [];
  const seen = gluedImages(region).flatMap((image, i) =>
    wallsIn([image], own).map((side) => ({ ...side, isImage: i > 0 })),
  );
  const found = new Map<string, ThinWall>();
  for (const a of own)
    for (const b of seen) {
      const isLater = b.ring > a.ring || (b.ring === a.ring && b.corner > a.corner);
      if (!isLater || (!b.isImage && areNeighbours(region, a, b))) continue;
      const [from, to] = between(a, b);
      const width = Math.hypot(from.x - to.x, from.y - to.y);
      const middle = [(from.x + to.x) / 2, (from.y + to.y) / 2] as const;
      if (width > most || inRegion({ region }, [...middle])) continue;
      const key = `${a.ring} ${b.ring}`;
      if (width < (found.get(key)?.width ?? Infinity)) found.set(key, { ...namesOf(a, b), width });
    }
  return [...found.values()];
}

/** Disks that touch through a wall: the later one, the earlier one. */
export function joinedThroughWalls({ region, disks }: Sketch, most: number): [ItemId, ItemId][] {
  const [ids, rounds] = [[...disks.keys()], [...disks.values()]];
  const slack = rounds.reduce((widest, { core, reach }) => Math.max(widest, reach - core), 0);
  // Disks lie in the region: those that reach no farther meet in it.
  if (region === null || slack === 0) return [];
  const walls = wallsOf(region);
  if (walls.length > MOST_SIDES) return [];
  const sights = sightsOf(region, rounds);
  const found = new Map<string, [ItemId, ItemId]>();
  for (const wall of walls) {
    const isNear = (disk: Round) => distanceToSegment(disk, wall.p, wall.q) <= disk.reach + slack;
    const beside = sights.filter(isNear);
    for (const { kind, a, b } of contactsAmong(beside, 0)) {
      if ((kind !== "touch" && kind !== "bridge") || !arePartedBy([wall], a, b)) continue;
      const [earlier, later] = [ids[a.place], ids[b.place]];
      if (earlier !== undefined && later !== undefined)
        found.set(`${later} ${earlier}`, [later, earlier]);
      if (found.size === most) return [...found.values()];
    }
  }
  return [...found.values()];
}

function namesOf(a: Side, b: Side) {
  return { ring: a.ring, corner: a.corner, otherRing: b.ring, otherCorner: b.corner };
}

function areNeighbours(region: RegionItem, a: Side, b: Side): boolean {
  const count = ringsOf(region)[a.ring]?.length ?? 0;
  const step = Math.abs(a.corner - b.corner);
  return a.ring === b.ring && (step === 1 || step === count - 1);
}

/** The nearest spots of two sides that do not cross. */
function between(a: Side, b: Side): readonly [Spot, Spot] {
  const pairs: (readonly [Spot, Spot])[] = [
    [a.p, footOn(b.p, b.q, a.p)],
    [a.q, footOn(b.p, b.q, a.q)],
    [footOn(a.p, a.q, b.p), b.p],
    [footOn(a.p, a.q, b.q), b.q],
  ];
  const length = ([p, q]: readonly [Spot, Spot]) => Math.hypot(p.x - q.x, p.y - q.y);
  return pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best));
}

/** The sketch with this wall so thick that no two stones touch through it; as it was where it is one of a glued side's. */
export function thickened(sketch: Sketch, wall: ThinWall): Sketch {
  const { region, stone } = sketch;
  if (region?.kind !== "rings") return sketch;
  const sides = wallsOf(region);
  const sideAt = (ring: number, corner: number) =>
    sides.find((side) => side.ring === ring && side.corner === corner);
  const [a, b] = [sideAt(wall.ring, wall.corner), sideAt(wall.otherRing, wall.otherCorner)];
  if (a === undefined || b === undefined) return sketch;
  const [from, to] = between(a, b);
  const width = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = { x: (to.x - from.x) / width, y: (to.y - from.y) / width };
  const wanted = Math.floor(bridgedWidth(stone)) + 1 - width;
  // Corners are whole ticks: a slanting side may take one more.
  for (let more = 0; more < 4; more++) {
    const step = Math.ceil(wanted / 2) + more;
    const rings = [
      { side: a, sign: -step },
      { side: b, sign: step },
    ].reduce((next, { side, sign }) => movedSide(next, side, by, sign), region.rings);
    const after: RegionItem = { ...region, rings };
    const left = thinWalls(after, stone);
    if (!left.some(({ ring, otherRing }) => ring === wall.ring && otherRing === wall.otherRing))
      return { ...sketch, region: after };
  }
  return sketch;
}

function movedSide(
  rings: readonly (readonly Corner[])[],
  { ring, corner }: Side,
  by: Spot,
  step: number,
): readonly (readonly Corner[])[] {
  return rings.map((corners, i) =>
    corners.map((at, j) => {
      const isEnd = j === corner || j === (corner + 1) % corners.length;
      if (i !== ring || !isEnd) return at;
      return { ...at, x: Math.round(at.x + step * by.x), y: Math.round(at.y + step * by.y) };
    }),
  );
}
