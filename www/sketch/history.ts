/** Undo history: how much of it is kept. Steps share what an edit leaves alone, but the lists that it changes are
 *  copied whole, so that steps of a large drawing weigh as much as the drawing. */
import type { Sketch } from "./sketch.ts";
import type { UndoState, UndoStep } from "./state.ts";

export const MOST_STEPS = 500;
/** Items in all steps together, of which each takes some 50 bytes in the lists that hold it. */
export const MOST_ITEMS = 1_000_000;
/** Kept however large the drawing is. */
export const FEWEST_STEPS = 20;

/** The steps before the next edit; the earliest ones are forgotten where they are too many. */
export function withStep(
  { past, forgotten }: Pick<UndoState, "past" | "forgotten">,
  step: UndoStep,
): Pick<UndoState, "past" | "forgotten"> {
  const all = [...past, step];
  const first = all.length - keptOf(all);
  return { past: all.slice(first), forgotten: forgotten + first };
}

/** Number of the last steps that are kept. */
function keptOf(steps: readonly UndoStep[]): number {
  let items = 0;
  let kept = 0;
  for (const { sketch } of steps.toReversed()) {
    items += itemsOf(sketch);
    if (kept === MOST_STEPS || (items > MOST_ITEMS && kept >= FEWEST_STEPS)) break;
    kept += 1;
  }
  return kept;
}

function itemsOf({ points, links, opens, placements, disks, start, centres }: Sketch): number {
  const lists = [points, links, opens, placements, disks, start, centres];
  return lists.reduce((sum, { size }) => sum + size, 0);
}
