/** The ladder of snapping, the same for all tools: what exists first, then the grid, then guides, then angles. */
import type { Pair } from "../engine/types.ts";
import type { ItemId } from "./sketch.ts";

/** Rungs from the first that holds to the last. */
const RUNGS = ["existing", "grid", "guide", "angle", "far grid"] as const;
type Rung = (typeof RUNGS)[number];

export type PointerKind = "mouse" | "pen" | "touch";

/** Distance in CSS pixels at which a pointer is at something that exists, and at which guides hold. */
export const REACH = { mouse: 12, pen: 12, touch: 24 } as const satisfies Record<
  PointerKind,
  number
>;
/** Distance in CSS pixels at which a crossing of the grid holds. */
const GRID_REACH = 12;
/** Gap in CSS pixels that a step of the grid comes near. */
const GAP = 24;

/** A pointer's measures in board units. */
export interface Reach {
  /** To what exists, and to guides. */
  readonly reach: number;
  /** To a crossing of the grid. */
  readonly gridReach: number;
  /** Step of the grid, as its dots are seen. */
  readonly step: number;
}

/** A guide that a place snapped to, for display. */
export type Guide =
  | { readonly kind: "line"; readonly from: Pair; readonly to: Pair }
  | { readonly kind: "circle"; readonly at: Pair; readonly radius: number };

/** A place to snap to, and the distance of the wished one from it or from its guide. */
export interface Candidate {
  readonly at: Pair;
  readonly off: number;
  readonly guides: readonly Guide[];
  /** The item that stands there. */
  readonly item?: ItemId;
}

export interface Snapped {
  readonly at: Pair;
  readonly guides: readonly Guide[];
  /** The rung that held; null where none did. */
  readonly to: Rung | null;
  readonly item?: ItemId;
}

/** Candidates of each rung, worked out only where no earlier rung holds. */
export type Candidates = { readonly [R in Rung]?: () => readonly Candidate[] };

/** The nearest candidate of the first rung that has one; the wished place without any, or where a modifier
 *  frees the pointer. */
export function snappedOn(spot: Pair, candidates: Candidates, hold: "snaps" | "free"): Snapped {
  for (const to of hold === "free" ? [] : RUNGS) {
    const best = nearest(candidates[to]?.() ?? []);
    if (best === null) continue;
    const { at, guides, item } = best;
    return item === undefined ? { at, guides, to } : { at, guides, to, item };
  }
  return { at: spot, guides: [], to: null };
}

export function nearest(candidates: readonly (Candidate | null)[]): Candidate | null {
  return candidates.reduce(
    (best, each) => (each !== null && each.off < (best?.off ?? Infinity) ? each : best),
    null,
  );
}

/** The measures of a pointer on a drawing at this scale, in CSS pixels for a board unit. */
export function reachOf(pointer: PointerKind, scale: number, pitch: number): Reach {
  return {
    reach: REACH[pointer] / scale,
    gridReach: GRID_REACH / scale,
    step: gridStep(pitch, scale),
  };
}

/** Parts and multiples of the pitch that a grid's step can be; greater ones are ten times as large. */
const PARTS = [1 / 16, 1 / 8, 1 / 4, 1 / 2];
const MULTIPLES = [1, 2, 5];

/** Step of the grid whose gap on the screen is nearest to `GAP`. */
export function gridStep(pitch: number, scale: number): number {
  const unlike = (step: number) => Math.abs(Math.log((step * scale) / GAP));
  let best = Infinity;
  for (const step of stepsOf(pitch)) {
    if (unlike(step) >= unlike(best)) break;
    best = step;
  }
  return best;
}

function* stepsOf(pitch: number): Iterable<number> {
  for (const part of PARTS) yield part * pitch;
  for (let power = pitch; ; power *= 10) for (const multiple of MULTIPLES) yield multiple * power;
}
