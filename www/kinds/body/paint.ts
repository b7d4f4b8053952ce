/** Painter of bodies: wood in the light, lines on it, and what shows through from behind. */

import type { Spot } from "../../view/camera.ts";
import { inkAlpha, lineWidth } from "../../view/line-style.ts";
import { type Ink, type Pen, type Shade, screenX, screenY } from "../../view/pen.ts";
import type { Palette } from "../../view/theme.ts";
import type { Direction, Sight } from "./sight.ts";

/** The shares of lines and stones that show through from behind. */
export const THROUGH = { lines: 0.1, stones: 0.13 } as const;
/** Direction of the one light, from the upper left. */
const LIGHT = [-0.46, -0.6, 0.66] as const;
/** Least light on a face, and how much darker faces of five sides are among others. */
const SHADE = 0.56;
const FIVE = 0.84;
const SHADES = 120;
/** Faces beyond which each is of one colour: they are small then, and a turn stays fast. */
const MOST_SHADED = 2000;
/** Dark wood without light. */
const UNLIT = "#1c1009";
/** Distance of the shadow's middle below the body. */
const SHADOW_BELOW = 0.04;
/** Layers of depth of a frame, painted one over the other. */
const LAYERS = 24;

/** Spot of a corner on the screen. */
function cornerSpot(pen: Pen, sight: Sight, corner: number): Spot {
  const { xyz } = sight.view;
  return { x: screenX(pen, xyz[3 * corner] ?? 0), y: screenY(pen, xyz[3 * corner + 1] ?? 0) };
}

export function paintBody(pen: Pen, sight: Sight, spacing: number): void {
  if (sight.mesh.skin === "frame") return;
  paintGroundShadow(pen, sight);
  paintFaces(pen, sight);
  paintLines(pen, sight, spacing);
}

/** A soft shadow under the body, as wide as it is. */
function paintGroundShadow(pen: Pen, { view: { xyz } }: Sight): void {
  let [left, right, low] = [Infinity, -Infinity, -Infinity];
  for (let i = 0; i < xyz.length; i += 3) {
    left = Math.min(left, xyz[i] ?? 0);
    right = Math.max(right, xyz[i] ?? 0);
    low = Math.max(low, xyz[i + 1] ?? 0);
  }
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  // In the dark the page's own ink is light.
  const dark = pen.palette.ground === "dark";
  const ink = { fill: dark ? "#000000" : pen.palette.ink, fillAlpha: dark ? 0.05 : 0.016 };
  for (let width = 1; width > 0.5; width -= 0.05) {
    const corners = Array.from({ length: 48 }, (_, i) => {
      const angle = (Math.PI * i) / 24;
      const [x, y] = [
        middle + half * width * Math.cos(angle),
        low + SHADOW_BELOW + 0.11 * width * Math.sin(angle),
      ];
      return { x: screenX(pen, x), y: screenY(pen, y) };
    });
    pen.shapes("shadow", ink, (shapes) => shapes.polygon(corners));
  }
}

function paintFaces(pen: Pen, sight: Sight): void {
  const { faces } = sight.mesh;
  const { xyz, normals } = sight.view;
  const depth = faces.map(
    (face) => face.reduce((sum, corner) => sum + (xyz[3 * corner + 2] ?? 0), 0) / face.length,
  );
  const mixed = faces.some((face) => face.length === 5) && faces.some((face) => face.length !== 5);
  const shades = shadesOf(pen.palette);
  const isShaded = faces.length <= MOST_SHADED;
  const order = faces.map((_, i) => i).filter((face) => sight.faces(face));
  order.sort((a, b) => (depth[a] ?? 0) - (depth[b] ?? 0));
  for (const i of order) {
    const face = faces[i] ?? [];
    const [x = 0, y = 0, z = 0] = normals.subarray(3 * i, 3 * i + 3);
    const side = z < 0 ? -1 : 1;
    const light = lightOn([x, y, z], side) * (mixed && face.length === 5 ? FIVE : 1);
    const colour = (part: number) =>
      shades[Math.round(Math.min(Math.max(part, 0), 1) * (SHADES - 1))] ?? pen.palette.board;
    const fill = colour(light);
    const corners = face.map((corner) => cornerSpot(pen, sight, corner));
    const lights = isShaded
      ? sight.directionsAt(i)?.map((direction) => lightOn(direction, side))
      : undefined;
    // The stroke closes the seams between faces, which would show the ground through.
    const ink: Ink = { fill, stroke: fill, width: 1, join: "round" };
    const shade = lights === undefined ? null : shadeOf(corners, lights, colour);
    pen.shapes(null, shade === null ? ink : { ...ink, shade }, (shapes) => shapes.polygon(corners));
  }
}

