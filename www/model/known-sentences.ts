/** Known facts of a board in sentences, by the words of a language. */
import { capitalised, signed } from "../words/counts.ts";

/** The known facts of a board, as its plate has them. */
export interface Known {
  readonly points: number | null;
  readonly directed: boolean;
  readonly planar: boolean | null;
  readonly wraps: boolean;
  /** Bounds of Black's margin with best play; null: none are known. */
  readonly value: readonly [low: string, high: string] | null;
}

/** Words of a language for facts of a board. */
export interface KnownWords {
  readonly placements: (count: number) => string;
  readonly planar: string;
  readonly oneWay: string;
  readonly glued: string;
  readonly draw: string;
  readonly wins: (margin: number) => string;
  readonly between: (low: string, high: string) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function knownSentences(words: KnownWords): (known: Known) => string {
  function valueWords(points: number | null, value: Known["value"]): string {
    if (value === null || points === null) return "";
    const [low, high] = value.map(Number);
    if (low === undefined || high === undefined) return "";
    if (low === 0 && high === 0) return words.draw;
    if (low === high && low > 0) return words.wins(low);
    if (low <= -points && high >= points) return "";
    return words.between(signed(low), signed(high));
  }

  return ({ points, directed, planar, wraps, value }) => {
    const properties = [
      ...(points === null ? [] : [words.placements(points)]),
      ...(planar === true ? [words.planar] : []),
      ...(directed ? [words.oneWay] : []),
      ...(wraps ? [words.glued] : []),
    ].join(", ");
    const sentence = properties === "" ? "" : `${capitalised(properties)}. `;
    return `${sentence}${valueWords(points, value)}`.trim();
  };
}
