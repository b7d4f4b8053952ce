/** Choice of who begins, where stones stand at the start: the position may be of either player's turn. */
import type { Rules } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { handicapSlice } from "../../model/placed-handicap.ts";
import { isStone, type State } from "../../model/state.ts";
import { letBeginWords } from "../../words/record.ts";
import { button, type Markup, nothing } from "../template.ts";

/** A button for the player who would not begin; nothing where that is no question. */
export function whoBegins(controller: GameController): Markup | typeof nothing {
  const { state } = controller.store;
  const { actor } = state.game;
  if (!isOpen(state) || actor === null) return nothing;
  const other = actor === "black" ? "white" : "black";
  const begin = () => {
    const { first: _, ...rules } = controller.document().rules ?? {};
    const ahead: Rules = other === "white" ? { first: other } : {};
    controller.openChanged({ ...controller.document(), rules: { ...rules, ...ahead } }, null);
  };
  return button(letBeginWords(other), begin, "link-button");
}

function isOpen(state: State): boolean {
  const { game, board, opponent } = state;
  const stands = game.stones.length > 0 || game.colours.some(isStone);
  const isPlaced = handicapSlice.of(state) !== null || (board.rules.handicap ?? 0) > 0;
  return stands && game.phase === "turn" && !isPlaced && opponent.kind !== "link";
}
