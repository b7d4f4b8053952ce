/** English names of points by their places: the core makes them, so that a translation has only what it says otherwise. */

/** A name on a ring: the number of the ring, and the place there. */
export const ON_RING = /^ring (\d+), (\d+) of \d+$/;

/** `name`: by the core, and no author's label. */
export function placeName(name: string): string {
  return name;
}
