/** Small pictures of the generators, painted when they come near: of a board of each family with few points, and of the
 *  drawing for those that start from it. */
import type { Game } from "gospace/play";
import { full } from "../../engine/full-module.ts";
import { linePicture, type Picture, paintPicture } from "../../panels/board-picture.ts";
import { NearPainter } from "../../panels/near-painter.ts";
import { type EditorController, pitchOf } from "../../sketch/editor-controller.ts";
import { type GeneratorChoice, pictureValues } from "../../sketch/generator-form.ts";
import { paintSketch } from "../../view/editor-canvas/thumbnail.ts";
import { pair } from "../../view/measure.ts";
import { readPalette } from "../../view/theme.ts";

/** Seed of random boards. */
const SEED = 3;
/** Stones on the picture of a family. */
const STONES = 5;

export interface Plates {
  watch(canvas: HTMLElement, choice: GeneratorChoice): void;
  /** Paints those in sight again: the drawing or the colours may be others. */
  repaint(): void;
}

export function mountPlates(root: HTMLElement, editor: EditorController): Plates {
  return new NearPainter<GeneratorChoice>(root, "200px 0px", (canvas, choice) => {
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    if (choice.source.kind === "family") return paintPicture(canvas, size, familyPicture(choice));
    const { sketch } = editor;
    paintSketch(canvas, size, devicePixelRatio, sketch, pitchOf(sketch), readPalette());
  });
}

function familyPicture(choice: GeneratorChoice): Picture {
  return linePicture(full().generate(choice.id, pictureValues(choice), SEED), playSome);
}

/** Plays some turns near the middle of the board, as a game may begin; none where stones stand anywhere. */
function playSome(game: Game): void {
  const { xy } = game.drawing();
  const places = Array.from({ length: xy.length / 2 }, (_, at) => pair(xy, at));
  const middle = {
    x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
    y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
  };
  const away = places.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  const nearest = [...away.keys()].sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0));
  let played = 0;
  for (const play of nearest) {
    if (played === STONES) return;
    if (game.tryPlay({ play }).refusal === null) played++;
  }
}
