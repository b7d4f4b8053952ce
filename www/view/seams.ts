/** Signs of glued sides: links that leave the rectangle, and chevrons along its sides in the direction of
 *  the gluing, one for the first pair and two for the second. */
import type { Drawing } from "../engine/types.ts";
import type { Spot } from "./camera.ts";
import type { Segment } from "./hulls.ts";
import { lineColour, lineWidth } from "./line-style.ts";
import { type Ink, type Lens, onScreen, type Pen, toPen } from "./pen.ts";

/** Glued sides of a drawing. */
type Glued = Pick<Drawing, "seams" | "seamPairs">;

export const STUB_INK = 0.76;
export const SEAM_INK = 0.76;

export function paintStubs(pen: Pen, drawing: Drawing, spacing: number): void {
  const { grid } = drawing;
  const ink: Ink = {
    stroke: lineColour(pen.palette, grid),
    strokeAlpha: STUB_INK,
    width: lineWidth(grid, spacing),
    dash: [spacing * 0.09, spacing * 0.08],
    crisp: grid,
  };
  pen.shapes("glued-links", ink, (shapes) => {
    for (const [from, to] of stubsOf(pen, drawing)) shapes.line(from.x, from.y, to.x, to.y);
  });
}

/** Opacity of what goes on beyond a seam: of the near quarter of a step, and of the far one. */
const BEYOND_INK = [0.3, 0.12] as const;

/** The lines of the other side, half a step beyond the seams. */
export function paintBeyond(pen: Pen, drawing: Drawing, spacing: number): void {
  const { grid } = drawing;
  const ink = {
    stroke: lineColour(pen.palette, grid),
    width: lineWidth(grid, spacing),
    crisp: grid,
  };
  const on = (from: Spot, to: Spot, share: number): Spot => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  });
  pen.group("beyond-seams", () => {
    for (const [far, strokeAlpha] of BEYOND_INK.entries())
      pen.shapes(null, { ...ink, strokeAlpha }, (shapes) => {
        for (const [from, to] of stubsOf(pen, drawing)) {
          const [start, end] = [on(from, to, 1 + far / 2), on(from, to, 1.5 + far / 2)];
          shapes.line(start.x, start.y, end.x, end.y);
        }
      });
  });
}

/** Stubs of the glued links, on the screen, as all lengths below. */
function stubsOf(lens: Lens, { stubs }: Drawing): Segment[] {
  return Array.from({ length: stubs.length / 4 }, (_, i): Segment => {
    const [x = 0, y = 0, dx = 0, dy = 0] = stubs.subarray(4 * i, 4 * i + 4);
    return [toPen(lens, { x, y }), toPen(lens, { x: x + dx, y: y + dy })];
  });
}

export function paintSeams(pen: Pen, drawing: Glued, spacing: number): void {
  const chevron: Ink = {
    stroke: pen.palette.boardSeam,
    width: seamWidth(spacing),
    join: "round",
    cap: "round",
  };
  const side = { ...chevron, strokeAlpha: SEAM_INK };
  pen.group("seams", () => {
    for (const { line, chevrons } of seamsOf(pen, drawing, spacing)) {
      const [from, to] = line;
      pen.shapes(null, side, (shapes) => shapes.line(from.x, from.y, to.x, to.y));
      pen.shapes(null, chevron, (shapes) => {
        for (const spots of chevrons) shapes.polyline(spots);
      });
    }
  });
}

interface Seam {
  readonly line: Segment;
  /** Three spots of each chevron. */
  readonly chevrons: readonly (readonly Spot[])[];
}

function seamsOf(lens: Lens, { seams, seamPairs }: Glued, spacing: number): Seam[] {
  return Array.from(seamPairs, (count, i) => {
    const line: Segment = [onScreen(lens, seams, 2 * i), onScreen(lens, seams, 2 * i + 1)];
    return { line, chevrons: chevronsOn(line, count, spacing) };
  });
}

/** Arm of a chevron in pixels: visible in a thumbnail too, where only chevrons distinguish a torus from a
 *  grid. */
function chevronArm(spacing: number): number {
  return Math.min(Math.max(spacing * 0.2, 5), 9);
}

/** Chevrons near the middle of a seam, one after the other, between two lines of a grid, where no stone hides them. */
function chevronsOn([from, to]: Segment, count: number, spacing: number): Spot[][] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const arm = chevronArm(spacing);
  const steps = Math.round(length / spacing);
  const middle = steps > 1 ? (Math.floor(steps / 2) / steps) * length : length / 2;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return Array.from({ length: count }, (_, k) => {
    const along = middle + (k - (count - 1) / 2) * arm * 1.1 + arm / 2;
    const [x, y] = [from.x + ux * along, from.y + uy * along];
    return [
      { x: x - ux * arm - uy * arm, y: y - uy * arm + ux * arm },
      { x, y },
      { x: x - ux * arm + uy * arm, y: y - uy * arm - ux * arm },
    ];
  });
}

function seamWidth(spacing: number): number {
  return Math.min(Math.max(spacing / 22, 1.6), 2.4);
}
