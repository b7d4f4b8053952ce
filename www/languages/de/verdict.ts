/** Das Urteil über eine endlose Partie, Schritt für Schritt. */
import { readable } from "../../fractions.ts";
import { unreachable } from "../../model/actions.ts";
import type { Names } from "../../model/state.ts";
import type { FinalScore, Level, RepeatedAction, Verdict } from "../../model/verdict.ts";
import { capitalised, counted } from "./counts.ts";
import { playerWord } from "./names.ts";
import { momentWords, turnRange, turnsWord } from "./turns.ts";

export function cycleWords({ cycle }: Verdict, names: Names): string {
  if (cycle === null) return "Von hier an passen beide ewig: Das Brett bleibt, wie es ist.";
  const { from, to } = cycle;
  const turns =
    to - from === 1 ? `${momentWords(to, names)} geht` : `${turnRange(from, to, names)} gehen`;
  return `${capitalised(turns)} immer so weiter.`;
}

/** „Weiß gibt immer wieder Ko-Gebote ab (Zug 3 und 7), die am wenigsten teure von vier Handlungen.“ */
export function repeatedActionWords(
  { player, level, turns }: RepeatedAction,
  names: Names,
): string {
  if (level === 0) return `${playerWord(player)} wiederholt keinen teuren Zug.`;
  const by = turns.length === 0 ? "" : ` (${turnsWord(turns, names)})`;
  const [action, cost] = levelWords(level);
  return `${playerWord(player)} ${action}${by}, ${cost}.`;
}

/** Die Handlung, und ihre Stelle unter den vier teuren, vom Bieten bis zum Löschen. */
function levelWords(level: Exclude<Level, 0>): readonly [action: string, cost: string] {
  switch (level) {
    case 1:
      return ["gibt immer wieder Ko-Gebote ab", "die am wenigsten teure von vier Handlungen"];
    case 2:
      return ["lässt sich immer wieder selbst das Ko gewinnen", "was teurer ist als zu bieten"];
    case 3:
      return [
        "beachtet Ko-Gebote immer wieder nicht",
        "was teurer ist als sich das Ko gewinnen zu lassen",
      ];
    case 4:
      return ["löscht den Verlauf immer wieder", "die teuerste von vier Handlungen"];
    default:
      return unreachable(level);
  }
}

export function sustainabilityWords({ repeated, scores }: Verdict): string {
  const [black, white] = repeated;
  if (scores !== null) return "Beide können ewig so weitermachen: Die Wertung entscheidet.";
  if (black.level === white.level) return "Beide wiederholen gleich teure Züge: unentschieden.";
  const lower = black.level < white.level ? black : white;
  return `${playerWord(lower.player)} wiederholt weniger teure Züge, und gewinnt.`;
}

export function finalScoreWords({ player, score, live, total }: FinalScore): string {
  const stones = counted(live, "lebender Stein", "lebende Steine");
  return `${playerWord(player)}: ${readable(score)} + ${stones} = ${readable(total)}`;
}

/** Liste des Urteils. */
export const VERDICT_WORDS = {
  rings: "Lebende Steine tragen auf dem Brett einen Ring.",
  verdict: "Urteil",
} as const;
