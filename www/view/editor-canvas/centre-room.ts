/** Room for the centres of a drawn plane's stones: its tint, its edge, and the numbers of its pieces if it has several. */
import { imageOf } from "../../engine/glued-images.ts";
import { clearanceOf, roomForCentres } from "../../sketch/centre-room.ts";
import { boundsOfRegion, gluedImages } from "../../sketch/contacts.ts";
import { type RegionItem, ringsOf, type Sketch } from "../../sketch/sketch.ts";
import { onCanvas } from "../canvas-pen.ts";
import { type Ground, paintCentreTint } from "../centre-tint.ts";
import { NUMERALS } from "../numerals.ts";
import { circle, type Outline, polygon } from "../outline.ts";
import { type CanvasPen, toPen } from "../pen.ts";

/** Opacity of its edge, which shows a passage too narrow for a tint. */
const EDGE = 0.22;
/** Size of a piece's number, in CSS pixels. */
const NUMBER = 15;

const grounds = new WeakMap<RegionItem, Ground>();

export function paintRoomForCentres(pen: CanvasPen, region: RegionItem, { stone }: Sketch): void {
  const ground = grounds.get(region) ?? groundOf(region);
  grounds.set(region, ground);
  const { context, palette } = pen;
  const painter = onCanvas(pen);
  paintCentreTint(painter, ground, clearanceOf(stone));
  const room = roomForCentres(region, stone);
  if (room === null) return;
  const { x0, y0, x1, y1 } = ground.seen;
  const [from, to] = [toPen(pen, { x: x0, y: y0 }), toPen(pen, { x: x1, y: y1 })];
  context.save();
  context.beginPath();
  context.rect(from.x, from.y, to.x - from.x, to.y - from.y);
  context.clip();
  const edge: Outline =
    room.circle === null ? room.rings.map(polygon) : [circle(room.circle, room.circle.radius)];
  painter.shapes(null, { stroke: palette.boardInk, strokeAlpha: EDGE }, (shapes) =>
    shapes.outline(edge),
  );
  context.restore();
  if (room.seats.length < 2) return;
  painter.writing(null, NUMERALS, (write) => {
    room.seats.forEach((seat, i) => {
      const { x, y } = toPen(pen, seat);
      write(String(i + 1), x, y, NUMBER, palette.boardText);
    });
  });
}

function groundOf(region: RegionItem): Ground {
  const [, ...holes] = ringsOf(region);
  const wrap = region.kind === "rings" ? region.wrap : "none";
  const outline =
    region.kind === "circle" ? [circle(region, region.radius)] : ringsOf(region).map(polygon);
  const seen = boundsOfRegion(region) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  return {
    outline,
    holes: gluedImages(region).flatMap((image) =>
      holes.map((hole) => polygon(hole.map(({ x, y }) => imageOf(image, x, y)))),
    ),
    seen,
    glued: { across: wrap !== "none", down: wrap === "torus" || wrap === "klein" },
  };
}
