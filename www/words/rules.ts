/** English of the five choices of a ruleset. */

import { type BoardKind, has } from "../engine/features.ts";
import type { End, Preset, Repetition, ResolvedRules, Scoring } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { draftOf, type KomiWay, presetOf } from "../model/rules-form.ts";
import type { BoardView } from "../model/state.ts";
import { capitalised, counted } from "./counts.ts";
import { PLACEMENT_NOUNS, POINT_NOUN } from "./kinds.ts";

/** Name and explanation of a choice. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly line: string;
}

export const CHANGE_RULES = {
  words: "Change",
  name: "Change the rules",
  tip: "Choose what may repeat, how the game ends and what counts",
};

export const PRESET_WORDS: readonly Option<Preset>[] = [
  {
    value: "tromp-taylor",
    name: "Tromp-Taylor",
    line: "The usual game: surround more than the other.",
  },
  {
    value: "primitive",
    name: "Primitive",
    line: "No passing, no counting: whoever cannot move loses.",
  },
  { value: "stone", name: "Stone", line: "Only coloured points count, not surrounded ones." },
  {
    value: "divide-and-choose",
    name: "Divide-and-choose",
    line: "Nothing is forbidden: kos are paid for, and games may last for ever.",
  },
];

export const REPETITION_WORDS: readonly Option<Repetition>[] = [
  {
    value: "positional",
    name: "Positional superko",
    line: "No play may repeat an earlier board of this game.",
  },
  {
    value: "situational",
    name: "Situational superko",
    line: "No play may repeat an earlier board with the same player to move.",
  },
  {
    value: "simple",
    name: "Simple ko",
    line: "No play may restore the board from before the opponent’s last turn.",
  },
  { value: "none", name: "Nothing forbidden", line: "Boards may come back as often as they like." },
  {
    value: "bids",
    name: "Ko bids",
    line: "A play may carry a bid. The winner of the ko may take the board back; the loser gains the bid.",
  },
];

/** On a plane the search for a turn covers finitely many places (RULES.md, D7). */
export function endOptions(kind: BoardKind): readonly Option<End>[] {
  const noTurn = has({ kind }, "centres")
    ? "There is no passing. Whoever has no turn left loses. Turns are looked for on finitely many places: the page can say that it found none, not that there is none."
    : "There is no passing. Whoever has no turn left loses at once.";
  return [
    { value: "two-passes", name: "Two passes", line: "Two passes in a row end the game." },
    { value: "no-turn-loses", name: "No turn left loses", line: noTurn },
    {
      value: "forever",
      name: "Never",
      line: "There is no last turn: the players agree on how it goes on for ever.",
    },
  ];
}

export function scoreOptions(kind: BoardKind): readonly Option<Scoring>[] {
  return [
    { value: "area", name: "Area", line: areaLine(kind) },
    { value: "stones", name: "Stones", line: stonesLine(kind) },
    ...(has({ kind }, "continuous") ? [MEASURE] : []),
    has({ kind }, "continuous") ? CARDINALITY : COLOURED_POINTS,
    {
      value: "live",
      name: "Live stones",
      line: "The bids won, and the stones that keep their colour for ever.",
    },
    { value: "none", name: "No score", line: "Nothing is counted: the end decides." },
  ];
}

const MEASURE: Option<Scoring> = {
  value: "measure",
  name: "Measure",
  line: "The area that the stones cover: a stone counts the square of its radius.",
};

/** TopoGo gives the reason: two open disks have the same cardinality, that of the plane. */
const CARDINALITY: Option<Scoring> = {
  value: "cardinality",
  name: "Cardinality",
  line: "How many points are coloured. One stone has as many as the whole plane, so it is a tie as soon as both have a stone: nearly useless here.",
};

const COLOURED_POINTS: Option<Scoring> = {
  value: "cardinality",
  name: "Coloured points",
  line: "Each point of a colour counts one, whatever stones it is in.",
};

function areaLine(kind: BoardKind): string {
  const line = "Stones, and the empty places that only one colour reaches";
  return has({ kind }, "centres") ? `${line}, counted on a sample of the board.` : `${line}.`;
}

function stonesLine(kind: BoardKind): string {
  return has({ kind }, "centres")
    ? "Each stone counts one."
    : "Each placement that is a stone counts one.";
}

export const KOMI_WORDS: readonly Option<KomiWay>[] = [
  {
    value: "number",
    name: "A number",
    line: "What White is given: any fraction, such as 13/2 or −1/3, kept exactly.",
  },
  {
    value: "divide-and-choose",
    name: "Divide and choose",
    line: "One person names the komi, the other then takes Black or White.",
  },
];

