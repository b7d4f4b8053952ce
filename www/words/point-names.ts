/** English names of points by their places: the core makes them, so that a translation has only what it says otherwise. */
import type { Board } from "../engine/types.ts";

/** A name on a ring: the number of the ring, and the place there. */
export const ON_RING = /^ring (\d+), (\d+) of \d+$/;

/** `name`: by the core, and no author's label. */
export function placeName(name: string): string {
  return name;
}

/** Names of a board's placements by the core. Labels are the author's: they stay in every language, and no other name
 *  becomes equal to one. */
export function namesInWords(names: readonly string[], _board: Board): readonly string[] {
  return names;
}
