/** Background picture of a drawing, faintly under it to be traced. Nothing snaps to it or selects it, no rule reads it, and no
 *  document has it, but for a file that was asked to. The picture itself is kept elsewhere, by its key. */
import { isRecord } from "../engine/is-record.ts";
import type { GameDocument, Pair } from "../engine/types.ts";

export interface Background {
  /** Key of the picture; as a file has it, the picture itself as a data URL. */
  readonly picture: string;
  /** Upper left corner, and sizes, in board units. */
  readonly at: Pair;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  readonly hidden: boolean;
}

export const LEAST_OPACITY = 0.05;
export const FIRST_OPACITY = 0.4;
const FARTHEST = 1e9;

/** Pictures as files have them: no drawing program's markup among them. */
const WRITTEN = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const KEY = /^[\da-z-]{1,80}$/;

/** Place of a picture: in the file itself, or on this device. */
type Whereabouts = "written" | "kept";

/** Null for a value that is none, as another version of the page may have written it. */
export function readBackground(value: unknown, where: Whereabouts): Background | null {
  if (!isRecord(value) || !Array.isArray(value.at)) return null;
  const { picture, at, width, height, opacity, hidden } = value;
  const [x, y] = at;
  const isPicture =
    typeof picture === "string" && (where === "written" ? WRITTEN : KEY).test(picture);
  const sizes = [width, height].every((size) => isWithin(size, Number.MIN_VALUE, FARTHEST));
  const isPlaced = [x, y].every((each) => isWithin(each, -FARTHEST, FARTHEST));
  if (!isPicture || !sizes || !isPlaced || !isWithin(opacity, LEAST_OPACITY, 1)) return null;
  return {
    picture,
    at: [x, y],
    width: Number(width),
    height: Number(height),
    opacity: Number(opacity),
    hidden: hidden === true,
  };
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === "number" && value >= least && value <= most;
}

/** True for a picture that a file has brought, and this device does not keep yet. */
export function isWritten({ picture }: Background): boolean {
  return picture.startsWith("data:");
}

/** The document with the picture in it. */
export function withWritten(
  document: GameDocument,
  background: Background,
  picture: string,
): GameDocument {
  return { ...document, drawing: { ...document.drawing, background: { ...background, picture } } };
}

/** As wide as this, from the same corner on and in the same proportions. */
export function asWide(background: Background, width: number): Background {
  return { ...background, width, height: (background.height * width) / background.width };
}

export function movedBy(background: Background, [dx, dy]: Pair): Background {
  const [x, y] = background.at;
  return { ...background, at: [x + dx, y + dy] };
}

/** The same place in units that are so many times as fine. */
export function inUnits(background: Background | null, times: number): Background | null {
  if (background === null) return null;
  const { at, width, height } = background;
  const [x, y] = at;
  return {
    ...background,
    at: [x * times, y * times],
    width: width * times,
    height: height * times,
  };
}
