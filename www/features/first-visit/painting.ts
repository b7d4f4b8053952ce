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
/** Widths of a line and of a rim in units of the mesh, and the least and the most in CSS pixels. */
const LINE = { share: 0.045, least: 0.8, most: 1.5 } as const;
/** Radius of a point in units of the mesh. */
const POINT = 0.055;
/** Room round the mesh, in units: on the stage, where stones are as large as those of the first visit's board, and in
 *  a drawing, which has no wood but that of the board without lines. */
const ROOM = { stage: 2.6, drawing: 1.5 } as const;
/** Least radius of a stone in CSS pixels, below which it is a plain square. */
const LEAST_STONE = 2.6;
/** Opacity of links behind a body. */
const BEHIND = 0.3;

export function paintTravel(
  canvas: HTMLCanvasElement,
  size: Size,
  travel: Travel,
  kind: keyof typeof ROOM = "stage",
): void {
  const room = ROOM[kind];
  const unit = Math.min(size.width / (COLUMNS - 1 + room), size.height / (ROWS - 1 + room));
  const camera = { scale: unit, left: size.width / 2, top: size.height / 2 };
  const pen = penOn(canvas, size, devicePixelRatio, camera, readPalette());
  if (pen === null) return;
  const isWooden = kind === "stage" || travel.to === "bare";
  if (isWooden) paintWood(pen, unit, travel);
  for (const link of LINKS) paintLink(pen, unit, link, travel, isWooden);
  paintPoints(pen, unit, travel);
  paintStones(pen, unit, travel);
}

/** Paints a form by itself, as a drawing of its stop. */
export function paintForm(canvas: HTMLCanvasElement, form: StopName): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const travel = { from: form, to: form, part: 1 };
  if (width > 0) paintTravel(canvas, { width, height }, travel, "drawing");
}

function lineWidth(unit: number): number {
  return Math.min(Math.max(LINE.share * unit, LINE.least), LINE.most);
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
  context.lineWidth = lineWidth(unit);
  context.strokeStyle = palette.boardEdge;
  context.stroke();
  context.globalAlpha = 1;
}

function paintLink(
  pen: CanvasPen,
  unit: number,
  link: MeshLink,
  travel: Travel,
  isWooden: boolean,
): void {
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
  const wood = isWooden ? between(travel, (form) => LOOKS[form].wood) : 0;
  context.globalAlpha = 0.85 * ink * front;
  context.strokeStyle = context.fillStyle = wood > 0.5 ? palette.boardInk : palette.ink;
  context.lineWidth = lineWidth(unit);
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

function paintPoints(pen: CanvasPen, unit: number, travel: Travel): void {
  const { context, palette } = pen;
  const ink = between(travel, (form) => LOOKS[form].points);
  if (ink === 0) return;
  context.globalAlpha = ink;
  context.fillStyle = palette.ink;
  for (let at = 0; at < COLUMNS * ROWS; at++) {
    const { x, y } = spotIn(pen, travel, at % COLUMNS, Math.floor(at / COLUMNS));
    context.beginPath();
    context.arc(x, y, POINT * unit, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function paintStones(pen: CanvasPen, unit: number, travel: Travel): void {
  pen.context.globalAlpha = between(travel, (form) => LOOKS[form].stones);
  const radius = Math.max(between(travel, (form) => LOOKS[form].radius) * unit, LEAST_STONE);
  const spots = STONES.map(({ i, j, colour }) => ({ ...spotIn(pen, travel, i, j), colour }));
  for (const { x, y, colour } of spots.sort((a, b) => a.depth - b.depth))
    paintStone(pen, x, y, radius, colour);
  pen.context.globalAlpha = 1;
}
