/** Marks over round placements: the places of pointer and keyboard, the chain of a stone and its liberties. */
import {
  colourOf,
  EMPTY,
  isCentre,
  type PlacementId,
  playerNamed,
  type State,
} from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { CanvasPen } from "./pen.ts";
import { paintCorners, paintGhostStone, paintRing, strokeSeal } from "./rings.ts";
import { seen, traceCircles } from "./round-marks.ts";
import { circlesOf } from "./stone-circles.ts";

/** Paints the marks; `most` is the largest dot on a liberty, in CSS pixels. */
export function paintPlacementMarks(
  pen: CanvasPen,
  layout: BoardLayout,
  state: State,
  most: number,
): void {
  const { pointing, proposal, cursor } = state;
  if (pointing.kind === "stone") {
    paintChain(pen, layout, pointing.chain);
    paintLiberties(pen, layout, pointing.liberties, most);
  }
  if (pointing.kind === "open" && proposal === null) paintGhost(pen, layout, state, pointing.at);
  if (proposal !== null && !isCentre(proposal)) {
    paintGhost(pen, layout, state, proposal);
    for (const circle of circlesOf(pen, layout, proposal)) paintRing(pen, layout, circle, [4, 4]);
  }
  if (cursor !== null && !isCentre(cursor))
    for (const circle of circlesOf(pen, layout, cursor)) paintCorners(pen, layout, circle);
}

function paintGhost(pen: CanvasPen, layout: BoardLayout, state: State, at: PlacementId): void {
  const player = playerNamed(state.game.actor);
  if (player === null || state.game.colours[at] !== EMPTY) return;
  for (const circle of circlesOf(pen, layout, at)) paintGhostStone(pen, circle, colourOf(player));
}

function paintChain(pen: CanvasPen, layout: BoardLayout, chain: Uint32Array): void {
  traceCircles(pen, seen(pen, layout, chain), (radius) => Math.max(radius - 1, 1));
  strokeSeal(pen, layout, 2);
}

function paintLiberties(
  pen: CanvasPen,
  layout: BoardLayout,
  liberties: Uint32Array,
  most: number,
): void {
  const { context, palette } = pen;
  context.fillStyle = palette.seal;
  context.strokeStyle = layout.wood ? palette.boardCasing : palette.paper;
  context.lineWidth = 1.5;
  for (const { x, y, radius } of seen(pen, layout, liberties)) {
    context.beginPath();
    context.arc(x, y, Math.max(Math.min(radius * 0.3, most), 2), 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}
