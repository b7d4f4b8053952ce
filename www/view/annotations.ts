/** Annotations: the reader's shapes and labels on the board, dark on light ground and light on dark, clear
 *  of the lines under them. Labels are drawn as plain text. */
import { BLACK, type Colouring, isStone, type Place } from "../model/state.ts";
import type { Mark, Shape } from "../model/tree/marks.ts";
import { placeIn } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import { type Circle, type Halo, type Lens, type Pen, type Shapes, visible } from "./pen.ts";
import type { Palette } from "./theme.ts";

/** Size of a shape, as a share of a stone's radius. */
const SHARE = 0.52;
const LETTER = 1.05;
/** Bounds of a shape's radius, in CSS pixels. */
const LEAST = 4;
const MOST = 18;
/** Characters of a label drawn on the board; the table that mirrors the board has all of it. */
const LONGEST = 6;

/** Shape on the screen. */
type Figure =
  | { readonly kind: "circle"; readonly radius: number }
  | { readonly kind: "outline"; readonly spots: readonly Spot[] }
  | { readonly kind: "strokes"; readonly strokes: readonly (readonly Spot[])[] };

type Annotation = {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  /** Halo that parts the mark from the lines under it; null on a stone, which has none. */
  readonly halo: Halo | null;
} & (
  | { readonly kind: "figure"; readonly figure: Figure; readonly width: number }
  | { readonly kind: "label"; readonly text: string; readonly size: number }
);

/** Marks in each image of their places that shows. */
function annotationsOf(
  lens: Lens,
  palette: Palette,
  layout: BoardLayout,
  marks: readonly Mark[],
  lying: Colouring,
): Annotation[] {
  return marks.flatMap((mark) => {
    const place = placeIn(mark.at);
    const inks = inksAt(palette, layout, place, lying);
    return [...layout.spots(lens, place)]
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
  pen.group("marks", () => {
    for (const each of annotationsOf(pen, pen.palette, layout, marks, lying))
      if (each.kind === "label") writeLabel(pen, each);
      else paintFigure(pen, each);
  });
}

interface Inks {
  readonly ink: string;
  /** Colour of the ground; null on a stone. */
  readonly ground: string | null;
}

function inksAt(palette: Palette, layout: BoardLayout, place: Place, lying: Colouring): Inks {
  const colour = layout.colourAt(lying, place);
  if (isStone(colour)) return { ink: colour === BLACK ? "#f4f0e8" : "#211e1a", ground: null };
  return layout.wood
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

/** Paints a shape, with its halo. */
function paintFigure(pen: Pen, { x, y, figure, ink, width, halo }: Drawn<"figure">): void {
  const trace = (shapes: Shapes) => {
    if (figure.kind === "circle") shapes.circle(x, y, figure.radius);
    else if (figure.kind === "outline") shapes.polygon(figure.spots);
    else for (const stroke of figure.strokes) shapes.polyline(stroke);
  };
  const draw = () => pen.shapes(null, { stroke: ink, width }, trace);
  if (halo === null) return draw();
  pen.group(null, () => {
    pen.shapes(null, { stroke: halo.colour, width: halo.width }, trace);
    draw();
  });
}

/** Writes a label as plain text. */
function writeLabel(pen: Pen, { x, y, text, size, ink, halo }: Drawn<"label">): void {
  pen.writing(null, { weight: 600, align: "center", halo }, (write) =>
    write(text, x, y, size, ink),
  );
}

type Drawn<Kind extends Annotation["kind"]> = Extract<Annotation, { kind: Kind }>;
