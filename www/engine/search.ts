/** The search for the best turn of a position, on any board and under any rules. */

import { Search as FaceSearch, type SearchAnswer } from "../../build/wasm/full/gospace_wasm.js";
import { SEARCH_GONE } from "../words/core/module.ts";
import { documentText } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { call, currentGeneration } from "./instance.ts";
import type { GameDocument, Turn } from "./types.ts";

/** What a search has found so far. Lists run side by side. */
export interface SearchReport extends Omit<SearchAnswer, "best"> {
  /** The turn that looks best; null before the first playout, and when the game is over. */
  best: Turn | null;
}

/** A Monte-Carlo tree search of the position in which a document's game stands. */
export class Search {
  #search: FaceSearch;
  readonly #generation: number;

  /** The same document, seed and number of playouts find the same. Throws GospaceError. */
  constructor(document: GameDocument | string, seed = 1) {
    const text = documentText(document);
    this.#search = call(() => new FaceSearch(text, seed));
    this.#generation = currentGeneration();
  }

  /** Plays so many random games more. */
  run(playouts: number): void {
    this.#ask((search) => search.run(playouts));
  }

  /** Plays random games for so many milliseconds, at least one; fewer where more would change nothing. */
  runFor(milliseconds: number): void {
    this.#ask((search) => search.runFor(milliseconds));
  }

  report(): SearchReport {
    const answer = this.#ask((search) => search.report());
    return { ...answer, best: answer.best === null ? null : JSON.parse(answer.best) };
  }

  /** Gives its memory back; it is of no use afterwards. */
  free(): void {
    if (this.#generation === currentGeneration()) this.#search.free();
  }

  #ask<T>(question: (search: FaceSearch) => T): T {
    if (this.#generation !== currentGeneration()) throw new GospaceError("trap", SEARCH_GONE);
    return call(() => question(this.#search));
  }
}
