/** Facts of a board. */
import { boardFacts as factsOfText } from "../../build/wasm/full/gospace_wasm.js";
import { factsOf } from "./decode.ts";
import { warnOfOldName } from "./deprecated.ts";
import { documentText } from "./encode.ts";
import { call } from "./instance.ts";
import type { BoardFacts, GameDocument } from "./types.ts";

/** Counts of a document's board, and what was dropped from it. Throws GospaceError. */
export function boardFacts(document: GameDocument | string): BoardFacts {
  const text = documentText(document);
  return factsOf(call(() => factsOfText(text)));
}

/** @deprecated Its name is `boardFacts`. */
export const board: typeof boardFacts = (document) => {
  warnOfOldName("board", "boardFacts");
  return boardFacts(document);
};
