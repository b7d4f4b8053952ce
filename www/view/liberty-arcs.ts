/** Liberties on a plane: arcs on which the centre of a stone could stand, single points as dots. */
import type { Image } from "../engine/glued-images.ts";
import type { CircleArc } from "../engine/types.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type Lens, type Pen, type Shapes, toPen } from "./pen.ts";
import { sights } from "./region.ts";

/** Width of an arc and radius of a point, in CSS pixels. */
const ARC = 3;
export const POINT = 3.6;
/** Length on the screen below which an arc is drawn as a point. */
export const SHORT = 5;

export function paintLibertyArcs(pen: Pen, layout: BoardLayout, arcs: readonly CircleArc[]): void {
  for (const arc of shownArcs(pen, layout, arcs)) paintArc(pen, arc);
}

/** Arcs in each image that shows, on the screen. */
export function* shownArcs(
  lens: Lens,
  layout: BoardLayout,
  arcs: readonly CircleArc[],
): Iterable<CircleArc> {
  for (const arc of arcs)
    for (const { x, y, image } of sights(layout.region, arc, arc.radius)) {
      const radius = arc.radius * lens.camera.scale;
      yield { ...turned(arc, image), ...toPen(lens, { x, y }), radius };
    }
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

function paintArc(pen: Pen, { x, y, radius, from, to }: CircleArc): void {
  const { seal, boardCasing } = pen.palette;
  if (radius * (to - from) < SHORT) {
    const middle = (from + to) / 2;
    pen.shapes(null, { fill: seal, stroke: boardCasing, width: 1.5 }, (shapes) =>
      shapes.circle(x + radius * Math.cos(middle), y + radius * Math.sin(middle), POINT),
    );
    return;
  }
  const trace = (shapes: Shapes) => shapes.arc(x, y, radius, from, to, false);
  pen.shapes(null, { stroke: boardCasing, width: ARC + 2, cap: "round" }, trace);
  pen.shapes(null, { stroke: seal, width: ARC, cap: "round" }, trace);
}
