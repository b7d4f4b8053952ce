/** Shape of a set of points: its kind by the corners round it, its direction and its size. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A knight is a pair a knight's move apart, a corner three points round one. */
export type ShapeKind =
  | "point"
  | "pair"
  | "knight"
  | "line"
  | "corner"
  | "triangle"
  | "square"
  | "other";

/** Low ones are wider than high, steep ones higher than wide. */
export type ShapeWay =
  | "across"
  | "upright"
  | "rising"
  | "falling"
  | "low rising"
  | "low falling"
  | "steep rising"
  | "steep falling";

/** Side of the box round a set to which its points lean: that of a corner is where it is. */
interface Lean {
  readonly x: "left" | "right" | null;
  readonly y: "top" | "bottom" | null;
}

export interface SetShape {
  readonly kind: ShapeKind;
  /** Number of its points. */
  readonly points: number;
  /** Direction of a pair or line; null for other shapes. */
  readonly way: ShapeWay | null;
  readonly lean: Lean;
  /** Largest distance between corners. */
  readonly size: number;
}

/** Tolerance of directions and of the sides of a square, as a share of the size. */
const ROUGH = 0.02;

export function setShape(spots: readonly Spot[]): SetShape {
  const ring = convexHull(spots);
  const size = Math.max(
    0,
    ...ring.flatMap((a) => ring.map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  );
  const points = spots.length;
  const [a, b] = ring;
  const all = { points, size, lean: leanOf(spots, ROUGH * size) };
  if (a === undefined || b === undefined || size === 0) return { ...all, kind: "point", way: null };
  if (ring.length === 2) {
    const kind = points > 2 ? "line" : isKnight(a, b, ROUGH * size) ? "knight" : "pair";
    return { ...all, kind, way: wayOf(a, b, ROUGH * size) };
  }
  return { ...all, kind: isCorner(ring, spots, size) ? "corner" : kindOf(ring, size), way: null };
}

function isKnight(a: Spot, b: Spot, slack: number): boolean {
  const [wide, high] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return Math.abs(wide - 2 * high) <= slack || Math.abs(high - 2 * wide) <= slack;
}

/** Three spots of the four corners of an upright square. */
function isCorner(ring: readonly Spot[], spots: readonly Spot[], size: number): boolean {
  if (ring.length !== 3 || spots.length !== 3) return false;
  const [wide, high] = [spread(spots.map(({ x }) => x)), spread(spots.map(({ y }) => y))];
  const [side, slack] = [size / Math.SQRT2, ROUGH * size];
  return Math.abs(wide - side) <= slack && Math.abs(high - side) <= slack;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function leanOf(spots: readonly Spot[], slack: number): Lean {
  const [x, y] = [leaning(spots.map((spot) => spot.x)), leaning(spots.map((spot) => spot.y))];
  return {
    x: Math.abs(x) <= slack ? null : x < 0 ? "left" : "right",
    y: Math.abs(y) <= slack ? null : y < 0 ? "top" : "bottom",
  };
}

/** Mean of some values, from the middle between the least and the largest. */
function leaning(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean - (Math.max(...values) + Math.min(...values)) / 2;
}

/** The corners stand in order of x; y grows downwards, as on the screen. */
function wayOf(a: Spot, b: Spot, slack: number): ShapeWay {
  if (Math.abs(a.y - b.y) <= slack) return "across";
  if (Math.abs(a.x - b.x) <= slack) return "upright";
  const way = a.y > b.y ? "rising" : "falling";
  const [wide, high] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (Math.abs(wide - high) <= slack) return way;
  return `${wide > high ? "low" : "steep"} ${way}`;
}

function kindOf(ring: readonly Spot[], size: number): ShapeKind {
  if (ring.length === 3) return "triangle";
  const [a, b, c, d] = ring;
  if (ring.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined)
    return "other";
  const equal = (p: Spot, q: Spot) =>
    Math.abs(Math.hypot(p.x - q.x, p.y - q.y) - size / Math.SQRT2) <= ROUGH * size;
  return equal(a, b) && equal(b, c) && equal(c, d) && equal(d, a) ? "square" : "other";
}

/** Convex hull, counter-clockwise as seen with y upwards; two spots for points on one line, one for a lone
 *  point. */
export function convexHull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of list) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), spot) <= 1e-9) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  const ring = [...half(sorted), ...half(sorted.reverse())];
  return ring.length === 0 ? sorted.slice(0, 1) : ring;
}

/** Twice the area of a triangle, above 0 where it turns left. */
export function turn(a: Spot | undefined, b: Spot | undefined, c: Spot): number {
  if (a === undefined || b === undefined) return 0;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
