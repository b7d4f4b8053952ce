/** Pictures as they are taken in and given out: drawn anew within limits, so that nothing of a file but its look is kept. An SVG
 *  is shown as a picture, never as markup. */
import type { Size } from "../../../view/camera.ts";
import { BACKGROUND_REFUSALS } from "../../../words/background.ts";

export const ACCEPTED = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml"];

const MEGABYTE = 1 << 20;
export const MOST_BYTES = 32 * MEGABYTE;
const MOST_PIXELS = 64e6;
/** Longest side of a picture as it is kept, and of an SVG, which has no pixels of its own. */
const LONGEST = 3072;
/** Bytes of a picture in a file, and its longest side where it has more. */
const MOST_WRITTEN = 1_500_000;
const LONGEST_WRITTEN = 2048;
const QUALITY = { kept: 0.9, written: 0.8 };

export type Taken =
  | { readonly kind: "taken"; readonly blob: Blob; readonly size: Size }
  | { readonly kind: "refused"; readonly words: string };

/** Null for a picture that can be taken. */
export function refusalOf({ size, type }: Pick<Blob, "size" | "type">): string | null {
  if (!ACCEPTED.includes(type)) return BACKGROUND_REFUSALS.type;
  if (size <= MOST_BYTES) return null;
  return BACKGROUND_REFUSALS.megabytes(Math.ceil(size / MEGABYTE), MOST_BYTES / MEGABYTE);
}

/** Size at which a picture is drawn whose longest side is this at most; a picture without pixels is as long as that. */
export function within({ width, height }: Size, longest: number, of: "pixels" | "lines"): Size {
  const share = longest / Math.max(width, height);
  const scale = of === "pixels" ? Math.min(share, 1) : share;
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}

/** Null for a picture of a size that can be drawn. */
export function refusalOfSize({ width, height }: Size): string | null {
  if (width === 0 || height === 0) return BACKGROUND_REFUSALS.sizeless;
  return width * height > MOST_PIXELS ? BACKGROUND_REFUSALS.pixels(width, height) : null;
}

export async function taken(file: Blob): Promise<Taken> {
  const refusal = refusalOf(file);
  if (refusal !== null) return { kind: "refused", words: refusal };
  const image = await decoded(file);
  if (image === null) return { kind: "refused", words: BACKGROUND_REFUSALS.unreadable };
  const isLines = file.type === "image/svg+xml";
  const own = { width: image.naturalWidth, height: image.naturalHeight };
  const words = refusalOfSize(own);
  if (words !== null) return { kind: "refused", words };
  const size = within(own, LONGEST, isLines ? "lines" : "pixels");
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/png";
  const blob = await redrawn(image, size, type, QUALITY.kept);
  return blob === null
    ? { kind: "refused", words: BACKGROUND_REFUSALS.unreadable }
    : { kind: "taken", blob, size };
}

/** A kept picture for a file, smaller where it has to be; null where it cannot be drawn. */
export async function asDataUrl(kept: Blob): Promise<string | null> {
  if (kept.size <= MOST_WRITTEN) return dataUrl(kept);
  const image = await decoded(kept);
  if (image === null) return null;
  for (let longest = LONGEST_WRITTEN; longest > 1; longest /= 2) {
    const size = within(image, longest, "pixels");
    const blob = await redrawn(image, size, "image/jpeg", QUALITY.written);
    if (blob === null) return null;
    if (blob.size <= MOST_WRITTEN) return dataUrl(blob);
  }
  return null;
}

/** The picture in a data URL of base64. */
export function fromDataUrl(url: string): Blob {
  const [head = "", body = ""] = url.split(",");
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? "";
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Null where it is no picture that this browser knows. Its pixels are read once it is drawn. */
function decoded(blob: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  const found = new Promise<HTMLImageElement | null>((resolve) => {
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
  });
  image.src = address;
  return found.finally(() => URL.revokeObjectURL(address));
}

/** Null where the browser does not give the pixels back. A JPEG has white where a picture is transparent. */
function redrawn(
  image: HTMLImageElement,
  { width, height }: Size,
  type: string,
  quality: number,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  if (type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  return new Promise((resolve) => {
    try {
      context.drawImage(image, 0, 0, width, height);
      canvas.toBlob(resolve, type, quality);
    } catch {
      resolve(null);
    }
  });
}
