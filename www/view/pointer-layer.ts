/** The topmost layer: where the pointer and the keyboard are, and what the core says of that place. */
import { NOTHING, type State } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { paintCells } from "./cell-marks.ts";
import { paintWhy } from "./explanation-marks.ts";
import { paintGlued } from "./glued.ts";
import { paintHeatmap } from "./heatmap.ts";
import type { CanvasPen } from "./pen.ts";

/** A cell that is pointed at is shown without the stone that could be played there. */
export function paintMarks(pen: CanvasPen, layout: BoardLayout, told: State): void {
  // What a tap would mark is not asked what it would do.
  const state = told.marking === null ? told : { ...told, pointing: NOTHING };
  paintGlued(pen, layout.region, () => {
    if (state.cell !== null) return paintCells(pen, state);
    paintHeatmap(pen, layout, state);
    layout.paintMarks(pen, state);
    if (state.why !== null) paintWhy(pen, layout, state.why);
    paintCells(pen, state);
  });
}
