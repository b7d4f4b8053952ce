/** Topmost layer: the places of pointer and keyboard, and the core's answer about that place. */

import { cellSlice } from "../model/cells.ts";
import { deadStonesSlice } from "../model/dead-stones.ts";
import { whySlice } from "../model/explanation.ts";
import { markingSlice } from "../model/marking.ts";
import { NOTHING, type State } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { cellPart } from "./cell-part.ts";
import { explainer } from "./explainer.ts";
import { paintGlued } from "./glued.ts";
import type { LibertyInk } from "./liberty-ink.ts";
import type { CanvasPen } from "./pen.ts";

/** Paints what the computer advises, under the other marks. */
export type PaintAdvice = (pen: CanvasPen, layout: BoardLayout, state: State) => void;

/** Paints the layer; a hovered cell is shown without the stone that could be played there. */
export function paintMarks(
  pen: CanvasPen,
  layout: BoardLayout,
  given: State,
  advice: PaintAdvice,
  ink: LibertyInk,
  now: number,
): void {
  // While a tap would mark, no play is previewed.
  const isPlayed = markingSlice.of(given) === null && deadStonesSlice.of(given) === null;
  const state = isPlayed ? given : { ...given, pointing: NOTHING };
  paintGlued(pen, layout.region, () => {
    if (cellSlice.of(state) !== null) return cellPart()?.paint(pen, state);
    advice(pen, layout, state);
    ink.paint(pen, layout, state, now);
    layout.paintMarks(pen, state);
    const why = whySlice.of(state);
    if (why !== null) explainer()?.paint(pen, layout, why, ink.replayed(now));
    cellPart()?.paint(pen, state);
  });
}
