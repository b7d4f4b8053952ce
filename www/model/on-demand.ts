/** Part of the page that is fetched when it is first needed. */
export class OnDemand<T> {
  readonly #fetch: () => Promise<T>;
  #fetched: Promise<T> | null = null;
  #loaded: T | null = null;
  readonly #listeners: ((part: T) => void)[] = [];

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** The part; null until it is loaded. */
  get loaded(): T | null {
    return this.#loaded;
  }

  /** Loads the part once. Rejects where it cannot be fetched; another call tries again. */
  load(): Promise<T> {
    this.#fetched ??= this.#fetch().then(
      (part) => {
        this.#loaded = part;
        for (const listener of this.#listeners) listener(part);
        return part;
      },
      (error: unknown) => {
        this.#fetched = null;
        throw error;
      },
    );
    return this.#fetched;
  }

  /** Calls the listener with the part: now, or as soon as it is loaded. */
  whenLoaded(listener: (part: T) => void): void {
    if (this.#loaded !== null) listener(this.#loaded);
    else this.#listeners.push(listener);
  }
}
