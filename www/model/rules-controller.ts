/** Rules form as it is opened, filled in and played with. */
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
    const message = refusalToOpen({ ...document, rules, turns: [] });
    const objection = message === null ? null : { choice, message };
    controller.store.dispatch({ kind: "rules", form: { draft, objection, confirming: false } });
  });
}

/** Starts the same board again with the rules of the form. */
export function playWithForm(controller: GameController): void {
  const { rulesForm: form, board } = controller.store.state;
  if (form === null || form.objection !== null) return;
  controller.startAgain(rulesOf(form.draft, board.facts.kind));
}
