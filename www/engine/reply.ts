/** Best reply in a position: by the solver where it is fast enough, else by trial games. In steps, so that a page
 *  can do it without a worker. */
import type { Search, Solver } from "gospace/think";
import { isFinal, isKnown } from "./solved.ts";
import type { Turn } from "./types.ts";

export interface Reply {
  /** Null where no turn is left. */
  readonly turn: Turn | null;
  /** Best play from here on, that turn first; empty where trial games chose it. */
  readonly line: readonly Turn[];
  /** The exact value, from Black's view; null: not found. */
  readonly value: string | null;
}

/** A turn, or the value alone: trial games find none. */
export type Sought = "turn" | "value";

/** Of a position whose value the solver does not find. */
export const UNKNOWN: Reply = { turn: null, line: [], value: null };

/** Turns tried, and games played, in a step of a few milliseconds. */
const NODES = 500;
const GAMES = 10;
/** Games for a reply that the solver does not find. */
const MOST_GAMES = 600;

/** Work of the solver for one reply, in milliseconds, in the page as in embeds: docs/embedding.md names it. */
const PATIENCE = 4000;

/** Null where the solver does not know; frees it. `milliseconds`: of work at most. */
export function* solving(
  solver: Solver,
  milliseconds = PATIENCE,
): Generator<undefined, Reply | null> {
  try {
    const end = performance.now() + milliseconds;
    while (!isFinal(solver.report()) && performance.now() < end) {
      solver.run(NODES);
      yield;
    }
    const report = solver.report();
    const { low, best, line } = report;
    return isKnown(report) ? { turn: line[0] ?? best[0] ?? null, line, value: low } : null;
  } finally {
    solver.free();
  }
}

/** By trial games; frees the search. */
export function* searching(search: Search): Generator<undefined, Reply> {
  try {
    while (search.report().playouts < MOST_GAMES && !search.report().settled) {
      search.run(GAMES);
      yield;
    }
    return { ...UNKNOWN, turn: search.report().best };
  } finally {
    search.free();
  }
}

/** The end of steps, without pauses. */
export function ended<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
