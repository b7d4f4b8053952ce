/** Liste der Tasten, die beim ersten Öffnen geladen wird. */

import type { KeyTable } from "../../words/keys.ts";

/** Tasten, jede mit ihren Wörtern. */
type Keys = readonly (readonly [readonly string[], string])[];

const TURNS: Keys = [
  [["←", "↑", "→", "↓"], "Über das Brett gehen"],
  [["Enter", "Leertaste"], "Hier setzen"],
  [["N", "Bild ab"], "Ein anderer Platz an derselben Stelle; Umschalt N, Bild auf: zurück"],
  [["P"], "Passen"],
  [["U", "Strg Z"], "Einen Zug zurücknehmen"],
  [
    ["R", "Strg Y"],
    "Ihn wieder spielen; R allein auf einem Go-Raum mit mehreren Formen: die nächste Form",
  ],
  [["H"], "Einen Zug vorschlagen; nochmals oder Esc: nicht mehr"],
  [["Esc"], "Loslassen"],
];

const QUESTIONS: Keys = [
  [["Y"], "Warum? Was hier einen Stein schlug, einen Zug verbietet oder den Besitzer bestimmt"],
  [["S"], "Die Wertung, und warum"],
  [["I"], "Hören, was hier und rundum liegt"],
  [["W"], "Was ist es wert? Nochmals: nicht mehr"],
  [["C"], "Sagen, wie viel Zeit beide Seiten noch haben"],
];

const RECORD: Keys = [
  [["[", "]"], "Einen Zug zurück, einen weiter"],
  [["Pos1", "Ende"], "Zum Anfang, zum Ende"],
  [
    ["1", "…", "5"],
    "Durch Tippen und Enter markieren: Dreieck, Quadrat, Kreis, Kreuz, Beschriftung",
  ],
  [["←", "→"], "Auf einem Zug der Aufzeichnung: einen Zug zurück, einen weiter"],
  [["↑", "↓"], "Dort: zur vorigen Variante, zur nächsten"],
  [["Entf"], "Dort: ab hier löschen; es kann zurückgeholt werden"],
];

const VIEW: Keys = [
  [["+", "−"], "Vergrößern, verkleinern"],
  [["0"], "Das Brett einpassen; auf einem Körper den letzten Stein nach vorn holen"],
  [["B"], "Flach oder als Körper, der sich dreht, auf Brettern, die einen haben"],
  [
    ["←", "↑", "→", "↓"],
    "Den Körper drehen, solange kein Cursor zu sehen ist; Umschalt: immer, in vier Dimensionen durch die vierte",
  ],
];

const WAYS: Keys = [
  [["F2"], "Auf diesem Brett zeichnen, und wieder darauf spielen"],
  [["Umschalt F2"], "Lernen, und zurück zum Brett"],
  [["G"], "Zum Atlas aller Bretter, und zurück"],
  [["L"], "Zum Link, der zu senden ist"],
  [["D"], "Nach einem Passen: zur Einigung über tote Steine"],
  [["Tab"], "Weiter durch die Seite"],
  [["?"], "Diese Tasten"],
];

/** Tasten des Zeichenzimmers. */
const DRAWING: Keys = [
  [["V", "P", "L", "A"], "Auswählen, Punkt, Verbindung, Pfeil"],
  [["D", "R", "S"], "Scheibe, Bereich, Steine"],
  [["T", "X", "C"], "Beschriften, radieren, Verbindungen schneiden"],
  [
    ["←", "↑", "→", "↓"],
    "Den Cursor oder das Ausgewählte bewegen; sind es nur Verbindungen, sie biegen; Umschalt: fein",
  ],
  [["Enter", "Leertaste"], "Beim Cursor tippen"],
  [["Umschalt Enter"], "Den Umriss eines Bereichs schließen; ohne Cursor tut es Enter"],
  [["N", "Bild ab"], "Der Cursor geht zum nächsten Ding; Umschalt N, Bild auf: zum vorigen"],
  [["E"], "Dem ausgewählten Punkt einen verbundenen Nachbarn geben, wie sein Plus"],
  [["O", "B"], "Das Ausgewählte wird eine offene Menge, oder ein Stein"],
  [["Esc"], "Loslassen: eine Linie, den Cursor, die Auswahl"],
  [["Leertaste"], "Halten und ziehen: das Papier verschieben"],
  [["Umschalt"], "Halten: mit Klicks und Rahmen mehr auswählen; weiße Steine zuerst"],
  [
    ["Doppelklick"],
    "Einen Punkt benennen, einen auf eine Verbindung oder leeren Grund setzen, eine Ecke auf eine Seite",
  ],
  [["←", "→", "Enter"], "In der Auswahl einer Zeichnung: gehen und eine nehmen"],
  [["F2"], "Auf diesem Brett spielen, und wieder darauf zeichnen"],
  [["+", "−", "0", "F"], "Zoom, die Zeichnung einpassen, das Ausgewählte einpassen"],
  [["Strg Z", "Strg Y", "H"], "Rückgängig, wiederherstellen, die Liste der Schritte"],
  [["Strg D", "Strg A"], "Verdoppeln, alles auswählen"],
  [["Strg C", "X", "V"], "Kopieren, ausschneiden, beim Cursor oder Zeiger einfügen"],
  [["Strg G", "Strg Umschalt G"], "Das Ausgewählte gruppieren, und die Gruppe auflösen"],
  [["K", "Umschalt K"], "Das Ausgewählte sperren oder freigeben; alles freigeben"],
  [["Entf"], "Wegnehmen"],
  [["G"], "Einrasten ein und aus"],
  [["Strg"], "Halten, und nichts rastet ein; Scheiben dürfen überlappen"],
  [["Alt"], "Halten und das Ausgewählte ziehen: eine Kopie machen"],
];

/** Tasten auf einem Brett ohne Linien. */
const PLANE: Keys = [
  [["←", "↑", "→", "↓"], "Um einen Bildpunkt gehen"],
  [["Umschalt ←", "…"], "Um die Breite eines Steins"],
  [["N", "Bild ab"], "Zur nächsten Stelle, die etwas berührt; Umschalt N, Bild auf: zurück"],
  [["Alt"], "Halten, und der Zeiger rastet nicht ein"],
];

/** Tabellen der Tasten nach Zimmern, in der Reihenfolge des Gebrauchs, jede unter ihrer Überschrift. */
export const KEY_TABLES: Readonly<Record<"play" | "centres" | "draw", readonly KeyTable[]>> = {
  play: [
    ["Züge", TURNS],
    ["Fragen", QUESTIONS],
    ["Aufzeichnung", RECORD],
    ["Ansicht", VIEW],
    ["Wege", WAYS],
  ],
  centres: [["Auf einem Brett ohne Linien", PLANE]],
  draw: [["", DRAWING]],
};

export const TO_MANUAL = "Das Handbuch, auf Englisch";

/** Schalter der Tasten mit Buchstaben. */
export const LETTER_KEYS = {
  name: "Tasten mit Buchstaben",
  about:
    "Tasten mit einem Zeichen wirken, solange das Brett oder die Zeichnung den Fokus hat. Sind sie aus, bleiben die mit Namen und mit Strg, und das Menü öffnet diese Liste.",
} as const;
