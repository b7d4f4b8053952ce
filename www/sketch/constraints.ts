/** Constraints of a drawing: kept whenever something moves, by a fixed number of passes over all of them, in which
 *  only items give way that nobody holds. Disks end in whole ticks, at places where the core says that they touch. */
import { imageOf } from "../engine/glued-images.ts";
import type { Pair } from "../engine/types.ts";
import { contactOf } from "../model/contacts.ts";
import { gluedImages, placesAbout, SEARCHED, touchingReach } from "./contacts.ts";
import { placeItems } from "./edits.ts";
import { resized } from "./ground.ts";
import { isLocked } from "./locks.ts";
import {
  type Constraint,
  type ConstraintKind,
  type DiskItem,
  type ItemId,
  inTicks,
  type Sketch,
  spotOfItem,
} from "./sketch.ts";

/** Rounds of passes in which constraints and symmetry are brought together. */
const ROUNDS = 24;
const PASSES = 40;
/** Places that are worked out in one edit, fewer passes being made of many constraints. */
const MOST_STEPS = 50_000;
/** Links that can be equally long. */
const FEWEST_LINKS = 2;
const NO_ITEMS: ReadonlySet<ItemId> = new Set();

/** The items of a constraint: of equal lengths the links. */
export function itemsOf(constraint: Constraint): readonly ItemId[] {
  switch (constraint.kind) {
    case "midpoint":
      return [constraint.point, ...constraint.ends];
    case "equal":
      return constraint.links;
    case "tangent":
      return constraint.disks;
  }
}

/** The same constraint of other items. */
export function withItems(constraint: Constraint, named: (id: ItemId) => ItemId): Constraint {
  switch (constraint.kind) {
    case "midpoint": {
      const [from, to] = constraint.ends;
      return { ...constraint, point: named(constraint.point), ends: [named(from), named(to)] };
    }
    case "equal":
      return { ...constraint, links: constraint.links.map(named) };
    case "tangent": {
      const [a, b] = constraint.disks;
      return { ...constraint, disks: [named(a), named(b)] };
    }
  }
}

/** The constraint that a selection asks for: of three points, two or more links, or two disks; null for any other,
 *  and where it is there already. */
export function constraintFor(
  sketch: Sketch,
  selection: ReadonlySet<ItemId>,
  kind: ConstraintKind,
): Constraint | null {
  const found = wished(sketch, selection, kind);
  if (found === null) return null;
  const items = itemsOf(found);
  const isKnown = sketch.constraints.some((each) => {
    const known = each.kind === kind ? new Set(itemsOf(each)) : NO_ITEMS;
    return items.every((id) => known.has(id));
  });
  return isKnown ? null : found;
}

/** True if there is a constraint that a selection asks for; not all items are looked at. */
export function canConstrain(
  sketch: Sketch,
  selection: ReadonlySet<ItemId>,
  kind: ConstraintKind,
): boolean {
  const isAmongKnown = sketch.constraints.some((each) => each.kind === kind);
  const found = isAmongKnown
    ? constraintFor(sketch, selection, kind)
    : wished(sketch, selection, kind, FEWEST_LINKS);
  return found !== null;
}

/** The constraint without regard to those that are there; of equal lengths with so many links at most. */
function wished(
  sketch: Sketch,
  ids: ReadonlySet<ItemId>,
  kind: ConstraintKind,
  mostLinks = Infinity,
): Constraint | null {
  switch (kind) {
    case "midpoint": {
      const points = firstOf(ids, sketch.points, 4);
      return points.length === 3 ? midpointOf(sketch, points) : null;
    }
    case "equal": {
      const links = firstOf(ids, sketch.links, mostLinks);
      return links.length >= FEWEST_LINKS ? { kind, links } : null;
    }
    case "tangent": {
      const [a, b, more] = firstOf(ids, sketch.disks, 3);
      const areTwo = a !== undefined && b !== undefined && more === undefined;
      return areTwo ? { kind, disks: [a, b] } : null;
    }
  }
}

/** The first of the items that are in a list, so many at most. */
function firstOf(
  ids: ReadonlySet<ItemId>,
  list: ReadonlyMap<ItemId, unknown>,
  most: number,
): ItemId[] {
  const found: ItemId[] = [];
  if (list.size === 0) return found;
  for (const id of ids) if (list.has(id) && found.push(id) === most) break;
  return found;
}

