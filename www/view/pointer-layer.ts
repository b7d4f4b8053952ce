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
import type { Plan } from "./board-layout.ts";
import { paintCells } from "./cell-marks.ts";
import { paintWhy } from "./explanation-marks.ts";
import { paintGlued } from "./glued.ts";
import { paintThought } from "./heatmap.ts";
import { type Pen, visible } from "./pen.ts";
import { paintPlaneMarks } from "./plane-marks.ts";
import { paintCorners, paintGhostStone, paintRing, strokeSeal } from "./rings.ts";
import { paintSpaceMarks } from "./space-marks.ts";
import { type Circle, circlesOf } from "./stone-circles.ts";

/** A cell that is pointed at is shown without the stone that could be played there. */
export function paintMarks(pen: Pen, plan: Plan, told: State): void {
  // What a tap would mark is not asked what it would do.
  const state = told.marking === null ? told : { ...told, pointing: NOTHING };
  paintGlued(pen, plan.region, () => {
    if (state.cell !== null) return paintCells(pen, state);
    paintThought(pen, plan, state);
    if (plan.kind === "plane") paintPlaneMarks(pen, plan, state);
    else if (plan.space !== null) paintSpaceMarks(pen, plan, plan.space, state);
    else paintPlacementMarks(pen, plan, state);
    if (state.why !== null) paintWhy(pen, plan, state.why);
    paintCells(pen, state);
  });
}

function paintPlacementMarks(pen: Pen, plan: Plan, state: State): void {
  const { pointing, proposal, cursor } = state;
  if (pointing.kind === "stone") {
    paintChain(pen, plan, pointing.chain);
    paintLiberties(pen, plan, pointing.liberties);
  }
  if (pointing.kind === "open" && proposal === null) paintGhost(pen, plan, state, pointing.at);
  if (proposal !== null && !isCentre(proposal)) {
    paintGhost(pen, plan, state, proposal);
    for (const circle of circlesOf(pen, plan, proposal)) paintRing(pen, plan, circle, [4, 4]);
  }
  if (cursor !== null && !isCentre(cursor))
    for (const circle of circlesOf(pen, plan, cursor)) paintCorners(pen, plan, circle);
}

function paintGhost(pen: Pen, plan: Plan, state: State, at: PlacementId): void {
  const player = playerNamed(state.game.actor);
  if (player === null || state.game.colours[at] !== EMPTY) return;
  for (const circle of circlesOf(pen, plan, at)) paintGhostStone(pen, circle, colourOf(player));
}

function* shown(pen: Pen, plan: Plan, placements: Uint32Array): Iterable<Circle> {
  for (const at of placements)
    for (const circle of circlesOf(pen, plan, placement(at)))
      if (visible(pen, circle.x, circle.y, circle.radius)) yield circle;
}

function paintChain(pen: Pen, plan: Plan, chain: Uint32Array): void {
  const { context } = pen;
  context.beginPath();
  for (const { x, y, radius } of shown(pen, plan, chain)) {
    context.moveTo(x + Math.max(radius - 1, 1), y);
    context.arc(x, y, Math.max(radius - 1, 1), 0, 2 * Math.PI);
  }
  strokeSeal(pen, plan, 2);
}

function paintLiberties(pen: Pen, plan: Plan, liberties: Uint32Array): void {
  const { context, palette } = pen;
  const most =
    plan.kind === "disks" ? Math.max(plan.spacing * pen.camera.scale * 0.15, 2) : Infinity;
  context.fillStyle = palette.seal;
  context.strokeStyle = plan.wood ? palette.boardCasing : palette.paper;
  context.lineWidth = 1.5;
  for (const { x, y, radius } of shown(pen, plan, liberties)) {
    context.beginPath();
    context.arc(x, y, Math.max(Math.min(radius * 0.3, most), 2), 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}
