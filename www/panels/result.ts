/** Result of a game: its count in words, and ways on. */
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { tallyWords } from "../words/explanation.ts";
import { RESULT_WORDS } from "../words/phases.ts";
import { button, html, line, type Markup, nothing, row } from "./template.ts";
import { verdictSteps } from "./verdict.ts";

/** Ways on from a finished game. */
export interface WaysOn {
  /** Opens the ways to send it. */
  share(): void;
  review(): void;
}

export function resultCard(controller: GameController, state: State, ways: WaysOn): Markup {
  const { again, review, share: send } = RESULT_WORDS;
  const count = countWords(controller, state);
  return html`<div class="result">
    ${verdictSteps(state.game, state.board.names) ?? nothing}
    ${count === null ? nothing : line(count)}
    ${row(
      button(again.name, () => controller.startAgain(), "btn primary", { tip: again.tip }),
      button(review.name, () => ways.review(), "btn", { tip: review.tip }),
      button(send.name, () => ways.share(), "btn", { tip: send.tip }),
    )}
  </div>`;
}

/** The count of a game that is decided by points; null for other games. */
function countWords({ explain }: GameController, state: State): string | null {
  if (state.game.result?.by !== "two-passes") return null;
  const tally = explain.tally();
  return tally && tallyWords(tally, state);
}
