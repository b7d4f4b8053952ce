/** Cells of a quotient as the page shows them. */
import type { Cells } from "../engine/cells.ts";
import { type Action, sliceOfGame } from "./actions.ts";
import { overlaysSlice } from "./overlays.ts";
import { Slice } from "./slice.ts";
import type { State } from "./state.ts";

export type CellsView =
  | { readonly kind: "none" }
  | { readonly kind: "working" }
  | { readonly kind: "ready"; readonly cells: Cells }
  | { readonly kind: "failed"; readonly message: string };

export const cellsSlice = sliceOfGame<CellsView>({ kind: "none" });

/** The cell at the pointer, while cells are shown. */
export const cellSlice = new Slice<number | null, Action>(null, (cell, action) => {
  const areNew = cellsSlice.writtenBy(action) !== undefined;
  return areNew || action.kind === "opened" ? null : cell;
});

/** True while cells are to be shown that were not asked for. */
export function lacksCells(state: State): boolean {
  const isShown = overlaysSlice.of(state).cells && state.board.quotient;
  return isShown && cellsSlice.of(state).kind === "none";
}
