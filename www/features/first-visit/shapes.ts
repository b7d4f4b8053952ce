/** Shapes of the tour: one mesh of 6 × 5 points in six forms. A form places every spot of the mesh, so that points,
 *  links and stones travel from one form to the next. Knows no canvas. */
import type { StopName } from "../../words/first.ts";

export const COLUMNS = 6;
export const ROWS = 5;

/** Spot in units of the mesh, about the middle; `depth` from −1, behind, to 1. */
export interface Spot3 {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Link of the mesh from (i, j) along a row or a column; wrapping ones lead beyond the last. */
export interface MeshLink {
  readonly i: number;
  readonly j: number;
  readonly along: "row" | "column";
}

export const LINKS: readonly MeshLink[] = [...Array(COLUMNS * ROWS).keys()].flatMap((at) => {
  const [i, j] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  return [{ i, j, along: "row" } as const, { i, j, along: "column" } as const];
});

/** Stones that ride on points of the mesh. */
export const STONES: readonly { readonly i: number; readonly j: number; readonly colour: 1 | 2 }[] =
  [
    { i: 1, j: 1, colour: 1 },
    { i: 2, j: 1, colour: 1 },
    { i: 3, j: 1, colour: 2 },
    { i: 2, j: 2, colour: 2 },
    { i: 1, j: 3, colour: 1 },
    { i: 4, j: 3, colour: 2 },
    { i: 3, j: 2, colour: 1 },
  ];

/** Opacity of a form's arrows, wood, points and stones, and the radius of its stones. */
export interface Look {
  readonly arrows: number;
  readonly wood: number;
  readonly points: number;
  readonly stones: number;
  readonly radius: number;
}

export const LOOKS: Readonly<Record<StopName, Look>> = {
  grid: { arrows: 0, wood: 1, points: 0, stones: 1, radius: 0.42 },
  torus: { arrows: 0, wood: 0, points: 0, stones: 1, radius: 0.26 },
  honeycomb: { arrows: 0, wood: 1, points: 0, stones: 1, radius: 0.35 },
  streets: { arrows: 1, wood: 1, points: 0, stones: 1, radius: 0.42 },
  bare: { arrows: 0, wood: 1, points: 0, stones: 1, radius: 0.42 },
  yours: { arrows: 0, wood: 0, points: 1, stones: 0, radius: 0.42 },
};

/** Opacity of a link in a form. */
export function linkInk(form: StopName, { i, j, along }: MeshLink): number {
  const wraps = along === "row" ? i === COLUMNS - 1 : j === ROWS - 1;
  switch (form) {
    case "torus":
      return 1;
    case "grid":
    case "streets":
      return wraps ? 0 : 1;
    case "honeycomb":
      return wraps || (along === "column" && (i + j) % 2 === 1) ? 0 : 1;
    case "bare":
      return 0;
    case "yours":
      return wraps || scatter(3 * i + 7 * j + (along === "row" ? 1 : 2)) < 0.1 ? 0 : 1;
    default:
      return form satisfies never;
  }
}

/** Direction of a one-way street: rows and columns alternate. */
export function isForward({ i, j, along }: MeshLink): boolean {
  return (along === "row" ? j : i) % 2 === 0;
}

/** Place of a spot of the mesh, whole or between points. */
export function placeIn(form: StopName, i: number, j: number): Spot3 {
  if (form === "torus") return onTorus(i, j);
  const [low, left] = [Math.floor(j), Math.floor(i)];
  const [v, u] = [j - low, i - left];
  const from = corner(form, left, low);
  if (u === 0 && v === 0) return from;
  const to = corner(form, u > 0 ? left + 1 : left, v > 0 ? low + 1 : low);
  const part = Math.max(u, v);
  return mixed(from, to, part);
}

export function mixed(from: Spot3, to: Spot3, part: number): Spot3 {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), depth: mix(from.depth, to.depth) };
}

function corner(form: StopName, i: number, j: number): Spot3 {
  const [x, y] = [i - (COLUMNS - 1) / 2, j - (ROWS - 1) / 2];
  if (form === "honeycomb")
    return { x: 0.9 * x, y: 1.12 * y + ((i + j) % 2 === 0 ? 0.19 : -0.19), depth: 1 };
  const stray = { grid: 0, streets: 0.05, bare: 0.42, yours: 0.27, torus: 0, honeycomb: 0 }[form];
  const [dx, dy] = [scatter(i + 11 * j) - 0.5, scatter(31 + 5 * i + 3 * j) - 0.5];
  return { x: x + 2 * stray * dx, y: y + 2 * stray * dy, depth: 1 };
}

function onTorus(i: number, j: number): Spot3 {
  const [a, b] = [(2 * Math.PI * (i - 0.9)) / COLUMNS, (2 * Math.PI * (j - 1.2)) / ROWS];
  const reach = 2 + 0.95 * Math.cos(b);
  const [x, deep, up] = [reach * Math.cos(a), reach * Math.sin(a), 0.95 * Math.sin(b)];
  const tilt = 0.9;
  const y = deep * Math.cos(tilt) - up * Math.sin(tilt);
  return { x: 1.05 * x, y, depth: (deep * Math.sin(tilt) + up * Math.cos(tilt)) / 2 };
}

/** Number from 0 to 1 that belongs to a number. */
function scatter(seed: number): number {
  const mixedBits = Math.imul(seed + 1, 0x9e3779b1);
  return (((mixedBits ^ (mixedBits >>> 15)) >>> 8) % 1000) / 1000;
}
