/** Marks over a plane: the stone that would be played all that it would touch, and the chain under the
 *  pointer. */
import { imageOf } from "../../engine/glued-images.ts";
import type { Stone } from "../../engine/types.ts";
import {
  colourOf,
  isCentre,
  type Pointing,
  playerNamed,
  type State,
  type Touching,
} from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { type CanvasPen, type Circle, toPen } from "../../view/pen.ts";
import { sights } from "../../view/region.ts";
import {
  focusColour,
  paintCorners,
  paintGhostStone,
  paintRing,
  strokeSeal,
} from "../../view/rings.ts";
import { traceCircles } from "../../view/round-marks.ts";
import { wallFeet } from "./nearest-walls.ts";
import { seats } from "./pieces.ts";

/** Half the length of the mark on a touched wall, as a share of a stone's radius. */
const WALL_MARK = 0.42;

export function paintPlaneMarks(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const { pointing, proposal, cursor, game } = state;
  if (pointing.kind === "plane-stone") paintStanding(pen, layout, pointing, game.stones);
  if (pointing.kind === "free") {
    const at = { x: pointing.at[0], y: pointing.at[1] };
    paintTouched(pen, layout, at, pointing.touching, game.stones);
    paintGhost(pen, layout, state, at);
  }
  if (isCentre(proposal))
    for (const seat of seats(pen, layout, { x: proposal[0], y: proposal[1] }))
      paintRing(pen, layout, seat, [4, 4]);
  if (isCentre(cursor)) paintCursor(pen, layout, { x: cursor[0], y: cursor[1] });
}

function paintGhost(pen: CanvasPen, layout: BoardLayout, { game }: State, at: Spot): void {
  const player = playerNamed(game.actor);
  if (player === null) return;
  for (const seat of seats(pen, layout, at)) paintGhostStone(pen, seat, colourOf(player));
}

/** A ring on each stone, and a bar on each wall, that the stone would touch. */
function paintTouched(
  pen: CanvasPen,
  layout: BoardLayout,
  at: Spot,
  { stones: touched, walls }: Touching,
  stones: readonly Stone[],
): void {
  const { context } = pen;
  context.strokeStyle = focusColour(pen, layout);
  context.lineWidth = 2.4;
  traceCircles(pen, seatsOf(pen, layout, stones, touched), (radius) => radius + 1);
  context.stroke();
  if (walls > 0) paintWalls(pen, layout, at, walls);
}

/** Circles of the stones with these numbers, in each image that shows. */
function* seatsOf(
  pen: CanvasPen,
  layout: BoardLayout,
  stones: readonly Stone[],
  numbers: Iterable<number>,
): Iterable<Circle> {
  for (const index of numbers) {
    const stone = stones[index];
    if (stone !== undefined) yield* seats(pen, layout, stone);
  }
}

function paintWalls(pen: CanvasPen, layout: BoardLayout, at: Spot, walls: number): void {
  const { context } = pen;
  const half = WALL_MARK * layout.drawing.stone;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (const { foot, along } of wallFeet(layout.drawing, at, walls))
    for (const { image } of sights(layout.region, foot, half)) {
      const [from, to] = [-half, half].map((way) => {
        const { x, y } = { x: foot.x + along.x * way, y: foot.y + along.y * way };
        return toPen(pen, image === null ? { x, y } : imageOf(image, x, y));
      });
      if (from === undefined || to === undefined) continue;
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
  context.stroke();
}

function paintStanding(
  pen: CanvasPen,
  layout: BoardLayout,
  { chain }: Extract<Pointing, { kind: "plane-stone" }>,
  stones: readonly Stone[],
): void {
  traceCircles(pen, seatsOf(pen, layout, stones, chain), (radius) => Math.max(radius - 1, 1));
  strokeSeal(pen, layout, 2);
}

/** Corners round the place, and a cross at its centre. */
function paintCursor(pen: CanvasPen, layout: BoardLayout, at: Spot): void {
  const { context } = pen;
  for (const seat of seats(pen, layout, at)) {
    paintCorners(pen, layout, seat);
    const arm = Math.min(Math.max(seat.radius * 0.28, 3), 8);
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(seat.x - arm, seat.y);
    context.lineTo(seat.x + arm, seat.y);
    context.moveTo(seat.x, seat.y - arm);
    context.lineTo(seat.x, seat.y + arm);
    context.stroke();
  }
}
