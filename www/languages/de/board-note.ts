/** Die Bemerkung auf einem leeren Brett, und die Schritte der Einführung, die zu Brettern gehören. */

/** Nach dem Ende der id ihrer Seite. */
export const LEARN_STEPS = {
  divide: "Lernen: Teilen und Wählen",
  arcs: "Lernen: Einbahnlinien",
  spaces: "Lernen: Go-Räume",
  plane: "Lernen: Bretter ohne Linien",
  disks: "Lernen: Scheiben",
} as const;

export const LEARN_TIP = "Lies und probiere, worum es auf diesem Brett geht";
