/** Painting of the tour: the mesh between two forms, in the page's colours and with its stones. */
import type { Size } from "../../view/camera.ts";
import { type CanvasPen, type Context2D, penOn } from "../../view/pen.ts";
import { paintStone } from "../../view/stones.ts";
import { readPalette } from "../../view/theme.ts";
import type { StopName } from "../../words/first.ts";
import {
  COLUMNS,
  isForward,
  LINKS,
  LOOKS,
  linkInk,
  type MeshLink,
  mixed,
  placeIn,
  ROWS,
  type Spot3,
  STONES,
} from "./shapes.ts";

/** Moment of the tour: `part` of the way from one form to the next. */
export interface Travel {
  readonly from: StopName;
  readonly to: StopName;
  readonly part: number;
}

const STEPS = 8;
const STONE = 0.4;
/** Opacity of links behind a body. */
const BEHIND = 0.3;

export function paintTravel(canvas: HTMLCanvasElement, size: Size, travel: Travel): void {
  const unit = Math.min(size.width / (COLUMNS + 1.6), size.height / (ROWS + 1.4));
  const camera = { scale: unit, left: size.width / 2, top: size.height / 2 };
  const pen = penOn(canvas, size, devicePixelRatio, camera, readPalette());
  if (pen === null) return;
  paintWood(pen, unit, travel);
  for (const link of LINKS) paintLink(pen, link, travel);
  paintPoints(pen, travel);
  paintStones(pen, unit, travel);
}

function between(travel: Travel, value: (form: StopName) => number): number {
  return value(travel.from) + (value(travel.to) - value(travel.from)) * travel.part;
}

function spotIn({ camera }: CanvasPen, { from, to, part }: Travel, i: number, j: number): Spot3 {
  const { x, y, depth } = mixed(placeIn(from, i, j), placeIn(to, i, j), part);
  return { x: camera.left + x * camera.scale, y: camera.top + y * camera.scale, depth };
}

function paintWood(pen: CanvasPen, unit: number, travel: Travel): void {
  const { context, palette, camera } = pen;
  const [wide, high] = [COLUMNS - 1 + 1.3, ROWS - 1 + 1.3];
  context.globalAlpha = between(travel, (form) => LOOKS[form].wood);
  const corner = between(travel, (form) => (form === "bare" ? 1.6 : 0.12));
  context.beginPath();
  context.roundRect(
    camera.left - (wide / 2) * unit,
    camera.top - (high / 2) * unit,
    wide * unit,
    high * unit,
    corner * unit,
  );
  context.fillStyle = palette.board;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.boardEdge;
  context.stroke();
  context.globalAlpha = 1;
}

function paintLink(pen: CanvasPen, link: MeshLink, travel: Travel): void {
  const ink = between(travel, (form) => linkInk(form, link));
  if (ink === 0) return;
  const spots = Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const { i, j, along } = link;
    return spotIn(pen, travel, along === "row" ? i + part : i, along === "row" ? j : j + part);
  });
  const { context, palette } = pen;
  const middle = spots[STEPS / 2];
  const front = middle === undefined || middle.depth >= 0 ? 1 : BEHIND;
  const wood = between(travel, (form) => LOOKS[form].wood);
  context.globalAlpha = 0.85 * ink * front;
  context.strokeStyle = context.fillStyle = wood > 0.5 ? palette.boardInk : palette.ink;
  context.lineWidth = 1.6;
  context.beginPath();
  for (const { x, y } of spots) context.lineTo(x, y);
  context.stroke();
  const arrows = between(travel, (form) => LOOKS[form].arrows);
  if (arrows > 0) paintArrow(context, spots, isForward(link), arrows);
  context.globalAlpha = 1;
}

function paintArrow(
  context: Context2D,
  spots: readonly Spot3[],
  forward: boolean,
  ink: number,
): void {
  const [a, b] = [spots[STEPS / 2 - 1], spots[STEPS / 2 + 1]];
  if (a === undefined || b === undefined) return;
  const angle = Math.atan2(b.y - a.y, b.x - a.x) + (forward ? 0 : Math.PI);
  const size = Math.hypot(b.x - a.x, b.y - a.y) * 0.36;
  context.save();
  context.globalAlpha *= ink;
  context.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(size, 0);
  context.lineTo(-size, size * 0.7);
  context.lineTo(-size, -size * 0.7);
  context.fill();
  context.restore();
}

function paintPoints(pen: CanvasPen, travel: Travel): void {
  const { context, palette } = pen;
  const ink = between(travel, (form) => LOOKS[form].points);
  if (ink === 0) return;
  context.globalAlpha = ink;
  context.fillStyle = palette.ink;
  for (let at = 0; at < COLUMNS * ROWS; at++) {
    const { x, y } = spotIn(pen, travel, at % COLUMNS, Math.floor(at / COLUMNS));
    context.beginPath();
    context.arc(x, y, 4.5, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function paintStones(pen: CanvasPen, unit: number, travel: Travel): void {
  pen.context.globalAlpha = between(travel, (form) => LOOKS[form].stones);
  const radius = between(travel, (form) => (form === "torus" ? 0.62 * STONE : STONE)) * unit;
  const spots = STONES.map(({ i, j, colour }) => ({ ...spotIn(pen, travel, i, j), colour }));
  for (const { x, y, colour } of spots.sort((a, b) => a.depth - b.depth))
    paintStone(pen, x, y, radius, colour);
  pen.context.globalAlpha = 1;
}
