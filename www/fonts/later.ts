/** Fetches the page's serif after the first stone, or with a room or a result that is read: no stone waits for it.
 *  Until then the reader's own serif stands in, stretched to the same widths and heights. */
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { whenFirst } from "../panels/on-demand.ts";

export function loadSerifLater(controller: GameController): void {
  // Without it the page is read in the serif that stands in.
  whenFirst(controller, isRead, () =>
    Promise.all([upright(), import("./italic.ts")]).catch(() => undefined),
  );
}

function upright(): Promise<unknown> {
  return import("./upright.ts");
}

/** Fetches the upright style at once, for a sentence that is read before the first stone. */
export async function loadUpright(): Promise<void> {
  try {
    await upright();
    await document.fonts.load('1rem "Crimson Pro"');
  } catch {
    // The sentence is read in the serif that stands in.
  }
}

function isRead({ change, room, game }: State): boolean {
  const isText = room === "learn" || room === "atlas" || game.result !== null;
  return isText || change.kind === "played";
}
