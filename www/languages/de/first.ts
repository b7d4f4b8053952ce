/** Der erste Besuch. */
import type { StopName } from "../../words/first.ts";

export const FIRST = {
  title: "Brett ohne Linien",
  task: "Dieses Brett hat keine Linien. Schlage den weißen Stein.",
  empty: "Mit einem leeren Brett beginnen",
  tour: "Dieselben Regeln auf jedem Brett",
  skip: "Überspringen",
  again: "Auf diesem Brett spielen",
  draw: "Ein eigenes zeichnen",
  stops: "Formen des Bretts",
} as const;

/** Gesagt beim Brett des ersten Besuchs. */
export const TASK_SPOKEN = `${FIRST.task} ${FIRST.empty}: jede Taste.`;

/** Stationen des Rundgangs, der Reihe nach, mit je einem Satz. */
export const STOPS: readonly {
  readonly id: StopName;
  readonly name: string;
  readonly line: string;
}[] = [
  { id: "grid", name: "Gitter", line: "Ein Gitter, wie es alle kennen." },
  { id: "torus", name: "Torus", line: "Verklebe seine Seiten: Kein Rand bleibt." },
  { id: "honeycomb", name: "Waben", line: "Nimm Linien weg: drei Freiheiten je Stein." },
  { id: "streets", name: "Einbahnstraßen", line: "Gib den Linien eine Richtung." },
  { id: "bare", name: "Ohne Linien", line: "Nimm alle Linien weg." },
  { id: "yours", name: "Eigenes zeichnen", line: "Oder zeichne ein Brett, und spiele darauf." },
];

/** Gesagt, wenn der Rundgang beginnt. */
export const TOUR_SPOKEN =
  "Geschlagen. Dieselben Regeln gelten auf jedem Brett: Gitter, Torus, Waben, Einbahnstraßen, oder nichts davon: Zeichne ein eigenes.";
