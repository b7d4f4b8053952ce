/** Bends of links: a link that would run through a third point is drawn as an arc beside it, so that no
 *  picture shows links that are not there. The arc follows from the points alone, unless a hand has bent it. */
import type { Spot } from "./camera.ts";
import { distanceToSegment } from "./segment.ts";

/** Distances from a link, as shares of the room round a point, which ends at the link's nearer end and at the
 *  usual distance of points: closer than the first, a link runs through the dot of the point; farther than
 *  the second, an arc is clear of it. */
const THROUGH = 0.05;
const CLEAR = 0.13;
/** Heights of the arcs that are tried, as shares of the link's length. */
const HEIGHTS = [0.12, -0.12, 0.15, -0.15, 0.18, -0.18, 0.22, -0.22];
/** Largest height: an arc stays so close to its straight line. */
export const HIGHEST = 0.22;
const PARTS = 16;
/** Parts of a curve by hand, which may be far larger. */
export const PARTS_BY_HAND = 48;
/** Cells and points that are looked at, after which all links are straight: so many take a twentieth of a second. */
const MOST_STEPS = 1_000_000;

/** Bends of a list of points x, y. Cost: O(n), and for each link the cells that it crosses with their points, but never
 *  more than a bounded number of all of them together. */
export class Bends {
  readonly #xy: Float64Array;
  #stepsLeft = MOST_STEPS;
  readonly #left: number;
  readonly #top: number;
  /** Side of a square cell: the usual distance of points. */
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The points of cell c are #points[#starts[c]] to before #points[#starts[c + 1]]. */
  readonly #starts: Uint32Array;
  readonly #points: Uint32Array;