/** Of three points the one that is nearest to the middle of the two others. */
function midpointOf(sketch: Sketch, points: readonly ItemId[]): Constraint | null {
  const away = points.map((point) => {
    const [from, to] = points.filter((id) => id !== point);
    const [m, a, b] = [point, from, to].map((id) =>
      id === undefined ? null : spotOfItem(sketch, id),
    );
    if (!m || !a || !b || from === undefined || to === undefined) return null;
    const off = Math.hypot(m[0] - (a[0] + b[0]) / 2, m[1] - (a[1] + b[1]) / 2);
    return { off, constraint: { kind: "midpoint", point, ends: [from, to] } as const };
  });
  const best = away.reduce((least, each) =>
    each !== null && (least === null || each.off < least.off) ? each : least,
  );
  return best?.constraint ?? null;
}

export function withConstraint(sketch: Sketch, constraint: Constraint): Sketch {
  return { ...sketch, constraints: [...sketch.constraints, constraint] };
}

/** Constraints of these items, or of links that end at them. */
export function constraintsOf(sketch: Sketch, ids: ReadonlySet<ItemId>): Constraint[] {
  return sketch.constraints.filter((each) => itemsOf(each).some((id) => ids.has(id)));
}

export function released(sketch: Sketch, ids: ReadonlySet<ItemId>): Sketch {
  const gone = new Set(constraintsOf(sketch, ids));
  return { ...sketch, constraints: sketch.constraints.filter((each) => !gone.has(each)) };
}

/** The drawing without a constraint; of equal lengths with more than two links only this one is freed. */
export function unconstrained(sketch: Sketch, place: number, link: ItemId | null): Sketch {
  const constraints = sketch.constraints.flatMap((each, i) => {
    if (i !== place) return [each];
    const links = each.kind === "equal" ? each.links.filter((id) => id !== link) : [];
    return each.kind === "equal" && links.length > 1 ? [{ ...each, links }] : [];
  });
  return { ...sketch, constraints };
}

/** The sketch without constraints of items that are gone. Cost: O(constraints). */
export function withoutLost(sketch: Sketch): Sketch {
  return sketch.constraints.length === 0 ? sketch : pruned(sketch);
}

/** Brings places nearer to a symmetry, adding images to them. */
export type Evening = (at: Map<ItemId, Pair>, isHeld: (id: ItemId) => boolean) => void;

/** The sketch with its constraints kept: held items stay where they are, and others give way. Cost: O(constraints). */
export function heldTogether(
  sketch: Sketch,
  held: ReadonlySet<ItemId>,
  evening: Evening | null = null,
): Sketch {
  return sketch.constraints.length === 0 ? sketch : solved(sketch, held, evening);
}

function pruned(sketch: Sketch): Sketch {
  const { points, links, disks } = sketch;
  const isThere = (id: ItemId) => points.has(id) || links.has(id) || disks.has(id);
  const constraints = sketch.constraints.flatMap((each): Constraint[] => {
    if (itemsOf(each).every(isThere)) return [each];
    const rest = each.kind === "equal" ? each.links.filter(isThere) : [];
    return each.kind === "equal" && rest.length > 1 ? [{ ...each, links: rest }] : [];
  });
  const isWhole = constraints.every((each, i) => each === sketch.constraints[i]);
  return isWhole && constraints.length === sketch.constraints.length
    ? sketch
    : { ...sketch, constraints };
}

type Spot = { readonly x: number; readonly y: number };

/** Points and disks that an edit moved or made. Cost: O(items). */
export function movedItems(before: Sketch, after: Sketch): Set<ItemId> {
  const moved = new Set<ItemId>();
  const note = (was: ReadonlyMap<ItemId, Spot>, is: ReadonlyMap<ItemId, Spot>) => {
    for (const [id, item] of is) {
      const then = was.get(id);
      if (then !== item && (then?.x !== item.x || then.y !== item.y)) moved.add(id);
    }
  };
  note(before.points, after.points);
  note(before.disks, after.disks);
  return moved;
}

/** Places while they are worked out, and the items that stay. */
interface Work {
  readonly sketch: Sketch;
  readonly at: Map<ItemId, Pair>;
  readonly isHeld: (id: ItemId) => boolean;
}

