/** Tasten des Zeichenzimmers: Namen und Hinweise. */
import type { LayoutKind } from "../../layout/types.ts";
import type { SelectKind } from "../../sketch/select-by.ts";
import type { SymmetryKind } from "../../sketch/sketch.ts";
import type { RegionShape } from "../../sketch/state.ts";
import { counted, plural } from "./counts.ts";

interface ButtonWords {
  readonly name: string;
  readonly tip: string;
}

/** Befehle für die Auswahl, und für die ganze Zeichnung. */
export const DRAW_COMMAND_WORDS = {
  undo: { name: "Rückgängig", tip: "Die letzte Änderung zurücknehmen (Strg Z)" },
  redo: { name: "Wiederherstellen", tip: "Die Änderung wieder machen (Strg Y)" },
  delete: { name: "Löschen", tip: "Das Ausgewählte entfernen" },
  duplicate: { name: "Verdoppeln", tip: "Eine Kopie des Ausgewählten anfügen (Strg D)" },
  all: { name: "Alles auswählen", tip: "Alles auswählen (Strg A)" },
  mirror: { name: "Spiegeln", tip: "Links und rechts vertauschen" },
  flip: { name: "Kippen", tip: "Oben und unten vertauschen" },
  "turn-left": { name: "Nach links drehen", tip: "Um ein Viertel nach links drehen" },
  "turn-right": { name: "Nach rechts drehen", tip: "Um ein Viertel nach rechts drehen" },
  left: { name: "Links ausrichten", tip: "Alle in die Spalte des linkesten schieben" },
  right: { name: "Rechts ausrichten", tip: "Alle in die Spalte des rechtesten schieben" },
  top: { name: "Oben ausrichten", tip: "Alle in die Reihe des obersten schieben" },
  bottom: { name: "Unten ausrichten", tip: "Alle in die Reihe des untersten schieben" },
  column: { name: "In einer Spalte ausrichten", tip: "Alle in die Spalte in ihrer Mitte schieben" },
  row: { name: "In einer Reihe ausrichten", tip: "Alle in die Reihe in ihrer Mitte schieben" },
  "spread-across": { name: "Quer verteilen", tip: "Die Abstände quer gleich machen" },
  "spread-down": { name: "Längs verteilen", tip: "Die Abstände längs gleich machen" },
  pin: { name: "Anheften", tip: "Diese Punkte bleiben, wenn eine Anordnung die anderen bewegt" },
  unpin: { name: "Lösen", tip: "Anordnungen dürfen diese Punkte wieder bewegen" },
  lock: { name: "Sperren", tip: "Nicht mehr bewegen, radieren oder einrahmen lassen (K)" },
  unlock: { name: "Freigeben", tip: "Wieder bewegen und radieren lassen (K)" },
  "unlock-all": {
    name: "Alles freigeben",
    tip: "Alles wieder bewegen und radieren lassen (Umschalt K)",
  },
  group: { name: "Gruppieren", tip: "Ein Klick auf eines wählt alle aus (Strg G)" },
  ungroup: { name: "Gruppe auflösen", tip: "Ein Klick wählt jedes allein aus (Strg Umschalt G)" },
  "one-way": { name: "Zu Pfeilen", tip: "Diese Verbindungen führen nur in eine Richtung" },
  "two-way": { name: "Zu Kanten", tip: "Diese Verbindungen führen in beide Richtungen" },
  reverse: { name: "Umkehren", tip: "Diese Pfeile führen in die andere Richtung" },
  straighten: { name: "Begradigen", tip: "Die Biegungen dieser Verbindungen wegnehmen" },
  star: { name: "Sternpunkt", tip: "Diese Punkte hervorheben, wie es Go-Bretter tun" },
  unstar: { name: "Kein Sternpunkt", tip: "Diese Punkte wie alle anderen zeichnen" },
  midpoint: {
    name: "In der Mitte halten",
    tip: "Den mittleren dieser Punkte mitten zwischen den beiden anderen halten",
  },
  equal: { name: "Gleich lang halten", tip: "Diese Verbindungen gleich lang halten" },
  tangent: {
    name: "In Berührung halten",
    tip: "Diese beiden Scheiben berühren einander weiterhin",
  },
  release: { name: "Lösen", tip: "Die Bedingungen der Auswahl wegnehmen" },
  lift: { name: "Auf eine Kugel heben", tip: "Das Brett dreht sich beim Spielen als Kugel" },
  flatten: { name: "Körper wegnehmen", tip: "Das Brett ist beim Spielen wieder flach" },
  "open-set": {
    name: "Offene Menge",
    tip: "Die ausgewählten Punkte zu einer offenen Menge machen (O)",
  },
  placement: {
    name: "Das kann ein Stein sein",
    tip: "Einen Stein die ausgewählten Punkte füllen lassen, als offene Menge (B)",
  },
  "region-off": { name: "Bereich entfernen", tip: "Das Brett hat keinen Rand mehr" },
} as const satisfies Record<string, ButtonWords>;

