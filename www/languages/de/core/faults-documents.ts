/** Fehler in Dokumenten, Regeln und Zügen: der Fehler, dann die Abhilfe. */
import type {
  JsonError,
  Problem,
  RationalError,
  RulesError,
  StartError,
} from "../../../../build/wasm/full/gospace_wasm.js";
import { boardWords } from "./faults-boards.ts";
import {
  MAX_JSON_BYTES,
  MAX_JSON_DEPTH,
  MAX_RATIONAL_CHARS,
  MAX_VARIATION_DEPTH,
  VERSION,
} from "./faults-limits.ts";
import {
  grouped,
  listed,
  parserWords,
  quoted,
  siteWords,
  spotWords,
  tooMany,
  valueWords,
} from "./faults-parts.ts";
import { turnWords } from "./faults-turns.ts";

export function problemWords(problem: Problem): string {
  switch (problem.kind) {
    case "json":
      return jsonWords(problem.of);
    case "version":
      return `Dieses Dokument hat Version ${problem.of.found} des Formats. Aktualisiere Gospace: Dieses liest Version ${VERSION}.`;
    case "missing":
      return "Dieses Feld fehlt. Füge es hinzu.";
    case "unknown-field":
      return "Das Format hat hier kein solches Feld. Berichtige seinen Namen, oder entferne es.";
    case "repeated-field":
      return "Dieses Feld steht zweimal da. Entferne eines von beiden.";
    case "type":
      return `Hier passt der Typ nicht (${problem.of.found}). Erwartet: ${problem.of.expected}.`;
    case "number":
      return `${valueWords(problem.of.value)} passt hier nicht. Erwartet: ${problem.of.expected}.`;
    case "no-such-placement":
      return `Einen Punkt ${problem.of.value} gibt es nicht. Nimm die Nummer eines Punktes, von 0 an gezählt.`;
    case "choice":
      return `${quoted(problem.of.found)} steht hier nicht zur Wahl. Nimm eines von: ${problem.of.expected.join(", ")}.`;
    case "too-many":
      return tooMany(problem.of.what, problem.of.limit, problem.of.count);
    case "too-deep":
      return `Varianten stehen zu tief ineinander. Verschachtle höchstens ${grouped(MAX_VARIATION_DEPTH)}.`;
    case "label-count":
      return `Punkte und Beschriftungen passen nicht zusammen: ${problem.of.points} und ${problem.of.count}. Schreibe eine Beschriftung für jeden Punkt.`;
    case "no-such-link":
      return `Eine Verbindung ${problem.of.link} gibt es nicht. Nimm die Stelle einer Verbindung unter den Kanten und dann den Pfeilen, von 0 an gezählt.`;
    case "bent-twice":
      return `Verbindung ${problem.of.link} ist zweimal gebogen. Entferne eine ihrer Biegungen.`;
    case "body-count":
      return `Punkte und Orte des Körpers passen nicht zusammen: ${problem.of.points} und ${problem.of.count}. Schreibe einen Ort für jeden Punkt.`;
    case "body-place":
      return `Dieser Ort des Körpers hat ${problem.of.count} Koordinaten. Schreibe drei, oder vier, wenn alle Orte vier haben.`;
    case "turn-kind":
      return "Dieser Zug sagt nichts, oder mehr als eines. Schreibe genau eines.";
    case "board":
      return boardWords(problem.of);
    case "one-way":
      return `Der Pfeil von ${problem.of.from} nach ${problem.of.to} hat keinen Gegenpfeil, den ein Go-Raum braucht. Füge ihn hinzu.`;
    case "kind":
      return `Dieses Brett ist von anderer Art. Nimm eines der Art ${problem.of.expected}.`;
    case "start":
      return startWords(problem.of);
    case "turn":
      return turnWords(problem.of);
    case "rational":
      return rationalWords(problem.of);
    default:
      return problem satisfies never;
  }
}

