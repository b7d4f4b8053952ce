/** Advice on the board: the heatmap, the expected owners of a review, the expected line of a suggestion. */
import { analysisSlice } from "../model/analysis.ts";
import { overlaysSlice } from "../model/overlays.ts";
import type { State } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { paintExpectedLine } from "./expected-line.ts";
import { paintExpectedOwners } from "./expected-owners.ts";
import { paintHeatmap } from "./heatmap.ts";
import type { CanvasPen } from "./pen.ts";

export function paintAdvice(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const overlays = overlaysSlice.of(state);
  const analysis = analysisSlice.of(state);
  if (analysis !== null && (overlays.heat || analysis.purpose === "suggest"))
    paintHeatmap(pen, layout, analysis);
  paintExpectedOwners(pen, layout, state);
  paintExpectedLine(pen, layout, state);
}
