/** Outlines of lines and arcs, as values: the canvas fills them, and a picture writes them down. In board
 *  units. Knows nothing of the things that they bound. */
import type { Spot } from "./camera.ts";

export type Step =
  | { readonly kind: "line"; readonly to: Spot }
  /** Arc, clockwise as it is seen, in radians, from ≤ to ≤ from + 2π; a line leads to its beginning. */
  | {
      readonly kind: "arc";
      readonly centre: Spot;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
    };

/** Closed line: its first step gives its beginning, to which its end is joined. */
export type Contour = readonly Step[];
export type Outline = readonly Contour[];

const FULL = 2 * Math.PI;
/** Tolerance: an arc less than this short of a full turn is none at all. */
const SLIGHT = 1e-9;

/** Arc between angles of any number of turns: it runs on from `from` until it first points along `to`. */
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

/** Spot of a circle. */
export function around({ x, y }: Spot, radius: number, angle: number): Spot {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

const paths = new WeakMap<Outline, Path2D>();

/** Path of an outline for the canvas, made once for each outline. */
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
