/** Contacts of the disks and stones of a sketch, also over glued sides, and the gaps that read as touches. */

import { distanceOver, IDENTITY, type Image, imageOf } from "../engine/glued-images.ts";
import type { Pair } from "../engine/types.ts";
import {
  CROWDED,
  contactsAmong,
  coverageOf,
  drawnRadius,
  gapOf,
  isSample,
  type Round,
  type Sight,
} from "../model/contacts.ts";
import { type DiskItem, type ItemId, type RegionItem, ringsOf, type Sketch } from "./sketch.ts";
import type { Disk } from "./tangency.ts";
import { boundsOf } from "./transforms.ts";
import { arePartedBy, wallsIn, wallsOf } from "./walls.ts";

/** Gap in ticks beyond their reaches that is always a near miss. */
const LEAST_MISS = 4;
/** Gap that reads as a touch where the whole drawing is seen, as a share of its size. */
const READS = 1 / 400;

const known = new WeakMap<RegionItem, readonly Image[]>();

/** Images of a region over its glued sides and its corners, the region itself first. */
export function gluedImages(region: RegionItem | null): readonly Image[] {
  if (region?.kind !== "rings" || region.wrap === "none") return [IDENTITY];
  const found = known.get(region) ?? imagesBeside(region);
  known.set(region, found);
  return found;
}

function imagesBeside({ rings, wrap }: Extract<RegionItem, { kind: "rings" }>): Image[] {
  const bounds = boundsOf((rings[0] ?? []).map(({ x, y }) => [x, y]));
  if (bounds === null) return [IDENTITY];
  const { x0, y0, x1, y1 } = bounds;
  const turns = wrap === "mobius" || wrap === "klein";
  const ways = wrap === "torus" || wrap === "klein" ? [0, -1, 1] : [0];
  return [0, -1, 1].flatMap((across) =>
    ways.map((down): Image => {
      const isTurned = turns && across !== 0;
      const [dx, dy] = [across * (x1 - x0), down * (y1 - y0)];
      return { a: 1, b: isTurned ? -1 : 1, dx, dy: isTurned ? dy + y0 + y1 : dy };
    }),
  );
}

/** Disks of a sketch, or the stones of a plane, by their items. */
export function roundsOf({ disks, centres, stone }: Sketch): (readonly [ItemId, Round])[] {
  const { radius, tolerance, reach } = stone;
  const [core, most] = [radius - tolerance / 2, reach ?? radius + tolerance / 2];
  const stones = [...centres].map(
    ([id, { x, y }]) => [id, { x, y, core, reach: most, radius }] as const,
  );
  return [...disks, ...stones];
}

/** The disks, and the stones of a plane as such, in whole ticks. */
export function bodies(sketch: Sketch): [ItemId, DiskItem][] {
  const stone = stoneOf(sketch);
  const stones = [...sketch.centres].map(([id, { x, y }]): [ItemId, DiskItem] => [
    id,
    { x, y, ...stone },
  ]);
  return [...sketch.disks, ...stones];
}

/** A stone of a plane as a disk. */
export function stoneOf({ stone: { radius, tolerance, reach } }: Sketch): Disk {
  const slack = Math.floor(tolerance / 2);
  return { core: radius - slack, reach: reach ?? radius + slack };
}

/** Room for a disk with this centre: the distance to the nearest core, over glued sides too. */
export function roomAt(sketch: Sketch, at: Pair, skip: ItemId | null = null): number {
  const images = gluedImages(sketch.region);
  let room = Infinity;
  for (const [id, { x, y, core }] of bodies(sketch))
    if (id !== skip) room = Math.min(room, distanceOver(images, [x, y], at) - core);
  return room;
}

/** Images of a disk over glued sides that reach the region itself, or come so near to it. */
export function imagesOver(region: RegionItem | null, round: Round, near = 0): Round[] {
  const [, ...beside] = gluedImages(region);
  const box = beside.length === 0 ? null : boundsOfRegion(region);
  if (box === null) return [];
  const far = extentOf(round) + near;
  return beside
    .map((image) => ({ ...round, ...imageOf(image, round.x, round.y) }))
    .filter(
      ({ x, y }) => x > box.x0 - far && x < box.x1 + far && y > box.y0 - far && y < box.y1 + far,
    );
}

function extentOf(round: Round): number {
  return Math.max(round.reach, drawnRadius(round));
}

