/** The record as numbered turns, each a way to its moment. Long games show the part round the moment. */
import type { Turn } from "../engine/types.ts";
import type { State } from "../model/state.ts";
import { playerOfTurn } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { counted, entryWords, turnWord } from "../words.ts";
import { byId, element, stoneIcon } from "./dom.ts";

/** Turns shown before and after the moment. */
const WINDOW = 150;

export function mountRecord(table: Table): void {
  const list = byId("record");
  list.addEventListener("click", (event) => {
    const entry =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-turns]") : null;
    if (entry !== null) table.walkTo(Number(entry.dataset.turns));
  });
  table.store.subscribe((state, before) => {
    if (state.game === before.game && list.childElementCount > 0) return;
    const inside = list.contains(document.activeElement);
    list.replaceChildren(...entries(state));
    const current = list.querySelector<HTMLElement>("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
    if (inside) current?.focus();
  });
}

function entries(state: State): HTMLElement[] {
  const { record, turnCount } = state.game;
  if (record.length === 0)
    return [element("li", { class: "empty soft" }, "No turn yet. Black begins.")];
  const from = Math.max(turnCount - WINDOW, 0);
  const to = Math.min(turnCount + WINDOW, record.length);
  const shown = [startEntry(state)];
  if (from > 0) shown.push(gap(counted(from, "earlier turn")));
  record.slice(from, to).forEach((turn, i) => {
    shown.push(entry(state, turn, from + i));
  });
  if (to < record.length) shown.push(gap(counted(record.length - to, "later turn")));
  return shown;
}

function startEntry({ game }: State): HTMLElement {
  const start = element("button", { type: "button", class: "entry", "data-turns": "0" }, "Start");
  if (game.turnCount === 0) start.setAttribute("aria-current", "step");
  return element("li", {}, start);
}

function entry({ board, game }: State, turn: Turn, index: number): HTMLElement {
  const made = element("button", { type: "button", class: "entry" });
  made.dataset.turns = String(index + 1);
  made.setAttribute("aria-label", entryWords(index, turn, board.names));
  made.append(
    element("span", { class: "number" }, String(index + 1)),
    stoneIcon(playerOfTurn(index)),
    turnWord(turn, board.names),
  );
  if (index + 1 === game.turnCount) made.setAttribute("aria-current", "step");
  if (index >= game.turnCount) made.classList.add("ahead");
  return element("li", {}, made);
}

function gap(words: string): HTMLElement {
  return element("li", { class: "gap soft" }, `… ${words}`);
}
