/** Allowance: messages of another page that are read, at once and in a second; those of a flood are not. */

const BURST = 60;
const PER_SECOND = 20;

export class Allowance {
  #left = BURST;
  #counted: number;
  readonly #now: () => number;

  /** `now`: in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#counted = now();
  }

  /** False if no more is left for a message of this cost. */
  takes(cost: number): boolean {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#counted) / 1000) * PER_SECOND);
    this.#counted = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** Cost of a whole game. */
export const GAME_COST = 15;
