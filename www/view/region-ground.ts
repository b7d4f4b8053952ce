/** Ground of a continuous board: wood with a fine outline, its holes cut out, its glued sides running on a
 *  little. On the unbounded plane the disks themselves are the ground. */
import type { Drawing } from "../engine/types.ts";
import type { Extent } from "./board-layout.ts";
import type { Segment } from "./hulls.ts";
import { polygon } from "./outline.ts";
import { type Ink, onScreen, type Pen, toPen } from "./pen.ts";
import { isGlued, type Region } from "./region.ts";
import { paintSeams } from "./seams.ts";

/** Disks beyond which the ground throws no shade: it is painted in several pieces. */
const SHADED = 500;
/** Width of the outline in CSS pixels; less on a small picture, by its width. */
const OUTLINE = 1.3;
const WIDE = 420;
export const OUTLINE_INK = 0.85;

/** `tint` paints over a region, and fades with it: on a canvas what is faded twice is paler. */
export function paintContinuousGround(
  pen: Pen,
  extent: Extent,
  tint: (region: Region) => void = () => {},
): void {
  if (extent.region === null) paintDiskGround(pen, extent.drawing);
  else paintRegion(pen, extent.region, tint);
  paintSeams(pen, extent.drawing, 2 * extent.largestRadius * pen.camera.scale);
}

function paintRegion(pen: Pen, region: Region, tint: (region: Region) => void): void {
  const wood: Ink = { fill: pen.palette.board, evenOdd: true, grained: true };
  if (isGlued(region))
    return pen.glued(region, () => {
      paintStrip(pen, region, wood);
      tint(region);
    });
  pen.shapes("board", { ...wood, raised: true, ...outlineInk(pen, 1) }, (shapes) =>
    shapes.outline(region.outline),
  );
  tint(region);
}

/** Strip of a glued rectangle, of which only the sides that are not glued have an outline. */
function paintStrip(pen: Pen, region: Region, wood: Ink): void {
  const { x0, y0, x1, y1 } = region.seen;
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  const strip = [polygon(corners), ...region.holes];
  pen.shapes("board", wood, (shapes) => shapes.outline(strip));
  if (region.holes.length > 0)
    pen.shapes(null, outlineInk(pen, 1), (shapes) => shapes.outline(region.holes));
  pen.shapes(null, outlineInk(pen, 2), (shapes) => {
    for (const side of openSides(region)) {
      const [from, to] = [toPen(pen, side[0]), toPen(pen, side[1])];
      shapes.line(from.x, from.y, to.x, to.y);
    }
  });
}

/** Sides of a glued rectangle that are not glued. */
export function openSides({
  seen: { x0, y0, x1, y1 },
  glued,
}: Pick<Region, "seen" | "glued">): Segment[] {
  const [a, b, c, d] = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  const level: Segment[] = [
    [a, b],
    [d, c],
  ];
  const upright: Segment[] = [
    [a, d],
    [b, c],
  ];
  return [...(glued.down ? [] : level), ...(glued.across ? [] : upright)];
}

/** Ink of the outline, finer on a small picture. */
function outlineInk({ palette, size }: Pen, widths: number): Ink {
  const width = widths * Math.max(Math.min(size.width / WIDE, 1) * OUTLINE, 0.7);
  return { stroke: palette.boardInk, strokeAlpha: OUTLINE_INK, width, join: "round" };
}

/** Ground made of all disks together. */
function paintDiskGround(pen: Pen, { xy, radii }: Drawing): void {
  const ink = { fill: pen.palette.board, raised: radii.length <= SHADED, grained: true };
  pen.shapes("board", ink, (shapes) => {
    for (let at = 0; at < radii.length; at++) {
      const { x, y } = onScreen(pen, xy, at);
      shapes.circle(x, y, (radii[at] ?? 0) * pen.camera.scale);
    }
  });
}
