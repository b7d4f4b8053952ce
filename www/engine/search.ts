/** Search for the best turn of a position, on any board and under any rules. */

import { Search as FaceSearch, type SearchAnswer } from "../../build/wasm/full/gospace_wasm.js";
import { SEARCH_GONE } from "../words/core/module.ts";
import { finite, index, object } from "./arguments.ts";
import { documentText } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { Held } from "./held.ts";
import type { GameDocument, Turn } from "./types.ts";

/** Intermediate result of a search. Its lists are parallel. */
export interface SearchReport extends Omit<SearchAnswer, "best" | "line"> {
  /** The most promising turn; null before the first playout, and when the game is over. */
  best: Turn | null;
  /** The turns that the search expects, `best` and what follows: the most tried ones, while a turn has 10
   *  games, at most 12. On a plane only the first is sure to be legal. */
  line: Turn[];
}

/** Counts that a search keeps besides those of turns. */
export interface SearchOptions {
  /** True: whose each placement is at the end of the games, as `owners` of the report. Takes time; nothing on
   *  a plane. */
  owners?: boolean;
}

/** Monte-Carlo tree search of the final position of a document. */
export class Search {
  readonly #search: Held<FaceSearch>;

  /** The result is determined by document, seed and number of playouts. Throws GospaceError. */
  constructor(document: GameDocument | string, seed = 1, options: SearchOptions = {}) {
    const { owners = false } = object(options, "options");
    const text = documentText(document);
    index(seed, "seed");
    this.#search = new Held("search", () => new FaceSearch(text, seed, owners === true));
  }

  /** Adds a number of playouts. */
  run(playouts: number): void {
    index(playouts, "playouts");
    this.#ask((search) => search.run(playouts));
  }

  /** Adds playouts for some milliseconds, at least one; stops early once more would change nothing. */
  runFor(milliseconds: number): void {
    finite(milliseconds, "milliseconds");
    this.#ask((search) => search.runFor(milliseconds));
  }

  report(): SearchReport {
    const answer = this.#ask((search) => search.report());
    const best: Turn | null = answer.best === null ? null : JSON.parse(answer.best);
    return { ...answer, best, line: answer.line.map((turn) => JSON.parse(turn)) };
  }

  /** The stones that are dead whatever is played, since the other player's life around them is unconditional; none on
   *  boards that are no undirected graphs. */
  dead(): Uint32Array {
    return this.#ask((search) => search.dead());
  }

  /** Frees its memory at once. Every later call throws GospaceError: `freed`. */
  free(): void {
    this.#search.free();
  }

  #ask<T>(question: (search: FaceSearch) => T): T {
    return this.#search.ask(question, gone);
  }
}

/** A search is not repeated after a trap: its tree is lost. */
function gone(): never {
  throw new GospaceError("trap", SEARCH_GONE);
}
