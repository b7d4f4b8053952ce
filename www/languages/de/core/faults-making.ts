/** Fehler in anderen Formaten und erzeugten Brettern: der Fehler, dann die Abhilfe. */
import type {
  BoardError,
  FamilyError,
  FormatProblem,
  GenerateError,
  Parameter,
  ProximityError,
  QuotientError,
  SampleError,
  TransformError,
  WriteError,
} from "../../../../build/wasm/full/gospace_wasm.js";
import { boardWords, notHere } from "./faults-boards.ts";
import { problemWords, startWords } from "./faults-documents.ts";
import {
  MAX_ARCS,
  MAX_NESTING,
  MAX_PLACEMENTS,
  MAX_SAMPLE_PLACES,
  MAX_SPACE_CLOSURES,
  MAX_SPACE_LISTED,
  MAX_SPACE_POINTS,
  MAX_TEXT_BYTES,
  MOST_POINTS,
} from "./faults-limits.ts";
import { grouped, parserWords, quoted, tooMany, valueWords } from "./faults-parts.ts";
import { termWords } from "./terms.ts";
import { told } from "./told.ts";

export const formatWords = told<FormatProblem>({
  "too-long": ({ bytes }) =>
    `Der Text hat ${grouped(bytes)} Bytes. Kürze ihn auf ${grouped(MAX_TEXT_BYTES)}.`,
  "too-many": ({ what, limit }) => tooMany(what, limit),
  "too-deep": `Der Text ist zu tief verschachtelt. Erlaubt sind höchstens ${MAX_NESTING} Ebenen.`,
  unexpected: ({ found, expected }) =>
    `Hier steht ${quoted(found)}. Erwartet: ${termWords(expected)}.`,
  ended: ({ expected }) => `Der Text endet zu früh. Erwartet: ${termWords(expected)}.`,
  unclosed: ({ what }) => `Hier beginnt etwas, das nicht endet: ${termWords(what)}. Schließe es.`,
  "no-such-point": ({ name }) =>
    `Einen Punkt ${quoted(name)} gibt es nicht. Füge ihn hinzu, oder berichtige den Namen.`,
  "repeated-point": ({ name }) =>
    `Einen Punkt ${quoted(name)} gibt es schon. Gib diesem einen anderen Namen.`,
  "row-length": ({ found, expected }) =>
    `Diese Zeile der Matrix hat die Länge ${found}. Nötig ist ${expected}, so viel wie Zeilen.`,
  // Was andere Programme melden, ist englisch.
  xml: "Das ist kein XML. Berichtige den Text.",
  attribute: ({ name }) =>
    `Das Attribut ${quoted(name)} ist nicht zu lesen. Berichtige seinen Wert.`,
  "other-game": ({ found }) =>
    `Das ist eine Partie eines anderen Spiels: GM[${parserWords(found)}]. Wähle eine Go-Partie, GM[1].`,
  "nothing-drawn": "Die Zeichnung hat keinen geschlossenen Umriss und keinen Kreis. Zeichne einen.",
  "too-far-out": "Das ist zu weit außen gezeichnet. Rücke es näher an den Rest.",
  "outlines-meet":
    "Der Umriss kreuzt oder berührt sich selbst oder einen anderen. Rücke die Linien auseinander.",
  "relative-length": ({ text }) =>
    `Die Länge ${quoted(text)} ist relativ. Schreibe eine absolute, etwa "5mm".`,
  board: (of) => boardWords(of),
  start: (of) => startWords(of),
  document: ({ problem }) => problemWords(problem),
});

export const writeWords = told<WriteError>({
  kind: "Dieses Format kann ein solches Brett nicht fassen. Wähle ein anderes.",
  "too-large": ({ limit }) =>
    `Dieses Brett ist zu groß für das Format. Nimm höchstens ${limit} Punkte in einer Reihe, oder ein anderes Format.`,
  rules:
    "Dieses Format kann solche Regeln nicht ausdrücken. Wähle ein anderes Format, oder andere Regeln.",
  board: "Das Brett ist ungültig: Es nennt einen Punkt, den es nicht gibt. Berichtige es zuerst.",
});

export const generateWords = told<GenerateError>({
  "no-such-generator": ({ id }) =>
    `Einen Generator ${quoted(id)} gibt es nicht. Wähle einen aus der Liste.`,
  "no-such-parameter": ({ generator, parameter }) =>
    `Der Generator „${generator}“ hat keinen Parameter ${quoted(parameter)}. Entferne ihn.`,
  value: ({ name, given, least, most }) =>
    `${valueWords(given)} passt nicht zu „${name}“. Wähle eine ganze Zahl von ${least} bis ${most}.`,
  family: (of) => familyWords(of),
});

