/** Rules form as it is opened, filled in and played with. */
import type { Board, GameDocument, Rules } from "../engine/types.ts";
import {
  evenKomi,
  HANDICAP_KOMI,
  hasHandicap,
  withHandicap,
  withoutHandicap,
} from "./even-game.ts";
import type { GameController } from "./game-controller.ts";
import { beginHandicap } from "./handicap.ts";
import { refusalToOpen } from "./open-game.ts";
import { type Choice, type Draft, draftOf, rulesFormSlice, rulesOf } from "./rules-form.ts";

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
    const { board, rules } = openingOf(document, draft);
    const message = refusalToOpen({ ...document, board, rules, turns: [] });
    const objection = message === null ? null : { choice, message };
    controller.store.dispatch(rulesFormSlice.with({ draft, objection, confirming: false }));
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

interface Opening {
  readonly board: Board;
  readonly rules: Rules;
  /** The rules once the stones that the board has no points for are placed; null: it has. */
  readonly afterPlacing: Rules | null;
}

/** The game that a draft begins, with the stones of its handicap in place of those of another one. */
function openingOf({ board, rules }: GameDocument, draft: Draft): Opening {
  const bare = withoutHandicap(board, rules);
  const count = draft.komiWay === "number" ? draft.handicap : 0;
  const chosen = rulesOf(draft, board.kind);
  if (count === 0) return { board: bare, rules: chosen, afterPlacing: null };
  const isKept = count === rules?.handicap && hasHandicap(board, rules);
  const set = isKept ? board : withHandicap(bare, count);
  if (hasHandicap(set, chosen)) return { board: set, rules: chosen, afterPlacing: null };
  const before = rulesOf({ ...draft, handicap: 0 }, board.kind);
  return { board: bare, rules: before, afterPlacing: chosen };
}

/** Starts the same board again with the rules of the form. */
export function playWithForm(controller: GameController): void {
  const form = rulesFormSlice.of(controller.store.state);
  if (form === null || form.objection !== null) return;
  const { draft } = form;
  const opening = openingOf(controller.document(), draft);
  controller.startAgain(opening.rules, opening.board);
  if (opening.afterPlacing !== null)
    beginHandicap(controller, draft.handicap, opening.afterPlacing);
}