/** Disks where they are seen, over glued sides as far as disks that stand beside these may meet them. */
export function sightsOf(region: RegionItem | null, rounds: readonly Round[]): Sight[] {
  const near = rounds.reduce((most, round) => Math.max(most, extentOf(round)), 0);
  return rounds.flatMap((round, place) =>
    [round, ...imagesOver(region, round, near)].map((seen): Sight => ({ ...seen, place })),
  );
}

/** Box of a region; null where it has no corners. */
export function boundsOfRegion(region: RegionItem | null) {
  if (region?.kind === "circle") {
    const { x, y, radius } = region;
    return { x0: x - radius, y0: y - radius, x1: x + radius, y1: y + radius };
  }
  return boundsOf((ringsOf(region)[0] ?? []).map(({ x, y }) => [x, y]));
}

const coverages = new WeakMap<ReadonlyMap<ItemId, DiskItem>, number>();

function coverage({ disks }: Sketch): number {
  const found = coverages.get(disks) ?? coverageIn([...disks.values()]);
  coverages.set(disks, found);
  return found;
}

function coverageIn(disks: readonly DiskItem[]): number {
  const box = boundsOfDisks(disks);
  const radii = disks.map(({ core }) => core);
  return box === null ? 0 : coverageOf(radii, (box.x1 - box.x0) * (box.y1 - box.y0));
}

/** True for a sample of a plane, in which nothing but its centres is to be told. */
export function isSampled(sketch: Sketch): boolean {
  return isSample(sketch.disks.size, coverage(sketch));
}

/** True for a sample whose circles would be one grey. */
export function isCrowded(sketch: Sketch): boolean {
  return isSampled(sketch) && coverage(sketch) > CROWDED;
}

function boundsOfDisks(disks: readonly DiskItem[]) {
  return boundsOf(
    disks.flatMap(({ x, y, core }) => [
      [x - core, y - core],
      [x + core, y + core],
    ]),
  );
}

/** Least reach with which a disk touches another, over a glued side if that is nearer. */
export function touchingReach({ region }: Sketch, disk: DiskItem, other: DiskItem): number {
  const away = Math.min(
    ...gluedImages(region).map((image) => {
      const { x, y } = imageOf(image, other.x, other.y);
      return Math.hypot(disk.x - x, disk.y - y);
    }),
  );
  return Math.max(Math.ceil(away) - other.reach, disk.reach);
}

/** Near misses with no wall between: the later disk, the earlier one. None on a sample. Cost: O(n log n) for disks of like sizes. */
export function nearMisses(sketch: Sketch, most: number): [ItemId, ItemId][] {
  if (isSampled(sketch)) return [];
  const [ids, disks] = [[...sketch.disks.keys()], [...sketch.disks.values()]];
  const box = boundsOfDisks(disks);
  const size = box === null ? 0 : Math.max(box.x1 - box.x0, box.y1 - box.y0);
  const slack = (a: Round, b: Round) => a.reach - a.core + b.reach - b.core + LEAST_MISS;
  const widest = disks.reduce((most, disk) => Math.max(most, slack(disk, disk)), 0);
  const found = new Map<string, [ItemId, ItemId]>();
  const near = Math.max(READS * size, widest);
  const walls = wallsIn(gluedImages(sketch.region), wallsOf(sketch.region));
  for (const { kind, a, b } of contactsAmong(sightsOf(sketch.region, disks), near)) {
    if (kind !== "gap" || gapOf(a, b) > Math.max(READS * size, slack(a, b))) continue;
    if (arePartedBy(walls, a, b)) continue;
    const [earlier, later] = [ids[a.place], ids[b.place]];
    // Over a glued side each pair is met twice.
    if (earlier !== undefined && later !== undefined)
      found.set(`${later} ${earlier}`, [later, earlier]);
    if (found.size === most) break;
  }
  return [...found.values()];
}

/** Ticks about a place in which one is looked for where a disk touches. */
export const SEARCHED = 3;

/** The places so near to this one, in whole ticks from it. */
export function placesAbout([x, y]: Pair): Pair[] {
  const steps = Array.from({ length: 2 * SEARCHED + 1 }, (_, i) => i - SEARCHED);
  return steps.flatMap((dx) => steps.map((dy): Pair => [x + dx, y + dy]));
}
