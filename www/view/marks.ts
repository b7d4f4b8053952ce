/** The topmost layer: where the pointer and the keyboard are, and what the core says of that place. */
import { colourOf, EMPTY, type PlacementId, type State } from "../model/state.ts";
import { onScreen, type Pen, visible } from "./pen.ts";
import { type Plan, radiusOf } from "./plan.ts";
import { paintStone } from "./stones.ts";

const GHOST = 0.55;

export function paintMarks(pen: Pen, plan: Plan, state: State): void {
  const { pointing, proposal, cursor } = state;
  if (pointing.kind === "stone") {
    paintChain(pen, plan, pointing.chain);
    paintLiberties(pen, plan, pointing.liberties);
  }
  if (pointing.kind === "open" && proposal === null) paintGhost(pen, plan, state, pointing.at);
  if (proposal !== null) {
    paintGhost(pen, plan, state, proposal);
    paintRing(pen, plan, proposal, 1.16, [4, 4]);
  }
  if (cursor !== null) paintCursor(pen, plan, cursor);
}

function paintGhost(pen: Pen, plan: Plan, state: State, at: PlacementId): void {
  if (state.game.actor === null || state.game.colours[at] !== EMPTY) return;
  const { x, y, radius } = circle(pen, plan, at);
  pen.context.globalAlpha = GHOST;
  paintStone(pen, x, y, radius, colourOf(state.game.actor));
  pen.context.globalAlpha = 1;
}

function paintChain(pen: Pen, plan: Plan, chain: Uint32Array): void {
  const { context, palette } = pen;
  context.strokeStyle = palette.seal;
  context.lineWidth = 2;
  for (const at of chain) {
    const { x, y, radius } = circle(pen, plan, at);
    if (!visible(pen, x, y, radius)) continue;
    context.beginPath();
    context.arc(x, y, Math.max(radius - 1, 1), 0, 2 * Math.PI);
    context.stroke();
  }
}

function paintLiberties(pen: Pen, plan: Plan, liberties: Uint32Array): void {
  const { context, palette } = pen;
  context.fillStyle = palette.seal;
  context.strokeStyle = plan.drawing.grid ? palette.board : palette.paper;
  context.lineWidth = 1.5;
  for (const at of liberties) {
    const { x, y, radius } = circle(pen, plan, at);
    if (!visible(pen, x, y, radius)) continue;
    context.beginPath();
    context.arc(x, y, Math.max(radius * 0.3, 2), 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

function paintRing(pen: Pen, plan: Plan, at: PlacementId, share: number, dash: number[]): void {
  const { context, palette } = pen;
  const { x, y, radius } = circle(pen, plan, at);
  context.strokeStyle = plan.drawing.grid ? palette.boardFocus : palette.focus;
  context.lineWidth = 2;
  context.setLineDash(dash);
  context.beginPath();
  context.arc(x, y, Math.max(radius * share, radius + 2.5, 6), 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
}

/** Four corners round the place, so that they are not taken for a stone's own mark. */
function paintCursor(pen: Pen, plan: Plan, at: PlacementId): void {
  const { context, palette } = pen;
  const { x, y, radius } = circle(pen, plan, at);
  const half = Math.max(radius * 1.08, 7);
  const arm = half * 0.55;
  context.strokeStyle = plan.drawing.grid ? palette.boardFocus : palette.focus;
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

function circle(pen: Pen, plan: Plan, at: number): { x: number; y: number; radius: number } {
  return { ...onScreen(pen, plan.drawing.xy, at), radius: radiusOf(plan, at) * pen.camera.scale };
}
