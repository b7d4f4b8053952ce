/** A handicap while it is placed, by the words of a language. */
import type { Handicap } from "./placed-handicap.ts";
import { type Names, placeWord } from "./state.ts";

/** Words of a language for a handicap. */
export interface HandicapWords {
  readonly listed: (words: readonly string[]) => string;
  readonly allStand: string;
  readonly place: (stones: number) => string;
  readonly placeMore: (stones: number) => string;
  readonly stand: (stones: string, count: number) => string;
  readonly mayBegin: string;
  readonly full: (stones: number) => string;
  readonly refused: string;
}

export interface HandicapSentences {
  /** Beside the black stone: "Place 3 stones", "Place 1 more stone", "All stones stand". */
  readonly handicapStatus: (handicap: Handicap) => string;
  /** "C3 and G7 stand. Place 1 more stone." */
  readonly handicapNews: (handicap: Handicap, names: Names) => string;
  /** The reason that a place was not taken; null: it was. */
  readonly objectionLine: (handicap: Handicap) => string | null;
}

/* @__NO_SIDE_EFFECTS__ */
export function handicapSentences(words: HandicapWords): HandicapSentences {
  function handicapStatus({ count, placed }: Handicap): string {
    const missing = count - placed.length;
    if (missing === 0) return words.allStand;
    return placed.length === 0 ? words.place(missing) : words.placeMore(missing);
  }

  function objectionLine({ count, objection }: Handicap): string | null {
    if (objection === null) return null;
    return objection === "full" ? words.full(count) : words.refused;
  }

  return {
    handicapStatus,
    handicapNews(handicap, names) {
      const { placed, count } = handicap;
      const objection = objectionLine(handicap);
      if (objection !== null) return objection;
      const status = placed.length === count ? words.mayBegin : `${handicapStatus(handicap)}.`;
      if (placed.length === 0) return status;
      const stones = words.listed(placed.map((at) => placeWord(at, names)));
      return `${words.stand(stones, placed.length)} ${status}`;
    },
    objectionLine,
  };
}
