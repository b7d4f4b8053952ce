/** The verdict on an endless game in sentences, step by step, by the words of a language. */
import type { Player } from "../engine/types.ts";
import { capitalised } from "../words/counts.ts";
import type { Names } from "./state.ts";
import type { Numbering } from "./turns.ts";
import type { Level, RepeatedAction, Verdict } from "./verdict.ts";

/** Words of a language for verdicts. */
export interface VerdictWords {
  readonly playerWord: (player: Player) => string;
  readonly momentWords: (turns: number, names: Numbering) => string;
  readonly turnRange: (from: number, to: number, names: Numbering) => string;
  readonly turnsWord: (turns: readonly number[], names: Numbering) => string;
  readonly bothPass: string;
  /** One turn, and several, that go on again and again. */
  readonly goesOn: (turn: string) => string;
  readonly goOn: (turns: string) => string;
  readonly nothingCostly: (who: string) => string;
  /** An action, by whom and in which turns, and its place among the four that cost, from bidding to deleting. */
  readonly repeats: Readonly<Record<Exclude<Level, 0>, (who: string, turns: string) => string>>;
  readonly scoresDecide: string;
  readonly equallyCostly: string;
  readonly lessCostly: (who: string) => string;
}

export interface VerdictSentences {
  readonly cycleWords: (verdict: Verdict, names: Names) => string;
  /** "White keeps making ko bids (turns 3 and 7), the least costly of four actions." */
  readonly repeatedActionWords: (action: RepeatedAction, names: Names) => string;
  readonly sustainabilityWords: (verdict: Verdict) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function verdictSentences(words: VerdictWords): VerdictSentences {
  return {
    cycleWords({ cycle }, names) {
      if (cycle === null) return words.bothPass;
      const { from, to } = cycle;
      return capitalised(
        to - from === 1
          ? words.goesOn(words.momentWords(to, names))
          : words.goOn(words.turnRange(from, to, names)),
      );
    },
    repeatedActionWords({ player, level, turns }, names) {
      const who = words.playerWord(player);
      if (level === 0) return words.nothingCostly(who);
      const by = turns.length === 0 ? "" : ` (${words.turnsWord(turns, names)})`;
      return words.repeats[level](who, by);
    },
    sustainabilityWords({ repeated: [black, white], scores }) {
      if (scores !== null) return words.scoresDecide;
      if (black.level === white.level) return words.equallyCostly;
      const lower = black.level < white.level ? black : white;
      return words.lessCostly(words.playerWord(lower.player));
    },
  };
}
