/** Pictures of games, and games in pictures. */
import type { GameDocument } from "../../engine/types.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Size } from "../../view/camera.ts";
import { compose } from "./composition.ts";
import type { Watch } from "./gif.ts";
import type { Pictured, PictureOptions } from "./types.ts";

export { pngPicture } from "./png/png.ts";
export { documentInPicture } from "./read-document.ts";
export { svgPicture } from "./svg/svg.ts";
export type { Pictured, PictureOptions } from "./types.ts";

/** Size of an SVG or PNG in CSS pixels. */
export function pictureSize(of: Pictured, options: PictureOptions): Size {
  return compose(of, options).lens.size;
}

/** The game step by step, a frame for each turn, as a GIF; several turns a frame where there would be
 *  too many. `body` is as in `Pictured`. Its maker is loaded when it is first asked for. */
export async function animatedPicture(
  document: GameDocument,
  body: BoardLayout | null,
  options: PictureOptions,
  watch: Watch,
): Promise<Blob> {
  const { gifPicture } = await import("./gif.ts");
  return gifPicture(document, body, options, watch);
}
