/** Lists of dead stones, as the rules have them: closed (RULES.md 6, D10), and results of turns to come. */
import { Game } from "gospace/play";
import type { GameDocument, GameResult, Turn } from "../engine/types.ts";
import type { Action } from "./actions.ts";
import type { GameController } from "./game-controller.ts";
import { markingSlice, markWith } from "./marking.ts";
import { Slice } from "./slice.ts";
import { type GameView, isStone, type PlacementId, placement } from "./state.ts";
import { readTurn } from "./turns.ts";

/** The stones of a list that is made, which a tap on the board changes; null: none is made. */
export const deadStonesSlice = new Slice<readonly PlacementId[] | null, Action>(
  null,
  (stones, action) => {
    const marks = markingSlice.writtenBy(action);
    if (marks !== undefined && marks !== null) return null;
    return action.kind === "opened" || action.kind === "changed" ? null : stones;
  },
);

/** Shows a list; null: none is made any more. */
export function listDead(controller: GameController, stones: readonly PlacementId[] | null): void {
  // A tap neither marks nor plays while a list is made.
  markWith(controller, null);
  controller.store.dispatch(deadStonesSlice.with(stones));
}

/** The turn that proposes a list. */
export function proposalOf(stones: readonly PlacementId[]): Turn {
  return { agree: { dead: [...stones] } };
}

/** The least closed list with these stones. */
function closedList(game: Game, stones: readonly PlacementId[]): PlacementId[] {
  const missing = game.refusal(proposalOf(stones))?.missing ?? [];
  const others = missing.flatMap((at) => (typeof at === "number" ? [placement(at)] : []));
  return [...stones, ...others].sort((a, b) => a - b);
}

/** The greatest closed list among these stones. */
export function closedAmong(game: Game, stones: readonly PlacementId[]): PlacementId[] {
  const listed = new Set(stones);
  const isWhole = (at: PlacementId) => closedList(game, [at]).every((each) => listed.has(each));
  const closed = closedList(game, stones.filter(isWhole));
  return closed.every((at) => listed.has(at)) ? closed : [];
}

/** Calls the chain at a place dead, or alive again, with all that lives and dies with it. */
export function toggleDead(controller: GameController, at: PlacementId): void {
  const { state } = controller.store;
  const { game: view } = state;
  const deadStones = deadStonesSlice.of(state);
  if (deadStones === null || !isStone(view.colours[at])) return;
  controller.ask((game) => {
    const stones = deadStones.includes(at)
      ? without(game, deadStones, at)
      : closedList(game, [...deadStones, at]);
    listDead(controller, stones);
  });
}

function without(game: Game, stones: readonly PlacementId[], at: PlacementId): PlacementId[] {
  const alone = stones.filter((each) => !closedList(game, [each]).includes(at));
  const closed = closedList(game, alone);
  return closed.includes(at) ? [] : closed;
}

/** The result after more turns; null where one is refused or the game goes on. */
export function resultAfter(document: GameDocument, ...turns: readonly Turn[]): GameResult | null {
  const game = new Game(document);
  const areTaken = turns.every((turn) => game.tryPlay(turn).refusal === null);
  const result = areTaken ? game.result() : null;
  game.free();
  return result;
}

/** The stones that are called dead, while it is proposed and once it is agreed. */
export function agreedStones({ phase, result, record, turnCount }: GameView): PlacementId[] {
  const turns = phase === "offer" ? 1 : result?.by === "agreement" ? 2 : null;
  const proposal = turns === null ? undefined : record[turnCount - turns];
  const read = proposal === undefined ? null : readTurn(proposal);
  if (read?.kind !== "dead") return [];
  return read.stones.filter((at): at is PlacementId => typeof at === "number");
}
