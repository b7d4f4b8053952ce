/** A game as a PNG picture, at twice the size of the same SVG, with the document in it. */
import { pictureCanvas } from "../canvas.ts";
import { compose } from "../composition.ts";
import type { Pictured, PictureOptions } from "../types.ts";
import { withDocument } from "./metadata.ts";

const DENSITY = 2;

/** Rejects where the browser cannot draw a picture of this size. */
export async function pngPicture(of: Pictured, options: PictureOptions): Promise<Blob> {
  const drawn = await pngOf(pictureCanvas(compose(of, options), DENSITY));
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  return new Blob([withDocument(bytes, of.document)], { type: "image/png" });
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the picture is too large for this browser"));
      else resolve(blob);
    }, "image/png");
  });
}