function solved(sketch: Sketch, held: ReadonlySet<ItemId>, evening: Evening | null): Sketch {
  const at = new Map<ItemId, Pair>();
  const isHeld = (id: ItemId) => held.has(id) || isLocked(sketch, id);
  for (const id of sketch.constraints.flatMap((each) => endsOf(sketch, each))) {
    const spot = spotOfItem(sketch, id);
    if (spot !== null) at.set(id, spot);
  }
  const work = { sketch, at, isHeld };
  if (evening === null) passes(work, MOST_STEPS);
  else
    untilStill(at, ROUNDS, () => {
      passes(work, MOST_STEPS / ROUNDS);
      evening(at, isHeld);
    });
  if (inTicks(sketch.kind))
    for (const [id, [x, y]] of at) at.set(id, [Math.round(x), Math.round(y)]);
  const settled = sketch.constraints.reduce(
    (next, each) => settle({ ...work, sketch: next }, each),
    sketch,
  );
  const places = [...at].filter(([id, [x, y]]) => {
    const spot = spotOfItem(sketch, id);
    return spot !== null && (spot[0] !== x || spot[1] !== y);
  });
  return places.length === 0 ? settled : placeItems(settled, new Map(places));
}

function passes(work: Work, mostSteps: number): void {
  const { constraints } = work.sketch;
  const steps = constraints.reduce((sum, each) => sum + itemsOf(each).length, 0);
  untilStill(work.at, Math.min(Math.ceil(mostSteps / steps), PASSES), () => {
    for (const constraint of constraints) relax(work, constraint);
  });
}

/** Repeats a step, so many times at most, until it moves nothing. */
function untilStill(at: ReadonlyMap<ItemId, Pair>, most: number, step: () => void): void {
  for (let times = 0; times < most; times++) {
    const before = new Map(at);
    step();
    if (isSame(before, at)) return;
  }
}

function isSame(before: ReadonlyMap<ItemId, Pair>, at: ReadonlyMap<ItemId, Pair>): boolean {
  for (const [id, [x, y]] of at) {
    const was = before.get(id);
    if (was?.[0] !== x || was[1] !== y) return false;
  }
  return true;
}

/** The items whose places a constraint is about. */
export function endsOf(sketch: Sketch, constraint: Constraint): readonly ItemId[] {
  if (constraint.kind !== "equal") return itemsOf(constraint);
  return constraint.links.flatMap((id) => {
    const link = sketch.links.get(id);
    return link === undefined ? [] : [link.from, link.to];
  });
}

function relax(work: Work, constraint: Constraint): void {
  switch (constraint.kind) {
    case "midpoint":
      return toMiddle(work, constraint.point, constraint.ends);
    case "equal":
      return toLength(work, constraint.links);
    case "tangent":
      return toTouch(work, constraint.disks);
  }
}

