/** The module `gospace`: games and boards, computed by the core. */
import { faultWords } from "../words/core/faults-all.ts";
import { useFaultWords } from "./instance.ts";

export * from "./boards.ts";
export { type ErrorCode, GospaceError } from "./errors.ts";
export { board, boardFacts } from "./facts.ts";
export * from "./formats.ts";
export { Game } from "./game.ts";
export * from "./generators.ts";
export { load, type WasmSource } from "./instance.ts";
export * from "./links.ts";
export * from "./search.ts";
export * from "./solver.ts";
export * from "./survey.ts";
export * from "./types.ts";
export type * from "./why.ts";

useFaultWords(faultWords);