  constructor(xy: Float64Array) {
    this.#xy = xy;
    const count = xy.length / 2;
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < xy.length; i += 2) {
      const [x = 0, y = 0] = [xy[i], xy[i + 1]];
      [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
      [y0, y1] = [Math.min(y0, y), Math.max(y1, y)];
    }
    const [width, height] = [Math.max(x1 - x0, 0), Math.max(y1 - y0, 0)];
    this.#left = x0;
    this.#top = y0;
    this.#cell = Math.max(Math.sqrt((width * height) / count), width / count, height / count) || 1;
    this.#columns = Math.floor(width / this.#cell) + 1;
    this.#rows = Math.floor(height / this.#cell) + 1;
    this.#starts = new Uint32Array(this.#columns * this.#rows + 1);
    this.#points = new Uint32Array(count);
    for (let point = 0; point < count; point++) this.#count(point, 1);
    for (let cell = 1; cell < this.#starts.length; cell++)
      this.#starts[cell] = (this.#starts[cell] ?? 0) + (this.#starts[cell - 1] ?? 0);
    for (let point = 0; point < count; point++) this.#points[this.#count(point, -1)] = point;
  }

  /** Cells and points that may still be looked at. */
  get stepsLeft(): number {
    return this.#stepsLeft;
  }

  /** Points that a straight link runs through, the nearest to its first end first. Points that lie on one
   *  of its ends are not among them. */
  through(from: number, to: number): number[] {
    const found: number[] = [];
    const [a, b] = [this.#spot(from), this.#spot(to)];
    this.#isNear(a, b, from, to, THROUGH, (point) => {
      found.push(point);
      return false;
    });
    const away = (point: number) => distance(this.#spot(point), a);
    return found.sort((p, q) => away(p) - away(q));
  }

  /** Spots of a bent link from end to end; null for a straight one. */
  spots(from: number, to: number): Spot[] | null {
    if (this.#stepsLeft < 0) return null;
    const [a, b] = [this.#spot(from), this.#spot(to)];
    if (!this.#isNear(a, b, from, to, THROUGH)) return null;
    const arcs = HEIGHTS.map((height) => arc(a, b, height));
    const isClear = (spots: readonly Spot[]) => !this.#isNearCurve(spots, from, to, CLEAR);
    return arcs.find(isClear) ?? arcs[0] ?? null;
  }

  /** Points that a link bent by hand runs through, in its order. */
  onCurve(from: number, to: number, middle: Spot): number[] {
    const [a, b] = [this.#spot(from), this.#spot(to)];
    const found = new Set<number>();
    this.#isNearCurve(bentThrough(a, b, middle), from, to, THROUGH, (point) => {
      found.add(point);
      return false;
    });
    return [...found];
  }

  /** Spots of a link bent by hand from end to end. Where it would run through a point, its middle is moved aside,
   *  as far as it takes to be clear of all points. */
  byHand(from: number, to: number, middle: Spot, parts = PARTS_BY_HAND): Spot[] {
    const [a, b] = [this.#spot(from), this.#spot(to)];
    const drawn = bentThrough(a, b, middle, parts);
    if (!this.#isNearCurve(drawn, from, to, THROUGH)) return drawn;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const aside = HEIGHTS.map((height) =>
      bentThrough(a, b, { x: middle.x + height * dy, y: middle.y - height * dx }, parts),
    );
    return aside.find((spots) => !this.#isNearCurve(spots, from, to, CLEAR)) ?? drawn;
  }

  #isNearCurve(
    spots: readonly Spot[],
    from: number,
    to: number,
    share: number,
    ends?: (point: number) => boolean,
  ): boolean {
    return spots.some((q, i) => i > 0 && this.#isNear(spots[i - 1] ?? q, q, from, to, share, ends));
  }

  /** True if a point is near the segment from p to q, a part of a link, with which the search `ends`: the first one,
   *  unless it says otherwise. Points on the ends of the link are left out. */
  #isNear(
    p: Spot,
    q: Spot,
    from: number,
    to: number,
    share: number,
    ends?: (point: number) => boolean,
  ): boolean {
    const reach = share * this.#cell;
    const [a, b] = [this.#spot(from), this.#spot(to)];
    const [x0, x1] = [Math.min(p.x, q.x) - reach, Math.max(p.x, q.x) + reach];
    const [y0, y1] = [Math.min(p.y, q.y) - reach, Math.max(p.y, q.y) + reach];
    const isMeant = (point: number) => {
      const [x = 0, y = 0] = [this.#xy[2 * point], this.#xy[2 * point + 1]];
      // Most points are told by the box alone.
      if (point === from || point === to || x < x0 || x > x1 || y < y0 || y > y1) return false;
      if ((x === a.x && y === a.y) || (x === b.x && y === b.y)) return false;
      const spot = { x, y };
      const end = Math.min(distance(spot, a), distance(spot, b), this.#cell);
      return distanceToSegment(spot, p, q) < share * end && (ends?.(point) ?? true);
    };
    const last = this.#column(x1);
    for (let column = this.#column(x0); column <= last; column++) {
      const left = this.#left + column * this.#cell;
      const [s, t] = levels(p, q, left - reach, left + this.#cell + reach);
      const start = column * this.#rows + this.#row(Math.min(s, t) - reach);
      const end = column * this.#rows + this.#row(Math.max(s, t) + reach);
      const stop = this.#starts[end + 1] ?? 0;
      if (this.#stepsLeft-- < 0) return false;
      for (let i = this.#starts[start] ?? 0; i < stop && this.#stepsLeft-- > 0; i++)
        if (isMeant(this.#points[i] ?? 0)) return true;
    }
    return false;
  }

  /** Changes the number at a point's cell, and returns it. */
  #count(point: number, by: 1 | -1): number {
    const { x, y } = this.#spot(point);
    const cell = this.#column(x) * this.#rows + this.#row(y);
    const count = (this.#starts[cell] ?? 0) + by;
    this.#starts[cell] = count;
    return count;
  }

  #column(x: number): number {
    return Math.min(Math.max(Math.floor((x - this.#left) / this.#cell), 0), this.#columns - 1);
  }

  #row(y: number): number {
    return Math.min(Math.max(Math.floor((y - this.#top) / this.#cell), 0), this.#rows - 1);
  }

  #spot(point: number): Spot {
    return { x: this.#xy[2 * point] ?? 0, y: this.#xy[2 * point + 1] ?? 0 };
  }
}

/** Arc of a parabola. */
function arc(a: Spot, b: Spot, height: number): Spot[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const t = i / PARTS;
    const up = 4 * t * (1 - t) * height;
    return { x: a.x + t * dx + up * dy, y: a.y + t * dy - up * dx };
  });
}

/** Link that is bent by hand, from end to end: a parabola whose middle passes through a spot. */
export function bentThrough(a: Spot, b: Spot, middle: Spot, parts = PARTS_BY_HAND): Spot[] {
  return Array.from({ length: parts + 1 }, (_, i) => spotOfBend(a, b, middle, i / parts));
}

/** Spot of that parabola: its ends at 0 and 1, its middle at a half. */
export function spotOfBend(a: Spot, b: Spot, middle: Spot, t: number): Spot {
  const [x, y] = [2 * middle.x - (a.x + b.x) / 2, 2 * middle.y - (a.y + b.y) / 2];
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: p * a.x + q * x + r * b.x, y: p * a.y + q * y + r * b.y };
}

/** Heights at which a segment enters and leaves an upright strip. */
function levels(p: Spot, q: Spot, left: number, right: number): [number, number] {
  const slope = (q.y - p.y) / (q.x - p.x || Infinity);
  if (slope === 0) return [p.y, q.y];
  const [low, high] = p.x < q.x ? [p.x, q.x] : [q.x, p.x];
  const at = (x: number) => p.y + slope * (Math.min(Math.max(x, low), high) - p.x);
  return [at(left), at(right)];
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
