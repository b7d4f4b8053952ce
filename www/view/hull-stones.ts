/** Stones of any shape on a canvas: hulls in the stone's colour, lit and shaded like round ones.
 *  Overlapping ones run into one another; a seam shows each of them. */
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import type { Hull, Segment } from "./hulls.ts";
import { canvasPath } from "./outline.ts";
import { type CanvasPen, type Context2D, inBoardUnits, penOn } from "./pen.ts";
import { BODY, FLAT, LIGHT, STONE_SHADE } from "./stones.ts";
import type { Ground, Palette } from "./theme.ts";

export interface Paints {
  readonly body: string;
  readonly rim: string;
  readonly seam: string;
  readonly dot: string;
}

export const PAINTS: Readonly<Record<Ground, Readonly<Record<StoneColour, Paints>>>> = {
  light: { 1: black("#00000066"), 2: white("#4d432fb3") },
  dark: { 1: black("#ffffff73"), 2: white("#00000040") },
};

function black(rim: string): Paints {
  return { body: "#111111", rim, seam: "#ffffff24", dot: "#ffffff4d" };
}

function white(rim: string): Paints {
  return { body: "#cdc6b8", rim, seam: "#00000021", dot: "#0000004d" };
}

export function paintsOf({ stones, ground, ink }: Palette, colour: StoneColour): Paints {
  if (stones === "lit") return PAINTS[ground][colour];
  const other = FLAT[colour === BLACK ? WHITE : BLACK];
  return { body: FLAT[colour], rim: ink, seam: other, dot: other };
}

/** Width of the rim in CSS pixels, of which half shows. */
export const HULL_RIM = 2.4;

/** Shadow of a stone on the board, by the reach of its hull beyond its points. */
export function hullShade(pad: number): { blur: number; down: number } {
  return { blur: (5 / 24) * pad, down: (2.4 / 24) * pad };
}

/** Reach of a stone's gradient from the middle of its box, in halves of its sides. */
export const GRADIENT_REACH = 1.15;

/** Paints stones; `alpha` is 1 for those that stand, less for possible ones. */
export function paintHulls(
  pen: CanvasPen,
  hulls: readonly Hull[],
  colour: StoneColour,
  alpha: number,
): void {
  if (alpha === 1) {
    paintBodies(pen, hulls, colour);
    return;
  }
  // Stones that run into one another, or are seen through, are painted apart.
  const canvas = document.createElement("canvas");
  const { size, density, camera, palette } = pen;
  const apart = penOn(canvas, size, density, camera, palette);
  if (apart === null) return;
  paintBodies(apart, hulls, colour);
  pen.context.globalAlpha = alpha;
  pen.context.drawImage(canvas, 0, 0, size.width, size.height);
  pen.context.globalAlpha = 1;
}

function paintBodies(pen: CanvasPen, hulls: readonly Hull[], colour: StoneColour): void {
  const { context, palette, density } = pen;
  const paints = paintsOf(palette, colour);
  const union = new Path2D();
  for (const hull of hulls) union.addPath(canvasPath(hull.outline));
  inBoardUnits(pen, (pixel) => {
    paintStoneTies(context, hulls, paints, pixel);
    context.save();
    if (palette.stones === "lit") {
      const shade = hullShade((hulls[0]?.pad ?? 1) / pixel);
      context.shadowColor = STONE_SHADE[palette.ground];
      context.shadowBlur = shade.blur * density;
      context.shadowOffsetY = shade.down * density;
    }
    context.fillStyle = paints.body;
    context.fill(union);
    context.restore();
    context.fillStyle = paints.body;
    context.strokeStyle = paints.rim;
    context.lineWidth = HULL_RIM * pixel;
    context.stroke(union);
    context.fill(union);
    if (palette.stones === "lit") paintLight(context, hulls, colour);
    if (hulls.length > 1) paintSeams(context, hulls, paints, pixel);
  });
}

/** Light of a round stone, stretched over the box of each part. */
function paintLight(context: Context2D, hulls: readonly Hull[], colour: StoneColour): void {
  const { x, y, size } = LIGHT;
  const light = context.createRadialGradient(x, y, size, 0, 0, GRADIENT_REACH);
  for (const [offset, shade] of BODY[colour]) light.addColorStop(offset, shade);
  for (const { spots, pad, outline } of hulls.flatMap(({ parts }) => parts)) {
    const [x0, x1] = extremes(spots.map((spot) => spot.x));
    const [y0, y1] = extremes(spots.map((spot) => spot.y));
    const [wide, high] = [(x1 - x0) / 2 + pad, (y1 - y0) / 2 + pad];
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const onUnitBox = new Path2D();
    const toBox = { a: 1 / wide, d: 1 / high, e: -x / wide, f: -y / high };
    onUnitBox.addPath(canvasPath(outline), toBox);
    context.save();
    context.transform(wide, 0, 0, high, x, y);
    context.fillStyle = light;
    context.fill(onUnitBox);
    context.restore();
  }
}

function extremes(values: readonly number[]): [least: number, greatest: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Seams that separate one stone from the next. */
function paintSeams(
  context: Context2D,
  hulls: readonly Hull[],
  paints: Paints,
  pixel: number,
): void {
  context.strokeStyle = paints.seam;
  context.lineWidth = pixel;
  for (const { outline } of hulls) context.stroke(canvasPath(outline));
}

/** Ties between the parts of a stone: fine dashed lines on a casing, so that they show on any ground. */
function paintStoneTies(
  context: Context2D,
  hulls: readonly Hull[],
  paints: Paints,
  pixel: number,
): void {
  traceTies(context, hulls.flatMap(shownTies));
  context.lineCap = "round";
  context.setLineDash([5 * pixel, 5 * pixel]);
  context.strokeStyle = paints.rim;
  context.lineWidth = 5 * pixel;
  context.stroke();
  context.strokeStyle = paints.body;
  context.lineWidth = 3 * pixel;
  context.stroke();
  context.setLineDash([]);
}

export function traceTies(context: Context2D, ties: readonly Segment[]): void {
  context.beginPath();
  for (const [a, b] of ties) {
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
}

/** Visible parts of the ties, which end where their hulls begin. */
export function shownTies({ ties, pad }: Hull): Segment[] {
  return ties.flatMap(([a, b]): Segment[] => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length <= 2 * pad) return [];
    const [ux, uy] = [((b.x - a.x) * pad) / length, ((b.y - a.y) * pad) / length];
    return [
      [
        { x: a.x + ux, y: a.y + uy },
        { x: b.x - ux, y: b.y - uy },
      ],
    ];
  });
}
