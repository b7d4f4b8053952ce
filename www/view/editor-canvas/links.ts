/** Links of a sketch: the paths of their lines, which are made once for a picture and may be made before it, and the ink. */
import { asideOf, curveOf, curvesInOrder } from "../../sketch/curves.ts";
import type { ItemColour, LinkItem, Sketch } from "../../sketch/sketch.ts";
import { stubsOf } from "../../sketch/stubs.ts";
import type { Spot } from "../camera.ts";
import { type CanvasPen, type Lens, screenX, screenY, segmentVisible, toPen } from "../pen.ts";
import { inkOf } from "./colours.ts";
import { pointRadius, type Wanted } from "./items.ts";

/** Dashes of a link that leaves a glued grid, in CSS pixels. */
const STUB_DASH = [4, 4];
const HEAD = 12;
const HEAD_WIDE = 0.42;
/** Segments of one path: very long paths are slow to stroke. */
const PATH_LENGTH = 2000;

/** Width of a coloured line, in widths of another. */
const COLOURED_SHARE = 1.6;

/** Paths on the screen of the links of one colour. */
interface InkedPaths {
  readonly lines: Path2D[];
  readonly heads: Path2D;
  readonly stubs: Path2D;
  /** Number of links in the lines. */
  length: number;
}

/** Those without a colour first. */
export type LinkPaths = ReadonlyMap<ItemColour | undefined, Readonly<InkedPaths>>;

/** Links whose lines one task bends and traces. */
export const LINKS_A_TASK = 6000;

/** Paths of the links that show. */
export function linkPaths(...asked: Parameters<typeof linkPathsInParts>): LinkPaths {
  const work = linkPathsInParts(...asked);
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** The same, part by part. */
export function* linkPathsInParts(
  pen: Lens,
  sketch: Sketch,
  wanted: Wanted,
  pitch: number,
): Generator<void, LinkPaths> {
  const room = pointRadius(pen, pitch);
  const paths = new Map<ItemColour | undefined, InkedPaths>([[undefined, noPaths()]]);
  const curveAt = curvesInOrder(sketch);
  let place = -1;
  for (const [id, link] of sketch.links) {
    place += 1;
    if (place % LINKS_A_TASK === LINKS_A_TASK - 1) yield;
    if (!wanted(id)) continue;
    const alike = paths.get(link.colour) ?? noPaths();
    if (alike.length === 0) paths.set(link.colour, alike);
    const { heads, stubs } = alike;
    const path = nextLine(alike);
    const curve = () => curveAt(link, place);
    if (traceStraight(path, pen, sketch, link, curve)) continue;
    const found = linesOf(pen, sketch, link, curve);
    const [line] = found;
    if (line === undefined) continue;
    if (found.length > 1) for (const stub of found) traceLine(stubs, stub);
    else traceLine(path, line);
    if (found.length === 1 && link.way === "one") traceHead(heads, line, room);
  }
  return paths;
}

function noPaths(): InkedPaths {
  return { lines: [], heads: new Path2D(), stubs: new Path2D(), length: 0 };
}

/** The path that has the next line. */
function nextLine(paths: InkedPaths): Path2D {
  const last = paths.length++ % PATH_LENGTH === 0 ? undefined : paths.lines.at(-1);
  if (last !== undefined) return last;
  const path = new Path2D();
  paths.lines.push(path);
  return path;
}

export function paintLinks(pen: CanvasPen, paths: LinkPaths, pitch: number): void {
  const { context, palette } = pen;
  const line = Math.min(Math.max(pointRadius(pen, pitch) * 0.3, 0.6), 2);
  context.lineCap = "round";
  for (const [colour, { lines, heads, stubs }] of paths) {
    context.strokeStyle = context.fillStyle = inkOf(palette, colour, palette.ink);
    context.lineWidth = colour === undefined ? line : line * COLOURED_SHARE;
    for (const path of lines) context.stroke(path);
    context.fill(heads);
    context.setLineDash(STUB_DASH);
    context.stroke(stubs);
    context.setLineDash([]);
  }
}

/** Traces a straight link both ways, as most are, without lists of its spots; false for any other, and for one that may
 *  not show. */
function traceStraight(
  path: CanvasPath,
  pen: Lens,
  { points, grid }: Sketch,
  { from, to, way }: LinkItem,
  curve: () => readonly Spot[] | null,
): boolean {
  const a = points.get(from);
  const b = points.get(to);
  if (a === undefined || b === undefined || way === "one" || grid !== null) return false;
  const [x1, y1] = [screenX(pen, a.x), screenY(pen, a.y)];
  const [x2, y2] = [screenX(pen, b.x), screenY(pen, b.y)];
  if (!segmentVisible(pen, x1, y1, x2, y2) || curve() !== null) return false;
  path.moveTo(x1, y1);
  path.lineTo(x2, y2);
  return true;
}

/** Spots of a line on the screen, from end to end. */
export type Line = readonly Spot[];

/** Part of a bent line, at its end, on which its head is seen as straight. */
const HEAD_PART = 1 / 4;

/** Line of a link, bent round the points that it does not join, or its stubs over a seam; none if it does not show. */
export function linesOf(
  pen: Lens,
  sketch: Sketch,
  link: LinkItem,
  curve = () => curveOf(sketch, link),
): readonly Line[] {
  const [a, b] = [sketch.points.get(link.from), sketch.points.get(link.to)];
  if (a === undefined || b === undefined) return [];
  const stubs = stubsOf(sketch, link);
  if (stubs.length > 0) return stubs.map((stub) => stub.map((spot) => toPen(pen, spot)));
  const [p, q] = [toPen(pen, a), toPen(pen, b)];
  if (!segmentVisible(pen, p.x, p.y, q.x, q.y)) {
    const aside = asideOf(sketch, link) * pen.camera.scale;
    const near = { ...pen, margin: pen.margin + aside };
    if (!segmentVisible(near, p.x, p.y, q.x, q.y)) return [];
  }
  return [curve()?.map((spot) => toPen(pen, spot)) ?? [p, q]];
}

export function traceLine(path: CanvasPath, line: Line): void {
  line.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
}

/** Traces an arrowhead; `room` is the radius of the point at the end. */
export function traceHead(path: CanvasPath, line: Line, room: number): void {
  const [from, to] = [line[Math.floor((line.length - 1) * (1 - HEAD_PART))], line.at(-1)];
  if (from === undefined || to === undefined) return;
  const { x: x1, y: y1 } = from;
  const { x: x2, y: y2 } = to;
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length <= room) return;
  const head = Math.min(HEAD, 2.2 * room, (length - room) * 0.6);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [tx, ty] = [x2 - ux * (room + 2), y2 - uy * (room + 2)];
  const [bx, by] = [tx - ux * head, ty - uy * head];
  const wide = head * HEAD_WIDE;
  path.moveTo(tx, ty);
  path.lineTo(bx - uy * wide, by + ux * wide);
  path.lineTo(bx + uy * wide, by - ux * wide);
  path.closePath();
}
