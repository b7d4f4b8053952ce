/** Tint on a plane where the centres of stones can stand, broken where no stone passes, with the numbers of its pieces. */
import type { CentreRoom } from "../model/centre-room.ts";
import { NUMERALS } from "./numerals.ts";
import { circle, type Outline, polygon } from "./outline.ts";
import { type Pen, toPen } from "./pen.ts";

const TINT = 0.05;
/** Opacity of its edge, which shows a passage too narrow for a tint. */
const EDGE = 0.2;
/** Size of a piece's number, in CSS pixels. */
const NUMBER = 15;

const outlines = new WeakMap<CentreRoom, Outline>();

export function paintCentreRoom(pen: Pen, room: CentreRoom): void {
  const { boardInk, boardText } = pen.palette;
  const outline = outlines.get(room) ?? outlineOf(room);
  outlines.set(room, outline);
  if (outline.length === 0) return;
  const ink = { fill: boardInk, fillAlpha: TINT, stroke: boardInk, strokeAlpha: EDGE, width: 1 };
  pen.shapes("centres", { ...ink, evenOdd: true }, (shapes) => shapes.outline(outline));
  if (room.seats.length < 2) return;
  pen.writing("pieces", NUMERALS, (write) => {
    room.seats.forEach((seat, i) => {
      const { x, y } = toPen(pen, seat);
      write(String(i + 1), x, y, NUMBER, boardText);
    });
  });
}

function outlineOf({ circle: round, rings }: CentreRoom): Outline {
  return round === null ? rings.map(polygon) : [circle(round, round.radius)];
}
