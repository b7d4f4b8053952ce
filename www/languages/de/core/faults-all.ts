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
import { type PlayFault, told } from "./told.ts";

export const faultWords = told<Exclude<Fault, PlayFault>, string, [], Fault>(
  {
    format: formatWords,
    write: writeWords,
    generate: generateWords,
    proximity: proximityWords,
    sample: sampleWords,
    quotient: quotientWords,
    transform: transformWords,
    "not-whole": ({ found }) =>
      `${valueWords(found)} ist kein Startwert. Nimm eine ganze Zahl von 0 bis 2^53 - 1.`,
  },
  playFaultWords,
);
