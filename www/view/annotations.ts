/** What somebody marked on the board: shapes and labels, dark on light ground and light on dark, clear of
 *  the lines under them. Labels are drawn as plain text. */
import { BLACK, type Colouring, isCentre, isStone, type Place } from "../model/state.ts";
import type { Mark, Shape } from "../model/tree/marks.ts";
import { placeIn } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import { spotsOf } from "./mark-spots.ts";
import { type Lens, type Pen, visible } from "./pen.ts";
import type { Circle } from "./stone-circles.ts";
import { FONT, type Palette } from "./theme.ts";

/** Of a stone's radius. */
const SHARE = 0.52;
const LETTER = 1.05;
/** In CSS pixels. */
const LEAST = 4;
const MOST = 18;
/** A longer label is drawn so far; all of it stands in the table that mirrors the board. */
const LONGEST = 6;

/** On the screen. */
export type Figure =
  | { readonly kind: "circle"; readonly radius: number }
  | { readonly kind: "outline"; readonly spots: readonly Spot[] }
  | { readonly kind: "strokes"; readonly strokes: readonly (readonly Spot[])[] };

export type Annotation = {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  /** What parts it from the lines under it, and how wide that is; null on a stone, which has none. */
  readonly halo: { readonly colour: string; readonly width: number } | null;
} & (
  | { readonly kind: "figure"; readonly figure: Figure; readonly width: number }
  | { readonly kind: "label"; readonly text: string; readonly size: number }
);

/** Each mark in all images of its place that can be seen. */
export function annotationsOf(
  lens: Lens,
  palette: Palette,
  layout: BoardLayout,
  marks: readonly Mark[],
  lying: Colouring,
): Annotation[] {
  return marks.flatMap((mark) => {
    const place = placeIn(mark.at);
    const inks = inksAt(palette, layout, place, lying);
    return [...spotsOf(lens, layout, place)]
      .filter(({ x, y, radius }) => visible(lens, x, y, radius))
      .map((spot) => annotation(spot, mark, inks));
  });
}

export function paintAnnotations(
  pen: Pen,
  layout: BoardLayout,
  marks: readonly Mark[],
  lying: Colouring,
): void {
  for (const each of annotationsOf(pen, pen.palette, layout, marks, lying))
    if (each.kind === "label") writeLabel(pen, each);
    else paintFigure(pen, each);
}

interface Inks {
  readonly ink: string;
  /** Null on a stone. */
  readonly ground: string | null;
}

function inksAt(
  palette: Palette,
  { wood, drawing }: BoardLayout,
  place: Place,
  lying: Colouring,
): Inks {
  const colour = isCentre(place)
    ? lying.stones.find(({ x, y }) => Math.hypot(x - place[0], y - place[1]) < drawing.stone)
        ?.colour
    : lying.colours[place];
  if (isStone(colour)) return { ink: colour === BLACK ? "#f4f0e8" : "#211e1a", ground: null };
  return wood
    ? { ink: palette.boardInk, ground: palette.board }
    : { ink: palette.ink, ground: palette.paper };
}

function annotation(spot: Circle, { kind, text }: Mark, { ink, ground }: Inks): Annotation {
  const halo = (width: number) => (ground === null ? null : { colour: ground, width });
  if (kind !== "label") {
    const size = Math.min(Math.max(spot.radius * SHARE, LEAST), MOST);
    const width = Math.min(Math.max(size * 0.22, 1.5), 3);
    const figure = FIGURES[kind](spot, size);
    return { kind: "figure", x: spot.x, y: spot.y, ink, halo: halo(width + 3), figure, width };
  }
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  const wide = short.length > 2 ? 0.62 : 1;
  const size = Math.min(Math.max(spot.radius * LETTER * wide, 2.4 * LEAST), 2 * MOST);
  const at = { x: spot.x, y: spot.y + size * 0.05 };
  return { kind: "label", ...at, ink, halo: halo(Math.max(size * 0.36, 4)), text: short, size };
}

const FIGURES: Readonly<Record<Shape, (at: Spot, size: number) => Figure>> = {
  triangle({ x, y }, size) {
    const half = (size * Math.sqrt(3)) / 2;
    const foot = y + size / 2;
    const spots = [
      { x, y: y - size },
      { x: x + half, y: foot },
      { x: x - half, y: foot },
    ];
    return { kind: "outline", spots };
  },
  square({ x, y }, size) {
    const half = 0.8 * size;
    const spots = [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
    return { kind: "outline", spots };
  },
  circle(_, size) {
    return { kind: "circle", radius: 0.9 * size };
  },
  cross({ x, y }, size) {
    const half = 0.78 * size;
    const stroke = (rise: number) => [
      { x: x - half, y: y - rise },
      { x: x + half, y: y + rise },
    ];
    return { kind: "strokes", strokes: [stroke(half), stroke(-half)] };
  },
};

type Drawn<Kind extends Annotation["kind"]> = Extract<Annotation, { kind: Kind }>;

function paintFigure({ context }: Pen, each: Drawn<"figure">): void {
  const { ink, halo, width } = each;
  context.beginPath();
  trace(context, each);
  context.lineJoin = "miter";
  context.lineCap = "butt";
  if (halo !== null) {
    context.strokeStyle = halo.colour;
    context.lineWidth = halo.width;
    context.stroke();
  }
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, { x, y, figure }: Drawn<"figure">): void {
  if (figure.kind === "circle") {
    context.arc(x, y, figure.radius, 0, 2 * Math.PI);
    return;
  }
  const lines = figure.kind === "outline" ? [figure.spots] : figure.strokes;
  for (const [first, ...rest] of lines) {
    if (first !== undefined) context.moveTo(first.x, first.y);
    for (const spot of rest) context.lineTo(spot.x, spot.y);
    if (figure.kind === "outline") context.closePath();
  }
}

/** As text and nothing else. */
function writeLabel({ context }: Pen, { x, y, text, size, ink, halo }: Drawn<"label">): void {
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `600 ${size}px ${FONT}`;
  context.lineJoin = "round";
  if (halo !== null) {
    context.strokeStyle = halo.colour;
    context.lineWidth = halo.width;
    context.strokeText(text, x, y);
  }
  context.fillStyle = ink;
  context.fillText(text, x, y);
}
