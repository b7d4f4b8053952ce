/** Shapes made of lines and arcs, as values: the canvas fills them, and a picture writes them down.
 *  In board units. Knows nothing of what they bound. */
import type { Spot } from "./camera.ts";

export type Step =
  | { readonly kind: "line"; readonly to: Spot }
  /** Clockwise as it is seen, in radians, from ≤ to ≤ from + 2π; a line leads to where it begins. */
  | {
      readonly kind: "arc";
      readonly centre: Spot;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
    };

/** Its first step says where it begins, and its end is joined to that. */
export type Contour = readonly Step[];
export type Outline = readonly Contour[];

const FULL = 2 * Math.PI;
/** Less than this short of a full turn is none at all. */
const SLIGHT = 1e-9;

/** Angles in any number of turns: the arc runs on from `from` until it first points along `to`. */
export function arc(centre: Spot, radius: number, from: number, to: number): Step {
  const sweep = (((to - from) % FULL) + FULL) % FULL;
  return {
    kind: "arc",
    centre,
    radius,
    from,
    to: from + (sweep > FULL - SLIGHT ? 0 : sweep),
  };
}

export function circle(centre: Spot, radius: number): Contour {
  return [{ kind: "arc", centre, radius, from: 0, to: FULL }];
}

export function polygon(corners: readonly Spot[]): Contour {
  return corners.map((to) => ({ kind: "line", to }));
}

/** A spot of a circle. */
export function around({ x, y }: Spot, radius: number, angle: number): Spot {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

const paths = new WeakMap<Outline, Path2D>();

/** The same for the canvas, made once for each outline. */
export function canvasPath(outline: Outline): Path2D {
  const known = paths.get(outline);
  if (known !== undefined) return known;
  const path = new Path2D();
  for (const contour of outline) trace(path, contour);
  paths.set(outline, path);
  return path;
}

function trace(path: Path2D, contour: Contour): void {
  contour.forEach((step, index) => {
    if (step.kind === "arc") {
      const { centre, radius, from, to } = step;
      const start = around(centre, radius, from);
      if (index === 0) path.moveTo(start.x, start.y);
      path.arc(centre.x, centre.y, radius, from, to);
    } else if (index === 0) path.moveTo(step.to.x, step.to.y);
    else path.lineTo(step.to.x, step.to.y);
  });
  path.closePath();
}
