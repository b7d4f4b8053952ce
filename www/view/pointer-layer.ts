/** The topmost layer: where the pointer and the keyboard are, and what the core says of that place. */
import {
  colourOf,
  EMPTY,
  isCentre,
  NOTHING,
  type PlacementId,
  placement,
  playerNamed,
  type State,
} from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { paintCells } from "./cell-marks.ts";
import { paintWhy } from "./explanation-marks.ts";
import { paintGlued } from "./glued.ts";
import { paintHeatmap } from "./heatmap.ts";
import { type CanvasPen, visible } from "./pen.ts";
import { paintPlaneMarks } from "./plane-marks.ts";
import { paintCorners, paintGhostStone, paintRing, strokeSeal } from "./rings.ts";
import { paintSpaceMarks } from "./space-marks.ts";
import { type Circle, circlesOf } from "./stone-circles.ts";

/** A cell that is pointed at is shown without the stone that could be played there. */
export function paintMarks(pen: CanvasPen, layout: BoardLayout, told: State): void {
  // What a tap would mark is not asked what it would do.
  const state = told.marking === null ? told : { ...told, pointing: NOTHING };
  paintGlued(pen, layout.region, () => {
    if (state.cell !== null) return paintCells(pen, state);
    paintHeatmap(pen, layout, state);
    if (layout.kind === "plane") paintPlaneMarks(pen, layout, state);
    else if (layout.space !== null) paintSpaceMarks(pen, layout, layout.space, state);
    else paintPlacementMarks(pen, layout, state);
    if (state.why !== null) paintWhy(pen, layout, state.why);
    paintCells(pen, state);
  });
}

function paintPlacementMarks(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const { pointing, proposal, cursor } = state;
  if (pointing.kind === "stone") {
    paintChain(pen, layout, pointing.chain);
    paintLiberties(pen, layout, pointing.liberties);
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

function* shown(pen: CanvasPen, layout: BoardLayout, placements: Uint32Array): Iterable<Circle> {
  for (const at of placements)
    for (const circle of circlesOf(pen, layout, placement(at)))
      if (visible(pen, circle.x, circle.y, circle.radius)) yield circle;
}

function paintChain(pen: CanvasPen, layout: BoardLayout, chain: Uint32Array): void {
  const { context } = pen;
  context.beginPath();
  for (const { x, y, radius } of shown(pen, layout, chain)) {
    context.moveTo(x + Math.max(radius - 1, 1), y);
    context.arc(x, y, Math.max(radius - 1, 1), 0, 2 * Math.PI);
  }
  strokeSeal(pen, layout, 2);
}

function paintLiberties(pen: CanvasPen, layout: BoardLayout, liberties: Uint32Array): void {
  const { context, palette } = pen;
  const most =
    layout.kind === "disks" ? Math.max(layout.spacing * pen.camera.scale * 0.15, 2) : Infinity;
  context.fillStyle = palette.seal;
  context.strokeStyle = layout.wood ? palette.boardCasing : palette.paper;
  context.lineWidth = 1.5;
  for (const { x, y, radius } of shown(pen, layout, liberties)) {
    context.beginPath();
    context.arc(x, y, Math.max(Math.min(radius * 0.3, most), 2), 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}
