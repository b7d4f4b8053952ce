/** Best reply in a position: by the solver where it is fast enough, else by trial games. In steps, so that a page
 *  can do it without a worker. */
import { Search, Solver } from "gospace/think";
import type { GameDocument, Turn } from "./types.ts";

export interface Reply {
  /** Null where no turn is left. */
  readonly turn: Turn | null;
  /** Best play from here on, that turn first; empty where trial games chose it. */
  readonly line: readonly Turn[];
  /** The exact value, from Black's view; null: not found. */
  readonly value: string | null;
}

/** Turns tried, and games played, in a step of a few milliseconds. */
const NODES = 500;
const GAMES = 10;
/** Games for a reply that the solver does not find. */
const MOST_GAMES = 600;

/** Work of the solver for one reply, in milliseconds, in the page as in embeds: docs/embedding.md names it. */
const PATIENCE = 4000;

/** `milliseconds`: of work for the solver at most. */
export function* replying(document: GameDocument, milliseconds = PATIENCE): Generator<void, Reply> {
  const solver = new Solver(document);
  try {
    const end = performance.now() + milliseconds;
    while (!isDone(solver) && performance.now() < end) {
      solver.run(NODES);
      yield;
    }
    const { settled, between, low, best, line } = solver.report();
    if (settled || between === "drawn")
      return { turn: line[0] ?? best[0] ?? null, line, value: low };
  } finally {
    solver.free();
  }
  return yield* searching(document);
}

function isDone(solver: Solver): boolean {
  const { settled, between, reason } = solver.report();
  return settled || between !== undefined || reason !== undefined;
}

function* searching(document: GameDocument): Generator<void, Reply> {
  const search = new Search(document);
  try {
    while (search.report().playouts < MOST_GAMES && !search.report().settled) {
      search.run(GAMES);
      yield;
    }
    return { turn: search.report().best, line: [], value: null };
  } finally {
    search.free();
  }
}
