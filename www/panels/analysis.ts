/** Analysis line during the computer's turn: the time that it still thinks, and the button to hurry or
 *  start it. */
import {
  type Analysis,
  analysisSlice,
  computersMove,
  isComputersTurn,
  isRunning,
} from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { ASK_IT_TO_MOVE, computerWords, MOVE_NOW } from "../words/analysis.ts";
import { button, html, type Markup } from "./template.ts";

export function analysisLine(controller: GameController, state: State): Markup | null {
  if (!isComputersTurn(state)) return null;
  const words = movingThought(state) === null ? ASK_IT_TO_MOVE : MOVE_NOW;
  const disabled = analysisSlice.of(state)?.stage === "called";
  const ask = button(words, () => hurry(controller), "btn", { disabled });
  return html`<span class="soft">${computerWords(state)}</span>${ask}`;
}

/** Ends the current thinking, or starts it. */
function hurry({ store }: GameController): void {
  const { opponent } = store.state;
  const moving = movingThought(store.state);
  if (moving !== null) store.dispatch(analysisSlice.with({ ...moving, stage: "called" }));
  else if (opponent.kind === "computer")
    store.dispatch(analysisSlice.with(computersMove(opponent)));
}

function movingThought(state: State): Analysis | null {
  const analysis = analysisSlice.of(state);
  return analysis?.purpose === "move" && isRunning(analysis) ? analysis : null;
}
