/** Axes of the drawing's symmetry, and the handle at their centre. */
import type { Pair } from "../../engine/types.ts";
import type { EditorState } from "../../sketch/state.ts";
import { mirrorsOf, raysOf } from "../../sketch/symmetry.ts";
import type { Spot } from "../camera.ts";
import { type CanvasPen, toPen } from "../pen.ts";

/** Sizes in CSS pixels: of the handle, and by how much an axis is longer than the way to the centre. */
const RADIUS = 7;
const LONG = 6000;

/** Place of the handle that moves the centre; null while none is shown. */
export function pivotOf(
  { tool, now: { sketch } }: EditorState,
  toScreen: (at: Pair) => Spot,
): Spot | null {
  return sketch.symmetry === null || tool !== "select" ? null : toScreen(sketch.symmetry.centre);
}

export function paintAxes(pen: CanvasPen, { now: { sketch } }: EditorState): void {
  const { symmetry } = sketch;
  if (symmetry === null) return;
  const { context, palette } = pen;
  const { x, y } = toPen(pen, { x: symmetry.centre[0], y: symmetry.centre[1] });
  const far = LONG + Math.abs(x) + Math.abs(y);
  context.strokeStyle = palette.focus;
  context.globalAlpha = 0.4;
  context.lineWidth = 1;
  context.beginPath();
  for (const [dx, dy] of mirrorsOf(symmetry)) {
    context.moveTo(x - far * dx, y - far * dy);
    context.lineTo(x + far * dx, y + far * dy);
  }
  context.stroke();
  context.setLineDash([2, 5]);
  context.beginPath();
  for (const [dx, dy] of raysOf(symmetry)) {
    context.moveTo(x, y);
    context.lineTo(x + far * dx, y + far * dy);
  }
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

export function paintPivot(pen: CanvasPen, editorState: EditorState): void {
  const at = pivotOf(editorState, ([x, y]) => toPen(pen, { x, y }));
  if (at === null) return;
  const { context, palette } = pen;
  context.strokeStyle = palette.focus;
  context.lineWidth = editorState.under?.kind === "pivot" ? 2.5 : 1.5;
  context.beginPath();
  context.arc(at.x, at.y, RADIUS, 0, 2 * Math.PI);
  context.stroke();
}
