/** Rules form as it is opened, filled in and played with. */
import type { Board, GameDocument } from "../engine/types.ts";
import { evenKomi, HANDICAP_KOMI, withHandicap, withoutHandicap } from "./even-game.ts";
import type { GameController } from "./game-controller.ts";
import { refusalToOpen } from "./open-game.ts";
import { type Choice, type Draft, draftOf, rulesOf } from "./rules-form.ts";

export function openRules(controller: GameController): void {
  controller.ask((game) => draftRules(controller, draftOf(game.rules())));
}

/** Puts a draft into the form, and asks the core for an objection. */
export function draftRules(
  controller: GameController,
  draft: Draft,
  choice: Choice | null = null,
): void {
  controller.ask(() => {
    const document = controller.document();
    const rules = rulesOf(draft, document.board.kind);
    const board = boardFor(document, draft);
    const message = refusalToOpen({ ...document, board, rules, turns: [] });
    const objection = message === null ? null : { choice, message };
    controller.store.dispatch({ kind: "rules", form: { draft, objection, confirming: false } });
  });
}

/** The draft of a game in which neither colour is better off. */
export function evenDraft(draft: Draft, board: Board): Draft {
  return { ...draft, komiWay: "number", komi: evenKomi(board), handicap: 0 };
}

/** The draft of a game with a handicap; 0: an even game. */
export function handicapDraft(draft: Draft, board: Board, handicap: number): Draft {
  if (handicap === 0) return evenDraft(draft, board);
  return { ...draft, komiWay: "number", komi: HANDICAP_KOMI, handicap };
}

/** The board with the stones that the draft sets before the game, in place of those of another handicap. */
function boardFor({ board, rules }: GameDocument, { handicap, komiWay }: Draft): Board {
  const bare = withoutHandicap(board, rules);
  return handicap === 0 || komiWay !== "number" ? bare : withHandicap(bare, handicap);
}

/** Starts the same board again with the rules of the form. */
export function playWithForm(controller: GameController): void {
  const { rulesForm: form, board } = controller.store.state;
  if (form === null || form.objection !== null) return;
  const { draft } = form;
  const start = boardFor(controller.document(), draft);
  controller.startAgain(rulesOf(draft, board.facts.kind), start);
}
