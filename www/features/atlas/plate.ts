/** Plates: small boards drawn by the page's own layers, at half the size and twice the density, so that lines are
 *  thick and stones large. */
import type { GameDocument } from "../../engine/types.ts";
import { gamePicture, paintPicture } from "../../panels/board-picture.ts";

/** Thickness of plates, and of one that is wider than `wide`, as a multiple of that of a board. */
const BOLD = { plate: 2, large: 3.4, wide: 300 } as const;

export function paintPlate(canvas: HTMLCanvasElement, document: GameDocument): void {
  const { clientWidth, clientHeight } = canvas;
  if (clientWidth === 0) return;
  const bold = clientWidth > BOLD.wide ? BOLD.large : BOLD.plate;
  const size = { width: clientWidth / bold, height: clientHeight / bold };
  paintPicture(canvas, size, gamePicture(document, null), bold * devicePixelRatio);
}