export const SELECT_KIND_WORDS: Readonly<Record<SelectKind, string>> = {
  points: "Punkte",
  isolated: "Punkte ohne Verbindung",
  links: "Kanten",
  arcs: "Pfeile",
  circles: "Scheiben",
  corners: "Ecken des Bereichs",
  black: "Schwarze Steine",
  white: "Weiße Steine",
  empty: "Ohne Stein",
  locked: "Gesperrte Dinge",
};

export const LAYOUT_WORDS: Readonly<Record<LayoutKind, ButtonWords>> = {
  force: {
    name: "Entspannen",
    tip: "Verbindungen ziehen und Punkte stoßen sich ab, bis alles ruht",
  },
  circle: { name: "Kreis", tip: "Die Punkte auf einen Kreis setzen" },
  grid: { name: "Raster", tip: "Die Punkte auf ein Raster setzen" },
  layers: { name: "Schichten", tip: "Die Punkte in Schichten setzen, Pfeile nach unten" },
};

export const SNAP_WORDS = {
  grid: { name: "Raster", tip: "Punkte auf die Kreuzungen eines Rasters setzen" },
  angles: { name: "Winkel", tip: "Verbindungen in Vielfachen von 15° zeichnen" },
  lengths: { name: "Längen", tip: "Verbindungen so lang wie andere zeichnen" },
  lines: {
    name: "Linien",
    tip: "Punkte in Flucht mit anderen, in die Mitte von Verbindungen und auf ihre Linien setzen",
  },
} as const;

export const REGION_SHAPE_WORDS: Readonly<Record<RegionShape, string>> = {
  corners: "Ecke für Ecke",
  rectangle: "Rechteck",
  round: "Rund",
};

export const TOOLBAR_WORDS = {
  snapping: "Einrasten",
  snap: "Rasten",
  shape: "Form",
  more: "Weitere Werkzeuge, und Einzelheiten der Zeichnung",
} as const;

export const DRAW_HEADER = {
  history: "Schritte der Zeichnung",
  start: "Anfang",
  forgotten: "Frühere Schritte sind vergessen",
  untitled: "Zeichnung ohne Titel",
  new: { name: "Neu", tip: "Eine andere Zeichnung beginnen; Rückgängig holt diese zurück" },
  select: {
    name: "Auswählen…",
    tip: "Alle Dinge einer Art auswählen, oder unter Steinen einer Farbe",
  },
  gameStones: {
    name: "Steine der Partie",
    tip: "Die Steine, die jetzt in der Partie liegen, blass zeigen",
  },
  play: { name: "Spielen", tip: "Auf diesem Brett spielen (F2)" },
} as const;

/** Schalter im Menü. */
export const WHEEL_ZOOMS = {
  words: "Das Rad zoomt",
  tip: "Das Rad auch ohne Strg zoomen lassen, das sonst das Blatt bewegt",
} as const;

/** Auswahl einer Zeichnung zum Beginnen. */
export const START_WORDS = {
  heading: "Was möchtest du zeichnen?",
  generate: {
    name: "Erzeugen…",
    tip: "Ein Brett einer bekannten Familie machen: Gitter, Pflasterungen, Bäume, Zufallsgraphen",
  },
  import: {
    name: "Importieren…",
    tip: "Ein Brett eines anderen Programms lesen, aus Text oder Datei",
  },
  thisBoard: { name: "Dieses Brett", tip: "Auf dem geöffneten Brett zeichnen" },
} as const;

export const DRAWING_AREA_WORDS = {
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fitDrawing: "Zeichnung einpassen",
  fitSelection: "Ausgewähltes einpassen",
} as const;

/** Überschriften und Felder des Inspektors. */
export const INSPECTOR_WORDS = {
  selection: "Auswahl",
  arrange: "Ausrichten",
  title: "Titel",
  untitled: "Ohne Titel",
  nothing: "Noch nichts gezeichnet",
  exact: "Genaue Zahlen",
  selectOne: "Wähle eines aus, um zu sehen, wo es ist.",
  problems: "Probleme",
  layout: "Anordnung",
  stop: { name: "Anhalten", tip: "Die Punkte lassen, wo sie jetzt sind" },
  pitch: "Rasterweite",
  toSpace: {
    name: "Zum Go-Raum machen",
    tip: "Jede Kante wird eine offene Menge, auf die Steine gesetzt werden",
  },
  directed: "Ein Go-Raum hat keine Pfeile: Mache sie zuerst zu Kanten.",
  radius: "Radius",
  reach: "Reichweite",
  label: "Beschriftung",
} as const;

/** Teil der Leiste: die Symmetrie der Zeichnung. */
export const SYMMETRY_WORDS = {
  heading: "Symmetrie",
  kind: "Art",
  none: "Keine",
  kinds: {
    mirror: "Links und rechts",
    flip: "Oben und unten",
    turns: "Drehungen",
    mirrors: "Drehungen und Spiegel",
  } satisfies Record<SymmetryKind, string>,
  fold: "Zähligkeit",
  centreX: "Mitte x",
  centreY: "Mitte y",
  onSelection: { name: "Um die Auswahl", tip: "Alles um die Auswahl spiegeln und drehen" },
  complete: { name: "Vervollständigen", tip: "Alle Bilder hinzufügen, die der Zeichnung fehlen" },
} as const;

