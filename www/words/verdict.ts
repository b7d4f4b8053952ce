/** English of the verdict on an endless game, step by step. */
import { readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import type { Names } from "../model/state.ts";
import type { FinalScore, Level, RepeatedAction, Verdict } from "../model/verdict.ts";
import { capitalised, counted } from "./counts.ts";
import { playerWord } from "./names.ts";
import { momentWords, turnRange, turnsWord } from "./turns.ts";

export function cycleWords({ cycle }: Verdict, names: Names): string {
  if (cycle === null) return "From here on both pass for ever: the board stays as it is.";
  const { from, to } = cycle;
  const turns =
    to - from === 1 ? `${momentWords(to, names)} goes` : `${turnRange(from, to, names)} go`;
  return `${capitalised(turns)} on again and again.`;
}

/** "White keeps making ko bids (turns 3 and 7), the least costly of four actions." */
export function repeatedActionWords(
  { player, level, turns }: RepeatedAction,
  names: Names,
): string {
  if (level === 0) return `${playerWord(player)} repeats no costly action.`;
  const by = turns.length === 0 ? "" : ` (${turnsWord(turns, names)})`;
  const [action, cost] = levelWords(level);
  return `${playerWord(player)} keeps ${action}${by}, ${cost}.`;
}

/** The action, and its place among the four that cost, from bidding to deleting. */
function levelWords(level: Exclude<Level, 0>): readonly [action: string, cost: string] {
  switch (level) {
    case 1:
      return ["making ko bids", "the least costly of four actions"];
    case 2:
      return ["naming itself ko winner", "which is costlier than to bid"];
    case 3:
      return ["ignoring ko bids", "which is costlier than to name oneself winner"];
    case 4:
      return ["deleting the history", "the costliest of four actions"];
    default:
      return unreachable(level);
  }
}

export function sustainabilityWords({ repeated, scores }: Verdict): string {
  const [black, white] = repeated;
  if (scores !== null) return "Both can go on so for ever: the scores decide.";
  if (black.level === white.level) return "Both repeat equally costly actions: a draw.";
  const lower = black.level < white.level ? black : white;
  return `${playerWord(lower.player)} repeats less costly actions, and wins.`;
}

export function finalScoreWords({ player, score, live, total }: FinalScore): string {
  const stones = counted(live, "live stone");
  return `${playerWord(player)}: ${readable(score)} + ${stones} = ${readable(total)}`;
}

/** List of the verdict. */
export const VERDICT_WORDS = {
  rings: "Live stones carry a ring on the board.",
  verdict: "Verdict",
} as const;
