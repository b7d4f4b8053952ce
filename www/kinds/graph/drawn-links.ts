/** Links of a graph that a pen draws: on a grid joined to long lines where there are many, and of
 *  more than the pen can draw, evenly chosen ones. Zoomed in, where fewer show, all of them are drawn. */
import type { Drawing } from "../../engine/types.ts";
import { type Pen, screenX, screenY, segmentVisible } from "../../view/pen.ts";
import type { Curves } from "./curves.ts";

/** Multiples of it, without their whole parts, are spread evenly over 0 to 1. */
const GOLDEN = 0.618033988749895;

/** Places of the links to draw, in a list of pairs of points: all bent ones, and the straight ones that show. Cost:
 *  O(links). */
export function* drawnLinks(
  pen: Pen,
  xy: Float64Array,
  links: Uint32Array,
  bent: Curves,
): Iterable<number> {
  const shows = (link: number) => {
    const [from, to] = [2 * (links[2 * link] ?? 0), 2 * (links[2 * link + 1] ?? 0)];
    const [x1, y1] = [screenX(pen, xy[from] ?? 0), screenY(pen, xy[from + 1] ?? 0)];
    const [x2, y2] = [screenX(pen, xy[to] ?? 0), screenY(pen, xy[to + 1] ?? 0)];
    return segmentVisible(pen, x1, y1, x2, y2);
  };
  const count = links.length / 2;
  let showing = 0;
  if (count > pen.mostLines) for (let link = 0; link < count; link++) if (shows(link)) showing++;
  const share = showing > pen.mostLines ? pen.mostLines / showing : 1;
  const isChosen = (link: number) => share === 1 || (link * GOLDEN) % 1 < share;
  for (let link = 0; link < count; link++)
    if (bent.has(link) || (isChosen(link) && shows(link))) yield link;
}

const joined = new WeakMap<Drawing, Uint32Array>();

/** Edges as pairs of points; on a grid of more than a pen can draw, the lines that they make together. */
export function linesOf(drawing: Drawing, pen: Pen): Uint32Array {
  if (!drawing.grid || drawing.edges.length <= 2 * pen.mostLines) return drawing.edges;
  const lines = joined.get(drawing) ?? joinedLines(drawing);
  joined.set(drawing, lines);
  return lines;
}

function joinedLines({ xy, edges }: Drawing): Uint32Array {
  const lines = new Uint32Array(edges.length);
  let length = 0;
  // Per point the place after that of the level or upright line which ends there; 0: none does.
  const [level, upright] = [new Uint32Array(xy.length / 2), new Uint32Array(xy.length / 2)];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    const ends = xy[2 * from + 1] === xy[2 * to + 1] ? level : upright;
    const line = ends[from] || length + 2;
    if (line > length) {
      lines[length] = from;
      length = line;
    }
    lines[line - 1] = to;
    ends[from] = 0;
    ends[to] = line;
  }
  return lines.slice(0, length);
}
