/** Whether a hand is down, on a button or on a board. What comes by itself waits until it is up: it might move
 *  the page, and what is pressed away from under it. */

/** In milliseconds: the click of a finger comes a little after it is up. */
const CLICK_MS = 60;

class Hand {
  #down = false;
  #lifting: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  press(): void {
    clearTimeout(this.#lifting);
    this.#lifting = undefined;
    this.#down = true;
  }

  /** Said again it changes nothing. */
  lift(): void {
    if (this.#down) this.#lifting ??= setTimeout(() => this.#rest(), CLICK_MS);
  }

  /** At once where no hand is down; later works come after earlier ones. */
  whenUp(work: () => void): void {
    if (this.#down) this.#waiting.push(work);
    else work();
  }

  #rest(): void {
    this.#lifting = undefined;
    this.#down = false;
    for (const work of this.#waiting.splice(0)) work();
  }
}

/** A page has one. */
export const hand = new Hand();
