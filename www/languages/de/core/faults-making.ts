/** Fehler in anderen Formaten und erzeugten Brettern: der Fehler, dann die Abhilfe. */
import type {
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

export function formatWords(problem: FormatProblem): string {
  switch (problem.kind) {
    case "too-long":
      return `Der Text hat ${grouped(problem.of.bytes)} Bytes. Kürze ihn auf ${grouped(MAX_TEXT_BYTES)}.`;
    case "too-many":
      return tooMany(problem.of.what, problem.of.limit);
    case "too-deep":
      return `Der Text ist zu tief verschachtelt. Erlaubt sind höchstens ${MAX_NESTING} Ebenen.`;
    case "unexpected":
      return `Hier steht ${quoted(problem.of.found)}. Das Format braucht: ${problem.of.expected}.`;
    case "ended":
      return `Der Text endet zu früh. Als Nächstes braucht das Format: ${problem.of.expected}.`;
    case "unclosed":
      return `Hier beginnt etwas, das nicht endet: ${problem.of.what}. Schließe es.`;
    case "no-such-point":
      return `Einen Punkt ${quoted(problem.of.name)} gibt es nicht. Füge ihn hinzu, oder berichtige den Namen.`;
    case "repeated-point":
      return `Einen Punkt ${quoted(problem.of.name)} gibt es schon. Gib diesem einen anderen Namen.`;
    case "row-length":
      return `Diese Zeile der Matrix hat die Länge ${problem.of.found}. Nötig ist ${problem.of.expected}, so viel wie Zeilen.`;
    case "xml":
      return `Das ist kein XML: ${parserWords(problem.of.message)}. Berichtige den Text.`;
    case "attribute":
      return `Das Attribut ${quoted(problem.of.name)} ist nicht zu lesen: ${parserWords(problem.of.message)}. Berichtige seinen Wert.`;
    case "other-game":
      return `Das ist eine Partie eines anderen Spiels: GM[${parserWords(problem.of.found)}]. Wähle eine Go-Partie, GM[1].`;
    case "nothing-drawn":
      return "Die Zeichnung hat keinen geschlossenen Umriss und keinen Kreis. Zeichne einen.";
    case "too-far-out":
      return "Das ist zu weit außen gezeichnet. Rücke es näher an den Rest.";
    case "outlines-meet":
      return "Der Umriss kreuzt oder berührt sich selbst oder einen anderen. Rücke die Linien auseinander.";
    case "relative-length":
      return `Die Länge ${quoted(problem.of.text)} ist relativ. Schreibe eine absolute, etwa "5mm".`;
    case "board":
      return boardWords(problem.of);
    case "start":
      return startWords(problem.of);
    case "document":
      return problemWords(problem.of.problem);
    default:
      return problem satisfies never;
  }
}

export function writeWords(error: WriteError): string {
  switch (error.kind) {
    case "kind":
      return "Dieses Format kann ein solches Brett nicht fassen. Wähle ein anderes.";
    case "too-large":
      return `Dieses Brett ist zu groß für das Format. Nimm höchstens ${error.of.limit} Punkte in einer Reihe, oder ein anderes Format.`;
    case "rules":
      return "Dieses Format kann solche Regeln nicht ausdrücken. Wähle ein anderes Format, oder andere Regeln.";
    case "board":
      return "Das Brett ist ungültig: Es nennt einen Punkt, den es nicht gibt. Berichtige es zuerst.";
    default:
      return error satisfies never;
  }
}

export function generateWords(error: GenerateError): string {
  switch (error.kind) {
    case "no-such-generator":
      return `Einen Generator ${quoted(error.of.id)} gibt es nicht. Wähle einen aus der Liste.`;
    case "no-such-parameter":
      return `Der Generator „${error.of.generator}“ hat keinen Parameter ${quoted(error.of.parameter)}. Entferne ihn.`;
    case "value": {
      const { name, given, least, most } = error.of;
      return `${valueWords(given)} passt nicht zu „${name}“. Wähle eine ganze Zahl von ${least} bis ${most}.`;
    }
    case "family":
      return familyWords(error.of);
    default:
      return error satisfies never;
  }
}

function familyWords(error: FamilyError): string {
  switch (error.kind) {
    case "too-small":
      return `${PARAMETERS[error.of.parameter]}: ${error.of.given}. Wähle mindestens ${error.of.least}.`;
    case "too-large":
      return `${PARAMETERS[error.of.parameter]}: ${error.of.given}. Wähle höchstens ${error.of.most}.`;
    case "too-many-points":
      return tooManyMade("Punkte", error.of.count, MAX_PLACEMENTS);
    case "too-many-arcs":
      return tooManyMade("Pfeile (eine Kante ist zwei)", error.of.count, MAX_ARCS);
    case "too-many-space-points":
      return tooManyMade("Punkte eines Go-Raums", error.of.count, MAX_SPACE_POINTS);
    case "odd-points":
      return `Eine ungerade Zahl von Punkten, ${error.of.points}, kann nicht je drei Kanten haben. Wähle eine gerade.`;
    case "odd-ends":
      return `Eine ungerade Zahl von Punkten, ${error.of.points}, kann nicht je ${error.of.degree} Kanten haben. Mache eine der Zahlen gerade.`;
    default:
      return error satisfies never;
  }
}

function tooManyMade(what: string, count: number, limit: number): string {
  return `Das ergäbe ${grouped(count)} ${what}, mehr als die Grenze von ${grouped(limit)}. Wähle kleinere Zahlen.`;
}

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

export function proximityWords(error: ProximityError): string {
  switch (error.kind) {
    case "too-many-points":
      return tooMany("Punkte zum Verbinden", MOST_POINTS, error.of.count);
    case "coordinate":
      return `Punkt ${error.of.point} hat eine Koordinate, die nicht passt. Nimm Zahlen von -1e9 bis 1e9.`;
    case "same-place":
      return `Die Punkte ${error.of.first} und ${error.of.second} liegen an derselben Stelle. Verschiebe einen.`;
    case "no-corners":
      return "Die Voronoi-Zellen dieser Punkte haben keine Ecke dazwischen. Füge Punkte hinzu.";
    default:
      return error satisfies never;
  }
}

export function transformWords(error: TransformError): string {
  switch (error.kind) {
    case "share":
      return `${valueWords(error.of.given)} ist kein Anteil. Wähle eine Zahl von 0 bis 1.`;
    case "no-such-point":
      return `Eine Verbindung führt zu Punkt ${error.of.point}, aber die Anzahl der Punkte, von 0 an gezählt, ist ${error.of.points}. Füge den Punkt hinzu, oder entferne die Verbindung.`;
    default:
      return error satisfies never;
  }
}

export function sampleWords(error: SampleError): string {
  switch (error.kind) {
    case "pitch":
      return notHere("Ein Abstand", error.of.pitch, "1");
    case "reach":
      return notHere(
        "Die Reichweite einer Stichprobe",
        error.of.reach,
        `der Radius der Scheiben, ${error.of.core},`,
      );
    case "too-many-places":
      return `Ein Abstand von ${error.of.pitch} ergibt etwa ${grouped(error.of.places)} Stellen im Rechteck um den Bereich. Wähle einen größeren, für höchstens ${grouped(MAX_SAMPLE_PLACES)}.`;
    case "too-many-samples":
      return `Ein Abstand von ${error.of.pitch} ergibt mehr als ${grouped(MAX_PLACEMENTS)} Plätze. Wähle einen größeren.`;
    case "no-sample":
      return `Ein Abstand von ${error.of.pitch} lässt keinen Platz weit genug im Bereich. Wähle einen kleineren, oder vergrößere den Bereich.`;
    default:
      return boardWords(error);
  }
}

export function quotientWords(error: QuotientError): string {
  switch (error.kind) {
    case "reach":
      return `Scheibe ${error.of.disk} hat die Reichweite ${error.of.reach} und bedeckt ${error.of.core}. Mache beides gleich für einen Go-Raum.`;
    case "too-many-points":
      return `Die Scheiben zerschneiden die Ebene in mehr als ${grouped(MAX_SPACE_POINTS)} Zellen. Nimm weniger Scheiben.`;
    case "too-large":
      return `Die Plätze und kleinsten offenen Mengen haben zusammen mehr als ${grouped(MAX_SPACE_LISTED)} Punkte, oder die Abschlüsse mehr als ${grouped(MAX_SPACE_CLOSURES)}. Nimm weniger oder kleinere Scheiben.`;
    default:
      return error satisfies never;
  }
}
