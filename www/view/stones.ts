/** Stones as sprites: each size and colour is drawn once, with its light and shadow, and then copied. */
import { BLACK, type StoneColour } from "../model/state.ts";
import {
  type Canvas,
  type CanvasPen,
  type Context2D,
  crisp,
  type Lying,
  newCanvas,
} from "./pen.ts";
import type { Ground, Palette } from "./theme.ts";

/** Side of a sprite in radii, with the stone in its middle: room for the shadow. */
const SPRITE = 3;
/** Radius in device pixels below which a stone is a plain dot. */
const PLAIN = 2.5;
const MANY = 240;
/** Widest rim, in device pixels. */
const WIDEST_RIM = 2.4;

/** Shadow of a stone on the board. */
export const STONE_SHADE: Readonly<Record<Ground, string>> = { light: "#2b1c0566", dark: "#000a" };
/** Lightest spot of a stone, relative to its middle and in radii, and the size of that spot. */
export const LIGHT = { x: -0.35, y: -0.42, size: 0.08 } as const;
/** Gradient from that spot to the rim. */
export const BODY: Readonly<Record<StoneColour, readonly (readonly [number, string])[]>> = {
  1: [
    [0, "#585857"],
    [0.52, "#262625"],
    [1, "#0a0a0a"],
  ],
  2: [
    [0, "#ffffff"],
    [0.7, "#f3f0ea"],
    [1, "#ccc6bb"],
  ],
};
/** Rim that sets a stone off its ground: dark in the light, light in the dark, where wood is neither. */
export const RIM: Readonly<Record<Ground, Readonly<Record<StoneColour, string>>>> = {
  light: { 1: "#00000066", 2: "#4d432fd0" },
  dark: { 1: "#f3e2c4b0", 2: "#ffffffb3" },
};

/** Colours of stones for readers who have chosen their own colours; the rim is their ink. */
export const FLAT: Readonly<Record<StoneColour, string>> = { 1: "#000000", 2: "#ffffff" };

/** Shadow in the same unit as the radius, as the blur of a canvas. */
export function stoneShade(radius: number): { blur: number; down: number } {
  return { blur: radius * 0.3, down: radius * 0.13 };
}

/** Width of a rim, in device pixels. */
export function rimWidth(radius: number): number {
  return Math.min(Math.max(radius * 0.045, 1), WIDEST_RIM);
}

const sprites = new Map<string, Canvas>();

/** Paints a stone; its place and `radius` are in CSS pixels. */
export function paintStone(
  pen: CanvasPen,
  x: number,
  y: number,
  radius: number,
  colour: StoneColour,
): void {
  const pixels = radius * pen.density;
  if (pixels < PLAIN) {
    paintPlain(pen, x, y, radius, colour);
    return;
  }
  const sprite = spriteOf(colour, Math.round(pixels * 4) / 4, pen.palette);
  const side = sprite.width / pen.density;
  pen.context.drawImage(
    sprite,
    crisp(pen, x - side / 2, 2),
    crisp(pen, y - side / 2, 2),
    side,
    side,
  );
}

/** Paints a stone that lies aslant. Its light stays where it is, and only its outline becomes an ellipse. */
export function paintLying(
  pen: CanvasPen,
  x: number,
  y: number,
  radius: number,
  colour: StoneColour,
  { xx, xy, yy, alpha }: Lying,
): void {
  const { context } = pen;
  context.save();
  context.globalAlpha = alpha;
  context.transform(xx, xy, xy, yy, x, y);
  paintStone(pen, 0, 0, radius, colour);
  context.restore();
}

function paintPlain(
  pen: CanvasPen,
  x: number,
  y: number,
  radius: number,
  colour: StoneColour,
): void {
  const square = (fill: string, half: number) => {
    pen.context.fillStyle = fill;
    pen.context.fillRect(x - half, y - half, 2 * half, 2 * half);
  };
  if (pen.palette.stones === "lit") return square(colour === BLACK ? "#111" : "#fff", radius);
  square(pen.palette.ink, radius);
  square(FLAT[colour], radius / 2);
}

function spriteOf(colour: StoneColour, pixels: number, palette: Palette): Canvas {
  const look = palette.stones === "flat" ? palette.ink : palette.ground;
  const key = `${look} ${colour} ${pixels}`;
  const known = sprites.get(key);
  if (known !== undefined) return known;
  if (sprites.size >= MANY) sprites.clear();
  const made = makeSprite(colour, pixels, palette);
  sprites.set(key, made);
  return made;
}

function makeSprite(colour: StoneColour, radius: number, palette: Palette): Canvas {
  const side = 2 * Math.ceil((SPRITE * radius) / 2);
  const [canvas, context] = newCanvas(side, side);
  if (context === null) return canvas;
  const middle = side / 2;
  if (palette.stones === "flat") paintFlat(context, middle, radius, colour, palette.ink);
  else paintLit(context, middle, radius, colour, palette.ground);
  return canvas;
}

function paintFlat(
  context: Context2D,
  middle: number,
  radius: number,
  colour: StoneColour,
  ink: string,
): void {
  context.fillStyle = FLAT[colour];
  context.strokeStyle = ink;
  context.lineWidth = Math.max(radius * 0.09, 1);
  traceStone(context, middle, radius - context.lineWidth / 2);
  context.fill();
  context.stroke();
}

function paintLit(
  context: Context2D,
  middle: number,
  radius: number,
  colour: StoneColour,
  ground: Ground,
): void {
  context.save();
  const shade = stoneShade(radius);
  context.shadowColor = STONE_SHADE[ground];
  context.shadowBlur = shade.blur;
  context.shadowOffsetY = shade.down;
  context.fillStyle = body(context, middle, radius, colour);
  traceStone(context, middle, radius);
  context.fill();
  context.restore();
  paintSheen(context, middle, radius, colour);
  paintRim(context, middle, radius, colour, ground);
}

function traceStone(context: Context2D, middle: number, radius: number): void {
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
}

function body(
  context: Context2D,
  middle: number,
  radius: number,
  colour: StoneColour,
): CanvasGradient {
  const [x, y] = [middle + radius * LIGHT.x, middle + radius * LIGHT.y];
  const gradient = context.createRadialGradient(x, y, radius * LIGHT.size, middle, middle, radius);
  for (const [offset, shade] of BODY[colour]) gradient.addColorStop(offset, shade);
  return gradient;
}

/** Sheen: a little light thrown back from the board onto the lower side. */
function paintSheen(context: Context2D, middle: number, radius: number, colour: StoneColour): void {
  const gradient = context.createRadialGradient(
    middle,
    middle - radius * 0.16,
    radius * 0.84,
    middle,
    middle,
    radius,
  );
  gradient.addColorStop(0, "#fff0");
  gradient.addColorStop(1, colour === BLACK ? "#ffffff14" : "#ffffff55");
  context.fillStyle = gradient;
  traceStone(context, middle, radius);
  context.fill();
}

function paintRim(
  context: Context2D,
  middle: number,
  radius: number,
  colour: StoneColour,
  ground: Ground,
): void {
  const width = rimWidth(radius);
  context.lineWidth = width;
  context.strokeStyle = RIM[ground][colour];
  traceStone(context, middle, radius - width / 2);
  context.stroke();
}
