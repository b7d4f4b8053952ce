/** Place of a bar beside a selection: on a side of it, or at an edge of the paper. All lengths are CSS pixels. */
import type { Box, Size, Spot } from "../../view/camera.ts";

/** Gap that leaves the handles of the selection free. */
const GAP = 32;
/** Room that the bar leaves to the sides of the paper. */
const MARGIN = 8;
/** Air round a point that can be touched. */
const REACH = 14;

/** Upper left corner of the bar where it covers the fewest points; of such places the one on the side with the most
 *  room, and sides before edges. */
export function besideSelection(
  selection: Box,
  bar: Size,
  paper: Size,
  points: Iterable<Spot>,
): Spot {
  const offered = places(selection, bar, paper).map((at) => ({ at, covered: 0 }));
  for (const point of points)
    for (const place of offered) if (covers(place.at, bar, point)) place.covered += 1;
  const [first, ...others] = offered;
  const best = others.reduce(
    (least, each) => (least !== undefined && least.covered <= each.covered ? least : each),
    first,
  );
  return best?.at ?? { x: MARGIN, y: MARGIN };
}

/** Places at which the bar is on the paper and off the selection, the best of the empty ones first; at least one. */
function places(selection: Box, bar: Size, paper: Size): readonly Spot[] {
  const { x0, y0, x1, y1 } = selection;
  const within = (at: Spot) => ({
    x: clamped(at.x, paper.width - bar.width - MARGIN),
    y: clamped(at.y, paper.height - bar.height - MARGIN),
  });
  const [x, y] = [(x0 + x1 - bar.width) / 2, (y0 + y1 - bar.height) / 2];
  const sides = [
    { room: paper.height - y1, at: { x, y: y1 + GAP } },
    { room: y0, at: { x, y: y0 - GAP - bar.height } },
    { room: paper.width - x1, at: { x: x1 + GAP, y } },
    { room: x0, at: { x: x0 - GAP - bar.width, y } },
  ].sort((a, b) => b.room - a.room);
  const edges = [
    { x, y: paper.height },
    { x, y: 0 },
  ];
  const all = [...sides.map(({ at }) => at), ...edges].map(within);
  const free = all.filter((at) => !meets(at, bar, selection));
  return free.length > 0 ? free : all.slice(-1);
}

function clamped(from: number, most: number): number {
  return Math.max(Math.min(from, most), MARGIN);
}

function covers({ x, y }: Spot, { width, height }: Size, point: Spot): boolean {
  return (
    point.x > x - REACH &&
    point.x < x + width + REACH &&
    point.y > y - REACH &&
    point.y < y + height + REACH
  );
}

function meets({ x, y }: Spot, { width, height }: Size, { x0, y0, x1, y1 }: Box): boolean {
  return x < x1 + REACH && x + width > x0 - REACH && y < y1 + REACH && y + height > y0 - REACH;
}
