/** The line while it is the computer's turn: how long it still thinks, and what can be asked of it. */

import { isComputersTurn, isUnderWay, type Thought, thoughtOf } from "../model/analysis.ts";
import type { Table } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { computerWords, LET_IT_MOVE, MOVE_NOW } from "../words/analysis.ts";
import { button, element } from "./dom.ts";

export function mountThinking(table: Table, host: HTMLElement): void {
  const words = element("span", { class: "soft" });
  const ask = button("", () => hurry(table));
  host.append(words, ask);
  table.store.subscribe((state) => {
    host.hidden = !isComputersTurn(state);
    if (host.hidden) return;
    write(words, computerWords(state));
    write(ask, movingThought(state) === null ? LET_IT_MOVE : MOVE_NOW);
    ask.disabled = state.thought?.stage === "called";
  });
}

function write(place: HTMLElement, words: string): void {
  if (place.textContent !== words) place.textContent = words;
}

/** Brings to an end what is thought about, or has it begin. */
function hurry({ store }: Table): void {
  const { opponent } = store.state;
  const moving = movingThought(store.state);
  if (moving !== null) store.dispatch({ kind: "thought", thought: { ...moving, stage: "called" } });
  else if (opponent.kind === "computer")
    store.dispatch({ kind: "thought", thought: thoughtOf("move", opponent.seconds) });
}

function movingThought({ thought }: State): Thought | null {
  return thought?.aim === "move" && isUnderWay(thought) ? thought : null;
}
