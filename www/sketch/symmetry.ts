/** Symmetry of a drawing: mirrors and turns about a centre, as maps of the plane. */
import type { Pair } from "../engine/types.ts";
import type { Candidate } from "./ladder.ts";
import { inTicks, type Sketch, type Symmetry, type SymmetryKind } from "./sketch.ts";

export const LEAST_FOLD = 2;
export const MOST_FOLD = 12;

/** A map that keeps lengths and the centre. */
export type Isometry = (at: Pair) => Pair;

const known = new WeakMap<Symmetry, readonly Isometry[]>();

/** All maps of a symmetry but the one that moves nothing. */
export function isometriesOf(symmetry: Symmetry): readonly Isometry[] {
  const found = known.get(symmetry) ?? made(symmetry);
  known.set(symmetry, found);
  return found;
}

/** All maps of a symmetry, each with the one that undoes it. */
export function inversesOf(symmetry: Symmetry): (readonly [Isometry, Isometry])[] {
  const maps = isometriesOf(symmetry);
  const [x, y] = symmetry.centre;
  // No mirror leaves this place where it is.
  const probe: Pair = [x + 1, y + Math.SQRT1_2 / 10];
  const off = (map: Isometry, back: Isometry) => {
    const at = back(map(probe));
    return Math.hypot(at[0] - probe[0], at[1] - probe[1]);
  };
  return maps.map((map) => {
    const back = maps.reduce((best, each) => (off(map, each) < off(map, best) ? each : best), map);
    return [map, back] as const;
  });
}

function made({ kind, fold, centre }: Symmetry): Isometry[] {
  const turns = Array.from({ length: turnsOf(kind, fold) }, (_, i) => i / fold);
  const proper = turns.slice(1).map((share) => matrix(centre, share, 1));
  const mirrored = turns.map((share) => matrix(centre, kind === "flip" ? 0 : share + 1 / 2, -1));
  return kind === "turns" ? proper : [...proper, ...mirrored];
}

function turnsOf(kind: SymmetryKind, fold: number): number {
  return kind === "turns" || kind === "mirrors" ? fold : 1;
}

/** A turn by this share of a whole one, after a mirror that swaps top and bottom if `side` is −1. */
function matrix([cx, cy]: Pair, share: number, side: 1 | -1): Isometry {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => clean(of(share * 2 * Math.PI)));
  const [c, s] = [cos ?? 1, sin ?? 0];
  return ([x, y]) => {
    const [dx, dy] = [x - cx, side * (y - cy)];
    return [cx + c * dx - s * dy + 0, cy + s * dx + c * dy + 0];
  };
}

/** The place that a map leaves where it is and from which it leads straight away from here: the foot on a mirror, or the
 *  centre of a turn. */
export function resting(map: Isometry, at: Pair): Pair {
  const [o, ex, ey, there] = [map([0, 0]), map([1, 0]), map([0, 1]), map(at)];
  const [a, b, c, d] = [ex[0] - o[0], ey[0] - o[0], ex[1] - o[1], ey[1] - o[1]];
  if (a * d - b * c < 0) return meanOf([at, there]);
  // The centre solves p = Ap + o, and A is no identity.
  const determinant = (1 - a) * (1 - d) - b * c;
  return [((1 - d) * o[0] + b * o[1]) / determinant, ((1 - a) * o[1] + c * o[0]) / determinant];
}

/** The nearest place that these maps leave where it is. */
export function middleOf(at: Pair, maps: readonly Isometry[]): Pair {
  return maps.length === 0 ? at : meanOf([at, ...maps.map((map) => map(at))]);
}

export function meanOf(spots: readonly Pair[]): Pair {
  const along = (axis: 0 | 1) => spots.reduce((sum, each) => sum + each[axis], 0) / spots.length;
  return [along(0), along(1)];
}

/** Removes rounding errors, so that a half and a quarter of a turn are exact. */
function clean(value: number): number {
  return Math.round(value * 1e15) / 1e15;
}

/** Directions of the mirrors, as unit vectors; none of turns alone. */
export function mirrorsOf({ kind, fold }: Symmetry): Pair[] {
  if (kind === "flip") return [[1, 0]];
  if (kind === "turns") return [];
  // A mirror halves the angle by which it turns; the first is upright.
  return Array.from({ length: turnsOf(kind, fold) }, (_, i): Pair => {
    const angle = Math.PI / 2 + (i * Math.PI) / fold;
    return [clean(Math.cos(angle)), clean(Math.sin(angle))];
  });
}

/** Rays from the centre that part a drawing of turns alone, the first one upright. */
export function raysOf({ kind, fold }: Symmetry): Pair[] {
  if (kind !== "turns") return [];
  return Array.from({ length: fold }, (_, i): Pair => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / fold;
    return [clean(Math.cos(angle)), clean(Math.sin(angle))];
  });
}

/** The nearest place on a mirror or at the centre, if it is within reach: beside it an item and its image would
 *  all but coincide. With a step, where the mirror crosses a line of the grid, if that is near. */
export function onMirror(
  sketch: Sketch,
  at: Pair,
  reach: number,
  step: number | null,
): Candidate[] {
  const { symmetry } = sketch;
  if (symmetry === null) return [];
  const { centre } = symmetry;
  const [x, y] = [at[0] - centre[0], at[1] - centre[1]];
  if (Math.hypot(x, y) <= reach)
    return [{ at: whole(sketch, centre), off: Math.hypot(x, y), guides: [] }];
  return mirrorsOf(symmetry).flatMap(([ux, uy]) => {
    const off = Math.abs(x * uy - y * ux);
    if (off > reach) return [];
    const along = x * ux + y * uy;
    const foot: Pair = [centre[0] + along * ux, centre[1] + along * uy];
    const place = whole(sketch, step === null ? foot : crossing(foot, [ux, uy], step, reach));
    return [{ at: place, off, guides: [{ kind: "line", from: centre, to: place } as const] }];
  });
}

function whole(sketch: Sketch, [x, y]: Pair): Pair {
  return inTicks(sketch.kind) ? [Math.round(x), Math.round(y)] : [x, y];
}

/** The nearest crossing of a line through this place with the grid, if it is within reach; else the place. */
function crossing([x, y]: Pair, [ux, uy]: Pair, step: number, reach: number): Pair {
  const next = (value: number) => Math.round(value / step) * step - value;
  const along = [ux === 0 ? Infinity : next(x) / ux, uy === 0 ? Infinity : next(y) / uy];
  const least = along.reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best));
  return Math.abs(least) <= reach ? [x + least * ux, y + least * uy] : [x, y];
}
