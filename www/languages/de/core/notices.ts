/** Hinweise auf das, was von einem Brett oder Text wegblieb, je ein Satz. */
import type {
  ImportNotice,
  LeftOut,
  Reading,
  RefusalCode,
} from "../../../../build/wasm/full/gospace_wasm.js";
import { counted } from "../counts.ts";
import { BARRED, grouped } from "./faults-parts.ts";
import { told } from "./told.ts";

/** Pfeile, die aus einem Graphen wegfallen: Schlingen und Wiederholungen. */
export const DROPPED = {
  loops: (count: number) =>
    `${counted(count, "Pfeil", "Pfeile")} von einem Punkt zu sich selbst: weggelassen.`,
  repeats: (count: number) =>
    `${counted(count, "wiederholter Pfeil", "wiederholte Pfeile")}: weggelassen.`,
} as const;

const LEFT_OUT: Readonly<Record<LeftOut, (count: number) => string>> = {
  "link-data": (count) =>
    `${counted(count, "Gewicht oder Vermerk", "Gewichte und Vermerke")} an Verbindungen: weggelassen.`,
  repeats: (count) =>
    `${counted(count, "wiederholte Verbindung", "wiederholte Verbindungen")}: mit der ersten vereint.`,
  labels: (count) =>
    `${counted(count, "Beschriftung", "Beschriftungen")} von Verbindungen, oder neben der ersten eines Punktes: weggelassen.`,
  attributes: (count) =>
    `${counted(count, "Attribut", "Attribute")} ohne Bedeutung hier: weggelassen.`,
  groups: (count) =>
    `${counted(count, "Gruppe", "Gruppen")} geöffnet; die Punkte darin wurden gelesen.`,
  ports: (count) => `${counted(count, "Anschluss", "Anschlüsse")} von Punkten: weggelassen.`,
  hyperedges: (count) =>
    `${counted(count, "Verbindung", "Verbindungen")} von mehr als zwei Punkten: weggelassen.`,
  further: () => "Nur der erste Graph oder die erste Partie des Textes wurde gelesen.",
  places: (count) => `${counted(count, "Ort", "Orte")} weggelassen, da andere Punkte keinen haben.`,
  "long-texts": (count) => `${counted(count, "Text", "Texte")} über der Grenze: gekürzt.`,
  setups: (count) => `Nach dem ersten Zug aufgestellte Steine, ${grouped(count)}-mal: weggelassen.`,
  "missing-passes": (count) =>
    `${grouped(count)}-mal Passen eingefügt, wo eine Seite zweimal nacheinander zog.`,
  "deep-variations": (count) =>
    `${counted(count, "Zug", "Züge")} zu tief verschachtelter Varianten: weggelassen.`,
  shapes: (count) => `${counted(count, "Form", "Formen")} außerhalb des Bretts: weggelassen.`,
};

/** Warum eine Folge von Zügen bei einem Zug endet. */
const CUT: Readonly<Record<RefusalCode, string>> = {
  ...BARRED,
  repetition: "Er würde das Brett wiederholen.",
  phase: "Eine andere Art von Zug war fällig.",
  over: "Die Partie ist zu Ende.",
  range: "Der Zug nennt eine Stelle, die das Brett nicht hat.",
};

const READ_AS: Readonly<Record<Reading, string>> = {
  parents: "Die Zahlen wurden als Elternpunkt jedes Punktes gelesen, von 0 an gezählt.",
  neighbours: "Die Listen wurden als Nachbarn jedes Punktes gelesen.",
};

export const importWords = told<ImportNotice>({
  "left-out": ({ what, count }) => LEFT_OUT[what](count),
  "line-cut": ({ count, turn, line, refusal }) =>
    `${counted(count, "Zug", "Züge")} ab Zug ${turn} (Zeile ${line}): weggelassen. ${CUT[refusal]}`,
  rules: ({ name }) => `Die Regeln „${name}“ haben hier keine Entsprechung; die nächsten gelten.`,
  "read-as": ({ what }) => READ_AS[what],
});
