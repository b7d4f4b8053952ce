/** English of the core's errors and refusals: the fault, then the remedy. Paths are left out. */
import type { Fault, LinkError } from "../../../build/wasm/full/gospace_wasm.js";
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
    `This link has ${grouped(chars)} characters, past the limit of ${grouped(MAX_LINK_CHARS)}. Ask for a file instead.`,
  newer: ({ found }) =>
    `This link was made by a newer Gospace: it has version ${parserWords(found)}. Update this one, which reads versions up to ${LINK_VERSION}.`,
  damaged: `This link is incomplete: part was lost in copying.${COPY_AGAIN}`,
  malformed: "This link holds no document. Ask for a new one.",
  "holds-too-much": "This link holds more than a link may. Ask for a file instead.",
  "too-large": "This is too large for a link. To share it, save it as a file.",
});