const tooManyMade = (what: string, count: number, limit: number) =>
  `Das ergäbe ${grouped(count)} ${what}, mehr als die Grenze von ${grouped(limit)}. Wähle kleinere Zahlen.`;

const familyWords = told<FamilyError>({
  "too-small": ({ parameter, given, least }) =>
    `${PARAMETERS[parameter]}: ${given}. Wähle mindestens ${least}.`,
  "too-large": ({ parameter, given, most }) =>
    `${PARAMETERS[parameter]}: ${given}. Wähle höchstens ${most}.`,
  "too-many-points": ({ count }) => tooManyMade("Punkte", count, MAX_PLACEMENTS),
  "too-many-arcs": ({ count }) => tooManyMade("Pfeile (eine Kante ist zwei)", count, MAX_ARCS),
  "too-many-space-points": ({ count }) =>
    tooManyMade("Punkte eines Go-Raums", count, MAX_SPACE_POINTS),
  "odd-points": ({ points }) =>
    `Eine ungerade Zahl von Punkten, ${points}, kann nicht je drei Kanten haben. Wähle eine gerade.`,
  "odd-ends": ({ points, degree }) =>
    `Eine ungerade Zahl von Punkten, ${points}, kann nicht je ${degree} Kanten haben. Mache eine der Zahlen gerade.`,
});

const PARAMETERS: Readonly<Record<Parameter, string>> = {
  points: "Anzahl der Punkte",
  arcs: "Anzahl der Pfeile",
  columns: "Anzahl der Spalten",
  rows: "Anzahl der Zeilen",
  side: "Seite",
  leaves: "Anzahl der Blätter",
  dimensions: "Dimension",
  branches: "Anzahl der Äste",
  copies: "Anzahl der Kopien",
  satellites: "Anzahl der Satelliten",
  levels: "Anzahl der Stufen",
  degree: "Grad",
  frequency: "Frequenz",
  percent: "Prozentsatz",
};

export const proximityWords = told<ProximityError>({
  "too-many-points": ({ count }) => tooMany("Punkte zum Verbinden", MOST_POINTS, count),
  coordinate: ({ point }) =>
    `Punkt ${point} hat eine Koordinate, die nicht passt. Nimm Zahlen von -1e9 bis 1e9.`,
  "same-place": ({ first, second }) =>
    `Die Punkte ${first} und ${second} liegen an derselben Stelle. Verschiebe einen.`,
  "no-corners": "Die Voronoi-Zellen dieser Punkte haben keine Ecke dazwischen. Füge Punkte hinzu.",
});

export const transformWords = told<TransformError>({
  share: ({ given }) => `${valueWords(given)} ist kein Anteil. Wähle eine Zahl von 0 bis 1.`,
  "no-such-point": ({ point, points }) =>
    `Eine Verbindung führt zu Punkt ${point}, aber die Anzahl der Punkte, von 0 an gezählt, ist ${points}. Füge den Punkt hinzu, oder entferne die Verbindung.`,
});

export const sampleWords = told<Exclude<SampleError, BoardError>, string, [], BoardError>(
  {
    pitch: ({ pitch }) => notHere("Ein Abstand", pitch, "1"),
    reach: ({ reach, core }) =>
      notHere("Die Reichweite einer Stichprobe", reach, `der Radius der Scheiben, ${core},`),
    "too-many-places": ({ pitch, places }) =>
      `Ein Abstand von ${pitch} ergibt etwa ${grouped(places)} Stellen im Rechteck um den Bereich. Wähle einen größeren, für höchstens ${grouped(MAX_SAMPLE_PLACES)}.`,
    "too-many-samples": ({ pitch }) =>
      `Ein Abstand von ${pitch} ergibt mehr als ${grouped(MAX_PLACEMENTS)} Plätze. Wähle einen größeren.`,
    "no-sample": ({ pitch }) =>
      `Ein Abstand von ${pitch} lässt keinen Platz weit genug im Bereich. Wähle einen kleineren, oder vergrößere den Bereich.`,
  },
  boardWords,
);

export const quotientWords = told<QuotientError>({
  reach: ({ disk, reach, core }) =>
    `Scheibe ${disk} hat die Reichweite ${reach} und bedeckt ${core}. Mache beides gleich für einen Go-Raum.`,
  "too-many-points": () =>
    `Die Scheiben zerschneiden die Ebene in mehr als ${grouped(MAX_SPACE_POINTS)} Zellen. Nimm weniger Scheiben.`,
  "too-large": () =>
    `Die Plätze und kleinsten offenen Mengen haben zusammen mehr als ${grouped(MAX_SPACE_LISTED)} Punkte, oder die Abschlüsse mehr als ${grouped(MAX_SPACE_CLOSURES)}. Nimm weniger oder kleinere Scheiben.`,
});
