/** Part that finds, words and paints the cells of a quotient, fetched when they are first shown. */
import type { Cells } from "../engine/cells.ts";
import type { CellsView } from "../model/cells.ts";
import type { State } from "../model/state.ts";
import type { CanvasPen } from "./pen.ts";

export interface CellPart {
  /** Nearest cell; lengths in board units; null where none is near. */
  nearest(cells: Cells, x: number, y: number, reach: number): number | null;
  /** The tip for the cell at the pointer, or for none; null: no tip. */
  words(view: CellsView, cell: number | null, isUnpointed: boolean): string | null;
  paint(pen: CanvasPen, state: State): void;
}

let taken: CellPart | null = null;

/** Null: no cells have been shown. */
export function cellPart(): CellPart | null {
  return taken;
}

export function takeCellPart(part: CellPart): void {
  taken = part;
}
