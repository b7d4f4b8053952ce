/** Der Editor: Namen und Hinweise seiner Werkzeuge, Zahlen, Arten von Zeichnungen. */
import { drawnBy, generatedBy } from "../../sketch/counted-boards.ts";
import { drawingSentences, type ToolWords } from "../../sketch/drawing-sentences.ts";
import type { ToolName } from "../../sketch/state.ts";
import { BACKGROUND_WORDS } from "./background.ts";
import { counted, grouped } from "./counts.ts";

export const TOOL_WORDS: Readonly<Record<ToolName, ToolWords>> = {
  select: {
    name: "Auswählen",
    key: "V",
    hint: "Ziehen verschiebt oder rahmt ein · ein Punkt, auf einen anderen gelegt, wird eins mit ihm",
    byKeys: " · Umschalt nimmt dazu",
  },
  point: {
    name: "Punkt",
    key: "P",
    hint: "Tippen setzt einen Punkt · von einem Punkt ziehen verbindet ihn",
    byKeys: " · Strg löst das Einrasten",
  },
  link: {
    name: "Verbindung",
    key: "L",
    hint: "Von einem Punkt ziehen, oder einen Punkt nach dem anderen tippen · auf leerem Grund entsteht auch der Punkt",
  },
  arc: {
    name: "Pfeil",
    short: "Pfeil",
    key: "A",
    hint: "Von einem Punkt ziehen zeichnet einen Pfeil · eine Verbindung antippen wendet sie",
    byKeys: " · Strg löst das Einrasten",
  },
  disk: {
    name: "Scheibe",
    key: "D",
    hint: "Einen Radius ziehen, oder tippen für eine Scheibe mit dem letzten · sie rastet ein, wo sie berühren kann",
    byKeys: " · Strg zeichnet frei, auch über einer anderen Scheibe",
  },
  region: {
    name: "Bereich",
    key: "R",
    hint: "Jede Ecke tippen und die erste noch einmal, oder ein Rechteck ziehen · im Bereich wird es ein Loch",
  },
  stone: {
    name: "Steine",
    key: "S",
    hint: "Tippen für schwarz, weiß, keinen: die Steine vor dem ersten Zug, den Schwarz hat · mit Passen beginnt Weiß",
    byKeys: " · Umschalt beginnt mit weiß",
  },
  text: { name: "Beschriften", key: "T", hint: "Einen Punkt antippen, um ihn zu benennen" },
  erase: {
    name: "Radieren",
    key: "X",
    hint: "Dinge antippen oder überstreichen, um sie zu entfernen",
  },
  cut: {
    name: "Schneiden",
    short: "Schnitt",
    key: "C",
    hint: "Quer über Verbindungen ziehen, um sie und keinen Punkt zu schneiden · oder eine antippen",
    byKeys: " · Enter, dann Pfeile, schneidet von Feld zu Feld",
  },
};

/** Dinge einer Zeichnung, gezählt. */
const COUNTS = {
  points: (count: number) => counted(count, "Punkt", "Punkte"),
  edges: (count: number) => counted(count, "Kante", "Kanten"),
  arcs: (count: number) => counted(count, "Pfeil", "Pfeile"),
  pieces: (count: number) => counted(count, "Teil", "Teile"),
  placements: (count: number) => counted(count, "Platz", "Plätze"),
  disks: (count: number) => counted(count, "Scheibe", "Scheiben"),
  touches: (count: number) => counted(count, "Berührung", "Berührungen"),
  overlaps: (count: number) => counted(count, "Überlappung", "Überlappungen"),
};

export const drawnWords = drawnBy(COUNTS, "Jede Scheibe mit einem Radius im Bereich");

export const generatedWords = generatedBy(COUNTS, "Ein Brett ohne Linien");

