/** Shape of a set of points: its kind by the corners round it, its direction and its size. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

export type ShapeKind = "point" | "pair" | "line" | "triangle" | "square" | "other";

export type ShapeWay = "across" | "upright" | "rising" | "falling";

export interface SetShape {
  readonly kind: ShapeKind;
  /** Number of its points. */
  readonly points: number;
  /** Direction of a pair or line; null for other shapes. */
  readonly way: ShapeWay | null;
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
  if (a === undefined || b === undefined || size === 0)
    return { kind: "point", points, way: null, size };
  if (ring.length === 2)
    return { kind: points === 2 ? "pair" : "line", points, way: wayOf(a, b, ROUGH * size), size };
  return { kind: kindOf(ring, size), points, way: null, size };
}

/** The corners stand in order of x; y grows downwards, as on the screen. */
function wayOf(a: Spot, b: Spot, slack: number): ShapeWay {
  if (Math.abs(a.y - b.y) <= slack) return "across";
  if (Math.abs(a.x - b.x) <= slack) return "upright";
  return a.y > b.y ? "rising" : "falling";
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
