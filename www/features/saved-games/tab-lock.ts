/** Tab lock: exclusive right of one tab to extend a line of entries; other tabs begin new lines.
 *  The browser releases it when the tab closes. */

import type { Saved } from "../../model/saved.ts";

/** Milliseconds. After a reload, the previous page may still hold the lock. */
const TIMEOUT_MS = 1500;

type LockTiming = "now" | "soon";

export class TabLock {
  #state: "asked" | "held" | "refused" | "released" = "asked";
  #releaseLock: () => void = () => {};

  constructor(line: string, haste: LockTiming) {
    void this.#ask(`gospace ${line}`, haste);
  }

  get isHeld(): boolean {
    return this.#state === "held";
  }

  get isPending(): boolean {
    return this.#state === "asked";
  }

  release(): void {
    this.#state = "released";
    this.#releaseLock();
  }

  /** Without the Web Locks API, tabs ignore one another. */
  async #ask(name: string, haste: LockTiming): Promise<void> {
    if (navigator.locks === undefined) {
      this.#state = "held";
      return;
    }
    const options =
      haste === "now" ? { ifAvailable: true } : { signal: AbortSignal.timeout(TIMEOUT_MS) };
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
          this.#releaseLock = done;
        });
  }
}

/** An entry that this tab continues, with the lock of its line. */
export interface LockedEntry {
  readonly base: Saved | null;
  readonly lock: TabLock | null;
}

export const NO_ENTRY: LockedEntry = { base: null, lock: null };

export function lockedEntry(base: Saved | null, haste: LockTiming): LockedEntry {
  return { base, lock: base === null ? null : new TabLock(base.line, haste) };
}

/** Releases the lock of the previous entry. */
export function switchedTo(before: LockedEntry, base: Saved | null): LockedEntry {
  before.lock?.release();
  return lockedEntry(base, "now");
}