function toMiddle(
  { at, isHeld }: Work,
  point: ItemId,
  [from, to]: readonly [ItemId, ItemId],
): void {
  const [m, a, b] = [at.get(point), at.get(from), at.get(to)];
  if (m === undefined || a === undefined || b === undefined) return;
  if (!isHeld(point)) at.set(point, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  else if (isHeld(from)) at.set(to, isHeld(to) ? b : [2 * m[0] - a[0], 2 * m[1] - a[1]]);
  else if (isHeld(to)) at.set(from, [2 * m[0] - b[0], 2 * m[1] - b[1]]);
  else {
    const by: Pair = [m[0] - (a[0] + b[0]) / 2, m[1] - (a[1] + b[1]) / 2];
    at.set(from, [a[0] + by[0], a[1] + by[1]]);
    at.set(to, [b[0] + by[0], b[1] + by[1]]);
  }
}

/** All as long as the link that is held most, or else the first one. */
function toLength({ sketch, at, isHeld }: Work, links: readonly ItemId[]): void {
  const all = links.flatMap((id) => sketch.links.get(id) ?? []);
  const heldEnds = ({ from, to }: { from: ItemId; to: ItemId }) =>
    Number(isHeld(from)) + Number(isHeld(to));
  const [first] = all;
  if (first === undefined) return;
  const model = all.reduce((best, each) => (heldEnds(each) > heldEnds(best) ? each : best), first);
  const [p, q] = [at.get(model.from), at.get(model.to)];
  if (p === undefined || q === undefined) return;
  const length = Math.hypot(p[0] - q[0], p[1] - q[1]);
  const stays = (id: ItemId) => isHeld(id) || id === model.from || id === model.to;
  for (const { from, to } of all) apart(at, from, to, length, stays);
}

/** Moves two items along their line to this distance. */
function apart(
  at: Map<ItemId, Pair>,
  from: ItemId,
  to: ItemId,
  length: number,
  stays: (id: ItemId) => boolean,
): void {
  const [a, b] = [at.get(from), at.get(to)];
  if (a === undefined || b === undefined) return;
  const free = Number(!stays(from)) + Number(!stays(to));
  const now = Math.hypot(a[0] - b[0], a[1] - b[1]);
  if (free === 0 || now === 0) return;
  const [dx, dy] = [(b[0] - a[0]) / now, (b[1] - a[1]) / now];
  const by = (length - now) / free;
  if (!stays(from)) at.set(from, [a[0] - dx * by, a[1] - dy * by]);
  if (!stays(to)) at.set(to, [b[0] + dx * by, b[1] + dy * by]);
}

function toTouch({ sketch, at, isHeld }: Work, [from, to]: readonly [ItemId, ItemId]): void {
  const [a, b] = [sketch.disks.get(from), sketch.disks.get(to)];
  const [p, q] = [at.get(from), at.get(to)];
  if (a === undefined || b === undefined || p === undefined || q === undefined) return;
  const near = nearestImage(sketch, q, p);
  const now = Math.hypot(p[0] - near[0], p[1] - near[1]);
  const [least, most] = [a.core + b.core, a.reach + b.reach];
  if (now >= least && now <= most) return;
  const shift: Pair = [q[0] - near[0], q[1] - near[1]];
  const seen = new Map<ItemId, Pair>([
    [from, p],
    [to, now === 0 ? [near[0] + 1, near[1]] : near],
  ]);
  // Over a glued side only the first disk gives way.
  const isOver = shift[0] !== 0 || shift[1] !== 0;
  apart(seen, from, to, (least + most) / 2, (id) => isHeld(id) || (isOver && id === to));
  at.set(from, seen.get(from) ?? p);
  if (!isOver && !isHeld(to)) at.set(to, seen.get(to) ?? q);
}

function nearestImage({ region }: Sketch, [x, y]: Pair, to: Pair): Pair {
  const seen = gluedImages(region).map((image): Pair => {
    const there = imageOf(image, x, y);
    return [there.x, there.y];
  });
  const away = (at: Pair) => Math.hypot(at[0] - to[0], at[1] - to[1]);
  return seen.reduce((best, at) => (away(at) < away(best) ? at : best), seen[0] ?? [x, y]);
}

/** Two disks that all but touch are made to: by a place for one of them near its own, and a longer reach where no
 *  place in whole ticks will do. */
function settle({ sketch, at, isHeld }: Work, constraint: Constraint): Sketch {
  if (constraint.kind !== "tangent") return sketch;
  const [from, to] = constraint.disks;
  const [a, b] = [from, to].map((id) => placed(sketch, at, id));
  if (!a || !b || touch(sketch, a, b)) return sketch;
  const id = isHeld(from) ? to : from;
  const [disk, other] = id === from ? [a, b] : [b, a];
  // Disks that are held apart, or over one another, are left so.
  if (isHeld(id)) return sketch;
  const spot = nearTouch(sketch, disk, other);
  if (spot === null) return sketch;
  at.set(id, spot);
  const moved = { ...disk, x: spot[0], y: spot[1] };
  return touch(sketch, moved, other)
    ? sketch
    : resized(sketch, id, { reach: touchingReach(sketch, moved, other) });
}

function placed({ disks }: Sketch, at: ReadonlyMap<ItemId, Pair>, id: ItemId): DiskItem | null {
  const [disk, spot] = [disks.get(id), at.get(id)];
  return disk === undefined || spot === undefined ? null : { ...disk, x: spot[0], y: spot[1] };
}

function touch({ region }: Sketch, a: DiskItem, b: DiskItem): boolean {
  return gluedImages(region).some(
    (image) => contactOf(a, { ...b, ...imageOf(image, b.x, b.y) }, Infinity) === "touch",
  );
}

/** The nearest place in whole ticks at which a disk touches another, or else where the gap is least; null if the disk
 *  is not near the other one. */
function nearTouch(sketch: Sketch, disk: DiskItem, other: DiskItem): Pair | null {
  const near = placesAbout([disk.x, disk.y]);
  const off = ([x, y]: Pair) => Math.hypot(x - disk.x, y - disk.y);
  near.sort((a, b) => off(a) - off(b));
  const there = (at: Pair) => ({ ...disk, x: at[0], y: at[1] });
  const touching = near.find((at) => touch(sketch, there(at), other));
  if (touching !== undefined) return touching;
  const gap = ([x, y]: Pair) => {
    const seen = nearestImage(sketch, [other.x, other.y], [x, y]);
    return Math.hypot(seen[0] - x, seen[1] - y) - disk.core - other.core;
  };
  const gaps = near.map((at) => ({ at, by: gap(at) })).filter(({ by }) => by >= 0);
  const best = gaps.reduce((least, each) => (each.by < least.by ? each : least), {
    at: null as Pair | null,
    by: SEARCHED,
  });
  return best.at;
}
