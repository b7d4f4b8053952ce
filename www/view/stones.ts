/** Stones as sprites: each size and colour is drawn once, with its light and shadow, and then copied. */
import { BLACK, type StoneColour } from "../model/state.ts";
import { crisp, type Pen } from "./pen.ts";
import type { Ground } from "./theme.ts";

/** The sprite is this many radii wide and high, the stone in its middle: room for the shadow. */
const SPRITE = 3;
/** Below this many device pixels of radius a stone is a plain dot. */
const PLAIN = 2.5;
const MANY = 240;
/** In device pixels. */
const WIDEST_RIM = 2.4;

/** What a stone throws on the board. */
export const STONE_SHADE: Readonly<Record<Ground, string>> = { light: "#2b1c0566", dark: "#000a" };
/** Where a stone is lightest, from its middle and in its radii, and how large that spot is. */
export const LIGHT = { x: -0.35, y: -0.42, size: 0.08 } as const;
/** From that spot to the rim. */
export const BODY: Readonly<Record<StoneColour, readonly (readonly [number, string])[]>> = {
  1: [
    [0, "#6a6a69"],
    [0.52, "#262625"],
    [1, "#0a0a0a"],
  ],
  2: [
    [0, "#ffffff"],
    [0.7, "#f3f0ea"],
    [1, "#ccc6bb"],
  ],
};
/** What sets a stone off its ground: light round black in the dark, dark round white in the light. */
export const RIM: Readonly<Record<Ground, Readonly<Record<StoneColour, string>>>> = {
  light: { 1: "#00000066", 2: "#4d432f66" },
  dark: { 1: "#ffffff66", 2: "#00000040" },
};

/** In the same unit as the radius, as the blur of a canvas. */
export function stoneShade(radius: number): { blur: number; down: number } {
  return { blur: radius * 0.3, down: radius * 0.13 };
}

/** In device pixels. */
export function rimWidth(radius: number): number {
  return Math.min(Math.max(radius * 0.045, 1), WIDEST_RIM);
}

const sprites = new Map<string, HTMLCanvasElement>();

/** `radius` and the place in CSS pixels. */
export function paintStone(
  pen: Pen,
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
  const sprite = spriteOf(colour, Math.round(pixels * 4) / 4, pen.palette.ground);
  const side = sprite.width / pen.density;
  pen.context.drawImage(
    sprite,
    crisp(pen, x - side / 2, 2),
    crisp(pen, y - side / 2, 2),
    side,
    side,
  );
}

function paintPlain(pen: Pen, x: number, y: number, radius: number, colour: StoneColour): void {
  pen.context.fillStyle = colour === BLACK ? "#111" : "#fff";
  pen.context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function spriteOf(colour: StoneColour, pixels: number, ground: Ground): HTMLCanvasElement {
  const key = `${ground} ${colour} ${pixels}`;
  const known = sprites.get(key);
  if (known !== undefined) return known;
  if (sprites.size >= MANY) sprites.clear();
  const made = makeSprite(colour, pixels, ground);
  sprites.set(key, made);
  return made;
}

function makeSprite(colour: StoneColour, radius: number, ground: Ground): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * Math.ceil((SPRITE * radius) / 2);
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const middle = canvas.width / 2;
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
  return canvas;
}

function traceStone(context: CanvasRenderingContext2D, middle: number, radius: number): void {
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
}

function body(
  context: CanvasRenderingContext2D,
  middle: number,
  radius: number,
  colour: StoneColour,
): CanvasGradient {
  const [x, y] = [middle + radius * LIGHT.x, middle + radius * LIGHT.y];
  const gradient = context.createRadialGradient(x, y, radius * LIGHT.size, middle, middle, radius);
  for (const [offset, shade] of BODY[colour]) gradient.addColorStop(offset, shade);
  return gradient;
}

/** A little light thrown back from the board onto the lower side. */
function paintSheen(
  context: CanvasRenderingContext2D,
  middle: number,
  radius: number,
  colour: StoneColour,
): void {
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
  context: CanvasRenderingContext2D,
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
