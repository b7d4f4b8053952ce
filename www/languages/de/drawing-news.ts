/** Änderungen der Zeichnung durch eine Taste, und was danach unter dem Cursor liegt. Wird mit der ersten Taste
 *  geladen, daher ohne die Wörter, die der Anfang der Seite teilt. */
import { isolated } from "../../isolate.ts";

/** Einzahl und Mehrzahl. */
export type Noun = readonly [one: string, many: string];

/** Was eine Änderung zählt. */
export const NOUNS = {
  point: ["Punkt", "Punkte"],
  link: ["Verbindung", "Verbindungen"],
  edge: ["Kante", "Kanten"],
  arc: ["Pfeil", "Pfeile"],
  disk: ["Scheibe", "Scheiben"],
  open: ["offene Menge", "offene Mengen"],
  placement: ["Platz", "Plätze"],
  stone: ["Stein", "Steine"],
  black: ["schwarzer Stein", "schwarze Steine"],
  white: ["weißer Stein", "weiße Steine"],
  star: ["Sternpunkt", "Sternpunkte"],
  label: ["Beschriftung", "Beschriftungen"],
  item: ["Ding", "Dinge"],
  constraint: ["Bedingung", "Bedingungen"],
} as const satisfies Readonly<Record<string, Noun>>;

/** Was mit ihnen geschah: „2 Punkte hinzugefügt“. */
export const VERBS = {
  added: "hinzugefügt",
  removed: "entfernt",
  withdrawn: "weggenommen",
  turned: "gewendet",
  lifted: "auf eine Kugel gehoben",
  flat: "flach gelegt",
  bent: "gebogen",
  straightened: "begradigt",
  put: "gesetzt",
  pinned: "angeheftet",
  unpinned: "gelöst",
  marked: "markiert",
  changed: "geändert",
  locked: "gesperrt",
  unlocked: "freigegeben",
  grouped: "gruppiert",
  selected: "ausgewählt",
} as const;

/** Änderungen, die nichts zählen. */
export const NEWS = {
  anotherBoard: "Ein anderes Brett",
  title: "Titel geändert",
  stoneSize: "Steingröße geändert",
  change: "Änderung",
  moved: "Verschoben",
  noneSelected: "Nichts ausgewählt",
  corner: (count: number) => `Ecke ${count} eines Umrisses`,
  arcBegun: "Pfeil begonnen",
  linkBegun: "Verbindung begonnen",
  lineEnded: "Linie beendet",
  outlineLeft: "Umriss verlassen",
  labelRemoved: "Beschriftung entfernt",
  labelSet: (label: string) => `Beschriftung ${isolated(label)} gesetzt`,
  ungrouped: "Gruppe aufgelöst",
  symmetryOff: "Symmetrie aus",
  symmetryOn: "Symmetrie an",
  symmetryChanged: "Symmetrie geändert",
  constraintChanged: "Bedingung geändert",
  backgroundRemoved: "Hintergrundbild entfernt",
  backgroundAdded: "Hintergrundbild hinzugefügt",
  backgroundChanged: "Hintergrundbild geändert",
  regionRemoved: "Bereich entfernt",
  regionChanged: "Bereich geändert",
  regionDrawn: "Bereich gezeichnet",
  holeClosed: "Loch geschlossen",
  at: (things: string, place: string) => `${things} bei ${place}`,
} as const;

/** Was unter dem Cursor liegt. */
export const UNDER = {
  point: (name: string) => `Punkt ${isolated(name)}`,
  arc: "Pfeil",
  edge: "Kante",
  disk: "Scheibe",
  centre: "Stein",
  corner: "Ecke",
  side: "Seite des Bereichs",
  placement: "Platz",
  constraint: "Bedingung",
  pivot: "Mitte der Symmetrie",
  nothing: "Leeres Blatt",
} as const;
