/** Endlich machen: Auswahl, und der Bericht über eine Stichprobe. */
import type { SampleReach } from "../../engine/protocol.ts";
import type { Lattice } from "../../engine/types.ts";
import type { Option } from "../../model/rules-choices.ts";
import { sampleSentences } from "../../model/sample-sentences.ts";
import { LANGUAGE } from "./core/language.ts";
import { counted, grouped, plural } from "./counts.ts";
import { scorePhrase } from "./rules.ts";

export const LATTICE_WORDS: readonly Option<Lattice>[] = [
  { value: "square", name: "Quadratisch", line: "In Reihen und Spalten." },
  {
    value: "triangular",
    name: "Dreieckig",
    line: "In Reihen, um die Hälfte versetzt: am dichtesten.",
  },
  {
    value: "blue-noise",
    name: "Blaues Rauschen",
    line: "Gleichmäßig verstreut, ohne Reihen und Richtungen.",
  },
];

export const TOUCH_WORDS: readonly Option<SampleReach>[] = [
  {
    value: "kept",
    name: "Wie auf der Ebene",
    line: "Steine berühren sich, wenn sie tangential sind.",
  },
  {
    value: "least",
    name: "Etwas weiter",
    line: "Die kleinste Reichweite, mit der jeder Platz einen berührt, den er nicht überlappt.",
  },
];

export const {
  reportLines,
  sampleWarning,
  carriedWords,
  changedScoringWords,
  scoringWords,
  quotientLines,
  madeTitle,
  convergenceWords,
  measuredWords,
  pitchWord,
} = sampleSentences({
  decimal: (value) => value.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 }),
  hundredths: (value) => value.toLocaleString(LANGUAGE, { minimumFractionDigits: 2 }),
  grouped,
  scorePhrase,
  places: (count) => counted(count, "Platz für einen Stein", "Plätze für Steine"),
  average: (blocked, touched) =>
    `Im Mittel sperrt ein Stein ${blocked} andere Plätze, und berührt ${touched}, die frei bleiben.`,
  covering: (radii, ticks) =>
    `Wo immer die Ebene Raum für einen Stein hat, liegt ein Platz innerhalb von ${radii} seines Radius (${counted(ticks, "Tick", "Ticks")}).`,
  reaches: (least, reach) =>
    `Ab einer Reichweite von ${counted(least, "Tick", "Ticks")} berührt jeder Platz einen, den er nicht überlappt; hier ist sie ${grouped(reach)}.`,
  useless:
    "Keine zwei Steine können sich hier berühren, also stürbe jeder sofort: Lass sie sich etwas weiter berühren, oder nimm einen anderen Abstand.",
  allCarried: (stones) =>
    plural(
      stones,
      "Der Stein wird übernommen, auf den nächsten freien Platz.",
      `Alle ${stones} Steine werden übernommen, jeder auf den nächsten freien Platz.`,
    ),
  someCarried: (kept, stones, others) =>
    `${kept} von ${counted(stones, "Stein", "Steinen")} ${plural(kept, "wird", "werden")} übernommen, jeder auf den nächsten freien Platz; ${others}.`,
  noPlace: (stones) =>
    `${stones} ${plural(stones, "hat", "haben")} keinen freien Platz in der Nähe, oder ${plural(stones, "hätte", "hätten")} dort keine Freiheit`,
  changes: {
    centres: (there, here) => `Die Wertung ändert sich. Auf der Ebene: ${there}. Hier: ${here}.`,
    continuous: (there, here) =>
      `Die Wertung ändert sich. Auf den Scheiben: ${there}. Hier: ${here}.`,
  },
  stays: (scoring) => `Die Wertung bleibt: ${scoring}.`,
  quotient: (points, placements) =>
    `${counted(points, "Punkt", "Punkte")} und ${counted(placements, "Platz", "Plätze")}, einer für jede Scheibe.`,
  playsAlike:
    "Es spielt sich genau wie die Scheiben, Zug um Zug: dieselben Züge, Ketten und Freiheiten, und dieselben Steine werden geschlagen.",
  taken: (stones) =>
    plural(stones, "Der Stein wird übernommen.", `Alle ${stones} Steine werden übernommen.`),
  asSpace: (title) => `${title}, als Go-Raum`,
  asSample: (title) => `${title}, als Stichprobe`,
  atPitch: (value, pitch) => `${value} bei einem Abstand von ${pitch}`,
});

/** „0,50 des Steinradius: 512 Ticks“ */
export function pitchWords(hundredths: number, ticks: number): string {
  return `${pitchWord(hundredths)} des Steinradius: ${counted(ticks, "Tick", "Ticks")}`;
}

/** Taste, die den kleinsten Abstand nimmt, der geht. */
export function otherPitchWords(hundredths: number, ticks: number): { name: string; tip: string } {
  return {
    name: `Abstand ${pitchWord(hundredths)} nehmen`,
    tip: `Der kleinste, der hier geht: ${counted(ticks, "Tick", "Ticks")}`,
  };
}

/** Bedeutung der Punkte des Quotienten. */
export const QUOTIENT_LINE =
  "Jeder Teil, in den die Scheiben einander schneiden, wird ein Punkt: eine Fläche, ein Bogen oder ein Schnittpunkt von Kreisen. Ein Stein füllt die Punkte seiner Scheibe. Steine sind verbunden, wo sich ihre Abschlüsse treffen.";

export const QUOTIENT_WORDS = {
  picture: "Der Go-Raum",
  making: "Die Teile werden gesucht…",
} as const;

export function noQuotientWords(reason: string): string {
  return `Daraus wird kein Go-Raum: ${reason}`;
}

export const NO_QUOTIENT_OF_PLANE =
  "Kein endliches Brett spielt sich genau wie die Ebene, auf der ein Stein unendlich viele Plätze hat; zu Scheiben, die sich genau berühren, gibt es eines.";

/** Namen zweier kleiner Diagramme über dem Abstand, und die Worte ihrer Werte. */
export const CONVERGENCE_WORDS = {
  covering: "Überdeckungsradius",
  touches: "Berührte freie Plätze",
} as const;

/** Dialog, der ein Brett endlich macht. */
export const SAMPLE_WORDS = {
  cancelled: "Abgebrochen. Ändere etwas, um es wieder zu versuchen.",
  heading: "Ein endliches Brett aus diesem",
  makingSample: "Die Stichprobe entsteht",
  keepBoard: "Dieses Brett behalten",
  anotherSeed: "Anderer Startwert",
  sample: "Die Stichprobe",
  drawOn: "Darauf zeichnen",
  playOn: "Darauf spielen",
  touching: "Berühren",
  lattice: "Anordnung",
  cancel: "Abbrechen",
  pitch: "Abstand",
} as const;

export function cannotSampleWords(reason: string): string {
  return `Daraus wird keine Stichprobe: ${reason}`;
}

export function seedWords(seed: number): string {
  return `Startwert ${seed}`;
}
