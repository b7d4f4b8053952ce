/** Room for the centres of a plane's stones: the region, less all that lies nearer to a wall than half of what two
 *  centres are apart. Its outline is the walls' offset curves, cut where they cross; right to 1/256 tick, in favour of a
 *  stone that only just passes. A picture and advice; the core decides every play. */
import { type Image, imageOf } from "../engine/glued-images.ts";
import type { Spot } from "../view/camera.ts";
import { distanceToSegment } from "../view/segment.ts";
import { gluedImages } from "./contacts.ts";
import { type RegionItem, ringsOf, type StoneSize } from "./sketch.ts";

interface Circle extends Spot {
  readonly radius: number;
}

export interface Walls {
  /** A round region, which has no rings. */
  readonly circle: Circle | null;
  /** Corners, ring by ring, the outline first. */
  readonly rings: readonly (readonly Spot[])[];
  /** Images of a glued rectangle, the identity first. */
  readonly images: readonly Image[];
  readonly glued: { readonly across: boolean; readonly down: boolean };
}

interface CentreRoom {
  /** The room of a round region, which has no rings. */
  readonly circle: Circle | null;
  /** Rings by the even-odd rule. */
  readonly rings: readonly (readonly Spot[])[];
  /** Pieces that no stone passes between; null where they go round glued sides and holes. */
  readonly pieces: number | null;
  /** A spot in each piece that is counted. */
  readonly seats: readonly Spot[];
}

/** Part of a wall's offset curve, with the room on the left of its direction. An arc turns to the right. */
type Curve =
  | { readonly kind: "line"; readonly p: Spot; readonly q: Spot }
  | { readonly kind: "arc"; readonly middle: Spot; readonly from: number; readonly turn: number };

/** Sides beyond which the room is not worked out: its cost is the square of their number. */
const MOST_SIDES = 240;
/** Ticks by which a passage may be too narrow. */
const SHY = 1 / 256;
/** Distance at which two ends are one, in ticks. */
const JOINT = 1 / 16;
/** Turn of an arc that is drawn as a line. */
const STEP = Math.PI / 36;

/** The room of each region, for one size of stones. */
const known = new WeakMap<
  RegionItem,
  { readonly clearance: number; readonly room: CentreRoom | null }
>();

/** The room of a drawn plane; null where it is not worked out. */
export function roomForCentres(region: RegionItem, stone: StoneSize): CentreRoom | null {
  const clearance = clearanceOf(stone);
  const found = known.get(region);
  if (found?.clearance === clearance) return found.room;
  const room = centreRoom(wallsOf(region), clearance);
  known.set(region, { clearance, room });
  return room;
}

/** Least distance of the centres of two stones. */
export function clearanceOf({ radius, tolerance }: StoneSize): number {
  return 2 * radius - tolerance;
}

function wallsOf(region: RegionItem) {
  const wrap = region.kind === "rings" ? region.wrap : "none";
  return {
    circle: region.kind === "circle" ? region : null,
    rings: ringsOf(region),
    images: gluedImages(region),
    glued: { across: wrap !== "none", down: wrap === "torus" || wrap === "klein" },
  };
}

/** Null where the walls are too many. */
export function centreRoom(walls: Walls, clearance: number): CentreRoom | null {
  if (walls.circle !== null) return roundRoom(walls.circle, clearance);
  const away = clearance / 2 - SHY;
  const rings = turned(unrolled(walls, away));
  if (rings.reduce((sum, { length }) => sum + length, 0) > MOST_SIDES) return null;
  const isGlued = walls.glued.across || walls.glued.down;
  const loops = looped(boundary(rings, away));
  const pieces = loops.filter((loop) => area(loop) > 0);
  const isCounted = !isGlued || walls.rings.length === 1;
  return {
    circle: null,
    rings: loops,
    pieces: isCounted ? pieces.length : null,
    seats: isCounted ? pieces.map((piece) => seatIn(piece, loops)) : [],
  };
}

function roundRoom({ x, y, radius }: Circle, clearance: number): CentreRoom {
  const left = radius - clearance / 2;
  const circle = left < 0 ? null : { x, y, radius: left };
  return { circle, rings: [], pieces: left < 0 ? 0 : 1, seats: [] };
}

