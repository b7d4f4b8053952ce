/** Press guard: defers asynchronous updates while a pointer is pressed, since they might move the
 *  target of the press. */

/** Milliseconds. The click of a touch comes shortly after the release. */
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

  /** Idempotent. */
  lift(): void {
    if (this.#down) this.#lifting ??= setTimeout(() => this.#rest(), CLICK_MS);
  }

  /** Runs at once if no pointer is pressed. Deferred work keeps its order. */
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

/** The page's only press guard. */
export const hand = new Hand();
