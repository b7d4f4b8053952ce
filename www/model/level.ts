/** Levels of the computer: how much it considers for each turn. */

/** The bounds of a search: it ends at the first that it reaches. */
export interface Effort {
  /** Random games. */
  readonly playouts: number;
  readonly seconds: number;
}

/** From the weakest on. */
export const LEVELS = ["beginner", "casual", "club", "strong", "strongest"] as const;

export type Level = (typeof LEVELS)[number];

export const FIRST_LEVEL: Level = "club";

/** Games decide, so that a level plays alike on every machine; seconds only bound the wait where a game takes
 *  long: on large boards and on planes. */
export const EFFORTS: Readonly<Record<Level, Effort>> = {
  beginner: { playouts: 10, seconds: 2 },
  casual: { playouts: 60, seconds: 3 },
  club: { playouts: 350, seconds: 5 },
  strong: { playouts: 3_000, seconds: 15 },
  strongest: { playouts: 60_000, seconds: 60 },
};

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

/** The level for a time per turn, by which earlier versions of the page had the strength. */
export function levelOfSeconds(seconds: number): Level {
  if (seconds <= 1) return "club";
  return seconds <= 3 ? "strong" : "strongest";
}