/** Rings of a glued rectangle with a copy of it beyond each glued side, which is no wall. */
function unrolled({ rings, images, glued }: Walls, away: number): readonly (readonly Spot[])[] {
  const [outer = [], ...holes] = rings;
  if (!glued.across && !glued.down) return rings;
  const [xs, ys] = [outer.map(({ x }) => x), outer.map(({ y }) => y)];
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [glued.across ? x1 - x0 : 0, glued.down ? y1 - y0 : 0];
  const seen = images
    .flatMap((image) => holes.map((hole) => hole.map(({ x, y }) => imageOf(image, x, y))))
    .filter((hole) =>
      hole.every(
        ({ x, y }) => x >= x0 - wide && x <= x1 + wide && y >= y0 - high && y <= y1 + high,
      ),
    );
  const [dx, dy] = [glued.across ? wide + away : 0, glued.down ? high + away : 0];
  const frame = [
    { x: x0 - dx, y: y0 - dy },
    { x: x1 + dx, y: y0 - dy },
    { x: x1 + dx, y: y1 + dy },
    { x: x0 - dx, y: y1 + dy },
  ];
  return [frame, ...seen];
}

/** Rings with the region on their left: the outline one way round, holes the other. */
function turned(rings: readonly (readonly Spot[])[]): readonly (readonly Spot[])[] {
  return rings.map((ring, i) => (area(ring) > 0 === (i === 0) ? ring : ring.toReversed()));
}

/** Twice the area of a ring, by its direction. */
function area(ring: readonly Spot[]): number {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
}

function offsetCurves(ring: readonly Spot[], away: number): Curve[] {
  const sides = sidesOf(ring);
  return sides.flatMap(([p, q], i): Curve[] => {
    const [before, at] = [sides.at(i - 1)?.[0] ?? p, outward(p, q)];
    const last = outward(before, p);
    const line: Curve = { kind: "line", p: moved(p, at, away), q: moved(q, at, away) };
    const bend = last.x * at.y - last.y * at.x;
    if (bend >= 0) return [line];
    const [from, to] = [Math.atan2(last.y, last.x), Math.atan2(at.y, at.x)];
    const turn = to > from ? to - from - 2 * Math.PI : to - from;
    return [{ kind: "arc", middle: p, from, turn }, line];
  });
}

function sidesOf(ring: readonly Spot[]): (readonly [Spot, Spot])[] {
  return ring.map((p, i) => [p, ring[(i + 1) % ring.length] ?? p] as const);
}

/** Direction from a wall into the region, of length 1. */
function outward(p: Spot, q: Spot): Spot {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  return { x: (p.y - q.y) / length, y: (q.x - p.x) / length };
}

function moved({ x, y }: Spot, by: Spot, away: number): Spot {
  return { x: x + away * by.x, y: y + away * by.y };
}

/** Parts of the offset curves that are as far from every other wall. */
function boundary(rings: readonly (readonly Spot[])[], away: number): Spot[][] {
  const curves = rings.flatMap((ring) => offsetCurves(ring, away));
  const walls = rings.flatMap(sidesOf);
  const cuts = curves.map(() => [0, 1]);
  curves.forEach((curve, i) => {
    for (let j = 0; j < i; j++)
      for (const spot of crossings(curve, curves[j] ?? curve, away)) {
        cuts[i]?.push(shareOf(curve, spot));
        cuts[j]?.push(shareOf(curves[j] ?? curve, spot));
      }
  });
  return curves.flatMap((curve, i) => {
    const shares = (cuts[i] ?? []).filter((share) => share >= 0 && share <= 1);
    shares.sort((a, b) => a - b);
    return shares.slice(1).flatMap((to, k) => {
      const from = shares[k] ?? 0;
      const middle = spotOn(curve, (from + to) / 2, away);
      const isClear = walls.every(([p, q]) => distanceToSegment(middle, p, q) >= away - SHY / 4);
      return to > from && isClear ? [spotsOf(curve, from, to, away)] : [];
    });
  });
}

function spotOn(curve: Curve, share: number, away: number): Spot {
  if (curve.kind === "line") {
    const { p, q } = curve;
    return { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) };
  }
  const angle = curve.from + share * curve.turn;
  return moved(curve.middle, { x: Math.cos(angle), y: Math.sin(angle) }, away);
}

function shareOf(curve: Curve, spot: Spot): number {
  if (curve.kind === "line") {
    const { p, q } = curve;
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    return ((spot.x - p.x) * dx + (spot.y - p.y) * dy) / (dx * dx + dy * dy);
  }
  const angle = Math.atan2(spot.y - curve.middle.y, spot.x - curve.middle.x);
  const full = 2 * Math.PI;
  const back = (((curve.from - angle) % full) + full) % full;
  return back / -curve.turn;
}

