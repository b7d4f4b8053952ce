/** Der erste Besuch. */
import type { Stop } from "../../words/first.ts";

export const FIRST = {
  title: "Brett ohne Linien",
  task: "Dieses Brett hat keine Linien. Schlage den weißen Stein.",
  empty: "Mit einem leeren Brett beginnen",
  end: "Dieselben Regeln, auf jedem Brett.",
  skip: "Überspringen",
  computer: "Auf diesem Brett gegen den Computer spielen",
  draw: "Ein eigenes zeichnen",
  all: "Alle Bretter",
  stops: "Formen des Bretts",
} as const;

/** Gesagt beim Brett des ersten Besuchs. */
export const TASK_SPOKEN = `${FIRST.task} ${FIRST.empty}: Escape.`;

/** Stationen des Rundgangs, der Reihe nach. */
export const STOPS: readonly [Stop, ...Stop[]] = [
  { id: "grid", name: "Gitter", title: "Gitter", line: "Ein Gitter, wie es alle kennen." },
  { id: "torus", name: "Torus", title: "Torus", line: "Verklebe seine Seiten: Kein Rand bleibt." },
  {
    id: "honeycomb",
    name: "Waben",
    title: "Waben",
    line: "Nimm Linien weg: drei Freiheiten je Stein.",
  },
  {
    id: "streets",
    name: "Einbahnstraßen",
    title: "Einbahnstraßen",
    line: "Gib den Linien eine Richtung.",
  },
  { id: "bare", name: "Ohne Linien", title: FIRST.title, line: "Nimm alle Linien weg." },
  {
    id: "yours",
    name: "Eigenes zeichnen",
    title: "Dein eigenes Brett",
    line: "Oder zeichne ein Brett, und spiele darauf.",
  },
];

/** Gesagt, wenn der Rundgang beginnt. */
export const TOUR_SPOKEN =
  "Geschlagen. Dieselben Regeln gelten auf jedem Brett: Gitter, Torus, Waben, Einbahnstraßen, oder nichts davon: Zeichne ein eigenes.";
