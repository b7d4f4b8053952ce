/** Hinweise auf das, was von einem Brett oder Text wegblieb, je ein Satz. */
import type {
  ImportNotice,
  LeftOut,
  RefusalCode,
} from "../../../../build/wasm/full/gospace_wasm.js";
import { BARRED, grouped } from "./faults-parts.ts";

/** Pfeile, die aus einem Graphen wegfallen: Schlingen und Wiederholungen. */
export function droppedWords(loops: number, repeats: number): string[] {
  const notices: string[] = [];
  if (loops > 0)
    notices.push(
      `${counted(loops, "Pfeil", "Pfeile")} von einem Punkt zu sich selbst: weggelassen.`,
    );
  if (repeats > 0)
    notices.push(`${counted(repeats, "wiederholter Pfeil", "wiederholte Pfeile")}: weggelassen.`);
  return notices;
}

export function importWords(notice: ImportNotice): string {
  switch (notice.kind) {
    case "left-out":
      return LEFT_OUT[notice.what](notice.count);
    case "line-cut": {
      const { count, turn, line, refusal } = notice;
      const left = `${counted(count, "Zug", "Züge")} ab Zug ${turn} (Zeile ${line}): weggelassen`;
      return `${left}. ${cutWords(refusal)}`;
    }
    case "rules":
      return `Die Regeln „${notice.name}“ haben hier keine Entsprechung; die nächsten gelten.`;
    case "read-as":
      return notice.what === "parents"
        ? "Die Zahlen wurden als Elternpunkt jedes Punktes gelesen, von 0 an gezählt."
        : "Die Listen wurden als Nachbarn jedes Punktes gelesen.";
    default:
      return notice satisfies never;
  }
}

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
function cutWords(refusal: RefusalCode): string {
  switch (refusal) {
    case "occupied":
    case "overlap":
    case "outside":
      return BARRED[refusal];
    case "repetition":
      return "Er würde das Brett wiederholen.";
    case "phase":
      return "Eine andere Art von Zug war fällig.";
    case "over":
      return "Die Partie ist zu Ende.";
    case "range":
      return "Der Zug nennt eine Stelle, die das Brett nicht hat.";
    default:
      return refusal satisfies never;
  }
}

function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
