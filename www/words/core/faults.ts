/** English of the core's errors and refusals: the fault, then the remedy. Paths are left out. */
import type { Fault, LinkError, RefusalCode } from "../../../build/wasm/full/gospace_wasm.js";
import { problemWords, repeatWords, turnWords } from "./faults-documents.ts";
import { LINK_VERSION, MAX_LINK_CHARS } from "./faults-limits.ts";
import { BARRED, grouped, parserWords } from "./faults-parts.ts";

/** Remedy of a damaged link; the page has a button in its place. */
export const COPY_AGAIN = " Copy all of it again.";

/** Faults of opening, playing and sharing a game. */
export type PlayFault = Extract<Fault, { kind: "document" | "link" | "refusal" }>;

export function isPlayFault(fault: Fault): fault is PlayFault {
  return fault.kind === "document" || fault.kind === "link" || fault.kind === "refusal";
}

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
      return `This link has ${grouped(error.of.chars)} characters, past the limit of ${grouped(MAX_LINK_CHARS)}. Ask for a file instead.`;
    case "newer":
      return `This link was made by a newer Gospace: it has version ${parserWords(error.of.found)}. Update this one, which reads versions up to ${LINK_VERSION}.`;
    case "damaged":
      return `This link is incomplete: part was lost in copying.${COPY_AGAIN}`;
    case "malformed":
      return "This link holds no document. Ask for a new one.";
    case "holds-too-much":
      return "This link holds more than a link may. Ask for a file instead.";
    case "too-large":
      return "This is too large for a link. To share it, save it as a file.";
    default:
      return error satisfies never;
  }
}

/** The refusal of a turn; `fault` has the number where one is out of range. */
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
