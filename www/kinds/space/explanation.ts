/** Hulls in an explanation: on a tint, as pale stones that are gone, and with lines round them. */
import type { Site } from "../../engine/types.ts";
import type { StoneColour } from "../../model/state.ts";
import { paintHulls } from "../../view/hull-stones.ts";
import type { Hull } from "../../view/hulls.ts";
import { canvasPath } from "../../view/outline.ts";
import { type CanvasPen, inBoardUnits } from "../../view/pen.ts";
import { GHOST } from "../../view/round-marks.ts";
import type { Space } from "./space.ts";

function hullsOf({ hulls }: Space, sites: readonly Site[]): Hull[] {
  return sites.flatMap((site) => (typeof site === "number" ? (hulls[site] ?? []) : []));
}

/** Union of the hulls, filled in the ink that is set. */
export function fillHulls(pen: CanvasPen, space: Space, sites: readonly Site[]): void {
  const union = new Path2D();
  for (const hull of hullsOf(space, sites)) union.addPath(canvasPath(hull.outline));
  inBoardUnits(pen, () => pen.context.fill(union));
}

export function paintGoneHulls(
  pen: CanvasPen,
  space: Space,
  sites: readonly Site[],
  colour: StoneColour,
): void {
  const { context, palette } = pen;
  const hulls = hullsOf(space, sites);
  context.save();
  if (hulls.length > 0) paintHulls(pen, hulls, colour, GHOST);
  context.restore();
  inBoardUnits(pen, (pixel) => {
    context.strokeStyle = palette.seal;
    context.lineWidth = 2 * pixel;
    context.setLineDash([5 * pixel, 4 * pixel]);
    for (const hull of hulls) context.stroke(canvasPath(hull.outline));
  });
}

/** Outlines of the hulls, as thick as rings would be. */
export function ringHulls(
  pen: CanvasPen,
  space: Space,
  sites: readonly Site[],
  beyond: readonly number[],
): void {
  const { context, palette } = pen;
  inBoardUnits(pen, (pixel) => {
    context.strokeStyle = palette.seal;
    context.lineWidth = (beyond.length + 1.5) * pixel;
    for (const hull of hullsOf(space, sites)) context.stroke(canvasPath(hull.outline));
  });
}
