/** Topmost layer: the places of pointer and keyboard, and the core's answer about that place. */
import { NOTHING, type State } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { paintCells } from "./cell-marks.ts";
import { paintExpectedLine } from "./expected-line.ts";
import { paintExpectedOwners } from "./expected-owners.ts";
import { paintWhy } from "./explanation-marks.ts";
import { paintGlued } from "./glued.ts";
import { paintHeatmap } from "./heatmap.ts";
import type { CanvasPen } from "./pen.ts";

/** Paints the layer; a hovered cell is shown without the stone that could be played there. */
export function paintMarks(pen: CanvasPen, layout: BoardLayout, told: State): void {
  // While a tap would mark, no play is previewed.
  const state = told.marking === null ? told : { ...told, pointing: NOTHING };
  paintGlued(pen, layout.region, () => {
    if (state.cell !== null) return paintCells(pen, state);
    if (state.overlays.heat && state.analysis !== null) paintHeatmap(pen, layout, state.analysis);
    paintExpectedOwners(pen, layout, state);
    paintExpectedLine(pen, layout, state);
    layout.paintMarks(pen, state);
    if (state.why !== null) paintWhy(pen, layout, state.why);
    paintCells(pen, state);
  });
}
