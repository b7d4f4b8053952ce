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
import { termWords } from "./terms.ts";
import { told } from "./told.ts";

export const problemWords = told<Problem>({
  json: (of) => jsonWords(of),
  version: ({ found }) =>
    `Dieses Dokument hat Version ${found} des Formats. Aktualisiere Gospace: Dieses liest Version ${VERSION}.`,
  missing: "Dieses Feld fehlt. Füge es hinzu.",
  "unknown-field":
    "Das Format hat hier kein solches Feld. Berichtige seinen Namen, oder entferne es.",
  "repeated-field": "Dieses Feld steht zweimal da. Entferne eines von beiden.",
  type: ({ found, expected }) =>
    `Hier passt der Typ nicht (${termWords(found)}). Erwartet: ${termWords(expected)}.`,
  number: ({ value, expected }) =>
    `${valueWords(value)} passt hier nicht. Erwartet: ${termWords(expected)}.`,
  "no-such-placement": ({ value }) =>
    `Einen Punkt ${value} gibt es nicht. Nimm die Nummer eines Punktes, von 0 an gezählt.`,
  choice: ({ found, expected }) =>
    `${quoted(found)} steht hier nicht zur Wahl. Nimm eines von: ${listed(expected, expected.length)}.`,
  "too-many": ({ what, limit, count }) => tooMany(what, limit, count),
  "too-deep": () =>
    `Varianten stehen zu tief ineinander. Verschachtle höchstens ${grouped(MAX_VARIATION_DEPTH)}.`,
  "label-count": ({ points, count }) =>
    `Punkte und Beschriftungen passen nicht zusammen: ${points} und ${count}. Schreibe eine Beschriftung für jeden Punkt.`,
  "no-such-link": ({ link }) =>
    `Eine Verbindung ${link} gibt es nicht. Nimm die Stelle einer Verbindung unter den Kanten und dann den Pfeilen, von 0 an gezählt.`,
  "bent-twice": ({ link }) =>
    `Verbindung ${link} ist zweimal gebogen. Entferne eine ihrer Biegungen.`,
  "body-count": ({ points, count }) =>
    `Punkte und Orte des Körpers passen nicht zusammen: ${points} und ${count}. Schreibe einen Ort für jeden Punkt.`,
  "body-place": ({ count }) =>
    `Dieser Ort des Körpers hat ${count} Koordinaten. Schreibe drei, oder vier, wenn alle Orte vier haben.`,
  "turn-kind": "Dieser Zug sagt nichts, oder mehr als eines. Schreibe genau eines.",
  board: (of) => boardWords(of),
  "one-way": ({ from, to }) =>
    `Der Pfeil von ${from} nach ${to} hat keinen Gegenpfeil, den ein Go-Raum braucht. Füge ihn hinzu.`,
  kind: ({ expected }) =>
    `Dieses Brett ist von anderer Art. Nimm eines der Art ${expected.replace(" or ", " oder ")}.`,
  start: (of) => startWords(of),
  turn: (of) => turnWords(of),
  rational: (of) => rationalWords(of),
});

const jsonWords = told<JsonError>({
  "too-long": ({ bytes }) =>
    `Das JSON hat ${grouped(bytes)} Bytes. Kürze es auf ${grouped(MAX_JSON_BYTES)}.`,
  "too-deep": () =>
    `Das JSON ist zu tief verschachtelt. Erlaubt sind höchstens ${grouped(MAX_JSON_DEPTH)} Ebenen.`,
  // Was andere Programme melden, ist englisch; die Stelle genügt.
  syntax: ({ line, column }) =>
    `Das ist kein JSON (Zeile ${line}, Spalte ${column}). Berichtige den Text dort.`,
  "number-too-large": ({ text }) =>
    `Die Zahl ${parserWords(text)} ist zu groß. Schreibe eine kleinere.`,
});

const rationalWords = told<RationalError>({
  "too-long": () =>
    `Diese Zahl ist zu lang. Schreibe sie mit höchstens ${grouped(MAX_RATIONAL_CHARS)} Zeichen.`,
  "division-by-zero": ({ text }) => `${quoted(text)} teilt durch null. Nimm einen anderen Nenner.`,
  malformed: ({ text }) =>
    `${quoted(text)} ist keine rationale Zahl. Schreibe eine wie "-3" oder "7/2".`,
});

export const startWords = told<StartError>({
  rules: (of) => RULES[of],
  range: ({ at }) =>
    `Auf ${siteWords(at)} ist kein Platz für einen Stein. Verschiebe ihn, oder entferne ihn.`,
  twice: ({ at }) =>
    `Der Stein auf ${siteWords(at)} steht zweimal da oder überlappt einen anderen. Entferne einen.`,
  "ill-formed": ({ points }) =>
    `Die Anfangssteine auf diesen Punkten haben keine Freiheit: ${listed(points, 12)}. Lass daneben eine Freiheit, oder entferne sie.`,
  dead: ({ centres }) =>
    `Diese Anfangssteine haben keine Freiheit: ${listed(centres, 5, spotWords)}. Lass daneben Raum, oder entferne sie.`,
});

/** Die Seite ersetzt Wörter in Anführungszeichen durch ihre eigenen Namen. */
const RULES: Readonly<Record<RulesError, string>> = {
  "bids-without-forever":
    'Ko-Gebote kosten nichts in einer Partie, die endet. Wähle das Ende "forever".',
  "forever-unless-live":
    'Eine Partie ohne Ende kann nur lebende Steine zählen. Wähle die Wertung "live".',
  "live-without-forever": 'Lebende Steine sind die, die ewig stehen. Wähle das Ende "forever".',
  "score-without-use":
    "Wo verliert, wer keinen Zug hat, wird nichts gewertet. Wähle keine Wertung.",
  "komi-without-score": "Wo nichts gewertet wird, gibt es kein Komi. Setze es auf 0.",
  "endless-without-superko":
    'Ohne Passen endet die Partie nur, wenn sich kein Brett wiederholt. Wähle Superko, etwa "positional".',
  "unscored-passes":
    "Wenn beide passen, endet die Partie, aber nichts wird gewertet. Wähle eine Wertung, oder ein anderes Ende.",
  "measure-without-disks":
    'Nur Scheiben und die Ebene haben ein Maß. Wähle die Wertung "area", "stones" oder "cardinality".',
  "handicap-of-one":
    "Eine Vorgabe hat mindestens zwei Steine. Gib zwei oder mehr, oder lass sie weg.",
  "handicap-beyond-start":
    "Vorgabesteine sind schwarze Steine der Anfangsstellung, und so viele hat sie nicht. Setze mehr, oder senke die Vorgabe.",
  "unequal-division":
    "Wo eine Seite das Komi nennt und die andere eine Farbe nimmt, gibt es keine Vorgabe, und Schwarz beginnt. Lass beides weg, oder setze das Komi fest.",
};
