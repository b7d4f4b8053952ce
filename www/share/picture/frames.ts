/** The frames of an animation: the moments of a game, and the time for each. */

/** A longer game is shown several turns at a time. */
export const MOST_FRAMES = 240;
/** In milliseconds. The whole takes about a minute, unless that would be too fast or too slow. */
const DURATION = 60_000;
const SHORTEST = 250;
const USUAL = 900;
const LAST = 3000;

export interface Frame {
  /** The board after this many turns. */
  readonly turns: number;
  /** In milliseconds. */
  readonly delay: number;
}

/** From the first board to the last one in steps of one turn; in the least equal steps that make no
 *  more than `MOST_FRAMES` frames of a longer game. */
export function framesOf(turnCount: number): Frame[] {
  const step = Math.max(Math.ceil(turnCount / (MOST_FRAMES - 1)), 1);
  const count = Math.ceil(turnCount / step) + 1;
  const delay = Math.round(Math.min(Math.max(DURATION / count, SHORTEST), USUAL) / 10) * 10;
  return Array.from({ length: count }, (_, i) => ({
    turns: Math.min(i * step, turnCount),
    delay: i + 1 < count ? delay : LAST,
  }));
}
