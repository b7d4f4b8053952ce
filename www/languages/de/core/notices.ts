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
      return leftOutWords(notice.what, notice.count);
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

function leftOutWords(what: LeftOut, count: number): string {
  switch (what) {
    case "link-data":
      return `${counted(count, "Gewicht oder Vermerk", "Gewichte und Vermerke")} an Verbindungen: weggelassen.`;
    case "repeats":
      return `${counted(count, "wiederholte Verbindung", "wiederholte Verbindungen")}: mit der ersten vereint.`;
    case "labels":
      return `${counted(count, "Beschriftung", "Beschriftungen")} von Verbindungen, oder neben der ersten eines Punktes: weggelassen.`;
    case "attributes":
      return `${counted(count, "Attribut", "Attribute")} ohne Bedeutung hier: weggelassen.`;
    case "groups":
      return `${counted(count, "Gruppe", "Gruppen")} geöffnet; die Punkte darin wurden gelesen.`;
    case "ports":
      return `${counted(count, "Anschluss", "Anschlüsse")} von Punkten: weggelassen.`;
    case "hyperedges":
      return `${counted(count, "Verbindung", "Verbindungen")} von mehr als zwei Punkten: weggelassen.`;
    case "further":
      return "Nur der erste Graph oder die erste Partie des Textes wurde gelesen.";
    case "places":
      return `${counted(count, "Ort", "Orte")} weggelassen, da andere Punkte keinen haben.`;
    case "long-texts":
      return `${counted(count, "Text", "Texte")} über der Grenze: gekürzt.`;
    case "setups":
      return `Nach dem ersten Zug aufgestellte Steine, ${grouped(count)}-mal: weggelassen.`;
    case "missing-passes":
      return `${grouped(count)}-mal Passen eingefügt, wo eine Seite zweimal nacheinander zog.`;
    case "deep-variations":
      return `${counted(count, "Zug", "Züge")} zu tief verschachtelter Varianten: weggelassen.`;
    case "shapes":
      return `${counted(count, "Form", "Formen")} außerhalb des Bretts: weggelassen.`;
    default:
      return what satisfies never;
  }
}

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
