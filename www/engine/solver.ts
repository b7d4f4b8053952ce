/** The exact value of a position with best play, for small boards and rules that end. */

import { Solver as FaceSolver, type SolverAnswer } from "../../build/wasm/full/gospace_wasm.js";
import { SOLVER_GONE } from "../words/core/module.ts";
import { unsolvableWords } from "../words/core/unsolvable.ts";
import { index, object } from "./arguments.ts";
import { documentText } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { Held } from "./held.ts";
import type { GameDocument, Turn } from "./types.ts";

/** The solver's knowledge so far: `low` ≤ value ≤ `high`, rationals as text. The value is Black's margin with
 *  komi counted as the rules score it; "1" or "-1" where the last turn decides. */
export interface SolverReport extends Omit<SolverAnswer, "best" | "line" | "reason"> {
  /** First turns that keep the value: once it is known those found so far, all of them after enough nodes. */
  best: Turn[];
  /** Best play from one of them on, as far as it is known. */
  line: Turn[];
  /** Why the position has no value here. */
  reason?: string;
}

/** Options of a solver. */
export interface SolverOptions {
  /** The turns tried at most, over all runs; no limit if it is left out. */
  nodes?: number;
}

/** Solver of the final position of a document. */
export class Solver {
  readonly #solver: Held<FaceSolver>;
  #left: number;

  /** The result is determined by document and number of nodes. Throws GospaceError. */
  constructor(document: GameDocument | string, options: SolverOptions = {}) {
    const { nodes } = object(options, "options");
    const text = documentText(document);
    if (nodes !== undefined) index(nodes, "nodes");
    this.#left = nodes ?? Number.POSITIVE_INFINITY;
    this.#solver = new Held("solver", () => new FaceSolver(text));
  }

  /** Tries so many more turns; fewer when nothing is left to try. */
  run(nodes: number): void {
    index(nodes, "nodes");
    const now = Math.min(nodes, this.#left);
    this.#left -= now;
    this.#ask((solver) => solver.run(now));
  }

  report(): SolverReport {
    const { best, line, reason, ...answer } = this.#ask((solver) => solver.report());
    const turns = (texts: string[]): Turn[] => texts.map((turn) => JSON.parse(turn));
    return {
      ...answer,
      best: turns(best),
      line: turns(line),
      ...(reason !== null && { reason: unsolvableWords(reason) }),
    };
  }

  /** Frees its memory at once. Every later call throws GospaceError: `freed`. */
  free(): void {
    this.#solver.free();
  }

  #ask<T>(question: (solver: FaceSolver) => T): T {
    return this.#solver.ask(question, gone);
  }
}

/** A solver is not repeated after a trap: its answers are lost. */
function gone(): never {
  throw new GospaceError("trap", SOLVER_GONE);
}
