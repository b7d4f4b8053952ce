/** Over a plane: the stone that would be played and what it would touch, the chain under the pointer,
 *  and its liberties: arcs on which the centre of a stone could stand, single points as dots. */
import type { CircleArc, Stone } from "../engine/types.ts";
import type { Image } from "../model/glued-images.ts";
import {
  colourOf,
  isCentre,
  type Pointing,
  playerNamed,
  type State,
  type Touching,
} from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import { wallFeet } from "./nearest-walls.ts";
import { type Pen, toPen } from "./pen.ts";
import { seats } from "./plane-pieces.ts";
import { sights } from "./region.ts";
import { focusColour, paintCorners, paintGhostStone, paintRing, strokeSeal } from "./rings.ts";

/** In CSS pixels. */
const ARC = 3;
const POINT = 3.6;
/** An arc that is shorter on the screen is drawn as a point. */
const SHORT = 5;
/** Half the length of the mark on a wall that is touched, of a stone's radius. */
const WALL_MARK = 0.42;

export function paintPlaneMarks(pen: Pen, layout: BoardLayout, state: State): void {
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

function paintGhost(pen: Pen, layout: BoardLayout, { game }: State, at: Spot): void {
  const player = playerNamed(game.actor);
  if (player === null) return;
  for (const seat of seats(pen, layout, at)) paintGhostStone(pen, seat, colourOf(player));
}

/** A ring on each stone, and a bar on each wall, that the stone would touch. */
function paintTouched(
  pen: Pen,
  layout: BoardLayout,
  at: Spot,
  { stones: touched, walls }: Touching,
  stones: readonly Stone[],
): void {
  const { context } = pen;
  context.strokeStyle = focusColour(pen, layout);
  context.lineWidth = 2.4;
  context.beginPath();
  for (const index of touched) {
    const stone = stones[index];
    if (stone === undefined) continue;
    for (const { x, y, radius } of seats(pen, layout, stone)) {
      context.moveTo(x + radius + 1, y);
      context.arc(x, y, radius + 1, 0, 2 * Math.PI);
    }
  }
  context.stroke();
  if (walls > 0) paintWalls(pen, layout, at, walls);
}

function paintWalls(pen: Pen, layout: BoardLayout, at: Spot, walls: number): void {
  const { context } = pen;
  const half = WALL_MARK * layout.drawing.stone;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (const { foot, along } of wallFeet(layout.drawing, at, walls)) {
    const from = toPen(pen, { x: foot.x - along.x * half, y: foot.y - along.y * half });
    const to = toPen(pen, { x: foot.x + along.x * half, y: foot.y + along.y * half });
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

function paintStanding(
  pen: Pen,
  layout: BoardLayout,
  { chain, arcs }: Extract<Pointing, { kind: "plane-stone" }>,
  stones: readonly Stone[],
): void {
  const { context } = pen;
  context.beginPath();
  for (const index of chain) {
    const stone = stones[index];
    if (stone === undefined) continue;
    for (const { x, y, radius } of seats(pen, layout, stone)) {
      context.moveTo(x + radius - 1, y);
      context.arc(x, y, Math.max(radius - 1, 1), 0, 2 * Math.PI);
    }
  }
  strokeSeal(pen, layout, 2);
  paintArcs(pen, layout, arcs, []);
}

/** Wherever they are seen. */
export function paintArcs(
  pen: Pen,
  layout: BoardLayout,
  arcs: readonly CircleArc[],
  dash: readonly number[],
): void {
  for (const arc of arcs)
    for (const { x, y, image } of sights(layout.region, arc, arc.radius))
      paintArc(pen, layout, { ...turned(arc, image), ...toPen(pen, { x, y }) }, dash);
}

/** Its angles as an image shows them: mirrored, it runs the other way round. */
function turned(arc: CircleArc, image: Image | null): CircleArc {
  const { a, b } = image ?? { a: 1, b: 1 };
  const { from, to } = arc;
  if (a === 1 && b === 1) return arc;
  if (a === 1) return { ...arc, from: -to, to: -from };
  if (b === 1) return { ...arc, from: Math.PI - to, to: Math.PI - from };
  return { ...arc, from: from + Math.PI, to: to + Math.PI };
}

/** Its middle is given on the screen, its radius in ticks. */
function paintArc(
  pen: Pen,
  layout: BoardLayout,
  { x, y, radius, from, to }: CircleArc,
  dash: readonly number[],
): void {
  const { context, palette, camera } = pen;
  const reach = radius * camera.scale;
  context.beginPath();
  if (reach * (to - from) < SHORT) {
    const middle = (from + to) / 2;
    context.arc(x + reach * Math.cos(middle), y + reach * Math.sin(middle), POINT, 0, 2 * Math.PI);
    context.fillStyle = palette.seal;
    context.fill();
    context.strokeStyle = palette.boardCasing;
    context.lineWidth = 1.5;
    context.stroke();
  } else {
    context.arc(x, y, reach, from, to);
    context.lineCap = "round";
    context.setLineDash([...dash]);
    strokeSeal(pen, layout, ARC);
    context.setLineDash([]);
  }
}

/** Corners round the place and a cross where its centre is. */
function paintCursor(pen: Pen, layout: BoardLayout, at: Spot): void {
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
