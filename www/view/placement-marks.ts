/** Marks over round placements: the places of pointer and keyboard, and the chain of a stone. */
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

export function paintPlacementMarks(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const { pointing, proposal, cursor } = state;
  if (pointing.kind === "stone") paintChain(pen, layout, pointing.chain);
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
