/** Heatmap of a search: tints on the open placements that it visited, and a ring round its suggestion. */

import type { Analysis } from "../model/analysis.ts";
import { heatmapPlaces } from "../model/heatmap.ts";
import type { State } from "../model/state.ts";
import { playedAt } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type CanvasPen, type Circle, visible } from "./pen.ts";
import { FONT } from "./theme.ts";

/** Least radius of a dot, in CSS pixels. */
const LEAST_DOT = 3;
/** Least heat shown; cooler places would only be noise. */
const LEAST_HEAT = 0.03;
const WARMEST = 0.72;
const RING = 0.86;

export function paintHeatmap(
  pen: CanvasPen,
  layout: BoardLayout,
  { analysis, overlays }: State,
): void {
  if (analysis === null) return;
  if (overlays.heat) paintHeat(pen, layout, analysis);
  if (analysis.purpose === "suggest" && analysis.stage === "done")
    paintSuggestion(pen, layout, analysis);
}

function paintHeat(pen: CanvasPen, layout: BoardLayout, { report }: Analysis): void {
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

/** Ring round the suggestion; its label is the share of won games, in hundredths. */
function paintSuggestion(pen: CanvasPen, layout: BoardLayout, { report }: Analysis): void {
  const at = playedAt(report?.best ?? undefined);
  if (at === null || report === null) return;
  const label = `${Math.round(100 * report.share)}`;
  for (const spot of layout.spots(pen, at))
    if (visible(pen, spot.x, spot.y, spot.radius)) paintRing(pen, layout, spot, label);
}

function paintRing(
  { context, palette }: CanvasPen,
  layout: BoardLayout,
  spot: Circle,
  label: string,
): void {
  const radius = Math.max(spot.radius * RING, 7);
  context.beginPath();
  context.arc(spot.x, spot.y, radius, 0, 2 * Math.PI);
  context.globalAlpha = 0.85;
  context.fillStyle = layout.wood ? palette.board : palette.paper;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 2.2;
  context.strokeStyle = palette.seal;
  context.stroke();
  if (radius < 9) return;
  context.font = `600 ${Math.min(Math.max(radius * 0.8, 9), 18)}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = layout.wood ? palette.boardInk : palette.ink;
  context.fillText(label, spot.x, spot.y + 1);
}
