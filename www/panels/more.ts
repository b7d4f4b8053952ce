/** Commands beyond the row of the turn: the menu of its last button, and a list in the sheet of a phone. */
import {
  Diamond,
  Equal,
  Eye,
  Flag,
  ListTree,
  MessageSquare,
  Redo2,
  Scale,
  ScrollText,
  Triangle,
} from "lucide";
import { has } from "../engine/features.ts";
import type { GameController } from "../model/game-controller.ts";
import { markingSlice } from "../model/marking.ts";
import type { BoardView } from "../model/state.ts";
import { START } from "../model/tree/tree.ts";
import { offersValue } from "../model/value.ts";
import { COMMAND_TIPS, COMMAND_WORDS, type CommandName } from "../words/commands.ts";
import { VALUE_ASK } from "../words/game-panel.ts";
import { INEXACT, MAKE_FINITE, TO_QUOTIENT } from "../words/make-finite.ts";
import { RECORD_WORDS } from "../words/record.ts";
import { RESULT_WORDS } from "../words/result.ts";
import { CHANGE_RULES } from "../words/rules.ts";
import type { Item } from "./button-menu.ts";
import { offered } from "./command-button.ts";
import { chooseMark, possible, run } from "./commands.ts";
import { byId } from "./dom.ts";
import type { Notes } from "./record/record.ts";
import type { WaysOn } from "./result.ts";

/** Items of the menu: what has no place beside the board in a low window, then the commands. */
export function moreItems(controller: GameController, ways: WaysOn, notes: Notes): readonly Item[] {
  const commands = moreCommands(controller, ways, notes);
  if (byId("overlays").checkVisibility()) return commands;
  const { name, tip } = CHANGE_RULES;
  const rules = ways.rules ? [{ words: name, icon: ScrollText, tip, press: ways.rules }] : [];
  const end = commands.findIndex(({ apart }) => apart);
  const [others, last] = [commands.slice(0, end), commands.slice(end)];
  return [...others, ...rules, ...(ways.overlays?.() ?? []), ...last];
}

/** Commands in their order; one that a feature lacks, or that means nothing here, is left out. */
export function moreCommands(
  controller: GameController,
  ways: WaysOn,
  notes: Notes,
): readonly Item[] {
  const { state } = controller.store;
  const { board, branch } = state;
  const marking = markingSlice.of(state);
  const atStart = branch.node === START;
  const command = (name: CommandName, icon: Item["icon"], keys?: string): Item => ({
    words: COMMAND_WORDS[name],
    icon,
    keys,
    tip: COMMAND_TIPS[name],
    disabled: !possible(state, name),
    press: () => run(controller, name),
  });
  const ends = [
    ...(offered("draw", state) ? [command("draw", Equal)] : []),
    ...(offered("resign", state) ? [command("resign", Flag)] : []),
  ];
  return [
    command("redo", Redo2, "R"),
    ...(ways.review === undefined
      ? []
      : [
          {
            words: RESULT_WORDS.review.name,
            icon: Eye,
            tip: RESULT_WORDS.review.tip,
            disabled: state.game.record.length === 0,
            press: ways.review,
          },
        ]),
    ...(ways.value === undefined || !offersValue(state)
      ? []
      : [
          { words: VALUE_ASK.short, icon: Scale, keys: "W", tip: VALUE_ASK.tip, press: ways.value },
        ]),
    ...(ways.makeFinite === undefined ? [] : finiteItems(board, ways.makeFinite)),
    {
      words: RECORD_WORDS.mark,
      icon: Triangle,
      disabled: atStart,
      press: () => chooseMark(controller, marking ?? "triangle"),
    },
    { words: RECORD_WORDS.comment, icon: MessageSquare, press: notes.comment },
    ...(branch.line.length === 0
      ? []
      : [
          {
            words: RECORD_WORDS.optionsForTurn,
            icon: ListTree,
            disabled: atStart,
            press: notes.options,
          },
        ]),
    ...ends.map((item, index) => (index === 0 ? { ...item, apart: true } : item)),
  ];
}

/** A plane is sampled; disks have a quotient if none reaches beyond its core. */
function finiteItems({ facts, quotient }: BoardView, press: () => void): readonly Item[] {
  if (has(facts, "centres"))
    return [{ words: MAKE_FINITE.name, icon: Diamond, tip: MAKE_FINITE.tip, press }];
  if (!has(facts, "continuous")) return [];
  const tip = quotient ? TO_QUOTIENT.tip : INEXACT;
  return [{ words: TO_QUOTIENT.name, icon: Diamond, tip, disabled: !quotient, press }];
}
