/** Handle in the middle of the only selected link, which bends it. */
import type { Pair } from "../../engine/types.ts";
import { middleOfLink } from "../../sketch/curves.ts";
import type { ItemId } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { Spot } from "../camera.ts";
import { type CanvasPen, toPen } from "../pen.ts";

/** In CSS pixels. */
const RADIUS = 5;

export function bendHandleOf(
  { tool, gesture, now: { sketch, selection } }: EditorState,
  toScreen: (at: Pair) => Spot,
): { readonly at: Spot; readonly id: ItemId } | null {
  const [id] = selection;
  const link = id === undefined ? undefined : sketch.links.get(id);
  const isShown = gesture.kind === "none" || gesture.kind === "bending";
  if (tool !== "select" || !isShown || selection.size !== 1) return null;
  const middle = link === undefined ? null : middleOfLink(sketch, link);
  return middle === null || id === undefined ? null : { at: toScreen(middle), id };
}

export function paintBendHandle(pen: CanvasPen, editorState: EditorState): void {
  const handle = bendHandleOf(editorState, ([x, y]) => toPen(pen, { x, y }));
  if (handle === null) return;
  const { context, palette } = pen;
  context.fillStyle = palette.panel;
  context.strokeStyle = palette.focus;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(handle.at.x, handle.at.y, RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}
