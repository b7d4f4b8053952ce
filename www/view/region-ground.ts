/** The ground of a continuous board: wood with a fine outline, its holes cut out, its glued sides
 *  running on a little. Where the whole plane is the board, the disks themselves are its ground. */
import type { Drawing } from "../engine/types.ts";
import type { Size } from "./camera.ts";
import { paintGlued } from "./glued.ts";
import type { Segment } from "./hulls.ts";
import { BOARD_SHADE } from "./line-style.ts";
import { canvasPath } from "./outline.ts";
import { inBoardUnits, type Pen } from "./pen.ts";
import { isGlued, type Region } from "./region.ts";

/** Disks of one path: very long paths are slow to fill. */
const PATH_LENGTH = 500;
/** In CSS pixels; less on a small picture, by its width. */
const OUTLINE = 1.3;
const WIDE = 420;
export const OUTLINE_INK = 0.85;

export function paintRegion(pen: Pen, region: Region): void {
  if (isGlued(region)) paintGlued(pen, region, () => paintStrip(pen, region));
  else
    inBoardUnits(pen, (pixel) => {
      const path = canvasPath(region.outline);
      paintWood(pen, path, "evenodd");
      paintOutline(pen, path, pixel);
    });
}

/** Of a glued rectangle only the sides that are not glued have an outline. */
function paintStrip(pen: Pen, region: Region): void {
  const { context, palette } = pen;
  inBoardUnits(pen, (pixel) => {
    const holes = canvasPath(region.holes);
    const { seen } = region;
    const strip = new Path2D(holes);
    strip.rect(seen.x0, seen.y0, seen.x1 - seen.x0, seen.y1 - seen.y0);
    context.fillStyle = palette.board;
    context.fill(strip, "evenodd");
    paintOutline(pen, holes, pixel);
    const sides = new Path2D();
    for (const [from, to] of openSides(region)) {
      sides.moveTo(from.x, from.y);
      sides.lineTo(to.x, to.y);
    }
    paintOutline(pen, sides, 2 * pixel);
  });
}

/** The sides of a glued rectangle that are not glued. */
export function openSides({ seen: { x0, y0, x1, y1 }, glued }: Region): Segment[] {
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

function paintWood(pen: Pen, path: Path2D, rule: CanvasFillRule): void {
  const { context, palette, density } = pen;
  context.save();
  context.shadowColor = palette.boardShade;
  context.shadowBlur = BOARD_SHADE.blur * density;
  context.shadowOffsetY = BOARD_SHADE.down * density;
  context.fillStyle = palette.board;
  context.fill(path, rule);
  context.restore();
}

function paintOutline(pen: Pen, path: Path2D, pixel: number): void {
  const { context, palette, size } = pen;
  context.strokeStyle = palette.boardInk;
  context.lineWidth = outlineWidth(size) * pixel;
  context.lineJoin = "round";
  context.globalAlpha = OUTLINE_INK;
  context.stroke(path);
}

/** In CSS pixels. */
export function outlineWidth({ width }: Size): number {
  return Math.max(Math.min(width / WIDE, 1) * OUTLINE, 0.7);
}

/** All disks together, in pieces. */
export function paintDiskGround(pen: Pen, { xy, radii }: Drawing): void {
  const { context, palette } = pen;
  inBoardUnits(pen, () => {
    context.fillStyle = palette.board;
    for (let from = 0; from < radii.length; from += PATH_LENGTH) {
      const path = new Path2D();
      for (let at = from; at < Math.min(from + PATH_LENGTH, radii.length); at++) {
        const [x = 0, y = 0] = xy.subarray(2 * at, 2 * at + 2);
        path.moveTo(x + (radii[at] ?? 0), y);
        path.arc(x, y, radii[at] ?? 0, 0, 2 * Math.PI);
      }
      if (radii.length <= PATH_LENGTH) paintWood(pen, path, "nonzero");
      else context.fill(path);
    }
  });
}
