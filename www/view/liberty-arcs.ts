/** Liberties on a plane: arcs on which the centre of a stone could stand, single points as dots. */
import type { CircleArc } from "../engine/types.ts";
import type { Image } from "../model/glued-images.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type Pen, type Shapes, toPen } from "./pen.ts";
import { sights } from "./region.ts";

/** Width of an arc and radius of a point, in CSS pixels. */
const ARC = 3;
const POINT = 3.6;
/** Length on the screen below which an arc is drawn as a point. */
const SHORT = 5;

/** Arcs in each image that shows. */
export function paintLibertyArcs(
  pen: Pen,
  layout: BoardLayout,
  arcs: readonly CircleArc[],
  dash: readonly number[],
): void {
  for (const arc of arcs)
    for (const { x, y, image } of sights(layout.region, arc, arc.radius))
      paintArc(pen, { ...turned(arc, image), ...toPen(pen, { x, y }) }, dash);
}

/** Arc with its angles as an image shows them: mirrored, it runs the other way round. */
function turned(arc: CircleArc, image: Image | null): CircleArc {
  const { a, b } = image ?? { a: 1, b: 1 };
  const { from, to } = arc;
  if (a === 1 && b === 1) return arc;
  if (a === 1) return { ...arc, from: -to, to: -from };
  if (b === 1) return { ...arc, from: Math.PI - to, to: Math.PI - from };
  return { ...arc, from: from + Math.PI, to: to + Math.PI };
}

/** Paints an arc; its middle is given on the screen, its radius in ticks. */
function paintArc(pen: Pen, { x, y, radius, from, to }: CircleArc, dash: readonly number[]): void {
  const { seal, boardCasing } = pen.palette;
  const reach = radius * pen.camera.scale;
  if (reach * (to - from) < SHORT) {
    const middle = (from + to) / 2;
    pen.shapes(null, { fill: seal, stroke: boardCasing, width: 1.5 }, (shapes) =>
      shapes.circle(x + reach * Math.cos(middle), y + reach * Math.sin(middle), POINT),
    );
    return;
  }
  const trace = (shapes: Shapes) => shapes.arc(x, y, reach, from, to, false);
  pen.shapes(null, { stroke: boardCasing, width: ARC + 2, cap: "round", dash }, trace);
  pen.shapes(null, { stroke: seal, width: ARC, cap: "round", dash }, trace);
}
