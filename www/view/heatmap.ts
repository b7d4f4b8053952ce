/** Heatmap of a search: tints on the open placements that it visited. */

import type { Analysis } from "../model/analysis.ts";
import { heatmapPlaces } from "../model/heatmap.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type CanvasPen, type Circle, visible } from "./pen.ts";

/** Least radius of a dot, in CSS pixels. */
const LEAST_DOT = 3;
/** Least heat shown; cooler places would only be noise. */
const LEAST_HEAT = 0.03;
const WARMEST = 0.72;

export function paintHeatmap(pen: CanvasPen, layout: BoardLayout, { report }: Analysis): void {
  if (report === null) return;
  const { context, palette } = pen;
  context.fillStyle = palette.seal;
  for (const { at, heat } of heatmapPlaces(report)) {
    if (heat < LEAST_HEAT) continue;
    context.globalAlpha = WARMEST * Math.sqrt(heat);
    for (const spot of layout.spots(pen, at)) fillDot(pen, spot, layout.heat);
  }
  context.globalAlpha = 1;
}

function fillDot(pen: CanvasPen, { x, y, radius: whole }: Circle, share: number): void {
  const radius = Math.max(whole * share, LEAST_DOT);
  if (!visible(pen, x, y, radius)) return;
  pen.context.beginPath();
  pen.context.arc(x, y, radius, 0, 2 * Math.PI);
  pen.context.fill();
}
