/** The place pointed at, by mouse, touch or keys, and the core's answer about it. */
import type { Game } from "gospace/play";
import type { Pair, Snap } from "../engine/types.ts";
import type { Action } from "./actions.ts";
import { type Aim, exactly } from "./aim.ts";
import { surroundingsSlice } from "./explanation.ts";
import {
  isCentre,
  NOTHING,
  type Place,
  type PlacementId,
  type Pointing,
  placeOf,
  type State,
  samePlace,
} from "./state.ts";
import type { Store } from "./store.ts";
import { readAim, readPointing } from "./view-model.ts";

/** The candidates that the keyboard walks through, nearest first. */
interface Walk {
  readonly snaps: readonly Snap[];
  readonly index: number;
}

export class Pointer {
  readonly #store: Store<State, Action>;
  /** Runs a question to the core. */
  readonly #ask: (question: (game: Game) => void) => void;
  /** The stone just played is not marked until the pointer comes back to it. */
  #settled: Place | null = null;
  /** The aim of the pointer or the cursor on a plane. */
  #aim: Aim | null = null;
  #walk: Walk | null = null;

  constructor(store: Store<State, Action>, ask: (question: (game: Game) => void) => void) {
    this.#store = store;
    this.#ask = ask;
  }

  /** At the first of these, and perhaps at one of the others. */
  point(...choices: readonly PlacementId[]): void {
    const { pointing, choices: now } = this.#store.state;
    const before = now.placements;
    const at = choices[0] ?? null;
    if (at !== null && at === this.#settled) return;
    this.#settled = null;
    const same = at === placeOf(pointing);
    const settled =
      choices.length === before.length && choices.every((each) => before.includes(each));
    if (same && settled) return;
    this.#point(at, choices);
  }

  /** Nowhere. */
  leave(): void {
    this.reset();
    if (this.#store.state.pointing.kind !== "nothing") this.#show(NOTHING, []);
  }

  /** Asks what lies around the place at the pointer or cursor. */
  lookAround(): void {
    const at = placeOf(this.#store.state.pointing);
    this.#ask((game) => {
      const around = at === null || isCentre(at) ? null : game.around(at);
      this.#store.dispatch(surroundingsSlice.with({ around }));
    });
  }

  /** On a plane. */
  aim(aim: Aim): void {
    this.#walk = null;
    this.#aim = aim;
    this.#ask((game) => {
      const found = this.#readAim(game, aim);
      if (found.kind === "plane-stone" && samePlace(found.at, this.#settled)) return;
      this.#settled = null;
      this.#show(found, []);
    });
  }

  /** Picks one of those at the pointer's spot. */
  singleOut(choices: readonly PlacementId[]): void {
    this.#point(choices[0] ?? null, choices, true);
  }

  /** Moves the keyboard's cursor. */
  moveCursor(at: PlacementId): void {
    this.#ask((game) => this.#cursor(at, this.#read(game, at)));
  }

  /** Moves the keyboard's cursor on a plane. */
  moveCursorTo(aim: Aim): void {
    this.#walk = null;
    this.#aimCursor(aim);
  }

  /** To the next candidate round the cursor where a stone would touch something; false after the
   *  last of them, or before the first. */
  walk(way: 1 | -1, within: number): boolean {
    const { cursor } = this.#store.state;
    if (!isCentre(cursor)) return false;
    this.#ask((game) => {
      this.#walk ??= { snaps: touchingSnaps(game, cursor, within), index: -1 };
      this.#walk = { ...this.#walk, index: this.#walk.index + way };
    });
    const next = this.#walk?.snaps[this.#walk.index];
    if (next === undefined) this.#walk = null;
    else this.#aimCursor(exactly([next.x, next.y]));
    return next !== undefined;
  }

  /** Waits for a second tap; what cannot be played is explained and not proposed. */
  propose(...choices: readonly PlacementId[]): void {
    this.#ask((game) => this.#propose(this.#read(game, choices[0] ?? null), choices));
  }

  proposeNear(aim: Aim): void {
    this.#aim = aim;
    this.#ask((game) => this.#propose(this.#readAim(game, aim), []));
  }

  /** The stone that was just played is not to be marked at once. */
  letSettle(at: Place | null): void {
    this.leave();
    this.#settled = at;
  }

  /** The board has changed under it. */
  refresh(): void {
    const { pointing, cursor, choices } = this.#store.state;
    this.#walk = null;
    if (pointing.kind === "nothing") return;
    if (this.#aim !== null && isCentre(cursor)) this.#aimCursor(this.#aim);
    else if (this.#aim !== null) this.aim(this.#aim);
    else if (cursor !== null && !isCentre(cursor)) this.moveCursor(cursor);
    else if (!isCentre(pointing.at)) this.#point(pointing.at, choices.placements);
  }

  /** Another board: nothing of the one before is kept. */
  reset(): void {
    this.#settled = null;
    this.#aim = null;
    this.#walk = null;
  }

  #aimCursor(aim: Aim): void {
    this.#aim = aim;
    this.#ask((game) => this.#cursor(aim.at, this.#readAim(game, aim)));
  }

  #cursor(at: Place, pointing: Pointing): void {
    this.#store.dispatch({ kind: "cursor", at, pointing });
  }

  #propose(pointing: Pointing, choices: readonly PlacementId[]): void {
    this.#show(pointing, choices);
    const open = pointing.kind === "open" || pointing.kind === "free";
    this.#store.dispatch({ kind: "proposed", at: open ? pointing.at : null });
    if (pointing.kind === "refused" || pointing.kind === "barred") {
      const { at: play, refusal } = pointing;
      this.#store.dispatch({ kind: "refused", refused: { turn: { play }, refusal } });
    }
  }

  #point(at: PlacementId | null, choices: readonly PlacementId[], singled = false): void {
    this.#ask((game) => this.#show(this.#read(game, at), choices, singled));
  }

  #show(pointing: Pointing, placements: readonly PlacementId[], singled = false): void {
    this.#store.dispatch({ kind: "pointed", pointing, choices: { placements, singled } });
  }

  #readAim(game: Game, aim: Aim): Pointing {
    const { board, game: view } = this.#store.state;
    return readAim(game, board.drawing, view.stones, aim);
  }

  #read(game: Game, at: PlacementId | null): Pointing {
    return readPointing(game, this.#store.state.game, at);
  }
}

/** Those that touch something, but for the cursor's own place. */
function touchingSnaps(game: Game, [x, y]: Pair, within: number): Snap[] {
  const touch = ({ stones, walls }: Snap) => stones.length + walls > 0;
  return game.snaps(x, y, within).filter((snap) => touch(snap) && (snap.x !== x || snap.y !== y));
}
