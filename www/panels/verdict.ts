/** The verdict on a game that goes on for ever, one step after another. */
import type { PlayerName } from "../engine/types.ts";
import type { GameView } from "../model/state.ts";
import { verdictOf } from "../model/verdict.ts";
import {
  cycleWords,
  finalScoreWords,
  repeatedActionWords,
  sustainabilityWords,
} from "../words/verdict.ts";
import { element, stoneIcon } from "./dom.ts";

export function verdictSteps(game: GameView): Node[] {
  const verdict = verdictOf(game);
  if (verdict === null) return [];
  const { repeated, scores } = verdict;
  const steps = [
    element("li", {}, cycleWords(verdict)),
    ...repeated.map((habit) => step(habit.player, repeatedActionWords(habit))),
    element("li", {}, sustainabilityWords(verdict)),
    ...(scores ?? []).map((tally) => step(tally.player, finalScoreWords(tally))),
  ];
  const lives = scores?.some(({ live }) => live > 0) ?? false;
  return [
    element("ol", { class: "verdict", "aria-label": "Verdict" }, ...steps),
    ...(lives ? [element("p", { class: "soft" }, "Live stones carry a ring on the board.")] : []),
  ];
}

function step(player: PlayerName, words: string): HTMLElement {
  return element("li", {}, stoneIcon(player), words);
}
