/** The points of a disk board's quotient over the board: faces as pale dots, arcs as small ones in ink,
 *  crossings as rings; and the closure of the one under the pointer. */
import { ARC, type Cells, CROSSING, closureOf, FACE } from "../engine/cells.ts";
import type { State } from "../model/state.ts";
import { onScreen, type Pen, visible } from "./pen.ts";

/** In CSS pixels. */
const SIZES = [3.4, 2.1, 3] as const;
const HALO = 6.5;

/** In board units; null where none is near. */
export function nearestCell({ points }: Cells, x: number, y: number, reach: number): number | null {
  let [nearest, least] = [-1, reach];
  for (let at = 0; 2 * at < points.length; at++) {
    const away = Math.hypot((points[2 * at] ?? 0) - x, (points[2 * at + 1] ?? 0) - y);
    if (away < least) [nearest, least] = [at, away];
  }
  return nearest < 0 ? null : nearest;
}

export function paintCells(pen: Pen, { overlays, cells, cell }: State): void {
  if (!overlays.cells || cells.kind !== "ready") return;
  if (cell !== null) paintClosure(pen, cells.cells, cell);
  for (const look of [FACE, ARC, CROSSING] as const) paintLook(pen, cells.cells, look);
}

function paintLook(pen: Pen, { points, looks }: Cells, look: 0 | 1 | 2): void {
  const { context, palette } = pen;
  const radius = SIZES[look];
  context.beginPath();
  for (let at = 0; at < looks.length; at++) {
    if (looks[at] !== look) continue;
    const { x, y } = onScreen(pen, points, at);
    if (!visible(pen, x, y, radius)) continue;
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fillStyle = look === ARC ? palette.boardInk : palette.paper;
  context.fill();
  context.lineWidth = look === CROSSING ? 1.8 : 0.9;
  context.strokeStyle = look === CROSSING ? palette.seal : palette.boardInk;
  if (look !== ARC) context.stroke();
}

function paintClosure(pen: Pen, cells: Cells, cell: number): void {
  const { context, palette } = pen;
  context.fillStyle = palette.boardFocus;
  for (const point of closureOf(cells, cell)) {
    const { x, y } = onScreen(pen, cells.points, point);
    context.globalAlpha = point === cell ? 0.75 : 0.4;
    context.beginPath();
    context.arc(x, y, HALO, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}