function spotsOf(curve: Curve, from: number, to: number, away: number): Spot[] {
  const turn = curve.kind === "arc" ? -curve.turn * (to - from) : 0;
  const parts = Math.max(Math.ceil(turn / STEP), 1);
  return Array.from({ length: parts + 1 }, (_, i) =>
    spotOn(curve, from + ((to - from) * i) / parts, away),
  );
}

/** Spots at which the whole lines and circles of two curves cross. */
function crossings(a: Curve, b: Curve, away: number): Spot[] {
  if (a.kind === "line" && b.kind === "line") return lineCrossing(a.p, a.q, b.p, b.q);
  if (a.kind === "arc" && b.kind === "arc") return circleCrossings(a.middle, b.middle, away);
  const [line, arc] = a.kind === "line" ? [a, b] : [b, a];
  if (line.kind !== "line" || arc.kind !== "arc") return [];
  return lineAndCircle(line.p, line.q, arc.middle, away);
}

function lineCrossing(p: Spot, q: Spot, r: Spot, s: Spot): Spot[] {
  const [ax, ay, bx, by] = [q.x - p.x, q.y - p.y, s.x - r.x, s.y - r.y];
  const cross = ax * by - ay * bx;
  if (cross === 0) return [];
  const t = ((r.x - p.x) * by - (r.y - p.y) * bx) / cross;
  const u = ((r.x - p.x) * ay - (r.y - p.y) * ax) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return [];
  return [{ x: p.x + t * ax, y: p.y + t * ay }];
}

function circleCrossings(a: Spot, b: Spot, radius: number): Spot[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart === 0 || apart > 2 * radius) return [];
  const step = Math.sqrt(radius * radius - (apart * apart) / 4);
  return aside({ x: a.x + dx / 2, y: a.y + dy / 2 }, { x: -dy / apart, y: dx / apart }, step);
}

function lineAndCircle(p: Spot, q: Spot, middle: Spot, radius: number): Spot[] {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const along = { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
  const foot = (middle.x - p.x) * along.x + (middle.y - p.y) * along.y;
  const at = moved(p, along, foot);
  const square = radius ** 2 - (at.x - middle.x) ** 2 - (at.y - middle.y) ** 2;
  if (square < 0) return [];
  return aside(at, along, Math.sqrt(square)).filter((spot) => {
    const share = ((spot.x - p.x) * along.x + (spot.y - p.y) * along.y) / length;
    return share >= 0 && share <= 1;
  });
}

/** The spots so far on both sides of another. */
function aside(at: Spot, along: Spot, step: number): Spot[] {
  return [moved(at, along, step), moved(at, along, -step)];
}

/** Parts joined end to end to loops; an end that meets no other ends its loop. */
function looped(parts: readonly Spot[][]): Spot[][] {
  const left = new Set(parts);
  const loops: Spot[][] = [];
  for (const part of parts) {
    if (!left.delete(part)) continue;
    const loop = [...part];
    for (let next = nearest(left, loop); next !== null; next = nearest(left, loop)) {
      left.delete(next);
      loop.push(...next.slice(1));
    }
    loops.push(loop);
  }
  return loops;
}

/** The part that begins where a loop ends, unless the loop is closed there. */
function nearest(parts: ReadonlySet<Spot[]>, loop: readonly Spot[]): Spot[] | null {
  const [start, end] = [loop[0], loop.at(-1)];
  if (start === undefined || end === undefined) return null;
  const away = (spot: Spot | undefined) =>
    spot === undefined ? Infinity : Math.hypot(spot.x - end.x, spot.y - end.y);
  let best: Spot[] | null = null;
  let least = Math.min(away(start), JOINT);
  for (const part of parts) {
    const distance = away(part[0]);
    if (distance < least) [best, least] = [part, distance];
  }
  return best;
}

/** The middle of the widest part of a piece on the level of its middle. */
function seatIn(piece: readonly Spot[], loops: readonly (readonly Spot[])[]): Spot {
  const ys = piece.map(({ y }) => y);
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const xs = piece.map(({ x }) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const cuts = loops
    .flatMap(sidesOf)
    .flatMap(([p, q]) =>
      p.y > y === q.y > y ? [] : [p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)],
    )
    .sort((a, b) => a - b);
  let [best, wide] = [(least + most) / 2, 0];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [from = 0, to = 0] = [cuts[i], cuts[i + 1]];
    const isIn = from >= least - JOINT && to <= most + JOINT;
    if (isIn && to - from > wide) [best, wide] = [(from + to) / 2, to - from];
  }
  return { x: best, y };
}
