/** Das Formular der Regeln: die Entscheidungen eines Regelwerks, und ihre Namen. */
import type { Preset, Repetition } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import { type Option, rulesOptions } from "../../model/rules-choices.ts";
import type { KomiWay } from "../../model/rules-form.ts";
import { turnsDative } from "./grammar.ts";
import { PRESET_NAMES } from "./rules.ts";

export const PRESET_WORDS: readonly Option<Preset>[] = [
  {
    value: "tromp-taylor",
    name: PRESET_NAMES["tromp-taylor"],
    line: "Das übliche Spiel: mehr umschließen als die andere Seite.",
  },
  {
    value: "primitive",
    name: PRESET_NAMES.primitive,
    line: "Kein Passen, kein Zählen: Wer nicht ziehen kann, verliert.",
  },
  {
    value: "stone",
    name: PRESET_NAMES.stone,
    line: "Nur gefärbte Punkte zählen, umschlossene nicht.",
  },
  {
    value: "divide-and-choose",
    name: PRESET_NAMES["divide-and-choose"],
    line: "Nichts ist verboten: Kos werden bezahlt, und Partien dürfen ewig dauern.",
  },
];

export const REPETITION_WORDS: readonly Option<Repetition>[] = [
  {
    value: "positional",
    name: "Positionelles Superko",
    line: "Kein Stein darf ein früheres Brett dieser Partie wiederholen.",
  },
  {
    value: "situational",
    name: "Situationelles Superko",
    line: "Kein Stein darf ein früheres Brett mit derselben Seite am Zug wiederholen.",
  },
  {
    value: "simple",
    name: "Einfaches Ko",
    line: "Kein Stein darf das Brett vor dem letzten Zug des Gegners wiederherstellen.",
  },
  { value: "none", name: "Nichts verboten", line: "Bretter dürfen beliebig oft wiederkehren." },
  {
    value: "bids",
    name: "Ko-Gebote",
    line: "Ein Zug darf ein Gebot tragen. Wer das Ko gewinnt, darf das Brett zurücksetzen; wer es verliert, bekommt das Gebot.",
  },
];

export const KOMI_WORDS: readonly Option<KomiWay>[] = [
  {
    value: "number",
    name: "Eine Zahl",
    line: "Was Weiß bekommt: jeder Bruch, etwa 13/2 oder −1/3, genau gehalten.",
  },
  {
    value: "divide-and-choose",
    name: "Teilen und wählen",
    line: "Einer nennt das Komi, der andere nimmt dann Schwarz oder Weiß.",
  },
];

export const { endOptions, scoreOptions, objectionWords, handicapWord } = rulesOptions({
  repetition: REPETITION_WORDS,
  komi: KOMI_WORDS,
  ends: [
    {
      value: "two-passes",
      name: "Beide passen",
      line: "Zweimal Passen nacheinander beendet die Partie.",
    },
    {
      value: "no-turn-loses",
      name: "Kein Zug mehr verliert",
      line: "Es wird nicht gepasst. Wer keinen Zug mehr hat, verliert sofort.",
    },
    {
      value: "forever",
      name: "Nie",
      line: "Es gibt keinen letzten Zug: Beide einigen sich, wie es ewig weitergeht.",
    },
  ],
  noTurnOnPlane: {
    value: "no-turn-loses",
    name: "Kein Zug mehr verliert",
    line: "Es wird nicht gepasst. Wer keinen Zug mehr hat, verliert. Züge werden an endlich vielen Stellen gesucht: Die Seite kann sagen, dass sie keinen fand, nicht, dass es keinen gibt.",
  },
  scores: {
    area: {
      value: "area",
      name: "Fläche",
      line: "Steine, und die leeren Stellen, die nur eine Farbe erreicht.",
    },
    sampledArea: {
      value: "area",
      name: "Fläche",
      line: "Steine, und die leeren Stellen, die nur eine Farbe erreicht, auf einer Stichprobe des Bretts gezählt.",
    },
    stones: {
      value: "stones",
      name: "Steine",
      line: "Jeder Platz, der ein Stein ist, zählt eins.",
    },
    stonesOnPlane: { value: "stones", name: "Steine", line: "Jeder Stein zählt eins." },
    measure: {
      value: "measure",
      name: "Maß",
      line: "Der Flächeninhalt, den die Steine bedecken: Ein Stein zählt das Quadrat seines Radius.",
    },
    cardinality: {
      value: "cardinality",
      name: "Mächtigkeit",
      line: "Wie viele Punkte gefärbt sind. Ein Stein hat so viele wie die ganze Ebene, also steht es gleich, sobald beide einen Stein haben: hier fast nutzlos.",
    },
    points: {
      value: "cardinality",
      name: "Gefärbte Punkte",
      line: "Jeder Punkt einer Farbe zählt eins, gleich in welchen Steinen er liegt.",
    },
    live: {
      value: "live",
      name: "Lebende Steine",
      line: "Die gewonnenen Gebote, und die Steine, die ihre Farbe ewig behalten.",
    },
    none: {
      value: "none",
      name: "Keine Wertung",
      line: "Nichts wird gezählt: Das Ende entscheidet.",
    },
  },
  quoted: (name) => `„${name}“`,
  noHandicap: "Keine",
  handicap: (count) => `${count} Steine`,
});

/** Überschriften und Tasten des Formulars. */
export const RULES_FORM = {
  keepRulesAsThey: "Regeln so lassen",
  playByTheseRules: "Nach diesen Regeln spielen",
  komiRules: "Komi der Regeln",
  startAnew: "Neu beginnen",
  repetition: "Wiederholung",
  end: "Ende",
  presets: "Vorlagen",
  score: "Wertung",
  rules: "Regeln",
  board: "Brett",
  komi: "Komi",
  notTerritory:
    "Fläche, nicht Gebiet: Für japanische Regeln wähle Fläche und spiel wie gewohnt. Die Ergebnisse unterscheiden sich selten um mehr als einen Punkt, und tote Steine werden nach einem Passen vereinbart.",
  people: "Gleich oder mit Vorgabe",
  handicap: "Vorgabe",
  handicapLine:
    "Nach der Vorgabe beginnt Weiß, mit einem Komi von ½, damit keine Partie unentschieden endet. Hat ein Brett keine Sternpunkte, setzt du die Steine selbst.",
} as const;

/** Taste für eine Partie ohne Vorgabe: „Ausgeglichen: Komi 7“. */
export function evenWords(komi: string): string {
  return `Ausgeglichen: Komi ${readable(komi)}`;
}

/** Gesagt, bevor Züge zurückblieben. */
export function anewWords(turns: number): string {
  return `Dies beginnt eine neue Partie; die alte mit ${turnsDative(turns)} bleibt gespeichert.`;
}
