/** Ways of ink from the stones of a chain to its liberties, as each kind of board gives them. */
import type { CircleArc } from "../engine/types.ts";
import type { Spot } from "./camera.ts";

/** Stones with their liberties; on a plane the arcs alone say where the ink is. */
export interface InkedChain {
  readonly chain: ArrayLike<number>;
  readonly liberties: ArrayLike<number>;
  readonly arcs: readonly CircleArc[];
}

/** Line on the screen along which ink runs, in CSS pixels. */
export interface Way {
  /** At least two spots, from the rim of a stone. */
  readonly spots: readonly Spot[];
  /** Radius of the drop at its end. */
  readonly drop: number;
  /** Part of the ink's time: a way over a glued side comes in when the one that left has arrived. */
  readonly part: "whole" | "first half" | "second half";
  /** Shape: ink that gathers to a drop at the end, that goes on beyond it, or that lies evenly. */
  readonly shape: "drop" | "open" | "even";
}

const ORIGIN: Spot = { x: 0, y: 0 };

/** Spots of a line from so far beyond its beginning. */
export function from(spots: readonly Spot[], away: number): readonly Spot[] {
  let left = away;
  for (let i = 1; i < spots.length; i++) {
    const [a, b] = [spots[i - 1] ?? ORIGIN, spots[i] ?? ORIGIN];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > left) {
      const part = left / length;
      return [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, ...spots.slice(i)];
    }
    left -= length;
  }
  return spots.slice(-2);
}

/** Radius of the drop at a liberty whose stone has this radius; `most` is the largest one. */
export function dropOf(radius: number, most = Infinity): number {
  return Math.max(Math.min(0.32 * radius, most), 2);
}
