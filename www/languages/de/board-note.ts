/** Die Bemerkung auf einem leeren Brett, und die Schritte der Einführung, die zu Brettern gehören. */

/** Nach der id ihrer Seite. */
export const LEARN_STEPS = {
  "learn-divide": "Lernen: Teilen und Wählen",
  "learn-arcs": "Lernen: Einbahnlinien",
  "learn-spaces": "Lernen: Go-Räume",
  "learn-plane": "Lernen: Bretter ohne Linien",
  "learn-disks": "Lernen: Scheiben",
} as const;

export const LEARN_TIP = "Lies und probiere, worum es auf diesem Brett geht";
