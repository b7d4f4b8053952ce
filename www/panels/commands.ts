/** Commands of the play room, for buttons and keys, and the conditions for each. */
import {
  analysisSlice,
  isComputersTurn,
  isComputerThinking,
  isSuggesting,
  suggestion,
} from "../model/analysis.ts";
import { isScoreAsked, whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import { takeHandicapBack } from "../model/handicap.ts";
import { markingSlice, markWith } from "../model/marking.ts";
import { sideToAct } from "../model/opponent.ts";
import { type Handicap, handicapSlice } from "../model/placed-handicap.ts";
import { resigningSlice } from "../model/resigning.ts";
import type { State } from "../model/state.ts";
import type { MarkKind } from "../model/tree/marks.ts";
import { momentOf } from "../model/tree/moment.ts";
import { type Fork, forkAt, isOnMainLine, START } from "../model/tree/tree.ts";
import { DRAW_OFFER, readTurn } from "../model/turns.ts";
import type { CommandName } from "../words/commands.ts";

export function run(controller: GameController, name: CommandName): void {
  const { game } = controller.store.state;
  const handicap = handicapSlice.of(controller.store.state);
  if (handicap !== null) return runWhilePlacing(controller, handicap, name);
  switch (name) {
    case "pass":
      controller.pass();
      break;
    case "undo":
      controller.takeBack();
      break;
    case "back":
      controller.undo();
      break;
    case "redo":
      onToMine(controller);
      break;
    case "forward":
      controller.redo();
      break;
    case "suggest":
      suggest(controller);
      break;
    case "draw":
      controller.play(DRAW_OFFER);
      break;
    case "resign":
      controller.store.dispatch(resigningSlice.with(true));
      break;
    case "first":
      controller.walkTo(0);
      break;
    case "last":
      controller.walkTo(game.record.length);
      break;
    case "previous":
      controller.switchVariation(-1);
      break;
    case "next":
      controller.switchVariation(1);
      break;
    case "promote":
      controller.editor.promote("first");
      break;
    case "main":
      controller.editor.promote("main");
      break;
    case "up":
      controller.editor.shift(-1);
      break;
    case "down":
      controller.editor.shift(1);
      break;
    case "delete":
      controller.editor.deleteFromHere();
      break;
    case "from-here":
      controller.playFromHere();
      break;
    case "new":
      controller.startAgain();
      break;
  }
}

/** Before the game only a stone can be taken back; anything else has the stones that are missing told again. */
function runWhilePlacing(controller: GameController, handicap: Handicap, name: CommandName): void {
  if (name === "undo") takeHandicapBack(controller);
  else controller.store.dispatch(handicapSlice.with({ ...handicap }));
}

function onToMine(controller: GameController): void {
  do controller.redo();
  while (isComputersTurn(controller.store.state) && hasLater(controller.store.state));
}

function hasLater({ game }: State): boolean {
  return game.turnCount < game.record.length;
}

/** Asks for a suggestion, or cancels the one in progress. */
function suggest({ store }: GameController): void {
  if (!possible(store.state, "suggest")) return;
  const analysis = isSuggesting(store.state) ? null : suggestion();
  // Its words would stand under those of an explanation.
  if (!isScoreAsked(store.state)) store.dispatch(whySlice.with(null));
  store.dispatch(analysisSlice.with(analysis));
}

export function possible(state: State, name: CommandName): boolean {
  const { turnCount, record, mayPass, mayResign } = state.game;
  const { tree, node } = state.branch;
  const handicap = handicapSlice.of(state);
  if (handicap !== null) return name === "undo" && handicap.placed.length > 0;
  switch (name) {
    case "pass":
      return mayPass;
    case "draw":
      return mayOfferDraw(state);
    case "resign":
      return mayResign && !isComputerThinking(state);
    case "suggest":
      return state.game.actor !== null && !isComputerThinking(state);
    case "undo":
    case "back":
    case "first":
      return turnCount > 0;
    case "redo":
    case "forward":
    case "last":
      return hasLater(state);
    case "previous":
    case "up":
      return (forkAt(tree, node)?.index ?? 0) > 0;
    case "next":
    case "down":
      return hasNext(forkAt(tree, node));
    // With a single detour both commands would do the same.
    case "promote":
      return momentOf(tree, node).detours.length > 1;
    case "main":
      return !isOnMainLine(tree, node);
    case "delete":
      return node !== START;
    case "from-here":
      return state.game.phase === "turn" && turnCount > 0;
    case "new":
      return record.length > 0;
  }
}

/** Between people, and once a turn. */
function mayOfferDraw({ game, opponent }: State): boolean {
  const { record, turnCount, phase } = game;
  const last = record[turnCount - 1];
  const isMine = opponent.kind !== "link" || sideToAct(game) === opponent.mine;
  return phase === "turn" && isMine && (last === undefined || readTurn(last).kind !== "decline");
}

function hasNext(fork: Fork | null): boolean {
  return fork !== null && fork.index + 1 < fork.siblings.length;
}

/** Chooses a marking tool; the button of the chosen tool puts it away. */
export function chooseMark(controller: GameController, kind: MarkKind): void {
  const { branch } = controller.store.state;
  const marking = markingSlice.of(controller.store.state);
  if (branch.node === START && marking === null) return;
  markWith(controller, marking === kind ? null : kind);
}
