/** The d of a path: segments, polylines, and outlines of lines and arcs. */
import type { Spot } from "../../../view/camera.ts";
import type { Segment } from "../../../view/hulls.ts";
import { around, type Contour, type Outline, type Step } from "../../../view/outline.ts";
import { type Lens, toPen } from "../../../view/pen.ts";
import { number } from "./markup.ts";

/** Upright and level ones that meet are drawn through, so that a grid is written line by line. */
export function segmentsPath(segments: readonly Segment[]): string {
  const level = new Map<string, [number, number][]>();
  const upright = new Map<string, [number, number][]>();
  const others: string[] = [];
  for (const [a, b] of segments) {
    if (number(a.y) === number(b.y)) put(level, number(a.y), a.x, b.x);
    else if (number(a.x) === number(b.x)) put(upright, number(a.x), a.y, b.y);
    else others.push(`M${spot(a)}L${spot(b)}`);
  }
  return [
    ...drawn(level).map(([y, x0, x1]) => `M${x0} ${y}H${x1}`),
    ...drawn(upright).map(([x, y0, y1]) => `M${x} ${y0}V${y1}`),
    ...others,
  ].join("");
}

function put(lines: Map<string, [number, number][]>, line: string, a: number, b: number): void {
  const known = lines.get(line);
  const stretch: [number, number] = [Math.min(a, b), Math.max(a, b)];
  if (known === undefined) lines.set(line, [stretch]);
  else known.push(stretch);
}

/** Each line with the stretches of it that are drawn, from its first to its last end. */
function drawn(lines: Map<string, [number, number][]>): [string, string, string][] {
  return [...lines].flatMap(([line, stretches]) =>
    joined(stretches).map(([from, to]): [string, string, string] => [
      line,
      number(from),
      number(to),
    ]),
  );
}

function joined(stretches: readonly [number, number][]): [number, number][] {
  const whole: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1] + 0.01) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

export function polylinesPath(lines: readonly (readonly Spot[])[], end: "" | "Z" = ""): string {
  return lines.map((line) => `M${line.map(spot).join("L")}${end}`).join("");
}

/** In board units; seen through the lens. */
export function outlinePath(outline: Outline, lens: Lens): string {
  return outline.map((contour) => contourPath(contour, lens)).join("");
}

function contourPath(contour: Contour, lens: Lens): string {
  const [first] = contour;
  if (first === undefined) return "";
  const start = first.kind === "line" ? first.to : around(first.centre, first.radius, first.from);
  const steps = contour.map((step, i) => stepPath(step, i === 0, lens));
  return `M${spot(toPen(lens, start))}${steps.join("")}Z`;
}

function stepPath(step: Step, first: boolean, lens: Lens): string {
  if (step.kind === "line") return first ? "" : `L${spot(toPen(lens, step.to))}`;
  const { centre, radius, from, to } = step;
  const line = first ? "" : `L${spot(toPen(lens, around(centre, radius, from)))}`;
  // An arc of a full turn ends where it begins, and would be none.
  const ends = to - from > Math.PI + 1e-9 ? [(from + to) / 2, to] : [to];
  const reach = number(radius * lens.camera.scale);
  const arcs = ends.map(
    (end) => `A${reach} ${reach} 0 0 1 ${spot(toPen(lens, around(centre, radius, end)))}`,
  );
  return line + arcs.join("");
}

/** On the screen; clockwise. */
export function arcPath(centre: Spot, radius: number, from: number, to: number): string {
  const reach = number(radius);
  const ends = to - from > Math.PI + 1e-9 ? [(from + to) / 2, to] : [to];
  const arcs = ends.map((end) => `A${reach} ${reach} 0 0 1 ${spot(around(centre, radius, end))}`);
  return `M${spot(around(centre, radius, from))}${arcs.join("")}`;
}

function spot({ x, y }: Spot): string {
  return `${number(x)} ${number(y)}`;
}
