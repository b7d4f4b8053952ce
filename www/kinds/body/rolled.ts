/** Glued grids that have been rolled through a glued side: the same rectangle, filled from another point on. */
import type { Drawing } from "../../engine/types.ts";
import { type Gluing, gluingsOf, sizeOf } from "./glued.ts";

/** Axes along which a grid rolls. Where both sides are glued and one with a twist, only across it: else the
 *  marks of the other sides would be false. */
export function rollingAxes(drawing: Drawing): {
  readonly across: boolean;
  readonly down: boolean;
} {
  const [sideways, upright] = gluingsOf(drawing);
  if (upright === "twisted") return { across: false, down: false };
  return {
    across: sideways !== "open",
    down: upright === "straight" && sideways === "straight",
  };
}

/** Place of a point in the rolled rectangle; `flipped` if it has crossed a twisted side an odd number of times. */
interface Rolled {
  readonly x: number;
  readonly y: number;
  readonly flipped: boolean;
}

/** The drawing after a roll by so many steps to the right and down. */
export function rolledDrawing(drawing: Drawing, [right, down]: readonly [number, number]): Drawing {
  const [columns, rows] = sizeOf(drawing);
  const [sideways, upright] = gluingsOf(drawing);
  const places = Array.from({ length: columns * rows }, (_, point): Rolled => {
    const [x, y] = [(point % columns) + right, Math.floor(point / columns)];
    const turns = Math.floor((x + 0.5) / columns);
    const flipped = sideways === "twisted" && turns % 2 !== 0;
    const moved = (flipped ? rows - 1 - y : y) + down;
    return { x: x - turns * columns, y: within(moved, rows, upright), flipped };
  });
  return {
    ...drawing,
    xy: Float64Array.from(places.flatMap(({ x, y }) => [x, y])),
    ...linksOf(places, columns, rows, [sideways, upright]),
    stars: new Uint32Array(),
  };
}

/** Coordinate brought into the rectangle, from half a step before its first line. */
function within(at: number, count: number, gluing: Gluing): number {
  return gluing === "open" ? at : at - count * Math.floor((at + 0.5) / count);
}

/** Lines between points that lie side by side now, and stubs out of the rectangle. */
function linksOf(
  places: readonly Rolled[],
  columns: number,
  rows: number,
  [sideways, upright]: readonly [Gluing, Gluing],
): Pick<Drawing, "edges" | "stubs"> {
  const [edges, stubs]: [number[], number[]] = [[], []];
  places.forEach(({ x, y, flipped }, point) => {
    const [i, j] = [point % columns, Math.floor(point / columns)];
    const beside = i + 1 < columns ? j : sideways === "twisted" ? rows - 1 - j : j;
    if (x + 1 < columns - 0.5) edges.push(point, beside * columns + ((i + 1) % columns));
    else stubs.push(x, y, columns - 0.5 - x, 0);
    if (x - 1 < -0.5) stubs.push(x, y, -0.5 - x, 0);
    const below = (j + (flipped ? rows - 1 : 1)) % rows;
    if (y + 1 < rows - 0.5) edges.push(point, below * columns + i);
    else if (upright !== "open") stubs.push(x, y, 0, rows - 0.5 - y);
    if (y - 1 < -0.5 && upright !== "open") stubs.push(x, y, 0, -0.5 - y);
  });
  return { edges: Uint32Array.from(edges), stubs: Float64Array.from(stubs) };
}
