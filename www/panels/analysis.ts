/** The line while it is the computer's turn: how long it still thinks, and what can be asked of it. */
import { type Analysis, analysisOf, isComputersTurn, isRunning } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { ASK_IT_TO_MOVE, computerWords, MOVE_NOW } from "../words/analysis.ts";
import { button, html, type TemplateResult } from "./template.ts";

export function analysisLine(controller: GameController, state: State): TemplateResult | null {
  if (!isComputersTurn(state)) return null;
  const words = movingThought(state) === null ? ASK_IT_TO_MOVE : MOVE_NOW;
  const disabled = state.analysis?.stage === "called";
  const ask = button(words, () => hurry(controller), "btn", { disabled });
  return html`<span class="soft">${computerWords(state)}</span>${ask}`;
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
