/** The search for the best turn of a position, on any board and under any rules. */

import { Search as FaceSearch } from "../../build/wasm/gospace_wasm.js";
import { GospaceError } from "./errors.ts";
import { call, currentGeneration } from "./instance.ts";
import { documentText } from "./text.ts";
import type { GameDocument, Turn } from "./types.ts";

/** What a search has found so far. Lists run side by side. */
export interface SearchReport {
  /** Random games played. */
  playouts: number;
  /** Whether more of them would change nothing. */
  settled: boolean;
  /** The turn that looks best; null before the first playout, and when the game is over. */
  best: Turn | null;
  /** How many of its games were won by who takes it, from 0 to 1. */
  share: number;
  /** The placements that were looked at; none on a plane. */
  placements: Uint32Array;
  /** On a plane the centres that were looked at, in ticks: x and y by turns. */
  centres: Int32Array;
  /** How many games went through each of them. */
  visits: Uint32Array;
  /** How many of those were won by who plays there, from 0 to 1. */
  shares: Float64Array;
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

  report(): SearchReport {
    return this.#ask((search) => ({
      playouts: search.playouts(),
      settled: search.isSettled(),
      best: readTurn(search.best()),
      share: search.share(),
      placements: search.placements(),
      centres: search.centres(),
      visits: search.visits(),
      shares: search.shares(),
    }));
  }

  /** Gives its memory back; it is of no use afterwards. */
  free(): void {
    if (this.#generation === currentGeneration()) this.#search.free();
  }

  #ask<T>(question: (search: FaceSearch) => T): T {
    if (this.#generation !== currentGeneration())
      throw new GospaceError("trap", "The core was restarted, and the search is gone.");
    return call(() => question(this.#search));
  }
}

function readTurn(text: string | undefined): Turn | null {
  return text === undefined ? null : JSON.parse(text);
}
