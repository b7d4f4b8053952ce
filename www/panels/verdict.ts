/** The verdict on a game that goes on for ever, one step after another. */
import type { GameView } from "../model/state.ts";
import { verdictOf } from "../model/verdict.ts";
import { cycleWords, habitWords, sustainabilityWords, tallyWords } from "../words/verdict.ts";
import { html, line, type Markup, nothing, stoneIcon } from "./template.ts";

export function verdictSteps(game: GameView): Markup | null {
  const verdict = verdictOf(game);
  if (verdict === null) return null;
  const { habits, tallies } = verdict;
  const lives = tallies?.some(({ live }) => live > 0) ?? false;
  return html`
    <ol class="verdict" aria-label="Verdict">
      <li>${cycleWords(verdict)}</li>
      ${habits.map((habit) => html`<li>${stoneIcon(habit.player)}${habitWords(habit)}</li>`)}
      <li>${sustainabilityWords(verdict)}</li>
      ${tallies?.map((tally) => html`<li>${stoneIcon(tally.player)}${tallyWords(tally)}</li>`)}
    </ol>
    ${lives ? line("Live stones carry a ring on the board.") : nothing}`;
}
