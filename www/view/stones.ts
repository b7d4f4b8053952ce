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
  context.shadowColor = ground === "dark" ? "#000a" : "#2b1c0566";
  context.shadowBlur = radius * 0.3;
  context.shadowOffsetY = radius * 0.13;
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
  const [x, y] = [middle - radius * 0.35, middle - radius * 0.42];
  const gradient = context.createRadialGradient(x, y, radius * 0.08, middle, middle, radius);
  if (colour === BLACK) {
    gradient.addColorStop(0, "#6a6a69");
    gradient.addColorStop(0.52, "#262625");
    gradient.addColorStop(1, "#0a0a0a");
  } else {
    gradient.addColorStop(0, "#ffffff");
    gradient.addColorStop(0.7, "#f3f0ea");
    gradient.addColorStop(1, "#ccc6bb");
  }
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

/** What sets a stone off its ground: light round black in the dark, dark round white in the light. */
function paintRim(
  context: CanvasRenderingContext2D,
  middle: number,
  radius: number,
  colour: StoneColour,
  ground: Ground,
): void {
  const width = Math.min(Math.max(radius * 0.045, 1), WIDEST_RIM);
  context.lineWidth = width;
  if (colour === BLACK) context.strokeStyle = ground === "dark" ? "#ffffff66" : "#00000066";
  else context.strokeStyle = ground === "dark" ? "#00000040" : "#4d432f66";
  traceStone(context, middle, radius - width / 2);
  context.stroke();
}
