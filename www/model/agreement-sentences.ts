/** The agreement on dead stones in sentences, by the words of a language. */
import type { GameResult, Player } from "../engine/types.ts";
import { margin } from "../fractions.ts";
import { capitalised } from "../words/counts.ts";
import { type Names, type PlacementId, placeWord } from "./state.ts";

/** Words of a language for the agreement on dead stones; `stones` are named, `count` is their number. */
export interface AgreementWords {
  readonly listed: (words: readonly string[]) => string;
  readonly winnerWords: (winner: Player) => string;
  readonly more: (stones: number) => string;
  readonly standing: (stones: string, count: number, outcome: string) => string;
  readonly noneDead: string;
  readonly dead: (stones: string, count: number) => string;
  readonly draw: string;
  readonly by: (margin: string) => string;
}

/** Stones named one by one; of more some are counted. */
const MOST_NAMED = 6;

export interface AgreementSentences {
  /** "C3 still stands. If you pass now it counts as alive: White wins by 26. Play on, or agree that it is dead." */
  readonly standingWords: (
    stones: readonly PlacementId[],
    result: GameResult,
    names: Names,
  ) => string;
  /** "C3 is dead: Black wins by 9." */
  readonly markedWords: (
    stones: readonly PlacementId[],
    result: GameResult | null,
    names: Names,
  ) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function agreementSentences(words: AgreementWords): AgreementSentences {
  function stonesWord(stones: readonly PlacementId[], names: Names): string {
    const named = stones.map((at) => placeWord(at, names));
    if (named.length > MOST_NAMED)
      named.splice(MOST_NAMED - 1, Infinity, words.more(named.length - MOST_NAMED + 1));
    return capitalised(words.listed(named));
  }

  function outcomeWords({ winner, black, white }: GameResult): string {
    if (winner === "draw") return words.draw;
    const wins = words.winnerWords(winner);
    return black === undefined || white === undefined
      ? wins
      : `${wins} ${words.by(margin(black, white))}`;
  }

  return {
    standingWords: (stones, result, names) =>
      words.standing(stonesWord(stones, names), stones.length, outcomeWords(result)),
    markedWords(stones, result, names) {
      const { length } = stones;
      const dead = length === 0 ? words.noneDead : words.dead(stonesWord(stones, names), length);
      return `${dead}${result === null ? "" : `: ${outcomeWords(result)}`}.`;
    },
  };
}