/** Shade that comes nearest to the light at the corners of a face, by least squares; null where it is even. */
function shadeOf(
  corners: readonly Spot[],
  lights: readonly number[],
  colour: (light: number) => string,
): Shade | null {
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [x, y] = [mean(corners.map((at) => at.x)), mean(corners.map((at) => at.y))];
  const middle = mean(lights);
  let [xx, xy, yy, xl, yl] = [0, 0, 0, 0, 0];
  corners.forEach((at, i) => {
    const [dx, dy, dl] = [at.x - x, at.y - y, (lights[i] ?? 0) - middle];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    xl += dx * dl;
    yl += dy * dl;
  });
  const area = xx * yy - xy * xy;
  if (area < 1e-6 * (xx + yy) ** 2) return null;
  const [gx, gy] = [(xl * yy - yl * xy) / area, (yl * xx - xl * xy) / area];
  const slope = Math.hypot(gx, gy);
  if (slope === 0) return null;
  const along = corners.map((at) => ((at.x - x) * gx + (at.y - y) * gy) / slope);
  const [least, most] = [Math.min(...along), Math.max(...along)];
  // If both are of one colour, a shade would only take time.
  const colours = [colour(middle + slope * least), colour(middle + slope * most)] as const;
  if (colours[0] === colours[1]) return null;
  const spot = (way: number) => ({ x: x + (way * gx) / slope, y: y + (way * gy) / slope });
  return { from: spot(least), to: spot(most), colours };
}

/** Light on a face, from 0 to 1; on a sheet it falls on the side of the reader. */
function lightOn([x, y, z]: Direction, side: number): number {
  const lit = side * (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);
  return SHADE + (1 - SHADE) * Math.max(0, lit) ** 0.8;
}

const shadings = new WeakMap<Palette, readonly string[]>();

/** Wood from dark to lit. Readers who have chosen their own colours see it even. */
function shadesOf(palette: Palette): readonly string[] {
  const found = shadings.get(palette) ?? shadesFrom(palette);
  shadings.set(palette, found);
  return found;
}

function shadesFrom({ board, boardInk, ground, stones }: Palette): readonly string[] {
  // In the dark the ink of the board is lighter than its wood.
  const [wood, ink] = [board, ground === "dark" ? UNLIT : boardInk].map(partsOf);
  if (stones === "flat" || !wood || !ink) return [];
  return Array.from({ length: SHADES }, (_, i) => {
    const light = i / (SHADES - 1);
    const mixed = wood.map((part, k) => {
      const dark = ink[k] ?? 0;
      return Math.round(Math.min(255, dark + (part - dark) * (0.1 + 0.98 * light)));
    });
    return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  });
}

function partsOf(colour: string): number[] | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour);
  return found === null ? null : found.slice(1, 4).map((part) => Number.parseInt(part, 16));
}

