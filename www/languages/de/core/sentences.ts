/** Wie im Englischen. */
export * from "../../../words/core/sentences.ts";
