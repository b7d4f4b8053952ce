/** The module's error, and the English of refusals. */

import type { RefusalCode } from "./types.ts";

/** What kind of error it is, besides the codes of refusals. */
export const ERROR_CODES = [
  "json",
  "limit",
  "version",
  "missing",
  "unknown",
  "repeated",
  "type",
  "choice",
  "rational",
  "board",
  "rules",
  "start",
  "format",
  "link",
  "trap",
  "load",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number] | RefusalCode;

/** Anything that this module refuses or fails at. Nothing has changed when it is thrown. */
export class GospaceError extends Error {
  readonly code: string;
  /** Where in the document: "board.edges[3]". */
  readonly path?: string;

  constructor(code: ErrorCode | string, message: string, path?: string) {
    super(message);
    this.name = "GospaceError";
    this.code = code;
    if (path !== undefined) this.path = path;
  }
}

/** Why a turn is refused, in a sentence; `detail` is the core's own word for it. */
export function refusalMessage(code: RefusalCode, detail: string, sinceTurn?: number): string {
  switch (code) {
    case "occupied":
      return "There is a stone already.";
    case "overlap":
      return "A stone here would overlap another.";
    case "outside":
      return "A stone here would not lie inside the board.";
    case "repetition":
      return sinceTurn
        ? `This would repeat the board after turn ${sinceTurn}.`
        : "This would repeat the board as the game began.";
    case "phase":
      return "This turn does not belong here now.";
    case "over":
      return "The game is over.";
    case "range":
      return sentence(detail);
    default:
      return code satisfies never;
  }
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
