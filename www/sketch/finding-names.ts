/** Names of the things in findings, by the words of a language. */

/** A point at the beginning of a sentence: a name that is only a number gets its noun. */
/* @__NO_SIDE_EFFECTS__ */
export function pointsBy(noun: string): (name: string) => string {
  return (name) =>
    /^\d+$/.test(name)
      ? `${noun} ${name}`
      : name.replace(/^(?=ring |centre$)./, (first) => first.toUpperCase());
}

/** The outline of a region is ring 0, its holes are the others. */
/* @__NO_SIDE_EFFECTS__ */
export function ringsBy(outline: string, hole: string): (ring: number) => string {
  return (ring) => (ring === 0 ? outline : `${hole} ${ring}`);
}

/** The width of a wall in whole ticks. */
export function ticksWide(width: number): number {
  return Math.max(Math.round(width), 1);
}

/** "{1, 2, 4}" */
export function setOf(points: Iterable<number>, nameOf: (point: number) => string): string {
  return `{${Array.from(points, nameOf).join(", ")}}`;
}
