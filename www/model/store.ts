/** Holds the state and tells its listeners of each new one. */
import { type Action, reduce } from "./actions.ts";
import type { State } from "./state.ts";

export type Listener = (state: State, before: State) => void;

export class Store {
  #state: State;
  readonly #listeners: Listener[] = [];

  constructor(initial: State) {
    this.#state = initial;
  }

  get state(): State {
    return this.#state;
  }

  dispatch(action: Action): void {
    const before = this.#state;
    this.#state = reduce(before, action);
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  /** Calls the listener at once as well, with the same state twice. */
  subscribe(listener: Listener): void {
    this.#listeners.push(listener);
    listener(this.#state, this.#state);
  }
}
