/** Search for the best turn of a position, on any board and under any rules. */

import { Search as FaceSearch, type SearchAnswer } from "../../build/wasm/full/gospace_wasm.js";
import { SEARCH_GONE } from "../words/core/module.ts";
import { documentText } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { call, currentGeneration } from "./instance.ts";
import type { GameDocument, Turn } from "./types.ts";

/** Intermediate result of a search. Its lists are parallel. */
export interface SearchReport extends Omit<SearchAnswer, "best"> {
  /** The most promising turn; null before the first playout, and when the game is over. */
  best: Turn | null;
}

/** Monte-Carlo tree search of the final position of a document. */
export class Search {
  #search: FaceSearch;
  readonly #generation: number;

  /** The result is determined by document, seed and number of playouts. Throws GospaceError. */
  constructor(document: GameDocument | string, seed = 1) {
    const text = documentText(document);
    this.#search = call(() => new FaceSearch(text, seed));
    this.#generation = currentGeneration();
  }

  /** Adds a number of playouts. */
  run(playouts: number): void {
    this.#ask((search) => search.run(playouts));
  }

  /** Adds playouts for some milliseconds, at least one; stops early once more would change nothing. */
  runFor(milliseconds: number): void {
    this.#ask((search) => search.runFor(milliseconds));
  }

  report(): SearchReport {
    const answer = this.#ask((search) => search.report());
    return { ...answer, best: answer.best === null ? null : JSON.parse(answer.best) };
  }

  /** Frees its memory; the search must not be used afterwards. */
  free(): void {
    if (this.#generation === currentGeneration()) this.#search.free();
  }

  #ask<T>(question: (search: FaceSearch) => T): T {
    if (this.#generation !== currentGeneration()) throw new GospaceError("trap", SEARCH_GONE);
    return call(() => question(this.#search));
  }
}
