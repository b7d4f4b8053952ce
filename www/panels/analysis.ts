/** The line while it is the computer's turn: how long it still thinks, and what can be asked of it. */

import { type Analysis, analysisOf, isComputersTurn, isRunning } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { ASK_IT_TO_MOVE, computerWords, MOVE_NOW } from "../words/analysis.ts";
import { button, element } from "./dom.ts";

export function mountAnalysis(controller: GameController, host: HTMLElement): void {
  const words = element("span", { class: "soft" });
  const ask = button("", () => hurry(controller));
  host.append(words, ask);
  controller.store.subscribe((state) => {
    host.hidden = !isComputersTurn(state);
    if (host.hidden) return;
    write(words, computerWords(state));
    write(ask, movingThought(state) === null ? ASK_IT_TO_MOVE : MOVE_NOW);
    ask.disabled = state.analysis?.stage === "called";
  });
}

function write(place: HTMLElement, words: string): void {
  if (place.textContent !== words) place.textContent = words;
}

/** Brings to an end what is thought about, or has it begin. */
function hurry({ store }: GameController): void {
  const { opponent } = store.state;
  const moving = movingThought(store.state);
  if (moving !== null)
    store.dispatch({ kind: "analysis", analysis: { ...moving, stage: "called" } });
  else if (opponent.kind === "computer")
    store.dispatch({ kind: "analysis", analysis: analysisOf("move", opponent.seconds) });
}

function movingThought({ analysis }: State): Analysis | null {
  return analysis?.purpose === "move" && isRunning(analysis) ? analysis : null;
}
