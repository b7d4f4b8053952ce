/** Die fünf Entscheidungen eines Regelwerks. */

import { type BoardKind, has } from "../../engine/features.ts";
import type { End, Preset, Repetition, ResolvedRules, Scoring } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import { unreachable } from "../../model/actions.ts";
import { draftOf, type KomiWay, presetOf } from "../../model/rules-form.ts";
import type { BoardView } from "../../model/state.ts";
import type { Option } from "../../words/rules.ts";
import { capitalised } from "./counts.ts";
import { turnsDative } from "./grammar.ts";

export const CHANGE_RULES = {
  words: "Ändern",
  name: "Regeln ändern",
  tip: "Wählen, was sich wiederholen darf, wie die Partie endet und was zählt",
};

export const PRESET_WORDS: readonly Option<Preset>[] = [
  {
    value: "tromp-taylor",
    name: "Tromp-Taylor",
    line: "Das übliche Spiel: mehr umschließen als die andere Seite.",
  },
  {
    value: "primitive",
    name: "Primitive",
    line: "Kein Passen, kein Zählen: Wer nicht ziehen kann, verliert.",
  },
  { value: "stone", name: "Stone", line: "Nur gefärbte Punkte zählen, umschlossene nicht." },
  {
    value: "divide-and-choose",
    name: "Divide-and-choose",
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

/** Auf einer Ebene umfasst die Suche nach einem Zug endlich viele Stellen (RULES.md, D7). */
export function endOptions(kind: BoardKind): readonly Option<End>[] {
  const noTurn = has({ kind }, "centres")
    ? "Es wird nicht gepasst. Wer keinen Zug mehr hat, verliert. Züge werden an endlich vielen Stellen gesucht: Die Seite kann sagen, dass sie keinen fand, nicht, dass es keinen gibt."
    : "Es wird nicht gepasst. Wer keinen Zug mehr hat, verliert sofort.";
  return [
    {
      value: "two-passes",
      name: "Beide passen",
      line: "Zweimal Passen nacheinander beendet die Partie.",
    },
    { value: "no-turn-loses", name: "Kein Zug mehr verliert", line: noTurn },
    {
      value: "forever",
      name: "Nie",
      line: "Es gibt keinen letzten Zug: Beide einigen sich, wie es ewig weitergeht.",
    },
  ];
}

export function scoreOptions(kind: BoardKind): readonly Option<Scoring>[] {
  return [
    { value: "area", name: "Fläche", line: areaLine(kind) },
    { value: "stones", name: "Steine", line: stonesLine(kind) },
    ...(has({ kind }, "continuous") ? [MEASURE] : []),
    has({ kind }, "continuous") ? CARDINALITY : COLOURED_POINTS,
    {
      value: "live",
      name: "Lebende Steine",
      line: "Die gewonnenen Gebote, und die Steine, die ihre Farbe ewig behalten.",
    },
    { value: "none", name: "Keine Wertung", line: "Nichts wird gezählt: Das Ende entscheidet." },
  ];
}

const MEASURE: Option<Scoring> = {
  value: "measure",
  name: "Maß",
  line: "Der Flächeninhalt, den die Steine bedecken: Ein Stein zählt das Quadrat seines Radius.",
};

/** TopoGo nennt den Grund: Zwei offene Scheiben haben dieselbe Mächtigkeit, die der Ebene. */
const CARDINALITY: Option<Scoring> = {
  value: "cardinality",
  name: "Mächtigkeit",
  line: "Wie viele Punkte gefärbt sind. Ein Stein hat so viele wie die ganze Ebene, also steht es gleich, sobald beide einen Stein haben: hier fast nutzlos.",
};

const COLOURED_POINTS: Option<Scoring> = {
  value: "cardinality",
  name: "Gefärbte Punkte",
  line: "Jeder Punkt einer Farbe zählt eins, gleich in welchen Steinen er liegt.",
};

function areaLine(kind: BoardKind): string {
  const line = "Steine, und die leeren Stellen, die nur eine Farbe erreicht";
  return has({ kind }, "centres")
    ? `${line}, auf einer Stichprobe des Bretts gezählt.`
    : `${line}.`;
}

function stonesLine(kind: BoardKind): string {
  return has({ kind }, "centres")
    ? "Jeder Stein zählt eins."
    : "Jeder Platz, der ein Stein ist, zählt eins.";
}

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

/** Die Regeln als Satz, und der Name ihrer Vorlage. */
export function rulesWords(board: BoardView): { name: string; sentence: string } {
  const { rules, facts } = board;
  const parts = [
    ...scorePhrases(board),
    ...(facts.directed ? ["jeder Stein lebt durch die leeren Punkte, die er erreicht"] : []),
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
  if (preset === null) return "Eigene Regeln";
  if (preset === "tromp-taylor")
    return directed ? "Tromp-Taylor auf gerichtetem Graphen" : "Tromp-Taylor, Flächenwertung";
  const name = PRESET_WORDS.find(({ value }) => value === preset)?.name ?? rules.score;
  return directed ? `${name} auf gerichtetem Graphen` : name;
}

function repetitionPhrase(repetition: Repetition): string {
  switch (repetition) {
    case "positional":
      return "kein Brett darf wiederkehren";
    case "situational":
      return "kein Brett darf mit derselben Seite am Zug wiederkehren";
    case "simple":
      return "kein Ko darf sofort zurückgeschlagen werden";
    case "none":
      return "Bretter dürfen wiederkehren";
    case "bids":
      return "Gebote entscheiden Kos";
    default:
      return unreachable(repetition);
  }
}

/** Zweimal Passen ist das übliche Ende. */
function endPhrases(end: End): string[] {
  switch (end) {
    case "two-passes":
      return [];
    case "no-turn-loses":
      return ["wer keinen Zug mehr hat, verliert"];
    case "forever":
      return ["das Ende wird vereinbart"];
    default:
      return unreachable(end);
  }
}

function scorePhrases({ rules, facts }: BoardView): string[] {
  const phrase = scorePhrase(rules.score, facts.kind);
  return phrase === null ? [] : [phrase];
}

/** Was gezählt wird; null, wenn nichts. Die Fläche der Ebene ist nicht exakt (RULES.md, D6). */
export function scorePhrase(score: Scoring, kind: BoardKind): string | null {
  switch (score) {
    case "area":
      return has({ kind }, "centres")
        ? "Steine zählen, und die Fläche, die nur sie erreichen, auf einer Stichprobe gezählt"
        : "Steine zählen, und die leeren Stellen, die nur sie erreichen";
    case "stones":
      return "nur Steine zählen";
    case "measure":
      return "der Flächeninhalt der Steine zählt";
    case "cardinality":
      return has({ kind }, "continuous") ? "die Mächtigkeit zählt" : "gefärbte Punkte zählen";
    case "live":
      return "lebende Steine zählen";
    case "none":
      return null;
    default:
      return unreachable(score);
  }
}

function komiPhrases(komi: string): string[] {
  if (komi === "divide-and-choose") return ["Komi durch Teilen und Wählen"];
  return komi === "0" ? [] : [`Komi\u00a0${readable(komi)}`];
}

/** Der Einwand des Kerns, mit den Namen des Formulars für die Wörter des Formats. */
export function objectionWords(message: string, kind: BoardKind): string {
  const options = [...REPETITION_WORDS, ...endOptions(kind), ...scoreOptions(kind), ...KOMI_WORDS];
  const plain = message.replace(/^rules(\.\w+)?: /, "").replace(/\.$/, "");
  const named = plain.replace(/"([\w-]+)"/g, (quoted, word) => {
    const option = options.find(({ value }) => value === word);
    return option === undefined ? quoted : `„${option.name}“`;
  });
  return `${capitalised(named)}.`;
}

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

/** Eintrag der Liste von Vorgaben. */
export function handicapWord(count: number): string {
  return count === 0 ? "Keine" : `${count} Steine`;
}

/** Gesagt, bevor Züge zurückblieben. */
export function anewWords(turns: number): string {
  return `Dies beginnt eine neue Partie; die alte mit ${turnsDative(turns)} bleibt gespeichert.`;
}
