/** English of the core's errors and refusals: the fault, then the remedy. Paths are left out. */
import type { Fault, LinkError } from "../../../build/wasm/full/gospace_wasm.js";
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
