/** Object of the core that a caller holds, with a way to make it anew in a fresh instance, and until
 *  it is freed. */
import { freed } from "../words/core/module.ts";
import { GospaceError } from "./errors.ts";
import { call, currentGeneration } from "./instance.ts";

export class Held<T extends { free(): void }> {
  /** "game", "search": for errors. */
  readonly #noun: string;
  #object: T | null;
  #generation: number;

  constructor(noun: string, create: () => T) {
    this.#noun = noun;
    this.#object = call(create);
    this.#generation = currentGeneration();
  }

  /** Passes a question to the object. `renew` makes it anew if its instance is gone. Throws
   *  GospaceError: `freed`, or the answer's own. */
  ask<A>(question: (object: T) => A, renew: () => T): A {
    return call(() => {
      let object = this.#kept();
      if (this.#generation !== currentGeneration()) {
        object = renew();
        this.#object = object;
        this.#generation = currentGeneration();
      }
      return question(object);
    });
  }

  /** Frees the object's memory. Throws GospaceError: `freed`, the second time. */
  free(): void {
    const object = this.#kept();
    this.#object = null;
    if (this.#generation === currentGeneration()) object.free();
  }

  #kept(): T {
    if (this.#object === null) throw new GospaceError("freed", freed(this.#noun));
    return this.#object;
  }
}
