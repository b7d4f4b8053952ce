/** Befehle des Spielzimmers: Namen und Hinweise. */
import type { CommandName } from "../../words/commands.ts";

export const COMMAND_WORDS: Readonly<Record<CommandName, string>> = {
  pass: "Passen",
  undo: "Zurück",
  redo: "Wieder",
  draw: "Unentschieden anbieten",
  resign: "Aufgeben",
  suggest: "Vorschlag",
  first: "Zum Anfang",
  last: "Zum Ende",
  back: "Einen Zug zurück",
  forward: "Einen Zug weiter",
  previous: "Zur vorigen Variante",
  next: "Zur nächsten Variante",
  promote: "Vorziehen",
  main: "Zur Hauptvariante machen",
  up: "Nach oben",
  down: "Nach unten",
  delete: "Ab hier löschen",
  "from-here": "Ab hier als neue Partie spielen",
  new: "Neu",
};

/** Hinweise der Tasten mit Wörtern; die mit Zeichen haben ihre Namen. */
export const COMMAND_TIPS: Readonly<Partial<Record<CommandName, string>>> = {
  pass: "Einen Zug ohne Stein machen (P)",
  undo: "Einen Zug zurücknehmen (U)",
  redo: "Einen zurückgenommenen Zug wieder spielen (R)",
  suggest: "Den Computer einen guten Zug suchen lassen (H)",
  draw: "Fragen, ob die Partie hier ohne Gewinner enden darf",
  resign: "Die Partie aufgeben",
  new: "Dieses Brett ohne Steine neu beginnen",
  promote: "Diese Variante vor die anderen stellen",
  main: "Diese Variante zur Partie selbst machen",
  up: "Diese Variante um eine Stelle höher",
  down: "Diese Variante um eine Stelle tiefer",
  delete: "Diesen Zug und alle, die folgen, löschen",
  "from-here": "Mit dieser Stellung eine neue Partie beginnen",
};
