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

/** "White makes ko bids again and again (turns 3 and 7): 1 of 4." */
export function repeatedActionWords(
  { player, level, turns }: RepeatedAction,
  names: Names,
): string {
  if (level === 0) return `${playerWord(player)} repeats no costly action.`;
  const by = turns.length === 0 ? "" : ` (${turnsWord(turns, names)})`;
  return `${playerWord(player)} ${levelWords(level)}${by}: ${level} of 4.`;
}

function levelWords(level: Exclude<Level, 0>): string {
  switch (level) {
    case 1:
      return "makes ko bids again and again";
    case 2:
      return "names itself ko winner again and again";
    case 3:
      return "ignores ko bids again and again";
    case 4:
      return "deletes the history again and again";
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
