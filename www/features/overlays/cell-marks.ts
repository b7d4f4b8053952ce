/** Points of a disk board's quotient over the board: faces as pale dots, arcs as small ones in ink,
 *  crossings as rings; and the closure of the one under the pointer. */
import { type Cells, closureOf } from "../../engine/cells.ts";
import type { CellKind } from "../../engine/types.ts";
import { cellSlice, cellsSlice } from "../../model/cells.ts";
import { overlaysSlice } from "../../model/overlays.ts";
import type { State } from "../../model/state.ts";
import { type CanvasPen, onScreen, visible } from "../../view/pen.ts";

/** Radii of the dots, in CSS pixels, in the order in which they are painted. */
const SIZES: Readonly<Record<CellKind, number>> = { crossing: 3, arc: 2.1, face: 3.4 };
const KINDS = Object.keys(SIZES) as CellKind[];
const HALO = 6.5;
/** Light colour on wood in either theme. */
const CREAM = "#fffdf8";

/** Nearest cell; lengths in board units; null where none is near. */
export function nearestCell({ points }: Cells, x: number, y: number, reach: number): number | null {
  let [nearest, least] = [-1, reach];
  for (let at = 0; 2 * at < points.length; at++) {
    const away = Math.hypot((points[2 * at] ?? 0) - x, (points[2 * at + 1] ?? 0) - y);
    if (away < least) [nearest, least] = [at, away];
  }
  return nearest < 0 ? null : nearest;
}

export function paintCells(pen: CanvasPen, state: State): void {
  const overlays = overlaysSlice.of(state);
  const cells = cellsSlice.of(state);
  const cell = cellSlice.of(state);
  if (!overlays.cells || cells.kind !== "ready") return;
  if (cell !== null) paintClosure(pen, cells.cells, cell);
  for (const kind of KINDS) paintKind(pen, cells.cells, kind);
}

function paintKind(pen: CanvasPen, { points, kinds }: Cells, kind: CellKind): void {
  const { context, palette } = pen;
  const radius = SIZES[kind];
  context.beginPath();
  kinds.forEach((each, at) => {
    if (each !== kind) return;
    const { x, y } = onScreen(pen, points, at);
    if (!visible(pen, x, y, radius)) return;
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  });
  context.fillStyle = kind === "arc" ? palette.boardInk : CREAM;
  context.fill();
  context.lineWidth = kind === "crossing" ? 1.8 : 0.9;
  context.strokeStyle = kind === "crossing" ? palette.seal : palette.boardInk;
  if (kind !== "arc") context.stroke();
}

function paintClosure(pen: CanvasPen, cells: Cells, cell: number): void {
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
