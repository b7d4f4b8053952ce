/** Der Editor: Namen und Hinweise seiner Werkzeuge, Zahlen, Arten von Zeichnungen. */
import { has } from "../../engine/features.ts";
import type { SetReport } from "../../sketch/editor-controller.ts";
import { selectedCounts } from "../../sketch/selected.ts";
import { type ConstraintKind, type ItemId, isEmpty, type Sketch } from "../../sketch/sketch.ts";
import type { EditorState, Gesture, SketchState, ToolName } from "../../sketch/state.ts";
import type { Hand, ToolWords } from "../../words/drawing.ts";
import { BACKGROUND_WORDS } from "./background.ts";
import { counted, grouped } from "./counts.ts";

/** „Schreibe eine ganze Zahl von 1 bis 1.000.000.000.“ */
export function numberWords(step: "1" | "any", least: number, most: number): string {
  const minus = (value: number) => grouped(value).replace("-", "−");
  const kind = step === "1" ? "eine ganze Zahl" : "eine Zahl";
  return `Schreibe ${kind} von ${minus(least)} bis ${minus(most)}, oder eine Rechnung: 40*3.`;
}

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

/** Der Anfang; eine Taste steht zwischen Sternchen. Null, sobald die Zeichnung begonnen hat. */
export function beginningWords({ now, tool, shape }: EditorState, hand: Hand): string | null {
  const { sketch } = now;
  const isSpace = has(sketch, "sets");
  if (isSpace && sketch.points.size > 0 && sketch.placements.size < 2)
    return hand === "keys"
      ? "Zwei Punkte auswählen, *B* drücken: das kann ein Stein sein."
      : "Zwei Punkte auswählen, dann „Das kann ein Stein sein“ drücken.";
  if (!isEmpty(sketch)) return null;
  const press = hand === "finger" ? "Tippen" : "Klicken";
  switch (tool) {
    case "point":
      return `${press} setzt einen Punkt.${isSpace ? "" : " Von einem Punkt ziehen verbindet."}`;
    case "link":
      return "Ziehen zeichnet eine Verbindung mit ihren zwei Punkten.";
    case "arc":
      return "Ziehen zeichnet einen Pfeil mit seinen zwei Punkten.";
    case "disk":
      return "Ziehen zeichnet eine Scheibe.";
    case "region":
      return shape === "corners"
        ? `${press} setzt Ecke um Ecke, zuletzt die erste. Ziehen zeichnet ein Rechteck.`
        : "Ziehen zeichnet den Bereich.";
    default:
      return hand === "keys"
        ? "*P* setzt Punkte, *L* verbindet sie, *R* zeichnet einen Bereich, *D* Scheiben."
        : "Nimm ein Werkzeug: für Punkte, Verbindungen, einen Bereich oder Scheiben.";
  }
}

const KEPT_WORDS: Readonly<Record<ConstraintKind, string>> = {
  midpoint: "In der Mitte gehalten",
  equal: "Gleich lang gehalten",
  tangent: "In Berührung gehalten",
};

/** Die stille Zeile auf dem Blatt, solange nichts anderes zu melden ist; `byKeys`: mit Tastatur. */
export function editorHint(
  { tool, gesture, now, cursor, message, under, movesBackground }: EditorState,
  byKeys: boolean,
): string {
  if (message !== null) return message;
  const going = gestureHint(gesture, byKeys, cursor === null ? "Enter" : "Umschalt Enter");
  if (going !== null) return going;
  if (movesBackground && now.sketch.background?.hidden === false) return BACKGROUND_WORDS.moving;
  if (under?.kind === "pivot") return "Ziehe den Ring, um die Mitte der Symmetrie zu bewegen";
  if (under?.kind === "constraint") return constraintHint(now.sketch, under.place);
  if (tool === "select" && isLoneLink(now))
    return `Ziehe den Punkt${byKeys ? ", oder drücke Pfeiltasten," : ""} um die Verbindung zu biegen`;
  const words = TOOL_WORDS[tool];
  return byKeys ? words.hint + (words.byKeys ?? "") : words.hint;
}

function constraintHint({ constraints }: Sketch, place: number): string {
  const kind = constraints[place]?.kind;
  return kind === undefined ? "" : `${KEPT_WORDS[kind]} · ein Klick auf das Zeichen löst es`;
}

function isLoneLink({ sketch, selection }: EditorState["now"]): boolean {
  const [id] = selection;
  return selection.size === 1 && id !== undefined && sketch.links.has(id);
}

/** `closing`: die Taste, die einen Umriss schließt. */
function gestureHint(gesture: Gesture, byKeys: boolean, closing: string): string | null {
  switch (gesture.kind) {
    case "linking":
      if (gesture.by !== "tap") return null;
      return `Den nächsten Punkt tippen · den letzten noch einmal${byKeys ? ", oder Esc," : ""} beendet`;
    case "outline":
      return gesture.corners.length < 3
        ? `Die nächste Ecke tippen${byKeys ? " · Esc bricht ab" : ""}`
        : `Die nächste Ecke tippen · die erste noch einmal${byKeys ? `, oder ${closing},` : ""} schließt den Umriss`;
    case "moving":
      if (gesture.onto?.kind === "point") return "Loslassen vereint die Punkte";
      return gesture.onto?.kind === "link" ? "Loslassen setzt den Punkt in die Verbindung" : null;
    case "cutting":
      return byKeys
        ? "Was gekreuzt wird, wird geschnitten · Enter beendet den Schnitt · Esc nimmt ihn zurück"
        : null;
    case "radius":
      return `Radius ${gesture.radius} Ticks`;
    default:
      return null;
  }
}

export function removeWords(name: string): string {
  return `${name} entfernen`;
}

/** Grad eines Punktes in Worten; eine Kante führt in beide Richtungen. */
export function degreeWords({ sketch }: SketchState, id: ItemId): string {
  let [into, out] = [0, 0];
  for (const { from, to, way } of sketch.links.values()) {
    if (to === id || (way === "two" && from === id)) into += 1;
    if (from === id || (way === "two" && to === id)) out += 1;
  }
  return `hinein ${into} · hinaus ${out}`;
}

/** Das Ausgewählte, gezählt. */
export function summaryWords(now: SketchState): string {
  if (now.selection.size === 0) return "Nichts ist ausgewählt.";
  const { points, links, disks, centres, corners } = selectedCounts(now);
  const parts = [
    [points, "Punkt", "Punkte"],
    [links, "Verbindung", "Verbindungen"],
    [disks, "Scheibe", "Scheiben"],
    [centres, "Stein", "Steine"],
    [corners, "Ecke", "Ecken"],
  ] as const;
  return parts
    .flatMap(([count, one, many]) => (count > 0 ? [counted(count, one, many)] : []))
    .join(" · ");
}

/** Ausgewählte Punkte als Menge. */
export function reportWords(report: SetReport | null): string {
  if (report === null)
    return "Wähle Punkte aus, und mache sie dann zu einer offenen Menge oder einem Platz.";
  const { points, closure, least, pieces } = report;
  const count = (many: readonly unknown[]) => counted(many.length, "Punkt", "Punkte");
  const open =
    least.length === points
      ? "offen"
      : `nicht offen: die kleinste offene Menge darum hat ${count(least)}`;
  const closed =
    closure.length === points ? "abgeschlossen" : `der Abschluss hat ${count(closure)}`;
  const whole = pieces === 1 ? "zusammenhängend" : counted(pieces, "Komponente", "Komponenten");
  return `${counted(points, "Punkt", "Punkte")}: ${open}; ${closed}; ${whole}.`;
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
