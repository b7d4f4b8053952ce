/** Rules in sentences, by the words of a language. */
import type { BoardKind } from "../engine/features.ts";
import type { End, Preset, Repetition, ResolvedRules, Scoring } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { capitalised } from "../words/counts.ts";
import { draftOf, presetOf } from "./rules-form.ts";
import type { BoardView } from "./state.ts";
import { type Counted, countedBy } from "./status-sentences.ts";

/** Words of a language for rules; phrases are parts of one sentence. */
export interface RulesWords {
  readonly customRules: string;
  /** Name of the usual rules, and of any on a directed graph. */
  readonly trompTaylor: string;
  readonly onDirected: (name: string) => string;
  readonly presets: Readonly<Record<Preset, string>>;
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
    const name = words.presets[preset];
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