/** The rules as a sentence, and the name of their preset. */
export function rulesWords(board: BoardView): { name: string; sentence: string } {
  const { rules, facts } = board;
  const parts = [
    ...scorePhrases(board),
    ...(facts.directed ? ["each stone lives by the empty points it reaches"] : []),
    repetitionPhrase(rules.repetition),
    ...endPhrases(rules.end),
    ...(rules.score === "none" ? [] : komiPhrases(rules.komi)),
  ];
  return {
    name: rulesName(presetOf(draftOf(rules), facts.kind), rules, facts.directed),
    sentence: `${capitalised(parts.join("; "))}.`,
  };
}

function rulesName(preset: Preset | null, rules: ResolvedRules, directed: boolean): string {
  if (preset === null) return "Custom rules";
  if (preset === "tromp-taylor")
    return directed ? "Tromp-Taylor on a directed graph" : "Tromp-Taylor, area scoring";
  const name = PRESET_WORDS.find(({ value }) => value === preset)?.name ?? rules.score;
  return directed ? `${name} on a directed graph` : name;
}

function repetitionPhrase(repetition: Repetition): string {
  switch (repetition) {
    case "positional":
      return "no board may come back";
    case "situational":
      return "no board may come back with the same player to move";
    case "simple":
      return "no ko may be taken back at once";
    case "none":
      return "boards may come back";
    case "bids":
      return "kos are settled by bids";
    default:
      return unreachable(repetition);
  }
}

/** Two passes are the usual end. */
function endPhrases(end: End): string[] {
  switch (end) {
    case "two-passes":
      return [];
    case "no-turn-loses":
      return ["whoever has no turn left loses"];
    case "forever":
      return ["the end is agreed"];
    default:
      return unreachable(end);
  }
}

function scorePhrases({ rules, facts }: BoardView): string[] {
  const phrase = scorePhrase(rules.score, facts.kind);
  return phrase === null ? [] : [phrase];
}

/** Phrase for the things that a score counts; null for none. The plane's area is not exact (RULES.md, D6). */
export function scorePhrase(score: Scoring, kind: BoardKind): string | null {
  switch (score) {
    case "area":
      return has({ kind }, "centres")
        ? "stones count, and ground that only they reach, counted on a sample"
        : `stones count, and ${has({ kind }, "sets") ? POINT_NOUN : PLACEMENT_NOUNS[kind]}s that only they reach`;
    case "stones":
      return "only stones count";
    case "measure":
      return "the area under stones counts";
    case "cardinality":
      return has({ kind }, "continuous") ? "cardinality counts" : "coloured points count";
    case "live":
      return "live stones count";
    case "none":
      return null;
    default:
      return unreachable(score);
  }
}

function komiPhrases(komi: string): string[] {
  if (komi === "divide-and-choose") return ["komi by divide and choose"];
  return komi === "0" ? [] : [`komi\u00a0${readable(komi)}`];
}

/** The core's objection to a mix of choices, with the form's names for quoted words of the format. */
export function objectionWords(message: string, kind: BoardKind): string {
  const options = [...REPETITION_WORDS, ...endOptions(kind), ...scoreOptions(kind), ...KOMI_WORDS];
  const plain = message.replace(/^rules(\.\w+)?: /, "").replace(/\.$/, "");
  const named = plain.replace(/"([\w-]+)"/g, (quoted, word) => {
    const option = options.find(({ value }) => value === word);
    return option === undefined ? quoted : `“${option.name}”`;
  });
  return `${capitalised(named)}.`;
}

/** Headings and buttons of the form of rules. */
export const RULES_FORM = {
  keepRulesAsThey: "Keep the rules as they are",
  playByTheseRules: "Play by these rules",
  komiRules: "Komi of the rules",
  startAnew: "Start anew",
  repetition: "Repetition",
  end: "End",
  presets: "Presets",
  score: "Score",
  rules: "Rules",
  board: "Board",
  komi: "Komi",
  notTerritory:
    "Area, not territory: for Japanese rules choose Area and play as you are used to. The results seldom differ by more than a point, and dead stones are agreed on after a pass.",
  people: "Even or handicap",
  handicap: "Handicap",
  handicapLine:
    "White begins after the handicap, with a komi of ½, so that no game is a draw. Where a board has no star points, you place the stones.",
} as const;

/** Button that makes the game even: "Even game: komi 7". */
export function evenWords(komi: string): string {
  return `Even game: komi ${readable(komi)}`;
}

/** Entry of the list of handicaps. */
export function handicapWord(count: number): string {
  return count === 0 ? "None" : `${count} stones`;
}

/** Said before turns would be left behind. */
export function anewWords(turns: number): string {
  return `This starts a new game; the old one, of ${counted(turns, "turn")}, is kept.`;
}
