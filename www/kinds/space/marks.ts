/** Marks over a go-space: the places of pointer and keyboard, the closure of that placement, and the
 *  string of a stone. */
import {
  colourOf,
  EMPTY,
  isCentre,
  type PlacementId,
  playerNamed,
  type State,
} from "../../model/state.ts";
import { paintHulls, shownTies, traceTies } from "../../view/hull-stones.ts";
import { apart, type Hull, makeHull } from "../../view/hulls.ts";
import { canvasPath, type Outline } from "../../view/outline.ts";
import { type CanvasPen, inBoardUnits } from "../../view/pen.ts";
import type { Space } from "./space.ts";

const GHOST = 0.55;
/** Width of the line round a closure in CSS pixels; its distance from the stone, and half the width of its
 *  arms, as shares of the spacing. */
const CLOSURE_LINE = 1.2;
const CLOSURE_AIR = 0.1;
const ARM = 0.14;
/** Points beyond which a closure's line would be slow to draw, and no shape. */
const MOST_TOUCHED = 120;
const ORIGIN = { x: 0, y: 0 };

export function paintSpaceMarks(pen: CanvasPen, space: Space, state: State): void {
  const { pointing, proposal, cursor } = state;
  if ("closure" in pointing && !isCentre(pointing.at))
    paintClosure(pen, space, pointing.at, pointing.closure);
  if (pointing.kind === "stone")
    outline(pen, hullsOf(space, pointing.chain), pen.palette.seal, 2, []);
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

/** Thin line round all that a placement touches: its points, and an arm to each other one of its closure. */
function paintClosure(pen: CanvasPen, space: Space, at: PlacementId, closure: Uint32Array): void {
  const hull = space.hulls[at];
  if (hull === undefined || hull.points.length + closure.length > MOST_TOUCHED) return;
  const outlines = closureShapes(space, hull, closure);
  const { context, palette, size } = pen;
  inBoardUnits(pen, (pixel) => {
    const { left, top } = pen.camera;
    for (const outline of outlines) {
      const outside = new Path2D(canvasPath(outline));
      outside.rect(-left * pixel, -top * pixel, size.width * pixel, size.height * pixel);
      context.clip(outside, "evenodd");
    }
    context.strokeStyle = palette.ink;
    // Half of the line is cut off.
    context.lineWidth = 2 * CLOSURE_LINE * pixel;
    for (const outline of outlines) context.stroke(canvasPath(outline));
  });
}

function closureShapes(space: Space, hull: Hull, closure: Uint32Array): Outline[] {
  const { spacing, spots } = space;
  const own = [...hull.points].flatMap((point) => spots[point] ?? []);
  const round = hull.parts.map(
    ({ shape, spots: corners, pad }) =>
      makeHull(
        hull.points,
        [{ spots: corners, pad: pad + CLOSURE_AIR * spacing }],
        () => shape === "tree",
      ).outline,
  );
  const arms = [...closure].flatMap((point) => {
    const to = spots[point];
    const from = own.reduce(
      (best, spot) => (apart(spot, to ?? spot) < apart(best, to ?? spot) ? spot : best),
      own[0] ?? ORIGIN,
    );
    if (to === undefined || hull.points.includes(point)) return [];
    return [
      makeHull(hull.points, [{ spots: [from, to], pad: ARM * spacing }], () => false).outline,
    ];
  });
  return [...round, ...arms];
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
