/** A page's own time, which tests move by hand. */
import type { TimeSource } from "../../../www/features/clock/clock-controller.ts";

export class TimeByHand implements TimeSource {
  #now = 0;
  readonly #listeners = new Set<() => void>();

  get runs(): boolean {
    return this.#listeners.size > 0;
  }

  now(): number {
    return this.#now;
  }

  every(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** In seconds, as one step. */
  go(seconds: number): void {
    this.#now += 1000 * seconds;
    for (const listener of [...this.#listeners]) listener();
  }
}
