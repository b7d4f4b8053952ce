/** Writing on the board: coordinates along the sides of a grid, names beside the points of a graph. */
import { BLACK, type BoardView, isStone, placement } from "../model/state.ts";
import { onScreen, type Pen, screenX, screenY, visible } from "./pen.ts";
import { type Plan, radiusOf } from "./plan.ts";

/** In CSS pixels between neighbours: names of points that stand closer would run into one another. */
const ROOM = 17;
/** The same for coordinates; a denser board has no rim to write on. */
const RIM_ROOM = 12;
const FONT = "system-ui, sans-serif";

export function paintCoordinates(pen: Pen, plan: Plan, board: BoardView): void {
  if (board.size === null) return;
  const { columns, rows } = board.size;
  const spacing = plan.spacing * pen.camera.scale;
  if (spacing < RIM_ROOM) return;
  const away = 0.7 * plan.spacing;
  const { context } = pen;
  context.font = `500 ${Math.min(Math.max(spacing * 0.3, 7), 13)}px ${FONT}`;
  context.fillStyle = pen.palette.boardText;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let column = 0; column < columns; column++) {
    const x = onScreen(pen, plan.drawing.xy, column).x;
    const letters = board.names.of(placement(column)).replace(/[\d-]+$/, "");
    context.fillText(letters, x, screenY(pen, plan.box.y0 - away));
    context.fillText(letters, x, screenY(pen, plan.box.y1 + away));
  }
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    const y = onScreen(pen, plan.drawing.xy, first).y;
    const digits = board.names.of(placement(first)).replace(/^\D+/, "");
    context.fillText(digits, screenX(pen, plan.box.x0 - away), y);
    context.fillText(digits, screenX(pen, plan.box.x1 + away), y);
  }
}

/** Beside a point, or on its stone; in a disk that has room for it. */
export function paintLabels(pen: Pen, plan: Plan, board: BoardView, colours: Uint8Array): void {
  const { context, camera } = pen;
  const round = plan.kind === "disks";
  if (!round && plan.spacing * camera.scale < ROOM) return;
  context.textBaseline = "middle";
  for (let at = 0; at < colours.length; at++) {
    const { x, y } = onScreen(pen, plan.drawing.xy, at);
    const radius = radiusOf(plan, at) * camera.scale;
    if (!visible(pen, x, y, 3 * radius) || (round && 2 * radius < ROOM)) continue;
    const name = board.names.of(placement(at));
    context.font = `500 ${Math.min(Math.max(radius * 0.62, 9), 13)}px ${FONT}`;
    if (isStone(colours[at])) {
      context.textAlign = "center";
      context.fillStyle = colours[at] === BLACK ? "#f4f0e8" : "#211e1a";
      context.fillText(name, x, y);
    } else if (round) writeHaloed(pen, plan, name, "center", x, y);
    else writeHaloed(pen, plan, name, "left", x + 6, y - 9);
  }
}

/** Clear of the lines under it. */
function writeHaloed(
  { context, palette }: Pen,
  { wood }: Plan,
  text: string,
  align: "left" | "center",
  x: number,
  y: number,
): void {
  context.textAlign = align;
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = wood ? palette.board : palette.paper;
  context.fillStyle = wood ? palette.boardText : palette.soft;
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}
