/** Free placement of a handicap: on a board without the usual points Black's stones are placed one by one, before White
 *  begins. Until then the board's start has those that are placed. */
import { has } from "../engine/features.ts";
import type { Board, GameDocument, Pair, Rules } from "../engine/types.ts";
import { exactly } from "./aim.ts";
import type { GameController } from "./game-controller.ts";
import { refusalToOpen } from "./open-game.ts";
import { type Handicap, handicapSlice } from "./placed-handicap.ts";
import { isCentre, type Place, type PlacementId, samePlace } from "./state.ts";

export function beginHandicap({ store }: GameController, count: number, rules: Rules): void {
  const handicap = { count, placed: [], rules, objection: null };
  store.dispatch(handicapSlice.with(handicap));
}

/** Places a stone, or takes it back if it stands there. False where no handicap is being placed. */
export function placeHandicap(controller: GameController, at: Place): boolean {
  const handicap = handicapSlice.of(controller.store.state);
  if (handicap === null) return false;
  const { placed, count } = handicap;
  const others = placed.filter((each) => !samePlace(each, at));
  if (others.length < placed.length) place(controller, handicap, others);
  else if (placed.length < count) place(controller, handicap, [...placed, at]);
  else object(controller, handicap, "full");
  return true;
}

/** Takes back the stone that was placed last. */
export function takeHandicapBack(controller: GameController): void {
  const handicap = handicapSlice.of(controller.store.state);
  if (handicap !== null && handicap.placed.length > 0)
    place(controller, handicap, handicap.placed.slice(0, -1));
}

/** White begins, once all stones stand. */
export function endHandicap(controller: GameController): void {
  const handicap = handicapSlice.of(controller.store.state);
  if (handicap === null || handicap.placed.length < handicap.count) return;
  const { placed, rules } = handicap;
  controller.openStart({ ...withStones(controller, placed), rules }, null);
}

function place(controller: GameController, handicap: Handicap, placed: readonly Place[]): void {
  const document = withStones(controller, placed);
  if (refusalToOpen(document) !== null) return object(controller, handicap, "refused");
  const { cursor } = controller.store.state;
  const next = { ...handicap, placed, objection: null };
  controller.openStart(document, next);
  if (cursor === null) return;
  if (isCentre(cursor)) controller.pointer.moveCursorTo(exactly(cursor));
  else controller.pointer.moveCursor(cursor);
  // After the cursor, which would be told last.
  controller.store.dispatch(handicapSlice.with({ ...next }));
}

function object(
  { store }: GameController,
  handicap: Handicap,
  objection: "full" | "refused",
): void {
  store.dispatch(handicapSlice.with({ ...handicap, objection }));
}

function withStones(controller: GameController, placed: readonly Place[]): GameDocument {
  const document = controller.document();
  return { ...document, board: withBlack(document.board, placed) };
}

function withBlack(board: Board, placed: readonly Place[]): Board {
  const { start: _, ...bare } = board;
  if (placed.length === 0) return bare;
  if (has(board, "centres"))
    return { ...board, start: { black: placed.filter((at): at is Pair => isCentre(at)) } };
  const black = placed.filter((at): at is PlacementId => !isCentre(at));
  return { ...board, start: { black } };
}
