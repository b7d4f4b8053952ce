/** Fehler und Absagen des Kerns: der Fehler, dann die Abhilfe. Pfade bleiben weg. */
import type { Fault, LinkError } from "../../../../build/wasm/full/gospace_wasm.js";
import { problemWords } from "./faults-documents.ts";
import { LINK_VERSION, MAX_LINK_CHARS } from "./faults-limits.ts";
import { COPY_AGAIN, grouped, parserWords } from "./faults-parts.ts";
import { turnWords } from "./faults-turns.ts";

export function playFaultWords(fault: Fault): string {
  switch (fault.kind) {
    case "document":
      return problemWords(fault.of);
    case "link":
      return linkWords(fault.of);
    case "refusal":
      return turnWords(fault.of);
    default:
      throw new Error(`a fault that playing cannot have: ${fault.kind}`);
  }
}

function linkWords(error: LinkError): string {
  switch (error.kind) {
    case "too-long":
      return `Dieser Link hat ${grouped(error.of.chars)} Zeichen, mehr als die Grenze von ${grouped(MAX_LINK_CHARS)}. Bitte stattdessen um eine Datei.`;
    case "newer":
      return `Dieser Link stammt von einem neueren Gospace: Er hat Version ${parserWords(error.of.found)}. Aktualisiere dieses hier, das Versionen bis ${LINK_VERSION} liest.`;
    case "damaged":
      return `Dieser Link ist unvollständig: Ein Teil ging beim Kopieren verloren.${COPY_AGAIN}`;
    case "malformed":
      return "Dieser Link enthält kein Dokument. Bitte um einen neuen.";
    case "holds-too-much":
      return "Dieser Link enthält mehr, als ein Link darf. Bitte stattdessen um eine Datei.";
    case "too-large":
      return "Das ist zu groß für einen Link. Um es zu teilen, speichere es als Datei.";
    default:
      return error satisfies never;
  }
}
