/** Value of a position in the worker: exact by the solver, in slices that leave time for progress messages;
 *  until it is known, bounds and an estimate by trial games. Keeps the last unfinished position, so that the same
 *  request goes on where it ended. */
import { Game, Search, Solver } from "gospace";
import type { Estimate, Message, PositionValue, TurnValue, ValueRequest } from "./protocol.ts";
import { isFinal } from "./solved.ts";
import type { GameDocument, Turn } from "./types.ts";

/** Between progress messages. */
const SLICE_MS = 250;
/** Turns tried between two looks at the clock: some ten milliseconds. */
const BATCH = 1_000;
/** Before trial games are played. */
const AT_ONCE_MS = 400;
const ESTIMATE: { readonly playouts: number; readonly milliseconds: number } = {
  playouts: 2_000,
  milliseconds: 3_000,
};

let kept: Valuation | null = null;

export function valuePosition(
  { document, seconds, detail }: ValueRequest,
  post: (message: Message) => void,
): PositionValue {
  const valuation = keptFor(document);
  const end = performance.now() + 1_000 * seconds;
  const wholly = detail === "turns";
  valuation.runUntil(Math.min(end, performance.now() + AT_ONCE_MS), wholly);
  if (wholly && !valuation.isSettled) valuation.estimate();
  while (performance.now() < end && !valuation.isDone(wholly)) {
    post({ kind: "valuing", value: valuation.report() });
    valuation.runUntil(Math.min(end, performance.now() + SLICE_MS), wholly);
  }
  return valuation.report();
}

function keptFor(document: GameDocument): Valuation {
  const text = JSON.stringify(document);
  if (kept?.text === text) return kept;
  kept?.free();
  // A document that cannot be opened leaves none.
  kept = null;
  kept = new Valuation(document, text);
  return kept;
}

class Valuation {
  readonly text: string;
  readonly #document: GameDocument;
  readonly #solver: Solver;
  #estimate: Estimate | null = null;
  #turns: TurnValue[] = [];
  /** First turns without a value, once that of the position is known. */
  #untried: Turn[] | null = null;
  #next: { readonly turn: Turn; readonly solver: Solver } | null = null;

  constructor(document: GameDocument, text: string) {
    this.#document = document;
    this.text = text;
    this.#solver = new Solver(document);
  }

  get isSettled(): boolean {
    return this.#solver.report().settled;
  }

  /** True if nothing is left to find. `wholly`: also the values of all first turns. */
  isDone(wholly: boolean): boolean {
    const report = this.#solver.report();
    if (!report.settled || !wholly) return isFinal(report);
    return this.#untried?.length === 0 && this.#next === null;
  }

  /** Works until a moment of the clock, or until nothing is left. */
  runUntil(end: number, wholly: boolean): void {
    while (performance.now() < end && !this.isDone(wholly)) {
      if (this.isSettled) this.#runTurn();
      else this.#solver.run(BATCH);
    }
  }

  report(): PositionValue {
    const { best, ...found } = this.#solver.report();
    const left = (this.#untried?.length ?? 0) + (this.#next === null ? 0 : 1);
    // Bounds that are final have nothing but the turns that keep them.
    const turns = found.between === undefined ? [...this.#turns] : valued(best, found.low);
    return { ...found, turns, left, estimate: this.#estimate };
  }

  /** Plays trial games, once. */
  estimate(): void {
    if (this.#estimate !== null) return;
    const search = new Search(this.#document);
    const end = performance.now() + ESTIMATE.milliseconds;
    let report = search.report();
    while (!report.settled && report.playouts < ESTIMATE.playouts && performance.now() < end) {
      search.run(ESTIMATE.playouts / 20);
      report = search.report();
    }
    const { playouts, lead, share, best } = report;
    search.free();
    if (playouts > 0) this.#estimate = { playouts, lead, share, best };
  }

  free(): void {
    this.#next?.solver.free();
    this.#solver.free();
  }

  /** Values the next first turn a little more. */
  #runTurn(): void {
    this.#untried ??= this.#turnsToTry();
    this.#next ??= this.#following();
    if (this.#next === null) return;
    const { turn, solver } = this.#next;
    solver.run(BATCH);
    const { settled, low } = solver.report();
    if (!settled) return;
    this.#turns.push({ turn, value: low });
    solver.free();
    this.#next = null;
  }

  /** The first turns but for those that the solver has found to keep the value. */
  #turnsToTry(): Turn[] {
    const { best, low } = this.#solver.report();
    this.#turns = valued(best, low);
    const known = new Set(best.map((turn) => JSON.stringify(turn)));
    return firstTurns(this.#document).filter((turn) => !known.has(JSON.stringify(turn)));
  }

  #following(): { readonly turn: Turn; readonly solver: Solver } | null {
    const turn = this.#untried?.pop();
    if (turn === undefined) return null;
    const turns = [...(this.#document.turns ?? []), turn];
    return { turn, solver: new Solver({ ...this.#document, turns }) };
  }
}

function valued(turns: readonly Turn[], value: string): TurnValue[] {
  return turns.map((turn) => ({ turn, value }));
}

/** All legal turns, the last first; under rules without an end the solver has found all that matter. */
function firstTurns(document: GameDocument): Turn[] {
  const game = new Game(document);
  if (game.rules().end === "forever") {
    game.free();
    return [];
  }
  const plays: Turn[] = Array.from(game.allowed(), (play) => ({ play }));
  const isPassed = game.refusal("pass") === null;
  game.free();
  return [...(isPassed ? (["pass"] as const) : []), ...plays.reverse()];
}
