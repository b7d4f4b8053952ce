/** What shows that sides are glued: links that leave the rectangle, and chevrons along its sides that
 *  point the way the sides are put together, one for the first pair and two for the second. */
import type { Drawing } from "../engine/types";
import { lineColour, lineWidth } from "./line";
import { crisp, type Pen, screenX, screenY } from "./pen";

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
    const [x, y, dx, dy] = [stubs[i]!, stubs[i + 1]!, stubs[i + 2]!, stubs[i + 3]!];
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
    const [x1, y1] = [screenX(pen, seams[4 * i]!), screenY(pen, seams[4 * i + 1]!)];
    const [x2, y2] = [screenX(pen, seams[4 * i + 2]!), screenY(pen, seams[4 * i + 3]!)];
    paintSeam(context, x1, y1, x2, y2, seamPairs[i]!, spacing);
  }
  context.restore();
}

function paintSeam(
  context: CanvasRenderingContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  chevrons: number,
  spacing: number,
): void {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const arm = Math.min(spacing * 0.2, 9);
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  for (let k = 0; k < chevrons; k++) {
    const along = length / 2 + (k - (chevrons - 1) / 2) * arm * 1.1 + arm / 2;
    const [x, y] = [x1 + ux * along, y1 + uy * along];
    context.moveTo(x - ux * arm - uy * arm, y - uy * arm + ux * arm);
    context.lineTo(x, y);
    context.lineTo(x - ux * arm + uy * arm, y - uy * arm - ux * arm);
  }
  context.stroke();
}
