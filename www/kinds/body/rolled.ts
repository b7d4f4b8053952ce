/** Glued boards that have been rolled through a glued side: the same rectangle, filled from another place on. */
import type { Image } from "../../engine/glued-images.ts";
import type { Drawing, Pair } from "../../engine/types.ts";
import { pair } from "../../view/measure.ts";
import { type Gluing, gluingsOf } from "./glued.ts";

/** Glued sides of a rectangle: its least corner, its size, and the gluing of each pair of sides. */
interface Glued {
  readonly corner: Pair;
  readonly size: Pair;
  readonly gluings: readonly [sideways: Gluing, upright: Gluing];
}

function gluedOf(drawing: Drawing): Glued {
  const gluings = gluingsOf(drawing);
  const within = drawing.grid ? drawing.xy : drawing.rings;
  const ends = [0, 1].map((axis) => {
    const list = within.filter((_, i) => i % 2 === axis);
    const rim = drawing.grid ? 0.5 : 0;
    return [
      list.reduce((a, b) => Math.min(a, b), Infinity) - rim,
      list.reduce((a, b) => Math.max(a, b), -Infinity) + rim,
    ] as const;
  });
  const [[x0 = 0, x1 = 0] = [], [y0 = 0, y1 = 0] = []] = ends;
  return { corner: [x0, y0], size: [x1 - x0, y1 - y0], gluings };
}

/** Axes along which a board rolls on after a roll. Where all sides are twisted, one at a time, since the corners
 *  are places of their own, which a roll moves along a side; the larger part of the first step chooses. */
export function rollingAxes(
  drawing: Drawing,
  [right, down]: Pair,
  [x, y]: Pair = [0, 0],
): { readonly across: boolean; readonly down: boolean } {
  const [sideways, upright] = gluingsOf(drawing);
  const free = { across: sideways !== "open", down: upright !== "open" };
  if (upright !== "twisted") return free;
  const rests = right === 0 && down === 0;
  const level = rests ? Math.abs(x) >= Math.abs(y) : right !== 0;
  return x === 0 && y === 0 ? free : { across: level, down: !level };
}

/** A roll as a motion of the plane that leaves the board where it is: what was rolled out by one side has come in
 *  by the other. For boards of which one pair of sides at most is twisted. */
export function rollingMotion(drawing: Drawing, [right, down]: Pair): Image {
  const { corner, size, gluings } = gluedOf(drawing);
  const [across, upright] = [Math.round(right / size[0]), Math.round(down / size[1])];
  const mirrored = gluings[0] === "twisted" && across % 2 !== 0;
  return {
    a: 1,
    b: mirrored ? -1 : 1,
    dx: right - across * size[0],
    dy: down - upright * size[1] + (mirrored ? 2 * corner[1] + size[1] : 0),
  };
}

/** A grid's drawing after a roll by so many steps to the right and down. */
export function rolledDrawing(drawing: Drawing, roll: Pair): Drawing {
  const glued = gluedOf(drawing);
  const xy = rolledPlaces(drawing.xy, roll, glued);
  return {
    ...drawing,
    xy,
    ...linksOf(xy, glued),
    ...rolledSeams(drawing, roll),
    stars: new Uint32Array(),
  };
}

/** The drawing of a grid whose points stand in other places of its rectangle, its sides as they were. */
export function movedDrawing(drawing: Drawing, roll: Pair): Drawing {
  return { ...drawing, xy: rolledPlaces(drawing.xy, roll, gluedOf(drawing)) };
}

function rolledPlaces(
  xy: Float64Array,
  [right, down]: Pair,
  { size: [columns, rows], gluings: [sideways, upright] }: Glued,
): Float64Array {
  const places = new Float64Array(xy.length);
  const turnsOf = (at: number, count: number, gluing: Gluing) =>
    gluing === "open" ? 0 : Math.floor((at + 0.5) / count);
  for (let point = 0; 2 * point < xy.length; point++) {
    let { x, y } = pair(xy, point);
    x += right;
    const across = turnsOf(x, columns, sideways);
    x -= across * columns;
    if (sideways === "twisted" && across % 2 !== 0) y = rows - 1 - y;
    y += down;
    const over = turnsOf(y, rows, upright);
    y -= over * rows;
    if (upright === "twisted" && over % 2 !== 0) x = columns - 1 - x;
    places.set([x, y], 2 * point);
  }
  return places;
}

