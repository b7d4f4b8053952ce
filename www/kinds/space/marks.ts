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
import type { Spot } from "../../view/camera.ts";
import { paintHulls, shownTies, traceTies } from "../../view/hull-stones.ts";
import { apart, distanceToRing, type Hull, makeHull } from "../../view/hulls.ts";
import { canvasPath, type Outline } from "../../view/outline.ts";
import { type CanvasPen, inBoardUnits } from "../../view/pen.ts";
import type { Space } from "./space.ts";

const GHOST = 0.55;
/** Width of the line round a closure in CSS pixels; its distance from the stone, as a share of the spacing. */
const CLOSURE_LINE = 1.2;
const CLOSURE_AIR = 0.1;
/** Points beyond which a closure's line would be slow to draw, and no shape. */
const MOST_TOUCHED = 120;

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

/** Thin line round all that a placement touches: its points, and the others of its closure. */
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

/** A rounded shape round each part of a placement, with the points of the closure that are nearest to that part. */
export function closureShapes(
  { spacing, spots }: Space,
  hull: Hull,
  closure: Uint32Array,
): Outline[] {
  const inside = new Set([...hull.points, ...closure]);
  const groups = hull.parts.map(({ spots: corners, pad }) => ({
    spots: [...corners],
    pad: pad + CLOSURE_AIR * spacing,
  }));
  for (const point of closure) {
    const spot = spots[point];
    if (spot === undefined || hull.points.includes(point)) continue;
    const away = hull.parts.map((part) => Math.min(...part.spots.map((own) => apart(own, spot))));
    groups[away.indexOf(Math.min(...away))]?.spots.push(spot);
  }
  const covers = (ring: readonly Spot[]) =>
    spots.some((spot, point) => !inside.has(point) && distanceToRing(ring, spot) === 0);
  return groups.map((group) => makeHull(hull.points, [group], covers).outline);
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