/** Abschnitt der Mengen eines Go-Raums. */
export const SET_WORDS = {
  opens: "Offene Mengen",
  placements: "Ein Stein kann sein",
  closure: {
    name: "Abschluss auswählen",
    tip: "Jeden Punkt dazunehmen, den keine offene Menge von den ausgewählten trennt",
  },
  least: {
    name: "Kleinste offene Menge auswählen",
    tip: "Dazunehmen, was jede offene Menge um die ausgewählten Punkte enthält",
  },
  useLeast: "Kleinste offene Menge nehmen",
} as const;

/** Abhilfen. */
export const REMEDY_WORDS = {
  split: { name: "Dort teilen", tip: "Zwei Verbindungen daraus machen, die sich im Punkt treffen" },
  remove: { name: "Verbindung entfernen", tip: "Die Verbindung wegnehmen" },
  merge: { name: "Vereinen", tip: "Aus beiden einen Punkt machen, mit den Verbindungen beider" },
  shrink: { name: "Diesen Radius nehmen", tip: "Mit den größten Steinen spielen, die passen" },
  touch: { name: "Berühren lassen", tip: "Eine Scheibe verschieben, bis sich beide berühren" },
  touchAll: {
    name: "Alle berühren lassen",
    tip: "Scheiben verschieben, bis sich alle berühren, die es fast tun",
  },
  thicken: {
    name: "Verdicken",
    tip: "Die Wand so dick machen, dass sich Steine nicht durch sie berühren",
  },
  part: {
    name: "Auseinanderrücken",
    tip: "Eine Scheibe von der Wand wegrücken, bis sich die beiden nicht berühren",
  },
  mergeAll: { name: "Alle vereinen", tip: "Aus allen an einer Stelle einen Punkt machen" },
} as const;

/** Frage zu Zügen auf einem Brett, das sich geändert hat. */
export const CARRY_WORDS = {
  boardHasChanged: "Das Brett hat sich geändert",
  playThemAgain: "Nochmals spielen",
  keepDrawing: "Weiterzeichnen",
  startAnew: "Neu beginnen",
  played: (turns: number, then: string) =>
    `${counted(turns, "Zug wurde", "Züge wurden")} darauf gespielt. ${then}.`,
  noneKept: "Keiner davon ergibt noch Sinn",
  kept: (turns: number) => `${turns} davon ${plural(turns, "ergibt", "ergeben")} noch Sinn`,
  passed: (plays: number) => `${counted(plays, "würde", "würden")} zum Passen`,
  dropped: (turns: number) => `${counted(turns, "ginge", "gingen")} verloren`,
} as const;

/** Fragen von Werkzeugen, die aus einem Brett ohne Linien ein anderes machen. */
export const CONVERT_WORDS = {
  toGraph: {
    heading: "Zum Graphen machen?",
    about:
      "Dieses leere Papier ist ein Brett ohne Linien. Punkte und Verbindungen gehören zu einem Graphen.",
    convert: "Zum Graphen machen",
    keep: "Beim Brett ohne Linien bleiben",
  },
  toDisks: {
    heading: "Zum Brett aus Scheiben machen?",
    about:
      "Auf diesem Brett ohne Linien kann ein Stein überall stehen. Mit Scheiben wird nur auf ihnen gespielt.",
    convert: "Zum Brett aus Scheiben machen",
    keep: "Beim Brett ohne Linien bleiben",
  },
} as const;

/** Felder eines Bretts in Ticks. */
export const TICK_WORDS = {
  fillWithDisks: "Mit Scheiben füllen…",
  regionsRadius: "Radius des Bereichs",
  stoneRadius: "Steinradius",
  stonesAcross: "Steine quer",
  mobiusBand: "Möbiusband",
  kleinBottle: "Kleinsche Flasche",
  touchWithin: "Berührt bis",
  nextRadius: "Nächster Radius",
  glued: "Nicht verklebt",
  tolerance: "Toleranz",
  meaning: "Was das bedeutet",
  meanings: [
    "Tick: die Einheit der Länge. Alle Orte und Radien sind ganze Ticks, damit die Regeln genau entscheiden.",
    "Toleranz, berührt bis: Zwei Steine berühren sich, wenn ihre Lücke oder Überlappung höchstens so viele Ticks hat.",
    "Reichweite: wie weit von ihrem Mittelpunkt eine Scheibe andere berührt; ihr Radius oder mehr.",
  ],
  middleX: "Mitte x",
  cylinder: "Zylinder",
  middleY: "Mitte y",
  gluing: "Verklebung",
  torus: "Torus",
  sides: "Seiten",
} as const;

/** Größe eines Bereichs: „Etwa 12 Steine breit.“ */
export function acrossWords(across: number): string {
  return `Etwa ${counted(Math.round(across), "Stein", "Steine")} breit.`;
}