/** Lines between points that lie side by side, and stubs out of the rectangle. */
function linksOf(
  xy: Float64Array,
  { size: [columns, rows], gluings: [sideways, upright] }: Glued,
): Pick<Drawing, "edges" | "stubs"> {
  const cells = new Map<number, number>();
  const cellOf = (x: number, y: number) => Math.floor(y + 0.5) * columns + Math.floor(x + 0.5);
  for (let point = 0; 2 * point < xy.length; point++) {
    const { x, y } = pair(xy, point);
    cells.set(cellOf(x, y), point);
  }
  const [edges, stubs]: [number[], number[]] = [[], []];
  for (let point = 0; 2 * point < xy.length; point++) {
    const { x, y } = pair(xy, point);
    const steps = [
      [x, 1, 0, columns, sideways],
      [y, 0, 1, rows, upright],
    ] as const;
    for (const [at, dx, dy, count, gluing] of steps) {
      const [before, after] = [-0.5 - at, count - 0.5 - at];
      const beside = cells.get(cellOf(x + dx, y + dy));
      if (after > 1 && beside !== undefined) edges.push(point, beside);
      if (gluing === "open") continue;
      if (after <= 1) stubs.push(x, y, dx * after, dy * after);
      if (before > -1) stubs.push(x, y, dx * before, dy * before);
    }
  }
  return { edges: Uint32Array.from(edges), stubs: Float64Array.from(stubs) };
}

/** Glued sides after a roll. A roll along a twisted pair of sides moves its marks: each pair is cut where a part
 *  of it has gone round, so that parts that follow one another are glued, and the part in the middle keeps the
 *  chevrons. */
export function rolledSeams(drawing: Drawing, roll: Pair): Pick<Drawing, "seams" | "seamPairs"> {
  const { corner, size, gluings } = gluedOf(drawing);
  const [seams, pairs]: [number[], number[]] = [[], []];
  for (let side = 0; side < drawing.seamPairs.length; side += 2) {
    const count = drawing.seamPairs[side] ?? 0;
    // Along which axis the sides run.
    const axis = count === 1 ? 1 : 0;
    const [way, length] = [roll[axis], size[axis]];
    const isCut = gluings[count === 1 ? 0 : 1] === "twisted";
    const turn = (at: number) => at - length * Math.floor(at / length);
    const cuts = isCut ? [turn(way), turn(-way)].sort((a, b) => a - b) : [];
    const ends = [0, ...cuts.filter((cut) => cut > 0), length];
    const swaps = gluings[axis] === "twisted";
    for (let i = 0; i + 1 < ends.length; i++) {
      const [from = 0, to = 0] = ends.slice(i, i + 2);
      if (to <= from) continue;
      for (const each of [side, side + 1]) {
        const spots = [from, to].map((at) => along(drawing.seams, each, at / length));
        const part = isCut ? moved(spots, axis, way, corner, size, swaps) : spots;
        seams.push(...part.flat());
        pairs.push(from <= length / 2 && length / 2 < to ? count : 0);
      }
    }
  }
  return { seams: Float64Array.from(seams), seamPairs: Uint8Array.from(pairs) };
}

/** Spot of a side, by its share of the way along it. */
function along(seams: Float64Array, side: number, share: number): number[] {
  const [a, b] = [pair(seams, 2 * side), pair(seams, 2 * side + 1)];
  return [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)];
}

/** Part of a side that has moved along it; gone round, it may lie on the opposite side. */
function moved(
  spots: readonly (readonly number[])[],
  axis: 0 | 1,
  way: number,
  corner: Pair,
  size: Pair,
  swaps: boolean,
): number[][] {
  const middle = spots.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / spots.length + way;
  const turns = Math.floor((middle - corner[axis]) / size[axis]);
  const other = axis === 0 ? 1 : 0;
  return spots.map((spot) => {
    const place = [...spot];
    place[axis] = (spot[axis] ?? 0) + way - turns * size[axis];
    if (swaps && turns % 2 !== 0)
      place[other] = 2 * corner[other] + size[other] - (spot[other] ?? 0);
    return place;
  });
}
