/** Holds a state and tells its listeners of each new one. */

export type Listener<S> = (state: S, before: S) => void;

export class Store<S, A> {
  #state: S;
  readonly #reduce: (state: S, action: A) => S;
  readonly #listeners: Listener<S>[] = [];

  constructor(initial: S, reduce: (state: S, action: A) => S) {
    this.#state = initial;
    this.#reduce = reduce;
  }

  get state(): S {
    return this.#state;
  }

  dispatch(action: A): void {
    const before = this.#state;
    this.#state = this.#reduce(before, action);
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  /** Calls the listener at once as well, with the same state twice. */
  subscribe(listener: Listener<S>): void {
    this.#listeners.push(listener);
    listener(this.#state, this.#state);
  }
}
