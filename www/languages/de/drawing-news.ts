/** Änderungen der Zeichnung durch eine Taste, und was danach unter dem Cursor liegt. Wird mit der ersten Taste
 *  geladen. */
import { isolated } from "../../isolate.ts";
import type { ItemColour } from "../../sketch/sketch.ts";
import type { Noun, Verb } from "../../words/drawing-news.ts";
import { capitalised, plural } from "./counts.ts";
import { COLOUR_NAMES } from "./draw-colours.ts";

/** Was eine Änderung zählt. */
const NOUNS: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
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
};

/** Was mit ihnen geschah: „2 Punkte hinzugefügt“. */
const VERBS: Readonly<Record<Verb, string>> = {
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
  locked: "gesperrt",
  unlocked: "freigegeben",
};

const counted = (count: number, noun: Noun) => `${count} ${plural(count, ...NOUNS[noun])}`;

/** Änderungen: an so vielen Dingen, und andere im Ganzen. */
export const NEWS = {
  toOne: (noun: Noun, verb: Verb) => `${capitalised(NOUNS[noun][0])} ${VERBS[verb]}`,
  to: (count: number, noun: Noun, verb: Verb) => `${counted(count, noun)} ${VERBS[verb]}`,
  anotherBoard: "Ein anderes Brett",
  title: "Titel geändert",
  stoneSize: "Steingröße geändert",
  change: "Änderung",
  moved: "Verschoben",
  noneSelected: "Nichts ausgewählt",
  selected: (count: number) => `${counted(count, "item")} ausgewählt`,
  coloured: (count: number, colour: ItemColour) =>
    `${counted(count, "item")} in ${COLOUR_NAMES[colour]}`,
  uncoloured: (count: number) => `${counted(count, "item")} ohne Farbe`,
  labelsChanged: (count: number) => `${counted(count, "label")} geändert`,
  grouped: (count: number) => `${counted(count, "item")} gruppiert`,
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
  links: (count: number) => counted(count, "link"),
  black: "schwarzer Stein",
  white: "weißer Stein",
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
