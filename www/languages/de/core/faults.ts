/** Fehler und Absagen des Kerns: der Fehler, dann die Abhilfe. Pfade bleiben weg. */
import type { Fault, LinkError } from "../../../../build/wasm/full/gospace_wasm.js";
import { problemWords } from "./faults-documents.ts";
import { LINK_VERSION, MAX_LINK_CHARS } from "./faults-limits.ts";
import { COPY_AGAIN, grouped, parserWords } from "./faults-parts.ts";
import { turnWords } from "./faults-turns.ts";
import { notOfPlay, type PlayFault, told } from "./told.ts";

export const playFaultWords = told<PlayFault, string, [], Fault>(
  {
    document: (of) => problemWords(of),
    link: (of) => linkWords(of),
    refusal: (of) => turnWords(of),
  },
  notOfPlay,
);

const linkWords = told<LinkError>({
  "too-long": ({ chars }) =>
    `Dieser Link hat ${grouped(chars)} Zeichen, mehr als die Grenze von ${grouped(MAX_LINK_CHARS)}. Bitte stattdessen um eine Datei.`,
  newer: ({ found }) =>
    `Dieser Link stammt von einem neueren Gospace: Er hat Version ${parserWords(found)}. Aktualisiere dieses hier, das Versionen bis ${LINK_VERSION} liest.`,
  damaged: `Dieser Link ist unvollständig: Ein Teil ging beim Kopieren verloren.${COPY_AGAIN}`,
  malformed: "Dieser Link enthält kein Dokument. Bitte um einen neuen.",
  "holds-too-much": "Dieser Link enthält mehr, als ein Link darf. Bitte stattdessen um eine Datei.",
  "too-large": "Das ist zu groß für einen Link. Um es zu teilen, speichere es als Datei.",
});
