/** Stones of any shape on a canvas: hulls in the stone's colour, lit and shaded like round ones.
 *  Overlapping ones run into one another; a seam shows each of them. */
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import type { Hull, Segment } from "./hulls.ts";
import { canvasPath } from "./outline.ts";
import { type CanvasPen, inBoardUnits } from "./pen.ts";
import { FLAT, STONE_SHADE } from "./stones.ts";
import type { Ground, Palette } from "./theme.ts";

export interface Paints {
  readonly body: string;
  readonly rim: string;
  readonly seam: string;
  readonly light: string;
  readonly dot: string;
}

export const PAINTS: Readonly<Record<Ground, Readonly<Record<StoneColour, Paints>>>> = {
  light: { 1: black("#00000066"), 2: white("#4d432f8c") },
  dark: { 1: black("#ffffff73"), 2: white("#00000040") },
};

function black(rim: string): Paints {
  return { body: "#1a1a19", rim, seam: "#ffffff24", light: "#ffffff", dot: "#ffffff73" };
}

function white(rim: string): Paints {
  return { body: "#ebe6dd", rim, seam: "#00000021", light: "#ffffff", dot: "#00000073" };
}

export function paintsOf({ stones, ground, ink }: Palette, colour: StoneColour): Paints {
  if (stones === "lit") return PAINTS[ground][colour];
  const other = FLAT[colour === BLACK ? WHITE : BLACK];
  return { body: FLAT[colour], rim: ink, seam: other, light: FLAT[colour], dot: other };
}

/** Width of the rim in CSS pixels, of which half shows. */
export const HULL_RIM = 2.4;

/** Shadow of a stone on the board, by the reach of its hull beyond its points. */
export function hullShade(pad: number): { blur: number; down: number } {
  return { blur: (5 / 24) * pad, down: (2.4 / 24) * pad };
}

/** Paints stones; `alpha` is 1 for those that stand, less for possible ones. */
export function paintHulls(
  pen: CanvasPen,
  hulls: readonly Hull[],
  colour: StoneColour,
  alpha: number,
): void {
  const { context, palette, density } = pen;
  const paints = paintsOf(palette, colour);
  const union = new Path2D();
  for (const hull of hulls) union.addPath(canvasPath(hull.outline));
  inBoardUnits(pen, (pixel) => {
    context.globalAlpha = alpha;
    paintStoneTies(context, hulls, paints, pixel);
    context.save();
    if (alpha === 1 && palette.stones === "lit") {
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
    context.globalAlpha = alpha;
    context.stroke(union);
    if (alpha === 1) context.fill(union);
    for (const hull of hulls) paintLight(context, hull, colour, paints, pixel, hulls.length > 1);
  });
}

/** Soft light on the upper left of each part, and the seam that separates one stone from the next. */
function paintLight(
  context: CanvasRenderingContext2D,
  hull: Hull,
  colour: StoneColour,
  paints: Paints,
  pixel: number,
  seam: boolean,
): void {
  const { globalAlpha } = context;
  const path = canvasPath(hull.outline);
  for (const { middle, spots } of hull.parts) {
    const reach =
      hull.pad + Math.max(...spots.map((s) => Math.hypot(s.x - middle.x, s.y - middle.y)));
    const [x, y] = [middle.x - 0.32 * reach, middle.y - 0.4 * Math.max(hull.pad, 0.6 * reach)];
    const glow = context.createRadialGradient(x, y, 0, x, y, 1.25 * reach);
    glow.addColorStop(0, paints.light + (colour === BLACK ? "5c" : "ff"));
    glow.addColorStop(
      colour === BLACK ? 0.6 : 0.75,
      paints.light + (colour === BLACK ? "0d" : "66"),
    );
    glow.addColorStop(1, `${paints.light}00`);
    context.fillStyle = glow;
    context.fill(path);
  }
  if (!seam) return;
  context.globalAlpha = globalAlpha;
  context.strokeStyle = paints.seam;
  context.lineWidth = pixel;
  context.stroke(path);
}

/** Ties between the parts of a stone: fine dashed lines on a casing, so that they show on any ground. */
function paintStoneTies(
  context: CanvasRenderingContext2D,
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

export function traceTies(context: CanvasRenderingContext2D, ties: readonly Segment[]): void {
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
