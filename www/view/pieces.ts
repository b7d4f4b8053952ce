/** The layer of what lies on the board: stones, the mark of the last play, and the overlays. */
import {
  BLACK,
  type Colouring,
  EMPTY,
  isStone,
  type PlacementId,
  type StoneColour,
  WHITE,
} from "../model/state.ts";
import { onScreen, type Pen, toPen, visible } from "./pen.ts";
import { type Plan, radiusOf } from "./plan.ts";
import { ownedPoints, paintSpaceStones } from "./space-pieces.ts";
import { paintStone } from "./stones.ts";

export interface Pieces extends Colouring {
  /** Whose each placement is, or null where this is not shown. */
  readonly owners: Uint8Array | null;
  readonly last: PlacementId | null;
  /** Per placement the turn that put its stone there (0: none), or null where this is not shown. */
  readonly numbers: Uint32Array | null;
  /** Per point the colour that it has for ever, or null where this is not shown. */
  readonly lasting: Uint8Array | null;
  /** Stones that are still settling are drawn by the layer above. */
  readonly moving: ReadonlySet<number>;
}

export function paintPieces(pen: Pen, plan: Plan, pieces: Pieces): void {
  paintOwners(pen, plan, pieces);
  if (plan.space === null) paintStones(pen, plan, pieces);
  else paintSpaceStones(pen, plan, plan.space, pieces, pieces.moving);
  if (pieces.lasting !== null) paintLasting(pen, plan, pieces.lasting);
  if (pieces.numbers !== null) paintNumbers(pen, plan, pieces.colours, pieces.numbers, pieces.last);
  else if (pieces.last !== null && !pieces.moving.has(pieces.last))
    paintLast(pen, plan, pieces.last);
}

function paintStones(pen: Pen, plan: Plan, { colours, moving }: Pieces): void {
  for (let at = 0; at < colours.length; at++) {
    const colour = colours[at];
    if (!isStone(colour) || moving.has(at)) continue;
    const { x, y } = onScreen(pen, plan.drawing.xy, at);
    const radius = radiusOf(plan, at) * pen.camera.scale;
    if (visible(pen, x, y, 1.3 * radius)) paintStone(pen, x, y, radius, colour);
  }
}

/** A dot on the stone; on each part of one that is in pieces. */
function paintLast(pen: Pen, plan: Plan, at: PlacementId): void {
  const { context, camera, palette } = pen;
  const parts = plan.space?.hulls[at]?.parts;
  const spots = parts?.map(({ seat }) => toPen(pen, seat)) ?? [onScreen(pen, plan.drawing.xy, at)];
  const radius = Math.max(radiusOf(plan, at) * camera.scale * 0.26, 1.2);
  context.fillStyle = palette.seal;
  for (const { x, y } of spots) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A ring on each stone, or point of a stone, that lives for ever. */
function paintLasting(pen: Pen, plan: Plan, lasting: Uint8Array): void {
  const { context, camera, palette } = pen;
  const xy = plan.space === null ? plan.drawing.xy : plan.drawing.points;
  const radius = Math.max(0.5 * plan.largestRadius * camera.scale, 3);
  context.strokeStyle = palette.seal;
  context.lineWidth = Math.min(Math.max(radius * 0.2, 1.5), 3);
  lasting.forEach((colour, point) => {
    if (!isStone(colour)) return;
    const { x, y } = onScreen(pen, xy, point);
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  });
}

function paintOwners(pen: Pen, plan: Plan, { colours, points, owners }: Pieces): void {
  if (owners === null) return;
  const { space, drawing } = plan;
  const half = Math.max(plan.largestRadius * pen.camera.scale * 0.32, 1.2);
  for (const owner of [BLACK, WHITE] as const) {
    if (space === null)
      paintSquares(
        pen,
        drawing.xy,
        half,
        owner,
        (at) => colours[at] === EMPTY && owners[at] === owner,
      );
    else {
      const owned = ownedPoints(space, points, owners);
      paintSquares(pen, drawing.points, 0.6 * half, owner, (at) => owned[at] === owner);
    }
  }
}

function paintSquares(
  pen: Pen,
  xy: Float64Array,
  half: number,
  owner: StoneColour,
  owns: (at: number) => boolean,
): void {
  const { context } = pen;
  context.fillStyle = owner === BLACK ? "#151515" : "#fffdf8";
  context.strokeStyle = owner === BLACK ? "#ffffff66" : "#0000007a";
  context.lineWidth = 1;
  for (let at = 0; 2 * at < xy.length; at++) {
    if (!owns(at)) continue;
    const { x, y } = onScreen(pen, xy, at);
    if (!visible(pen, x, y, half)) continue;
    context.fillRect(x - half, y - half, 2 * half, 2 * half);
    if (half > 2.5) context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }
}

function paintNumbers(
  pen: Pen,
  plan: Plan,
  colours: Uint8Array,
  numbers: Uint32Array,
  last: PlacementId | null,
): void {
  const { context } = pen;
  const { xy } = plan.drawing;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let at = 0; at < numbers.length; at++) {
    const radius = radiusOf(plan, at) * pen.camera.scale;
    if (numbers[at] === 0 || colours[at] === EMPTY || radius < 6) continue;
    const part = plan.space?.hulls[at]?.parts[0];
    const { x, y } = part === undefined ? onScreen(pen, xy, at) : toPen(pen, part.seat);
    if (!visible(pen, x, y, radius)) continue;
    const text = String(numbers[at]);
    context.font = `600 ${radius * (text.length > 2 ? 0.72 : 0.92)}px system-ui, sans-serif`;
    context.fillStyle =
      at === last ? lastNumber(colours[at]) : colours[at] === BLACK ? "#f4f0e8" : "#211e1a";
    context.fillText(text, x, y + radius * 0.04);
  }
}

/** The seal's red, light enough on black and dark enough on white. */
function lastNumber(colour: number | undefined): string {
  return colour === BLACK ? "#ff8a73" : "#a82815";
}
