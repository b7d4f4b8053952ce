/** The module `gospace/play`: games, links and board facts at a fraction of the size of `gospace`. */
import "./play-words.ts";

export { type ErrorCode, GospaceError } from "./errors.ts";
export { board, boardFacts } from "./facts.ts";
export { Game } from "./game.ts";
export { load, loadLight, type WasmSource } from "./instance.ts";
export * from "./links.ts";
export * from "./types.ts";
export type * from "./why.ts";
