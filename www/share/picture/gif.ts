/** A game step by step as an animated GIF. A frame holds only the pixels that differ from the one
 *  before; all frames share one palette. Yields to the page between frames. */

import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { Game } from "gospace/play";
import type { GameDocument, Turn } from "../../engine/types.ts";
import { readBoard, readColouring, readGame } from "../../model/view-model.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Pieces } from "../../view/pieces.ts";
import { contextOf, groundCanvas, newCanvas, piecesCanvas } from "./canvas.ts";
import { type Composition, compose, piecesAt } from "./composition.ts";
import { framesOf } from "./frames.ts";
import type { PictureOptions } from "./types.ts";

/** In pixels, the longer side. */
const LONG_SIDE = 560;
/** A GIF has at most 256 colours; the last one is for pixels that stay as they were. */
const COLOURS = 255;
/** The palette is taken from this many frames, spread over the game. */
const SAMPLES = 6;
/** In milliseconds: after so much work the page has its turn. */
const SLICE = 24;

export interface Watch {
  /** `share` goes from 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/** Always on paper, since a pixel of a GIF is there or is not. Rejects with the signal's reason once
 *  that is aborted. */
export async function gifPicture(
  document: GameDocument,
  body: BoardLayout | null,
  options: PictureOptions,
  watch: Watch,
): Promise<Blob> {
  const game = new Game(document);
  try {
    const bytes = await encoded(new Film(game, body, { ...options, ground: "paper" }), watch);
    return new Blob([bytes], { type: "image/gif" });
  } finally {
    game.free();
  }
}

async function encoded(film: Film, { progress, signal }: Watch): Promise<Uint8Array<ArrayBuffer>> {
  const frames = framesOf(film.turnCount);
  const palette = film.palette(frames.map(({ turns }) => turns));
  const gif = GIFEncoder();
  let before: Uint32Array | null = null;
  let since = performance.now();
  for (const [i, { turns, delay }] of frames.entries()) {
    signal.throwIfAborted();
    const pixels = film.pixels(turns);
    gif.writeFrame(changes(pixels, before, palette), film.width, film.height, {
      ...(before === null ? { palette: [...palette, [0, 0, 0]] } : {}),
      transparent: before !== null,
      transparentIndex: palette.length,
      delay,
      dispose: 1,
    });
    before = pixels;
    progress((i + 1) / frames.length);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  gif.finish();
  return gif.bytes();
}

/** The palette's number for each pixel that differs; for all others the number past the palette. */
function changes(pixels: Uint32Array, before: Uint32Array | null, palette: number[][]): Uint8Array {
  if (before === null) return applyPalette(new Uint8Array(pixels.buffer), palette);
  const changed = [...pixels.keys()].filter((at) => pixels[at] !== before[at]);
  const colours = Uint32Array.from(changed, (at) => pixels[at] ?? 0);
  const indices = new Uint8Array(pixels.length).fill(palette.length);
  const found = applyPalette(new Uint8Array(colours.buffer), palette);
  changed.forEach((at, i) => {
    indices[at] = found[i] ?? 0;
  });
  return indices;
}

/** A game on a board that is drawn once, at any of its moments. */
class Film {
  readonly #game: Game;
  readonly #record: readonly Turn[];
  readonly #composition: Composition;
  readonly #ground: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  constructor(game: Game, body: BoardLayout | null, options: PictureOptions) {
    const board = readBoard(game, null);
    const view = readGame(game);
    this.#game = game;
    this.#record = view.record;
    this.#composition = compose(
      { board, game: view, document: game.document(), body },
      options,
      LONG_SIDE,
    );
    this.#ground = groundCanvas(this.#composition, 1);
    const { width, height } = this.#ground;
    this.#context = contextOf(newCanvas(width, height), { willReadFrequently: true });
  }

  get turnCount(): number {
    return this.#game.turnCount;
  }

  get width(): number {
    return this.#ground.width;
  }

  get height(): number {
    return this.#ground.height;
  }

  /** A number for the colour of each pixel. */
  pixels(turns: number): Uint32Array<ArrayBuffer> {
    const pieces = piecesCanvas({ ...this.#composition, pieces: this.#piecesAfter(turns) }, 1);
    this.#context.drawImage(this.#ground, 0, 0);
    this.#context.drawImage(pieces, 0, 0);
    const { data } = this.#context.getImageData(0, 0, this.width, this.height);
    return new Uint32Array(data.buffer);
  }

  palette(moments: readonly number[]): number[][] {
    const samples = Array.from({ length: SAMPLES }, (_, i) => {
      const at = Math.round((i / (SAMPLES - 1)) * (moments.length - 1));
      return this.pixels(moments[at] ?? 0);
    });
    const all = new Uint32Array(samples.length * this.width * this.height);
    for (const [i, pixels] of samples.entries()) all.set(pixels, i * pixels.length);
    return quantize(new Uint8Array(all.buffer), COLOURS);
  }

  #piecesAfter(turns: number): Pieces {
    const { board, pieces } = this.#composition;
    const colouring = readColouring(this.#game, board, turns);
    const moment = { ...colouring, lasting: null, record: this.#record, turnCount: turns };
    return piecesAt(moment, board, { numbers: pieces.numbers !== null });
  }
}
