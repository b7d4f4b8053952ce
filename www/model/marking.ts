/** Marking: a tap on the board sets a mark instead of playing. */
import { sliceOfGame } from "./actions.ts";
import type { GameController } from "./game-controller.ts";
import type { MarkKind } from "./tree/marks.ts";

/** Kind of mark that a tap sets; null: a tap plays. */
export const markingSlice = sliceOfGame<MarkKind | null>(null);

/** Nothing that was proposed is played by the next tap. */
export function markWith({ store }: GameController, kind: MarkKind | null): void {
  store.dispatch({ kind: "withdrawn" });
  store.dispatch(markingSlice.with(kind));
}
