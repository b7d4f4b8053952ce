/** A ruleset while somebody puts it together: the five choices as the form has them. */
import type {
  End,
  Preset,
  Repetition,
  ResolvedRules,
  Rules,
  ScoreMethod,
} from "../engine/types.ts";

export type KomiWay = "number" | "divide-and-choose";

export interface Draft {
  readonly repetition: Repetition;
  readonly end: End;
  readonly score: ScoreMethod;
  readonly komiWay: KomiWay;
  /** What stands in the field, whether or not it is used. */
  readonly komi: string;
}

export type Choice = keyof Draft;

/** Why the choices cannot go together, and which of them was made last. */
export interface Objection {
  readonly choice: Choice | null;
  readonly message: string;
}

export const PRESETS: Readonly<Record<Preset, Omit<Draft, "komi">>> = {
  "tromp-taylor": choices("positional", "two-passes", "area", "number"),
  primitive: choices("positional", "no-turn-loses", "none", "number"),
  stone: choices("positional", "two-passes", "cardinality", "number"),
  "divide-and-choose": choices("bids", "forever", "live", "divide-and-choose"),
};

function choices(repetition: Repetition, end: End, score: ScoreMethod, komiWay: KomiWay) {
  return { repetition, end, score, komiWay };
}

export function draftOf(rules: ResolvedRules): Draft {
  const { repetition, end, score, komi } = rules;
  const divided = komi === "divide-and-choose";
  return {
    repetition,
    end,
    score,
    komiWay: divided ? "divide-and-choose" : "number",
    komi: divided ? "0" : komi,
  };
}

export function withPreset(draft: Draft, preset: Preset): Draft {
  const komi = preset === "primitive" ? "0" : draft.komi;
  return { ...PRESETS[preset], komi };
}

/** The preset that has these choices, komi apart. */
export function presetOf(draft: Draft): Preset | null {
  const names: readonly Preset[] = ["tromp-taylor", "primitive", "stone", "divide-and-choose"];
  return names.find((name) => sameChoices(PRESETS[name], draft)) ?? null;
}

function sameChoices(a: Omit<Draft, "komi">, b: Omit<Draft, "komi">): boolean {
  return (
    a.repetition === b.repetition &&
    a.end === b.end &&
    a.score === b.score &&
    a.komiWay === b.komiWay
  );
}

/** As a document has it. */
export function rulesOf(draft: Draft): Rules {
  const komi = draft.komiWay === "number" ? draft.komi.trim() : "divide-and-choose";
  const preset = presetOf(draft);
  if (preset === null) {
    const { repetition, end, score } = draft;
    return { repetition, end, score, komi };
  }
  return komi === "0" || draft.komiWay !== "number" ? { preset } : { preset, komi };
}