function paintLines(pen: Pen, sight: Sight, spacing: number): void {
  const { lines, rims } = sight.mesh;
  const width = lineWidth(true, spacing);
  const ink = { stroke: pen.palette.boardInk, width, cap: "round", join: "round" } as const;
  const alpha = inkAlpha(true, spacing);
  const paint = (name: string, strokeAlpha: number, seen: boolean, wide: number) =>
    pen.shapes(name, { ...ink, strokeAlpha, width: wide * width }, (shapes) => {
      const list = wide > 1 ? rims : lines;
      for (const line of list)
        for (const run of runsOf(sight, line, seen))
          shapes.polyline(run.map((corner) => cornerSpot(pen, sight, corner)));
    });
  paint("lines-behind", THROUGH.lines, false, 1);
  paint("lines", alpha, true, 1);
  if (rims.length > 0) paint("glued-rim", alpha, true, 2.5);
}

/** Runs of a line that are seen, or of those that are not. */
function runsOf(sight: Sight, line: readonly number[], seen: boolean): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] ?? 0, line[i + 1] ?? 0];
    if (sight.seesPiece(a, b) !== seen) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else if (run.length === 0) run = [a, b];
    else run.push(b);
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Paints the lines and points of a frame in layers from far to near; `paintLayer` paints the stones of each. */
export function paintFrame(
  pen: Pen,
  sight: Sight,
  spacing: number,
  paintLayer: (isOf: (z: number) => boolean) => void,
): void {
  const { xyz } = sight.view;
  const depthOf = (corner: number) => xyz[3 * corner + 2] ?? 0;
  const layerOf = (z: number) =>
    Math.min(LAYERS - 1, Math.max(0, Math.floor(((z + 1.2) / 2.4) * LAYERS)));
  // A half of a line lies under the stone at its end.
  const lines = inLayers(halvesOf(pen, sight), ({ depth }) => layerOf(depth));
  const points = inLayers(sight.mesh.points, (corner) => layerOf(depthOf(corner)));
  for (let layer = 0; layer < LAYERS; layer++) {
    const near = layer / (LAYERS - 1);
    const [strokeAlpha, width] = [
      0.16 + 0.74 * near,
      lineWidth(false, spacing) * (0.7 + 0.6 * near),
    ];
    const ink = { stroke: pen.palette.ink, strokeAlpha, width, cap: "round" } as const;
    pen.shapes("lines", ink, (shapes) => {
      for (const { from, to } of lines[layer] ?? []) shapes.line(from.x, from.y, to.x, to.y);
    });
    const dot = Math.min(Math.max(spacing * 0.05, 1), 4.5) * (0.7 + 0.6 * near);
    pen.shapes("points", { fill: pen.palette.ink, fillAlpha: strokeAlpha }, (shapes) => {
      for (const corner of points[layer] ?? []) {
        const { x, y } = cornerSpot(pen, sight, corner);
        shapes.circle(x, y, dot);
      }
    });
    paintLayer((z) => layerOf(z) === layer);
  }
}

interface Half {
  readonly from: Spot;
  readonly to: Spot;
  readonly depth: number;
}

/** Halves of the lines of a frame, each as deep as its deeper end. */
function halvesOf(pen: Pen, sight: Sight): Half[] {
  const { xyz } = sight.view;
  return sight.mesh.lines.flatMap(([a = 0, b = 0]) => {
    const ends = [a, b].map((corner) => cornerSpot(pen, sight, corner));
    const depths = [a, b].map((corner) => xyz[3 * corner + 2] ?? 0);
    const [p, q] = [ends[0] ?? { x: 0, y: 0 }, ends[1] ?? { x: 0, y: 0 }];
    const to = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    const middle = ((depths[0] ?? 0) + (depths[1] ?? 0)) / 2;
    return [p, q].map((from, end) => ({ from, to, depth: Math.min(depths[end] ?? 0, middle) }));
  });
}

function inLayers<T>(list: readonly T[], layerOf: (item: T) => number): readonly T[][] {
  const layers = Array.from({ length: LAYERS }, (): T[] => []);
  for (const item of list) layers[layerOf(item)]?.push(item);
  return layers;
}
