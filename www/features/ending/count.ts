/** Count of a finished game: one sentence on how it was decided, and a bar of both scores. */

import type { Tally } from "../../engine/why.ts";
import { CONTINUUM } from "../../fractions.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { State } from "../../model/state.ts";
import { html, type Markup, nothing, stoneIcon } from "../../panels/template.ts";
import { endingWords } from "../../words/ending.ts";
import { amountWords } from "../../words/game-status.ts";

export function countView(controller: GameController, state: State): Markup {
  const by = state.game.result?.by;
  const isCounted = by === "two-passes" || by === "agreement";
  let tally: Tally | null = null;
  if (isCounted)
    controller.ask((game) => {
      tally = game.why.score();
    });
  return html`<p class="count">${endingWords(state, tally)}</p>${barOf(state) ?? nothing}`;
}

function barOf({ game: { result } }: State): Markup | null {
  const [black, white] = [result?.black, result?.white];
  if (black === undefined || white === undefined) return null;
  return html`<div class="count-bar" aria-hidden="true">
    ${stoneIcon("black")}<b>${amountWords(black)}</b>
    <svg><rect class="white" width="100%" height="100%"/><rect class="black" width="${shareOf(black, white)}%" height="100%"/></svg>
    <b>${amountWords(white)}</b>${stoneIcon("white")}
  </div>`;
}

/** Black's share in percent; a score below nothing has none. */
function shareOf(black: string, white: string): number {
  const [ours, theirs] = [sizeOf(black), sizeOf(white)];
  if (ours === theirs) return 50;
  if (ours === Infinity || theirs === Infinity) return ours > theirs ? 100 : 0;
  return (100 * ours) / (ours + theirs);
}

function sizeOf(score: string): number {
  if (score === CONTINUUM) return Infinity;
  const [above = "0", below = "1"] = score.split("/");
  return Math.max(Number(above) / Number(below), 0);
}
