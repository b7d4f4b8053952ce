/** The makers of pictures by themselves, as a module that a test can load into the page. */
import { Game, galleryDocument, load } from "gospace";
import type { GameDocument } from "../../www/engine/types.ts";
import { readBoard, readGame } from "../../www/model/view-model.ts";
import {
  animatedPicture,
  type PictureOptions,
  pngPicture,
  svgPicture,
} from "../../www/share/picture/picture.ts";

const OPTIONS: PictureOptions = { theme: "light", labels: true, numbers: false, ground: "paper" };

type Some = Partial<PictureOptions>;

function pictured(document: GameDocument | string) {
  const game = new Game(document);
  const board = readBoard(game, null);
  return { board, game: readGame(game), document: game.document() };
}

/** In base 64: long lists of numbers take long to leave a page. */
async function bytesOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export const picturing = {
  load,
  /** A board of the gallery with a few turns. */
  played: (id: string): GameDocument => {
    const game = new Game(galleryDocument(id));
    const { stone, rings } = game.drawing();
    const far = rings.reduce((most, each) => Math.max(most, each), 0);
    for (let turn = 0; turn < 8; turn++) {
      const spot = stone > 0 ? game.snaps((turn * far) / 8, far / 3, 4 * stone)[0] : undefined;
      const open = stone > 0 ? [] : game.allowed();
      const at = open[Math.floor((turn * open.length) / 8)];
      if (spot !== undefined) game.play({ play: [spot.x, spot.y] });
      else if (at !== undefined) game.play({ play: at });
    }
    return game.document();
  },
  svg: (document: GameDocument, options: Some = {}) =>
    svgPicture(pictured(document), { ...OPTIONS, ...options }),
  png: async (document: GameDocument, options: Some = {}) =>
    bytesOf(await pngPicture(pictured(document), { ...OPTIONS, ...options })),
  gif: async (document: GameDocument, options: Some = {}) => {
    const shares: number[] = [];
    const watch = {
      progress: (share: number) => void shares.push(share),
      signal: new AbortController().signal,
    };
    const blob = await animatedPicture(document, null, { ...OPTIONS, ...options }, watch);
    return { bytes: await bytesOf(blob), shares };
  },
  /** The outcome of an animation that is given up after its first frame. */
  abortedGif: async (document: GameDocument) => {
    const control = new AbortController();
    const watch = { progress: () => control.abort(), signal: control.signal };
    try {
      await animatedPicture(document, null, OPTIONS, watch);
      return "made";
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  },
};
