/** Verdict on a game that goes on for ever, step by step. */

import type { GameController } from "../model/game-controller.ts";
import { verdictOf } from "../model/verdict.ts";
import {
  cycleWords,
  finalScoreWords,
  repeatedActionWords,
  sustainabilityWords,
  VERDICT_WORDS,
} from "../words/verdict.ts";
import { html, line, type Markup, nothing, stoneIcon } from "./template.ts";

export function verdictSteps(controller: GameController): Markup | null {
  const { game, branch, board } = controller.store.state;
  const { names } = board;
  const verdict = verdictOf(game, (from, to) => controller.movers(branch.line.slice(from, to)));
  if (verdict === null) return null;
  const { repeated, scores } = verdict;
  const lives = scores?.some(({ live }) => live > 0) ?? false;
  return html`
    <ol class="verdict" aria-label=${VERDICT_WORDS.verdict}>
      <li>${cycleWords(verdict, names)}</li>
      ${repeated.map((habit) => html`<li>${stoneIcon(habit.player)}${repeatedActionWords(habit, names)}</li>`)}
      <li>${sustainabilityWords(verdict)}</li>
      ${scores?.map((tally) => html`<li>${stoneIcon(tally.player)}${finalScoreWords(tally)}</li>`)}
    </ol>
    ${lives ? line(VERDICT_WORDS.rings) : nothing}`;
}
