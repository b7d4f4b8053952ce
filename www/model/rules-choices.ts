/** The choices of the form of rules, by the words of a language. */
import { type BoardKind, has } from "../engine/features.ts";
import type { End, Scoring } from "../engine/types.ts";
import { capitalised } from "../words/counts.ts";
import { type Counted, countedBy } from "./status-sentences.ts";

/** Name and explanation of a choice. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly line: string;
}

/** Words of a language for the form of rules. */
export interface RulesChoices {
  readonly repetition: readonly Option<string>[];
  readonly komi: readonly Option<string>[];
  readonly ends: readonly Option<End>[];
  /** On a plane the search for a turn covers finitely many places (RULES.md, D7). */
  readonly noTurnOnPlane: Option<End>;
  readonly scores: Readonly<Record<Counted | "stonesOnPlane" | "none", Option<Scoring>>>;
  readonly quoted: (name: string) => string;
  readonly noHandicap: string;
  readonly handicap: (stones: number) => string;
}

export interface RulesOptions {
  readonly endOptions: (kind: BoardKind) => readonly Option<End>[];
  readonly scoreOptions: (kind: BoardKind) => readonly Option<Scoring>[];
  /** The core's objection to a mix of choices, with the form's names for quoted words of the format. */
  readonly objectionWords: (message: string, kind: BoardKind) => string;
  /** Entry of the list of handicaps. */
  readonly handicapWord: (count: number) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function rulesOptions(words: RulesChoices): RulesOptions {
  const { scores, noTurnOnPlane } = words;

  function endOptions(kind: BoardKind): readonly Option<End>[] {
    if (!has({ kind }, "centres")) return words.ends;
    return words.ends.map((end) => (end.value === noTurnOnPlane.value ? noTurnOnPlane : end));
  }

  function scoreOptions(kind: BoardKind): readonly Option<Scoring>[] {
    const isPlane = has({ kind }, "centres");
    return [
      scores[countedBy("area", { kind })],
      isPlane ? scores.stonesOnPlane : scores.stones,
      ...(has({ kind }, "continuous") ? [scores.measure] : []),
      scores[countedBy("cardinality", { kind })],
      scores.live,
      scores.none,
    ];
  }

  return {
    endOptions,
    scoreOptions,
    handicapWord: (count) => (count === 0 ? words.noHandicap : words.handicap(count)),
    objectionWords(message, kind) {
      const options = [
        ...words.repetition,
        ...endOptions(kind),
        ...scoreOptions(kind),
        ...words.komi,
      ];
      const plain = message.replace(/^rules(\.\w+)?: /, "").replace(/\.$/, "");
      const named = plain.replace(/"([\w-]+)"/g, (quoted, word) => {
        const option = options.find(({ value }) => value === word);
        return option === undefined ? quoted : words.quoted(option.name);
      });
      return `${capitalised(named)}.`;
    },
  };
}
