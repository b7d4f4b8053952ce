/** Alle Fehler, die das ganze Modul finden kann. */
import type { Fault } from "../../../../build/wasm/full/gospace_wasm.js";
import { playFaultWords } from "./faults.ts";
import {
  formatWords,
  generateWords,
  proximityWords,
  quotientWords,
  sampleWords,
  transformWords,
  writeWords,
} from "./faults-making.ts";
import { valueWords } from "./faults-parts.ts";

export function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case "format":
      return formatWords(fault.of);
    case "write":
      return writeWords(fault.of);
    case "generate":
      return generateWords(fault.of);
    case "proximity":
      return proximityWords(fault.of);
    case "sample":
      return sampleWords(fault.of);
    case "quotient":
      return quotientWords(fault.of);
    case "transform":
      return transformWords(fault.of);
    case "not-whole":
      return `${valueWords(fault.of.found)} ist kein Startwert. Nimm eine ganze Zahl von 0 bis 2^53 - 1.`;
    default:
      return playFaultWords(fault);
  }
}
