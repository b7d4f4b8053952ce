/** Tab lock: exclusive right of one tab to extend a line of entries; other tabs begin new lines.
 *  The browser releases it when the tab closes. */

import type { Saved } from "../model/saved.ts";

/** Milliseconds. After a reload, the previous page may still hold the lock. */
const PATIENCE_MS = 1500;

export type Haste = "now" | "soon";

export class TabLock {
  #state: "asked" | "held" | "refused" | "released" = "asked";
  #letGo: () => void = () => {};

  constructor(line: string, haste: Haste) {
    void this.#ask(`gospace ${line}`, haste);
  }

  get isHeld(): boolean {
    return this.#state === "held";
  }

  get isOpen(): boolean {
    return this.#state === "asked";
  }

  release(): void {
    this.#state = "released";
    this.#letGo();
  }

  /** Without the Web Locks API, tabs ignore one another. */
  async #ask(name: string, haste: Haste): Promise<void> {
    if (navigator.locks === undefined) {
      this.#state = "held";
      return;
    }
    const options =
      haste === "now" ? { ifAvailable: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    try {
      await navigator.locks.request(name, options, (lock) => this.#take(lock));
    } catch {
      if (this.#state === "asked") this.#state = "refused";
    }
  }

  #take(lock: Lock | null): Promise<void> | null {
    if (this.#state === "released") return null;
    this.#state = lock === null ? "refused" : "held";
    return lock === null
      ? null
      : new Promise((done) => {
          this.#letGo = done;
        });
  }
}

/** An entry that this tab continues, with the lock of its line. */
export interface Hand {
  readonly base: Saved | null;
  readonly claim: TabLock | null;
}

export const EMPTY_HAND: Hand = { base: null, claim: null };

export function handOf(base: Saved | null, haste: Haste): Hand {
  return { base, claim: base === null ? null : new TabLock(base.line, haste) };
}

/** Releases the lock of the previous entry. */
export function taken(before: Hand, base: Saved | null): Hand {
  before.claim?.release();
  return handOf(base, "now");
}
