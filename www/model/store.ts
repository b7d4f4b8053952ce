/** Store: holds a state, and calls its listeners with each new one, in the order of the actions. */

export type Listener<S> = (state: S, before: S) => void;

export class Store<S, A> {
  #state: S;
  readonly #reduce: (state: S, action: A) => S;
  /** Each with the number of changes made before it subscribed. */
  readonly #listeners: { readonly listener: Listener<S>; readonly after: number }[] = [];
  /** Changes that some listeners have not received yet. */
  readonly #changes: { readonly state: S; readonly before: S; readonly number: number }[] = [];
  #count = 0;

  constructor(initial: S, reduce: (state: S, action: A) => S) {
    this.#state = initial;
    this.#reduce = reduce;
  }

  get state(): S {
    return this.#state;
  }

  /** Reduces at once. A dispatch made by a listener is queued until all listeners have the change
   *  before. */
  dispatch(action: A): void {
    const before = this.#state;
    this.#state = this.#reduce(before, action);
    this.#changes.push({ state: this.#state, before, number: ++this.#count });
    if (this.#changes.length === 1) this.#notify();
  }

  /** Also calls the listener at once, with the same state twice; then with the changes after it. */
  subscribe(listener: Listener<S>): void {
    this.#listeners.push({ listener, after: this.#count });
    listener(this.#state, this.#state);
  }

  #notify(): void {
    try {
      for (let next = this.#changes[0]; next !== undefined; next = this.#changes[0]) {
        for (const { listener, after } of this.#listeners)
          if (next.number > after) listener(next.state, next.before);
        this.#changes.shift();
      }
    } finally {
      this.#changes.length = 0;
    }
  }
}
