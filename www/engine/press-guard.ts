/** Press guard: defers asynchronous updates while a pointer is pressed, since they might move the
 *  target of the press. */

/** Milliseconds. The click of a touch comes shortly after the release. */
const CLICK_MS = 60;

class PressGuard {
  #pressed = false;
  #releasing: ReturnType<typeof setTimeout> | undefined;
  #deferred: (() => void)[] = [];

  press(): void {
    clearTimeout(this.#releasing);
    this.#releasing = undefined;
    this.#pressed = true;
  }

  /** Idempotent. */
  release(): void {
    if (this.#pressed) this.#releasing ??= setTimeout(() => this.#runDeferred(), CLICK_MS);
  }

  /** Runs at once if no pointer is pressed. Deferred work keeps its order. */
  whenReleased(work: () => void): void {
    if (this.#pressed) this.#deferred.push(work);
    else work();
  }

  #runDeferred(): void {
    this.#releasing = undefined;
    this.#pressed = false;
    for (const work of this.#deferred.splice(0)) work();
  }
}

/** The page's only press guard. */
export const pressGuard = new PressGuard();
