/** Small picture of a drawing, valid or not, by the same layers as the drawing area. */
import type { Sketch } from "../../sketch/sketch.ts";
import { NONE } from "../../sketch/state.ts";
import { type Camera, fitted, type Size } from "../camera.ts";
import { penOn } from "../pen.ts";
import type { Palette } from "../theme.ts";
import { paintDisks, paintGround, paintPoints, paintSets, paintStart } from "./items.ts";
import { linkPaths, paintLinks } from "./links.ts";
import { emptyBox, sketchBox } from "./shape.ts";

const INSETS = { left: 9, right: 9, top: 9, bottom: 9 };
/** Largest pitch of the grid, in CSS pixels. */
const PITCH_MOST = 26;

/** Camera that shows all of a sketch in a small picture. */
export function sketchCamera(sketch: Sketch, size: Size, pitch: number): Camera {
  return fitted(sketchBox(sketch) ?? emptyBox(sketch), size, INSETS, PITCH_MOST / pitch);
}

/** Paints a sketch; `pitch` is that of the grid for such a sketch. */
export function paintSketch(
  canvas: HTMLCanvasElement,
  size: Size,
  density: number,
  sketch: Sketch,
  pitch: number,
  palette: Palette,
): void {
  const camera = sketchCamera(sketch, size, pitch);
  const pen = penOn(canvas, size, density, camera, palette);
  if (pen === null) return;
  const all = () => true;
  paintGround(pen, sketch);
  paintSets(pen, sketch, pitch, NONE);
  paintDisks(pen, sketch, all);
  paintLinks(pen, linkPaths(pen, sketch, all, pitch), pitch);
  paintPoints(pen, sketch, all, pitch);
  paintStart(pen, sketch, all, pitch);
}