export const { numberWords, beginningWords, editorHint, degreeWords, summaryWords, reportWords } =
  drawingSentences({
    tools: TOOL_WORDS,
    grouped,
    wholeNumber: "eine ganze Zahl",
    anyNumber: "eine Zahl",
    number: (kind, least, most) =>
      `Schreibe ${kind} von ${least} bis ${most}, oder eine Rechnung: 40*3.`,
    tap: "Tippen",
    click: "Klicken",
    twoPoints: {
      keys: "Zwei Punkte auswählen, *B* drücken: das kann ein Stein sein.",
      others: "Zwei Punkte auswählen, dann „Das kann ein Stein sein“ drücken.",
    },
    putPoint: (press) => `${press} setzt einen Punkt.`,
    dragToLink: "Von einem Punkt ziehen verbindet.",
    drawLink: "Ziehen zeichnet eine Verbindung mit ihren zwei Punkten.",
    drawArc: "Ziehen zeichnet einen Pfeil mit seinen zwei Punkten.",
    drawDisk: "Ziehen zeichnet eine Scheibe.",
    putCorners: (press) =>
      `${press} setzt Ecke um Ecke, zuletzt die erste. Ziehen zeichnet ein Rechteck.`,
    drawRegion: "Ziehen zeichnet den Bereich.",
    takeTool: {
      keys: "*P* setzt Punkte, *L* verbindet sie, *R* zeichnet einen Bereich, *D* Scheiben.",
      others: "Nimm ein Werkzeug: für Punkte, Verbindungen, einen Bereich oder Scheiben.",
    },
    moving: BACKGROUND_WORDS.moving,
    pivot: "Ziehe den Ring, um die Mitte der Symmetrie zu bewegen",
    kept: {
      midpoint: "In der Mitte gehalten · ein Klick auf das Zeichen löst es",
      equal: "Gleich lang gehalten · ein Klick auf das Zeichen löst es",
      tangent: "In Berührung gehalten · ein Klick auf das Zeichen löst es",
    },
    bend: (or) => `Ziehe den Punkt${or} um die Verbindung zu biegen`,
    orArrows: ", oder drücke Pfeiltasten,",
    nextPoint: (or) => `Den nächsten Punkt tippen · den letzten noch einmal${or} beendet`,
    orEsc: ", oder Esc,",
    nextCorner: "Die nächste Ecke tippen",
    escCancels: " · Esc bricht ab",
    lastCorner: (or) => `Die nächste Ecke tippen · die erste noch einmal${or} schließt den Umriss`,
    orKey: (key) => `, oder ${key},`,
    enter: "Enter",
    shiftEnter: "Umschalt Enter",
    merge: "Loslassen vereint die Punkte",
    intoLink: "Loslassen setzt den Punkt in die Verbindung",
    cutting:
      "Was gekreuzt wird, wird geschnitten · Enter beendet den Schnitt · Esc nimmt ihn zurück",
    radius: (ticks) => `Radius ${ticks} Ticks`,
    degree: (into, out) => `hinein ${into} · hinaus ${out}`,
    nothingSelected: "Nichts ist ausgewählt.",
    counts: {
      ...COUNTS,
      links: (count) => counted(count, "Verbindung", "Verbindungen"),
      centres: (count) => counted(count, "Stein", "Steine"),
      corners: (count) => counted(count, "Ecke", "Ecken"),
      components: (count) => counted(count, "Komponente", "Komponenten"),
    },
    noReport: "Wähle Punkte aus, und mache sie dann zu einer offenen Menge oder einem Platz.",
    open: "offen",
    notOpen: (least) => `nicht offen: die kleinste offene Menge darum hat ${least}`,
    closed: "abgeschlossen",
    notClosed: (closure) => `der Abschluss hat ${closure}`,
    connected: "zusammenhängend",
  });

export function removeWords(name: string): string {
  return `${name} entfernen`;
}

/** Neues von einem Pfeil in einer symmetrischen Zeichnung. */
export const ARC_NEWS = {
  bothWays:
    "Das Bild dieses Pfeils führt zwischen denselben Punkten zurück: Zusammen führen sie in beide Richtungen.",
} as const;

/** Gründe gegen einen Strich. */
export const DRAW_REFUSALS = {
  stonesStand:
    "Auf diesem Brett ohne Linien liegen Steine: Nimm sie weg, bevor es ein Brett aus Scheiben wird.",
  holeHasCorners: "Ein Loch hat Ecken: Zeichne es Ecke für Ecke oder als Rechteck.",
  threeCorners: "Ein Bereich hat mindestens drei Ecken.",
  drag: "Ziehe, um es zu zeichnen.",
  noNeighbour: "Rund um diesen Punkt stehen Punkte: Ziehe stattdessen eine Verbindung von ihm.",
  whichNeighbour: "Wähle einen Punkt aus, dem E einen verbundenen Nachbarn gibt.",
  holdsRegion:
    "Dieses Papier enthält einen Bereich oder Scheiben. Punkte und Verbindungen brauchen ein eigenes: Neu beginnt eines.",
  holdsSets:
    "Ein Go-Raum hat keine Verbindungen: Wähle Punkte aus, und mache sie zu einer offenen Menge (O) oder einem Platz (B).",
  holdsPoints:
    "Dieses Papier enthält Punkte. Scheiben und Bereiche brauchen ein eigenes: Neu beginnt eines.",
} as const;
