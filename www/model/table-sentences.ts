/** The tables of values of small boards in sentences, by the words of a language. */
import { signed } from "../words/counts.ts";

export interface Margins {
  readonly low: number;
  readonly high: number;
  readonly draws: boolean;
}

export interface Size {
  readonly points: number;
  readonly edges: number;
  readonly arcs: number;
  readonly placements: number;
}

/** Ways in which a search ended. */
export type Ended = "complete" | "known" | "bounded";

export interface Tally {
  /** Values that are known to be at least 0. */
  readonly good: number;
  /** Values that may still be below 0. */
  readonly open: number;
  /** Values below 0. */
  readonly bad: number;
}

/** Words of a language for the tables. */
export interface TableWords {
  readonly boundsWords: (low: number, high: number) => string;
  readonly notKnown: string;
  readonly draws: (bounds: string) => string;
  readonly boards: (count: number) => string;
  readonly someBoards: (shown: number, all: number) => string;
  readonly size: Readonly<Record<keyof Size, (count: number) => string>>;
  readonly black: string;
  readonly white: string;
  readonly tried: (turns: number) => string;
  readonly othersAsGood: string;
  readonly noneBad: string;
  readonly bad: (values: number) => string;
  readonly goodOrOpen: (good: number, open: number) => string;
}

export interface TableSentences {
  readonly foreverWords: (margins: Margins) => string;
  readonly shownWords: (shown: number, all: number) => string;
  /** "5 points, 6 edges" */
  readonly sizeWords: (size: Size) => string;
  /** The value of a game in which only winning counts. */
  readonly winnerWords: (value: number) => string;
  readonly triedWords: (nodes: number, ended: Ended) => string;
  readonly firstWords: (tally: Tally) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function tableSentences(words: TableWords): TableSentences {
  return {
    foreverWords({ low, high, draws }) {
      if (low === high) return signed(low);
      const bounds = words.boundsWords(low, high);
      return draws ? words.draws(bounds) : `${bounds} (${words.notKnown})`;
    },
    shownWords: (shown, all) => (shown === all ? words.boards(all) : words.someBoards(shown, all)),
    sizeWords: (size) =>
      (["points", "edges", "arcs", "placements"] as const)
        .filter((part) => part === "points" || size[part] > 0)
        .map((part) => words.size[part](size[part]))
        .join(", "),
    winnerWords: (value) => (value > 0 ? words.black : words.white),
    triedWords: (nodes, ended) =>
      `${words.tried(nodes)}${ended === "known" ? `; ${words.othersAsGood}` : ""}`,
    firstWords: ({ good, open, bad }) =>
      `${bad === 0 ? words.noneBad : words.bad(bad)}. ${words.goodOrOpen(good, open)}`,
  };
}