function jsonWords(error: JsonError): string {
  switch (error.kind) {
    case "too-long":
      return `Das JSON hat ${grouped(error.of.bytes)} Bytes. Kürze es auf ${grouped(MAX_JSON_BYTES)}.`;
    case "too-deep":
      return `Das JSON ist zu tief verschachtelt. Erlaubt sind höchstens ${grouped(MAX_JSON_DEPTH)} Ebenen.`;
    case "syntax":
      return `Das ist kein JSON: ${parserWords(error.of.message)} (Zeile ${error.of.line}, Spalte ${error.of.column}). Berichtige den Text dort.`;
    case "number-too-large":
      return `Die Zahl ${parserWords(error.of.text)} ist zu groß. Schreibe eine kleinere.`;
    default:
      return error satisfies never;
  }
}

function rationalWords(error: RationalError): string {
  switch (error.kind) {
    case "too-long":
      return `Diese Zahl ist zu lang. Schreibe sie mit höchstens ${grouped(MAX_RATIONAL_CHARS)} Zeichen.`;
    case "division-by-zero":
      return `${quoted(error.of.text)} teilt durch null. Nimm einen anderen Nenner.`;
    case "malformed":
      return `${quoted(error.of.text)} ist keine rationale Zahl. Schreibe eine wie "-3", "7/2" oder "6.5".`;
    default:
      return error satisfies never;
  }
}

export function startWords(error: StartError): string {
  switch (error.kind) {
    case "rules":
      return rulesWords(error.of);
    case "range":
      return `Auf ${siteWords(error.of.at)} ist kein Platz für einen Stein. Verschiebe ihn, oder entferne ihn.`;
    case "twice":
      return `Der Stein auf ${siteWords(error.of.at)} steht zweimal da oder überlappt einen anderen. Entferne einen.`;
    case "ill-formed":
      return `Die Anfangssteine auf diesen Punkten haben keine Freiheit: ${listed(error.of.points, 12)}. Lass daneben eine Freiheit, oder entferne sie.`;
    case "dead":
      return `Diese Anfangssteine haben keine Freiheit: ${listed(error.of.centres.map(spotWords), 5)}. Lass daneben Raum, oder entferne sie.`;
    default:
      return error satisfies never;
  }
}

/** Die Seite ersetzt Wörter in Anführungszeichen durch ihre eigenen Namen. */
function rulesWords(error: RulesError): string {
  switch (error) {
    case "bids-without-forever":
      return 'Ko-Gebote kosten nichts in einer Partie, die endet. Wähle das Ende "forever".';
    case "forever-unless-live":
      return 'Eine Partie ohne Ende kann nur lebende Steine zählen. Wähle die Wertung "live".';
    case "live-without-forever":
      return 'Lebende Steine sind die, die ewig stehen. Wähle das Ende "forever".';
    case "score-without-use":
      return "Wo verliert, wer keinen Zug hat, wird nichts gewertet. Wähle keine Wertung.";
    case "komi-without-score":
      return "Wo nichts gewertet wird, gibt es kein Komi. Setze es auf 0.";
    case "endless-without-superko":
      return 'Ohne Passen endet die Partie nur, wenn sich kein Brett wiederholt. Wähle Superko, etwa "positional".';
    case "unscored-passes":
      return "Wenn beide passen, endet die Partie, aber nichts wird gewertet. Wähle eine Wertung, oder ein anderes Ende.";
    case "measure-without-disks":
      return 'Nur Scheiben und die Ebene haben ein Maß. Wähle die Wertung "area", "stones" oder "cardinality".';
    case "handicap-of-one":
      return "Eine Vorgabe hat mindestens zwei Steine. Gib zwei oder mehr, oder lass sie weg.";
    case "handicap-beyond-start":
      return "Vorgabesteine sind schwarze Steine der Anfangsstellung, und so viele hat sie nicht. Setze mehr, oder senke die Vorgabe.";
    case "unequal-division":
      return "Wo eine Seite das Komi nennt und die andere eine Farbe nimmt, gibt es keine Vorgabe, und Schwarz beginnt. Lass beides weg, oder setze das Komi fest.";
    default:
      return error satisfies never;
  }
}
