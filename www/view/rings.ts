/** Marks of a place on the topmost layer: a ghost stone, a ring, the corners of the keyboard's cursor. */
import type { StoneColour } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { CanvasPen, Circle } from "./pen.ts";
import { paintStone } from "./stones.ts";

const GHOST = 0.55;
/** Radius of a ring, as a share of the stone's. */
const RING = 1.16;

export function focusColour({ palette }: CanvasPen, { wood }: BoardLayout): string {
  return wood ? palette.boardFocus : palette.focus;
}

/** Strokes the path in the seal's red, on wood over a casing that parts the two. */
export function strokeSeal(
  { context, palette }: CanvasPen,
  { wood }: BoardLayout,
  width: number,
): void {
  if (wood) {
    context.strokeStyle = palette.boardCasing;
    context.lineWidth = width + 2;
    context.stroke();
  }
  context.strokeStyle = palette.seal;
  context.lineWidth = width;
  context.stroke();
}

export function paintGhostStone(
  pen: CanvasPen,
  { x, y, radius }: Circle,
  colour: StoneColour,
): void {
  pen.context.globalAlpha = GHOST;
  paintStone(pen, x, y, radius, colour);
  pen.context.globalAlpha = 1;
}

/** Ring round a stone's place. */
export function paintRing(
  pen: CanvasPen,
  layout: BoardLayout,
  { x, y, radius }: Circle,
  dash: readonly number[],
): void {
  const { context } = pen;
  const away = Math.min(radius * RING, radius + 6);
  context.strokeStyle = focusColour(pen, layout);
  context.lineWidth = 2;
  context.setLineDash([...dash]);
  context.beginPath();
  context.arc(x, y, Math.max(away, radius + 2.5, 6), 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
}

/** Four corners round a place, which cannot be mistaken for a stone's own mark. */
export function paintCorners(pen: CanvasPen, layout: BoardLayout, { x, y, radius }: Circle): void {
  const { context } = pen;
  const half = Math.max(radius * 1.08, 7);
  const arm = Math.min(half * 0.55, 18);
  context.strokeStyle = focusColour(pen, layout);
  context.lineWidth = 2.5;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    context.moveTo(x + sx * half, y + sy * (half - arm));
    context.lineTo(x + sx * half, y + sy * half);
    context.lineTo(x + sx * (half - arm), y + sy * half);
  }
  context.stroke();
}
