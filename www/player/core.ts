/** The core of a page or a frame: of it what the games need that are opened. */
import { load, loadLight, type WasmSource } from "gospace/play";
import type { Given } from "./messages.ts";
import { type Part, partFor } from "./part.ts";

/** Gives a part's module; undefined: the file beside the core's own. */
type Take = (part: Part) => Promise<WasmSource | undefined>;

export class Core {
  readonly #take: Take;
  readonly #coming: Partial<Record<Part, Promise<void>>> = {};
  #there: Part | null = null;

  constructor(take: Take) {
    this.#take = take;
  }

  /** Loads what a game needs; null if it is there. A failed load can be retried. */
  ready(game: Given): Promise<void> | null {
    const part = partFor(game);
    if (this.#there === "whole" || this.#there === part) return null;
    const coming = this.#coming.whole ?? this.#coming[part];
    if (coming !== undefined) return coming;
    const loading = this.#load(part);
    this.#coming[part] = loading;
    return loading;
  }

  async #load(part: Part): Promise<void> {
    try {
      const module = await this.#take(part);
      await (part === "light" ? loadLight(module) : load(module));
      if (this.#there === null || part === "whole") this.#there = part;
    } finally {
      delete this.#coming[part];
    }
  }
}
