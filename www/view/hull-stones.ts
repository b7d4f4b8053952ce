/** Stones of any shape on a canvas: hulls in the stone's colour, lit and shaded like round ones.
 *  Overlapping ones run into one another; a seam shows each of them. */
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import type { Spot } from "./camera.ts";
import type { Hull, Part, Segment } from "./hulls.ts";
import { canvasPath } from "./outline.ts";
import { type CanvasPen, type Context2D, inBoardUnits, penOn } from "./pen.ts";
import { FLAT, STONE_SHADE } from "./stones.ts";
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

/** Layer of light: the skeletons of the stones, this wide and moved towards the light, as shares of their
 *  padding. A streak lies along lines, and of a broad stone along its lit side. */
export interface LightLayer {
  readonly width: number;
  readonly shift: Spot;
  readonly colour: string;
  readonly streak: boolean;
}

/** Colours from the rim of a stone, 0, to its ridge, 1. */
const RIDGE: Readonly<Record<StoneColour, readonly (readonly [number, Rgb])[]>> = {
  1: [
    [0, [17, 17, 17]],
    [0.25, [25, 25, 25]],
    [0.6, [42, 42, 42]],
    [0.74, [57, 57, 57]],
    [1, [136, 136, 136]],
  ],
  2: [
    [0, [205, 198, 184]],
    [0.2, [233, 228, 217]],
    [0.45, [247, 244, 237]],
    [0.75, [255, 255, 255]],
    [1, [255, 255, 255]],
  ],
};
/** Place on the ridge from which the light is a streak. */
const STREAK = 0.6;
/** Way of the topmost layer towards the light, in paddings. */
const TOWARDS_LIGHT = { x: -0.28, y: -0.44 };
type Rgb = readonly [number, number, number];

/** Layers from the rim inwards, so many that no step between them is seen; `pad` in CSS pixels. */
export function lightLayers(colour: StoneColour, pad: number): LightLayer[] {
  const count = Math.round(Math.min(Math.max(pad / 2, 5), 16));
  return Array.from({ length: count }, (_, i) => {
    const at = (i + 0.5) / count;
    return {
      width: 2 * (1 - at),
      shift: { x: at * TOWARDS_LIGHT.x, y: at * TOWARDS_LIGHT.y },
      colour: ridgeColour(colour, at),
      streak: at > STREAK && colour === BLACK,
    };
  });
}

function ridgeColour(colour: StoneColour, at: number): string {
  const ramp = RIDGE[colour];
  const next = Math.max(
    ramp.findIndex(([place]) => place >= at),
    1,
  );
  const [[from, low] = [0, [0, 0, 0] as Rgb], [to, high] = [1, [0, 0, 0] as Rgb]] = [
    ramp[next - 1],
    ramp[next],
  ];
  const share = (at - from) / (to - from);
  return `rgb(${low.map((part, i) => Math.round(part + share * ((high[i] ?? 0) - part))).join(" ")})`;
}

/** Lines that the light of a layer follows; a broad part is filled as well. */
export function lightLines(
  { shape, spots, sides, middle, pad }: Part,
  streak: boolean,
): Polyline[] {
  if (sides.length === 0)
    return [{ spots: [middle, { x: middle.x + 1e-3 * pad, y: middle.y }], closed: false }];
  if (shape === "tree") return sides.map((side) => ({ spots: side, closed: false }));
  if (!streak) return [{ spots, closed: true }];
  const lit = sides.reduce((best, side) => (facing(side) > facing(best) ? side : best));
  const [a, b] = lit.map(({ x, y }) => ({
    x: 0.72 * x + 0.28 * middle.x,
    y: 0.72 * y + 0.28 * middle.y,
  }));
  return a === undefined || b === undefined ? [] : [{ spots: [a, b], closed: false }];
}

export interface Polyline {
  readonly spots: readonly Spot[];
  readonly closed: boolean;
}

/** Length of a side as it is seen from the light. */
function facing([a, b]: Segment): number {
  return (b.y - a.y) * TOWARDS_LIGHT.x - (b.x - a.x) * TOWARDS_LIGHT.y;
}

/** Parts of equal padding, so that one line is as wide as all of them. */
export function partsByPad(hulls: readonly Hull[]): Map<number, Part[]> {
  const found = new Map<number, Part[]>();
  for (const part of hulls.flatMap(({ parts }) => parts)) {
    const known = found.get(part.pad);
    if (known === undefined) found.set(part.pad, [part]);
    else known.push(part);
  }
  return found;
}

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
  // Layers of light are opaque: a stone that is seen through is painted apart.
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
    if (palette.stones === "lit") paintLight(context, hulls, colour, pixel);
    if (hulls.length > 1) paintSeams(context, hulls, paints, pixel);
  });
}

/** Light on the ridge of each stone, softly down to its rim. */
function paintLight(
  context: Context2D,
  hulls: readonly Hull[],
  colour: StoneColour,
  pixel: number,
): void {
  context.lineCap = context.lineJoin = "round";
  for (const [pad, parts] of partsByPad(hulls)) {
    const [body, streak] = [lightPath(parts, false), lightPath(parts, true)];
    for (const layer of lightLayers(colour, pad / pixel)) {
      const path = layer.streak ? streak : body;
      context.save();
      context.translate(layer.shift.x * pad, layer.shift.y * pad);
      context.fillStyle = context.strokeStyle = layer.colour;
      context.lineWidth = layer.width * pad;
      if (!layer.streak) context.fill(path);
      context.stroke(path);
      context.restore();
    }
  }
}

function lightPath(parts: readonly Part[], streak: boolean): Path2D {
  const path = new Path2D();
  for (const { spots, closed } of parts.flatMap((part) => lightLines(part, streak))) {
    spots.forEach(({ x, y }, i) => {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    if (closed) path.closePath();
  }
  return path;
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
