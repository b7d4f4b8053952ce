/** What shows that sides are glued: links that leave the rectangle, and chevrons along its sides that
 *  point the way the sides are put together, one for the first pair and two for the second. */
import type { Drawing } from "../engine/types.ts";
import type { Spot } from "./camera.ts";
import { lineColour, lineWidth } from "./line.ts";
import { crisp, onScreen, type Pen, screenX, screenY } from "./pen.ts";

export function paintStubs(pen: Pen, drawing: Drawing, spacing: number): void {
  const { context } = pen;
  const { stubs, grid } = drawing;
  const width = lineWidth(grid, spacing);
  const sharp = (value: number) => (grid ? crisp(pen, value, width) : value);
  context.save();
  context.strokeStyle = lineColour(pen, grid);
  context.lineWidth = width;
  context.globalAlpha = 0.55;
  context.lineCap = "butt";
  context.setLineDash([spacing * 0.09, spacing * 0.08]);
  context.beginPath();
  for (let i = 0; i < stubs.length; i += 4) {
    const [x = 0, y = 0, dx = 0, dy = 0] = stubs.subarray(i, i + 4);
    context.moveTo(sharp(screenX(pen, x)), sharp(screenY(pen, y)));
    context.lineTo(sharp(screenX(pen, x + dx)), sharp(screenY(pen, y + dy)));
  }
  context.stroke();
  context.restore();
}

export function paintSeams(pen: Pen, drawing: Drawing, spacing: number): void {
  const { seams, seamPairs } = drawing;
  const { context } = pen;
  context.save();
  context.strokeStyle = pen.palette.boardSeam;
  context.lineWidth = Math.min(Math.max(spacing / 22, 1), 2.4);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (let i = 0; i < seamPairs.length; i++) {
    const chevrons = seamPairs[i] ?? 1;
    paintSeam(
      context,
      onScreen(pen, seams, 2 * i),
      onScreen(pen, seams, 2 * i + 1),
      chevrons,
      spacing,
    );
  }
  context.restore();
}

function paintSeam(
  context: CanvasRenderingContext2D,
  from: Spot,
  to: Spot,
  chevrons: number,
  spacing: number,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const arm = Math.min(spacing * 0.2, 9);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.globalAlpha = 0.5;
  context.stroke();
  context.globalAlpha = 1;
  context.beginPath();
  for (let k = 0; k < chevrons; k++) {
    const along = length / 2 + (k - (chevrons - 1) / 2) * arm * 1.1 + arm / 2;
    const [x, y] = [from.x + ux * along, from.y + uy * along];
    context.moveTo(x - ux * arm - uy * arm, y - uy * arm + ux * arm);
    context.lineTo(x, y);
    context.lineTo(x - ux * arm + uy * arm, y - uy * arm - ux * arm);
  }
  context.stroke();
}
