/** Rules form: the draft of a ruleset, with its five choices. */
import { type BoardKind, has } from "../engine/features.ts";
import type { End, Preset, Repetition, ResolvedRules, Rules, Scoring } from "../engine/types.ts";
import { canonical } from "../fractions.ts";
import { sliceOfGame } from "./actions.ts";

export type KomiWay = "number" | "divide-and-choose";

export interface Draft {
  readonly repetition: Repetition;
  readonly end: End;
  readonly score: Scoring;
  readonly komiWay: KomiWay;
  /** The text in the field, even while it is unused. */
  readonly komi: string;
  /** Black stones that stand before White begins; 0: Black begins. */
  readonly handicap: number;
}

export type Choice = keyof Draft;

/** The reason that the choices conflict, and the choice that was made last. */
interface Objection {
  readonly choice: Choice | null;
  readonly message: string;
}

/** The form while it is open. */
interface RulesForm {
  readonly draft: Draft;
  readonly objection: Objection | null;
  readonly confirming: boolean;
}

export const rulesFormSlice = sliceOfGame<RulesForm | null>(null);

type Choices = Omit<Draft, "komi" | "handicap">;

const PRESETS: Readonly<Record<Preset, Choices>> = {
  "tromp-taylor": choices("positional", "two-passes", "area", "number"),
  primitive: choices("positional", "no-turn-loses", "none", "number"),
  stone: choices("positional", "two-passes", "cardinality", "number"),
  "divide-and-choose": choices("bids", "forever", "live", "divide-and-choose"),
};

/** Counting points decides nothing on a continuous board, so its stone preset counts stones
 *  (RULES.md 4). */
function presetOn(kind: BoardKind, preset: Preset): Choices {
  const usual = PRESETS[preset];
  return preset === "stone" && has({ kind }, "continuous") ? { ...usual, score: "stones" } : usual;
}

function choices(repetition: Repetition, end: End, score: Scoring, komiWay: KomiWay) {
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
    handicap: rules.handicap ?? 0,
  };
}

export function withPreset(draft: Draft, preset: Preset, kind: BoardKind): Draft {
  const komi = preset === "primitive" ? "0" : draft.komi;
  return { ...presetOn(kind, preset), komi, handicap: draft.handicap };
}

/** The preset with these choices; komi is ignored. */
export function presetOf(draft: Draft, kind: BoardKind): Preset | null {
  const names: readonly Preset[] = ["tromp-taylor", "primitive", "stone", "divide-and-choose"];
  return names.find((name) => sameChoices(presetOn(kind, name), draft)) ?? null;
}

function sameChoices(a: Choices, b: Choices): boolean {
  return (
    a.repetition === b.repetition &&
    a.end === b.end &&
    a.score === b.score &&
    a.komiWay === b.komiWay
  );
}

/** The rules as a document writes them. */
export function rulesOf(draft: Draft, kind: BoardKind): Rules {
  const komi = draft.komiWay === "number" ? canonical(draft.komi) : "divide-and-choose";
  const preset = presetOf(draft, kind);
  const { repetition, end, score, handicap } = draft;
  const isAhead = handicap > 0 && draft.komiWay === "number";
  const ahead: Rules = isAhead ? { handicap, first: "white" } : {};
  if (preset === null) return { repetition, end, score, komi, ...ahead };
  return komi === "0" || draft.komiWay !== "number"
    ? { preset, ...ahead }
    : { preset, komi, ...ahead };
}
