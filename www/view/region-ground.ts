/** The ground of a continuous board: wood with a fine outline, its holes cut out, its glued sides
 *  running on a little. Where the whole plane is the board, the disks themselves are its ground. */
import type { Drawing } from "../engine/types.ts";
import { paintGlued } from "./glued.ts";
import { inBoardUnits, type Pen } from "./pen.ts";
import { isGlued, type Region } from "./region.ts";

/** Disks of one path: very long paths are slow to fill. */
const PATH_LENGTH = 500;
/** In CSS pixels; less on a small picture, by its width. */
const OUTLINE = 1.3;
const WIDE = 420;

export function paintRegion(pen: Pen, region: Region): void {
  if (isGlued(region)) paintGlued(pen, region, () => paintStrip(pen, region));
  else
    inBoardUnits(pen, (pixel) => {
      paintWood(pen, region.path, "evenodd");
      paintOutline(pen, region.path, pixel);
    });
}

/** Of a glued rectangle only the sides that are not glued have an outline. */
function paintStrip(pen: Pen, { seen, glued, holes }: Region): void {
  const { context, palette } = pen;
  inBoardUnits(pen, (pixel) => {
    const strip = new Path2D(holes);
    strip.rect(seen.x0, seen.y0, seen.x1 - seen.x0, seen.y1 - seen.y0);
    context.fillStyle = palette.board;
    context.fill(strip, "evenodd");
    paintOutline(pen, holes, pixel);
    const sides = new Path2D();
    if (!glued.down)
      for (const y of [seen.y0, seen.y1]) {
        sides.moveTo(seen.x0, y);
        sides.lineTo(seen.x1, y);
      }
    if (!glued.across)
      for (const x of [seen.x0, seen.x1]) {
        sides.moveTo(x, seen.y0);
        sides.lineTo(x, seen.y1);
      }
    paintOutline(pen, sides, 2 * pixel);
  });
}

function paintWood(pen: Pen, path: Path2D, rule: CanvasFillRule): void {
  const { context, palette, density } = pen;
  context.save();
  context.shadowColor = palette.boardShade;
  context.shadowBlur = 22 * density;
  context.shadowOffsetY = 6 * density;
  context.fillStyle = palette.board;
  context.fill(path, rule);
  context.restore();
}

function paintOutline(pen: Pen, path: Path2D, pixel: number): void {
  const { context, palette, size } = pen;
  context.strokeStyle = palette.boardInk;
  context.lineWidth = Math.max(Math.min(size.width / WIDE, 1) * OUTLINE, 0.7) * pixel;
  context.lineJoin = "round";
  context.globalAlpha = 0.85;
  context.stroke(path);
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
