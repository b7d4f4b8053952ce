/** Fehler und Absagen des Kerns: der Fehler, dann die Abhilfe. Pfade bleiben weg. */
import type { LinkError, RefusalCode } from "../../../../build/wasm/full/gospace_wasm.js";
import type { PlayFault } from "../../../words/core/faults.ts";
import { problemWords, repeatWords, turnWords } from "./faults-documents.ts";
import { LINK_VERSION, MAX_LINK_CHARS } from "./faults-limits.ts";
import { BARRED, grouped, parserWords } from "./faults-parts.ts";

export { isPlayFault } from "../../../words/core/faults.ts";

/** Abhilfe bei einem beschädigten Link; die Seite hat eine Taste dafür. */
export const COPY_AGAIN = " Kopiere ihn noch einmal ganz.";

export function playFaultWords(fault: PlayFault): string {
  switch (fault.kind) {
    case "document":
      return problemWords(fault.of);
    case "link":
      return linkWords(fault.of);
    case "refusal":
      return turnWords(fault.of);
    default:
      return fault satisfies never;
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

/** Absage an einen Zug; `fault` hat die Zahl, wo eine außerhalb liegt. */
export function refusalWords(code: RefusalCode, fault: PlayFault): string {
  switch (code) {
    case "occupied":
    case "overlap":
    case "outside":
      return BARRED[code];
    case "repetition":
      if (fault.kind === "refusal" && fault.of.kind === "repeats") return repeatWords(fault.of);
      return playFaultWords(fault);
    case "phase":
    case "over":
    case "range":
      return playFaultWords(fault);
    default:
      return code satisfies never;
  }
}
