/** What somebody marked on the board: shapes and labels, dark on light ground and light on dark, clear of
 *  the lines under them. Labels are drawn as plain text. */
import { BLACK, type Colouring, isCentre, isStone, type Place } from "../model/state.ts";
import type { Mark, Shape } from "../model/tree/marks.ts";
import { placeIn } from "../model/turns.ts";
import type { Circle } from "./circles.ts";
import { type Pen, visible } from "./pen.ts";
import type { Plan } from "./plan.ts";
import { spotsOf } from "./spots.ts";
import { FONT } from "./theme.ts";

/** Of a stone's radius. */
const SHARE = 0.52;
const LETTER = 1.05;
/** In CSS pixels. */
const LEAST = 4;
const MOST = 18;
/** A longer label is drawn so far; all of it stands in the table that mirrors the board. */
const LONGEST = 6;

interface Inks {
  readonly ink: string;
  /** What parts it from the lines under it; null on a stone, which has none. */
  readonly ground: string | null;
}

export function paintAnnotations(
  pen: Pen,
  plan: Plan,
  marks: readonly Mark[],
  lying: Colouring,
): void {
  for (const mark of marks) {
    const place = placeIn(mark.at);
    const inks = inksAt(pen, plan, place, lying);
    for (const spot of spotsOf(pen, plan, place))
      if (visible(pen, spot.x, spot.y, spot.radius)) paintMark(pen, spot, mark, inks);
  }
}

function inksAt({ palette }: Pen, { wood, drawing }: Plan, place: Place, lying: Colouring): Inks {
  const colour = isCentre(place)
    ? lying.stones.find(({ x, y }) => Math.hypot(x - place[0], y - place[1]) < drawing.stone)
        ?.colour
    : lying.colours[place];
  if (isStone(colour)) return { ink: colour === BLACK ? "#f4f0e8" : "#211e1a", ground: null };
  return wood
    ? { ink: palette.boardInk, ground: palette.board }
    : { ink: palette.ink, ground: palette.paper };
}

function paintMark(pen: Pen, spot: Circle, { kind, text }: Mark, inks: Inks): void {
  if (kind === "label") writeLabel(pen, spot, text, inks);
  else paintShape(pen, spot, kind, inks);
}

function paintShape({ context }: Pen, spot: Circle, shape: Shape, { ink, ground }: Inks): void {
  const size = Math.min(Math.max(spot.radius * SHARE, LEAST), MOST);
  const width = Math.min(Math.max(size * 0.22, 1.5), 3);
  context.beginPath();
  trace[shape](context, spot, size);
  context.lineJoin = "miter";
  context.lineCap = "butt";
  if (ground !== null) {
    context.strokeStyle = ground;
    context.lineWidth = width + 3;
    context.stroke();
  }
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.stroke();
}

type Trace = (context: CanvasRenderingContext2D, at: Circle, size: number) => void;

const trace: Readonly<Record<Shape, Trace>> = {
  triangle(context, { x, y }, size) {
    const half = (size * Math.sqrt(3)) / 2;
    context.moveTo(x, y - size);
    context.lineTo(x + half, y + size / 2);
    context.lineTo(x - half, y + size / 2);
    context.closePath();
  },
  square(context, { x, y }, size) {
    const half = 0.8 * size;
    context.rect(x - half, y - half, 2 * half, 2 * half);
  },
  circle(context, { x, y }, size) {
    context.moveTo(x + 0.9 * size, y);
    context.arc(x, y, 0.9 * size, 0, 2 * Math.PI);
  },
  cross(context, { x, y }, size) {
    const half = 0.78 * size;
    context.moveTo(x - half, y - half);
    context.lineTo(x + half, y + half);
    context.moveTo(x + half, y - half);
    context.lineTo(x - half, y + half);
  },
};

/** As text and nothing else. */
function writeLabel({ context }: Pen, { x, y, radius }: Circle, whole: string, inks: Inks): void {
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
  const wide = text.length > 2 ? 0.62 : 1;
  const size = Math.min(Math.max(radius * LETTER * wide, 2.4 * LEAST), 2 * MOST);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `600 ${size}px ${FONT}`;
  context.lineJoin = "round";
  if (inks.ground !== null) {
    context.strokeStyle = inks.ground;
    context.lineWidth = Math.max(size * 0.36, 4);
    context.strokeText(text, x, y + size * 0.05);
  }
  context.fillStyle = inks.ink;
  context.fillText(text, x, y + size * 0.05);
}
