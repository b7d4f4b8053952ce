/** English of every fault that the full module can find. */
import type { Fault } from "../../../build/wasm/full/gospace_wasm.js";
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
      `${valueWords(found)} is not a seed. Use a whole number from 0 to 2^53 - 1.`,
  },
  playFaultWords,
);
