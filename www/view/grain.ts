/** Grain of wood: a tile of fine streaks, made once for each ground and laid as a pattern that moves with the
 *  board. Only for the stage: pictures stay plain, so that all their formats show the same board. */
import { type CanvasPen, newCanvas } from "./pen.ts";
import type { Ground } from "./theme.ts";

/** Tile in CSS pixels before it is drawn out along the fibres. */
const TILE = { width: 128, height: 384 } as const;
const ALONG = 6;
/** Width of a picture in CSS pixels below which grain would only be noise. */
const LEAST_WIDTH = 240;

/** Colours of the dark and the light streaks, and their greatest opacity. */
export const GRAIN = {
  light: { dark: "#7a5316", pale: "#fff6dc", most: 0.16 },
  dark: { dark: "#22130a", pale: "#7d5630", most: 0.2 },
} as const satisfies Record<Ground, unknown>;

const tiles = new Map<Ground, ImageBitmapSource & CanvasImageSource>();

/** Pattern of the grain in the present coordinates, which measure `unit` CSS pixels; null without one. */
export function grainPattern(pen: CanvasPen, within: "screen" | "board"): CanvasPattern | null {
  const { palette, size, camera } = pen;
  if (pen.wood !== "grained" || palette.stones === "flat" || size.width < LEAST_WIDTH) return null;
  const pattern = pen.context.createPattern(tileOf(palette.ground), "repeat");
  // The streaks keep about their width on the screen, and their place on the board.
  const zoom = camera.scale / 2 ** Math.round(Math.log2(camera.scale));
  const laid = new DOMMatrix([ALONG * zoom, 0, 0, zoom, camera.left, camera.top]);
  const { scale, left, top } = camera;
  const screen = new DOMMatrix([scale, 0, 0, scale, left, top]);
  pattern?.setTransform(within === "screen" ? laid : screen.inverse().multiply(laid));
  return pattern;
}

function tileOf(ground: Ground): ImageBitmapSource & CanvasImageSource {
  const known = tiles.get(ground);
  if (known !== undefined) return known;
  const [canvas, context] = newCanvas(TILE.width, TILE.height);
  context?.putImageData(grainOf(ground), 0, 0);
  tiles.set(ground, canvas);
  return canvas;
}

function grainOf(ground: Ground): ImageData {
  const image = new ImageData(TILE.width, TILE.height);
  const { dark, pale, most } = GRAIN[ground];
  const inks = { dark: rgb(dark), pale: rgb(pale) };
  for (let y = 0, at = 0; y < TILE.height; y++)
    for (let x = 0; x < TILE.width; x++, at += 4) {
      const depth = depthAt(x, y);
      image.data.set(depth < 0 ? inks.dark : inks.pale, at);
      image.data[at + 3] = 255 * most * Math.abs(depth);
    }
  return image;
}

/** Depth of the grain at a spot of the tile, from −1, dark, to 1, pale; its sides run on in one another. */
export function depthAt(x: number, y: number): number {
  const turn = (2 * Math.PI * x) / TILE.width;
  const bent = y + 5 * Math.sin(turn) + 2 * Math.sin(2 * turn + 1);
  const rings = streak(bent, 12, 1) * 0.55;
  return rings + streak(bent, 4, 2) * 0.3 + streak(y + Math.sin(3 * turn), 1.5, 3) * 0.15;
}

/** Smooth noise of this width across the fibres, between −1 and 1. */
function streak(y: number, width: number, seed: number): number {
  const count = TILE.height / width;
  const at = y / width;
  const low = Math.floor(at);
  const part = at - low;
  const eased = part * part * (3 - 2 * part);
  return (1 - eased) * drawn(low, count, seed) + eased * drawn(low + 1, count, seed);
}

/** Number between −1 and 1 that belongs to a place on a ring of `count`. */
function drawn(place: number, count: number, seed: number): number {
  const index = ((place % count) + count) % count;
  const mixed = Math.imul(index + 97 * seed + 1, 0x9e3779b1);
  return (((mixed ^ (mixed >>> 15)) >>> 8) % 2001) / 1000 - 1;
}

function rgb(hex: string): readonly number[] {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
}
