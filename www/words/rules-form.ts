/** English of the form of rules: the choices of a ruleset, and their names. */
import type { Preset, Repetition } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { type Option, rulesOptions } from "../model/rules-choices.ts";
import type { KomiWay } from "../model/rules-form.ts";
import { counted } from "./counts.ts";
import { PRESET_NAMES } from "./rules.ts";

export const PRESET_WORDS: readonly Option<Preset>[] = [
  {
    value: "tromp-taylor",
    name: PRESET_NAMES["tromp-taylor"],
    line: "The usual game: surround more than the other.",
  },
  {
    value: "primitive",
    name: PRESET_NAMES.primitive,
    line: "No passing, no counting: whoever cannot move loses.",
  },
  {
    value: "stone",
    name: PRESET_NAMES.stone,
    line: "Only coloured points count, not surrounded ones.",
  },
  {
    value: "divide-and-choose",
    name: PRESET_NAMES["divide-and-choose"],
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

export const { endOptions, scoreOptions, objectionWords, handicapWord } = rulesOptions({
  repetition: REPETITION_WORDS,
  komi: KOMI_WORDS,
  ends: [
    { value: "two-passes", name: "Two passes", line: "Two passes in a row end the game." },
    {
      value: "no-turn-loses",
      name: "No turn left loses",
      line: "There is no passing. Whoever has no turn left loses at once.",
    },
    {
      value: "forever",
      name: "Never",
      line: "There is no last turn: the players agree on how it goes on for ever.",
    },
  ],
  noTurnOnPlane: {
    value: "no-turn-loses",
    name: "No turn left loses",
    line: "There is no passing. Whoever has no turn left loses. Turns are looked for on finitely many places: the page can say that it found none, not that there is none.",
  },
  scores: {
    area: {
      value: "area",
      name: "Area",
      line: "Stones, and the empty places that only one colour reaches.",
    },
    sampledArea: {
      value: "area",
      name: "Area",
      line: "Stones, and the empty places that only one colour reaches, counted on a sample of the board.",
    },
    stones: { value: "stones", name: "Stones", line: "Each placement that is a stone counts one." },
    stonesOnPlane: { value: "stones", name: "Stones", line: "Each stone counts one." },
    measure: {
      value: "measure",
      name: "Measure",
      line: "The area that the stones cover: a stone counts the square of its radius.",
    },
    cardinality: {
      value: "cardinality",
      name: "Cardinality",
      line: "How many points are coloured. One stone has as many as the whole plane, so it is a tie as soon as both have a stone: nearly useless here.",
    },
    points: {
      value: "cardinality",
      name: "Coloured points",
      line: "Each point of a colour counts one, whatever stones it is in.",
    },
    live: {
      value: "live",
      name: "Live stones",
      line: "The bids won, and the stones that keep their colour for ever.",
    },
    none: { value: "none", name: "No score", line: "Nothing is counted: the end decides." },
  },
  quoted: (name) => `“${name}”`,
  noHandicap: "None",
  handicap: (count) => `${count} stones`,
});

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

/** Said before turns would be left behind. */
export function anewWords(turns: number): string {
  return `This starts a new game; the old one, of ${counted(turns, "turn")}, is kept.`;
}
