/** Marks over a go-space: the places of pointer and keyboard, the closure of that placement, the string of
 *  a stone and its liberties. */
import {
  colourOf,
  EMPTY,
  isCentre,
  type PlacementId,
  playerNamed,
  type State,
} from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { paintHulls, shownTies, traceTies } from "../../view/hull-stones.ts";
import type { Hull } from "../../view/hulls.ts";
import { canvasPath } from "../../view/outline.ts";
import { type CanvasPen, inBoardUnits, onScreen, toPen } from "../../view/pen.ts";
import type { Space } from "./space.ts";

const GHOST = 0.55;

export function paintSpaceMarks(
  pen: CanvasPen,
  layout: BoardLayout,
  space: Space,
  state: State,
): void {
  const { pointing, proposal, cursor } = state;
  if ("closure" in pointing) paintClosure(pen, layout, space, pointing.closure);
  if (pointing.kind === "stone") {
    outline(pen, hullsOf(space, pointing.chain), pen.palette.seal, 2, []);
    paintLiberties(pen, space, pointing.liberties);
  }
  if (pointing.kind === "open" && proposal === null) paintGhost(pen, space, state, pointing.at);
  if (proposal !== null && !isCentre(proposal)) {
    paintGhost(pen, space, state, proposal);
    outline(pen, hullsOf(space, [proposal]), pen.palette.focus, 2, [4, 4]);
  }
  if (cursor !== null && !isCentre(cursor))
    outline(pen, hullsOf(space, [cursor]), pen.palette.focus, 3, []);
}

function hullsOf(space: Space, placements: Iterable<number>): Hull[] {
  return [...placements].flatMap((at) => space.hulls[at] ?? []);
}

function paintGhost(pen: CanvasPen, space: Space, state: State, at: PlacementId): void {
  const player = playerNamed(state.game.actor);
  const hull = space.hulls[at];
  if (player === null || hull === undefined || state.game.colours[at] !== EMPTY) return;
  pen.context.save();
  paintHulls(pen, [hull], colourOf(player), GHOST);
  pen.context.restore();
}

/** Faint halo on each point of a closure. */
function paintClosure(
  pen: CanvasPen,
  layout: BoardLayout,
  space: Space,
  closure: Uint32Array,
): void {
  const { context, palette } = pen;
  const radius = Math.max(0.2 * space.spacing * pen.camera.scale, 5);
  context.fillStyle = palette.focus;
  context.globalAlpha = 0.28;
  context.beginPath();
  for (const point of closure) {
    const { x, y } = onScreen(pen, layout.drawing.points, point);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
  context.globalAlpha = 1;
}

function paintLiberties(pen: CanvasPen, space: Space, liberties: Uint32Array): void {
  const { context, palette } = pen;
  const radius = Math.max(0.09 * space.spacing * pen.camera.scale, 2.5);
  context.fillStyle = palette.seal;
  context.strokeStyle = palette.paper;
  context.lineWidth = 1.5;
  for (const { handles } of hullsOf(space, liberties)) {
    for (const handle of handles) {
      const { x, y } = toPen(pen, handle);
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
  }
}

function outline(
  pen: CanvasPen,
  hulls: readonly Hull[],
  colour: string,
  width: number,
  dash: readonly number[],
): void {
  const { context } = pen;
  inBoardUnits(pen, (pixel) => {
    context.strokeStyle = colour;
    context.lineWidth = width * pixel;
    context.setLineDash(dash.map((length) => length * pixel));
    for (const hull of hulls) context.stroke(canvasPath(hull.outline));
    context.setLineDash([2 * pixel, 5 * pixel]);
    traceTies(context, hulls.flatMap(shownTies));
    context.stroke();
  });
}
