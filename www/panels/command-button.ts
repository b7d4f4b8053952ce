/** Command buttons: disabled while a command is impossible, hidden where it means nothing. */
import type { IconNode } from "lucide";
import { analysisSlice, isSuggesting } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import type { State } from "../model/state.ts";
import { COMMAND_TIPS, COMMAND_WORDS, type CommandName } from "../words/commands.ts";
import { possible, run } from "./commands.ts";
import { button, iconButton, type Markup } from "./template.ts";

/** Parts of the state that decide whether a command is possible. */
export const COMMAND_READS = [
  "game",
  "branch",
  "board",
  "opponent",
  analysisSlice,
  handicapSlice,
] as const;

/** True if the rules and the phase of the game have the command. */
export function offered(name: CommandName, { board, game, opponent }: State): boolean {
  switch (name) {
    case "pass":
      return board.rules.end !== "no-turn-loses" && game.phase === "turn";
    case "draw":
      return game.phase === "turn" && opponent.kind !== "computer";
    case "resign":
      return game.phase !== "komi" && game.phase !== "take" && game.phase !== "over";
    case "suggest":
      return game.phase !== "over";
    default:
      return true;
  }
}

export function commandButton(controller: GameController, name: CommandName): Markup {
  const { state } = controller.store;
  return button(COMMAND_WORDS[name], () => run(controller, name), "btn", {
    tip: COMMAND_TIPS[name],
    disabled: !possible(state, name),
    hidden: !offered(name, state),
    ...(name === "suggest" ? { pressed: isSuggesting(state) } : {}),
  });
}

/** Command button with an icon in place of words. */
export function commandIcon(controller: GameController, name: CommandName, node: IconNode): Markup {
  const disabled = !possible(controller.store.state, name);
  return iconButton(node, COMMAND_WORDS[name], () => run(controller, name), "tool", { disabled });
}
