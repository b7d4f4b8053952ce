/** Rules in sentences, and the choices of their form, by the words of a language. */
import { type BoardKind, has } from "../engine/features.ts";
import type { End, Preset, Repetition, ResolvedRules, Scoring } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { capitalised } from "../words/counts.ts";
import { draftOf, presetOf } from "./rules-form.ts";
import type { BoardView } from "./state.ts";
import { type Counted, countedBy } from "./status-sentences.ts";

/** Name and explanation of a choice. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly line: string;
}

/** Words of a language for rules; phrases are parts of one sentence. */
export interface RulesWords {
  readonly customRules: string;
  /** Name of the usual rules, and of any on a directed graph. */
  readonly trompTaylor: string;
  readonly onDirected: (name: string) => string;
  readonly presets: readonly Option<Preset>[];
  readonly repetition: Readonly<Record<Repetition, string>>;
  /** Two passes are the usual end. */
  readonly end: Readonly<Record<Exclude<End, "two-passes">, string>>;
  readonly counted: Readonly<Record<Exclude<Counted, "area">, string>>;
  readonly area: (kind: BoardKind) => string;
  readonly directed: string;
  readonly komi: (komi: string) => string;
  readonly divided: string;
}

export interface RulesSentences {
  /** The rules as a sentence, and the name of their preset. */
  readonly rulesWords: (board: BoardView) => { name: string; sentence: string };
  /** Phrase for the things that a score counts; null for none. */
  readonly scorePhrase: (score: Scoring, kind: BoardKind) => string | null;
}

/* @__NO_SIDE_EFFECTS__ */
export function rulesSentences(words: RulesWords): RulesSentences {
  function scorePhrase(score: Scoring, kind: BoardKind): string | null {
    if (score === "none") return null;
    const counted = countedBy(score, { kind });
    return counted === "area" ? words.area(kind) : words.counted[counted];
  }

  function rulesName({ rules, facts }: BoardView): string {
    const preset = presetOf(draftOf(rules), facts.kind);
    if (preset === null) return words.customRules;
    if (preset === "tromp-taylor" && !facts.directed) return words.trompTaylor;
    const name = words.presets.find(({ value }) => value === preset)?.name ?? rules.score;
    return facts.directed ? words.onDirected(name) : name;
  }

  function komiPhrase({ komi, score }: ResolvedRules): string | null {
    if (score === "none" || komi === "0") return null;
    return komi === "divide-and-choose" ? words.divided : words.komi(readable(komi));
  }

  return {
    scorePhrase,
    rulesWords(board) {
      const { rules, facts } = board;
      const parts = [
        scorePhrase(rules.score, facts.kind),
        facts.directed ? words.directed : null,
        words.repetition[rules.repetition],
        rules.end === "two-passes" ? null : words.end[rules.end],
        komiPhrase(rules),
      ];
      const said = parts.filter((part) => part !== null).join("; ");
      return { name: rulesName(board), sentence: `${capitalised(said)}.` };
    },
  };
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
