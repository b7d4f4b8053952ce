/** Errors of documents, games, rules and links in English: what is wrong, then what to do. No paths. */
import type {
  CycleFault,
  Fault,
  JsonError,
  LinkError,
  Problem,
  RationalError,
  Refusal,
  RefusalCode,
  RulesError,
  Site,
  StartError,
} from "../../../build/wasm/full/gospace_wasm.js";
import { boardWords } from "./faults-boards.ts";
import {
  familyWords,
  formatWords,
  generateWords,
  proximityWords,
  quotientWords,
  sampleWords,
  transformWords,
  writeWords,
} from "./faults-making.ts";
import { clipped, grouped, listed, quoted, spotWords, tooMany, valueWords } from "./fault-parts.ts";
