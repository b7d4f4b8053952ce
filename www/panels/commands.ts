/** What buttons and keys ask of the table, and when each can be asked. */
import type { State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { button } from "./dom.ts";

export type CommandName =
  | "pass"
  | "undo"
  | "redo"
  | "resign"
  | "first"
  | "last"
  | "back"
  | "forward"
  | "new";

const WORDS: Record<CommandName, string> = {
  pass: "Pass",
  undo: "Undo",
  redo: "Redo",
  resign: "Resign",
  first: "To the start",
  last: "To the end",
  back: "One turn back",
  forward: "One turn on",
  new: "New",
};

export function run(table: Table, name: CommandName): void {
  const { game } = table.store.state;
  switch (name) {
    case "pass":
      table.play("pass");
      break;
    case "undo":
    case "back":
      table.undo();
      break;
    case "redo":
    case "forward":
      table.redo();
      break;
    case "resign":
      table.store.dispatch({ kind: "asked", question: "resign" });
      break;
    case "first":
      table.walkTo(0);
      break;
    case "last":
      table.walkTo(game.record.length);
      break;
    case "new":
      table.startAgain();
      break;
  }
}

export function possible(state: State, name: CommandName): boolean {
  const { turnCount, record, actor } = state.game;
  switch (name) {
    case "pass":
    case "resign":
      return actor !== null;
    case "undo":
    case "back":
    case "first":
      return turnCount > 0;
    case "redo":
    case "forward":
    case "last":
      return turnCount < record.length;
    case "new":
      return record.length > 0;
  }
}

/** A button that is disabled while its command is impossible. */
export function commandButton(table: Table, name: CommandName): HTMLButtonElement {
  const made = button(WORDS[name], () => run(table, name));
  table.store.subscribe((state) => {
    made.disabled = !possible(state, name);
  });
  return made;
}
