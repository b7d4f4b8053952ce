/** Boards that are made finite in sentences, by the words of a language. */
import type { Carried } from "../engine/carry.ts";
import { type BoardKind, has } from "../engine/features.ts";
import type { GoSpaceBoard, SampleReport, Scoring } from "../engine/types.ts";
import { freeTouches } from "./discretizer.ts";

/** A kind of board, and the scoring on it. */
export interface Scored {
  readonly score: Scoring;
  readonly kind: BoardKind;
}

export interface Scores {
  readonly before: Scored;
  readonly after: Scored;
}

/** Words of a language for boards that are made finite. */
export interface SampleWords {
  /** A number up to 10, and one with two digits in any case. */
  readonly decimal: (value: number) => string;
  readonly hundredths: (value: number) => string;
  readonly grouped: (value: number) => string;
  readonly scorePhrase: (score: Scoring, kind: BoardKind) => string | null;
  readonly places: (count: number) => string;
  readonly average: (blocked: string, touched: string) => string;
  readonly covering: (radii: string, ticks: number) => string;
  readonly reaches: (least: number, reach: number) => string;
  readonly useless: string;
  readonly allCarried: (stones: number) => string;
  readonly someCarried: (kept: number, stones: number, others: string) => string;
  readonly noPlace: (stones: number) => string;
  /** The scoring on a plane or on disks, and on the board that is made. */
  readonly changes: Readonly<
    Record<"centres" | "continuous", (there: string, here: string) => string>
  >;
  readonly stays: (scoring: string) => string;
  readonly quotient: (points: number, placements: number) => string;
  readonly playsAlike: string;
  readonly taken: (stones: number) => string;
  readonly asSpace: (title: string) => string;
  readonly asSample: (title: string) => string;
  readonly atPitch: (value: string, pitch: string) => string;
}

export interface SampleSentences {
  /** Lines of the report; `reach` is that of the sample's disks, `radius` the stone's. */
  readonly reportLines: (report: SampleReport, reach: number, radius: number) => string[];
  /** The defect that makes a sample useless, or null. */
  readonly sampleWarning: (report: SampleReport) => string | null;
  /** Fate of the stones on the plane. */
  readonly carriedWords: (carried: Carried) => string;
  /** The scoring on a plane or on disks, and on the board that is made of it, if they differ. */
  readonly changedScoringWords: (scores: Scores) => string | null;
  /** The scoring on the board that is made, changed or not; null where nothing is scored. */
  readonly scoringWords: (scores: Scores) => string | null;
  /** Lines on the quotient of disks on which so many stones stand. */
  readonly quotientLines: (board: GoSpaceBoard, stones: number) => string[];
  /** Title of a board that was made of another. */
  readonly madeTitle: (title: string, kind: BoardKind) => string;
  /** "Covering radius: 1.15 at a pitch of 2.00, 0.12 at a pitch of 0.20"; only the name before a value is known. */
  readonly convergenceWords: (
    name: string,
    values: readonly { readonly pitch: number; readonly value: number }[],
  ) => string;
  readonly measuredWords: (value: number) => string;
  /** "0.50": a pitch in stone radii. */
  readonly pitchWord: (hundredths: number) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function sampleSentences(words: SampleWords): SampleSentences {
  const measuredWords = (value: number) =>
    value >= 10 ? words.grouped(Math.round(value)) : words.decimal(value);
  const pitchWord = (hundredths: number) => words.hundredths(hundredths / 100);

  function changedScoringWords({ before, after }: Scores): string | null {
    const [there, here] = [before, after].map(({ score, kind }) => words.scorePhrase(score, kind));
    if (there === here || !there || !here) return null;
    return words.changes[has(before, "centres") ? "centres" : "continuous"](there, here);
  }

  return {
    reportLines({ placements, conflicts, touches, coveringRadius, reach: least }, reach, radius) {
      const each = (pairs: number) => measuredWords(freeTouches(placements, pairs));
      return [
        words.places(placements),
        words.average(each(conflicts), each(touches - conflicts)),
        words.covering(measuredWords(coveringRadius / radius), Math.ceil(coveringRadius)),
        words.reaches(least, reach),
      ];
    },
    sampleWarning: ({ conflicts, touches }) => (touches > conflicts ? null : words.useless),
    carriedWords: ({ kept, left }) =>
      left === 0
        ? words.allCarried(kept)
        : words.someCarried(kept, kept + left, words.noPlace(left)),
    changedScoringWords,
    scoringWords(scores) {
      const { score, kind } = scores.after;
      const phrase = words.scorePhrase(score, kind);
      return changedScoringWords(scores) ?? (phrase && words.stays(phrase));
    },
    quotientLines: ({ points, placements }, stones) => [
      words.quotient(points.length, placements.length),
      words.playsAlike,
      ...(stones === 0 ? [] : [words.taken(stones)]),
    ],
    madeTitle: (title, kind) =>
      has({ kind }, "sets") ? words.asSpace(title) : words.asSample(title),
    convergenceWords(name, values) {
      const [coarse, fine] = [values[0], values.at(-1)];
      if (coarse === undefined || fine === undefined) return name;
      const ends = [coarse, fine].map(({ pitch, value }) =>
        words.atPitch(measuredWords(value), pitchWord(pitch)),
      );
      return `${name}: ${ends.join(", ")}`;
    },
    measuredWords,
    pitchWord,
  };
}
