/** Boards and games in the formats of other programs. */

import {
  exportText as faceExportText,
  importText as faceImportText,
} from "../../build/wasm/full/gospace_wasm.js";
import { importWords } from "../words/core/notices.ts";
import { documentText } from "./encode.ts";
import { FORMATS, type Format, formatsFor } from "./format-names.ts";
import { call } from "./instance.ts";
import type { GameDocument } from "./types.ts";

export { FORMATS, type Format, formatsFor };

/** What a text holds. */
export interface Imported {
  format: Format;
  document: GameDocument;
  /** Whether the text said where the points are drawn. If not, they are on a circle. */
  placed: boolean;
  /** What was left out, a sentence each. */
  notices: string[];
}

/**
 * Reads a text. The format is the one that is named, else the one that the file's name or the text
 * tells. Throws GospaceError: `format` with the path "line 3", or what a document is refused for.
 */
export function importText(text: string, hint: { format?: Format; name?: string } = {}): Imported {
  const { document, notices, ...rest } = call(() => faceImportText(text, hint.format, hint.name));
  return { ...rest, document: JSON.parse(document), notices: notices.map(importWords) };
}

/**
 * The board as a text of a format, with its game where the format has games. Throws GospaceError:
 * `format` where the format has no such board, or no such game.
 */
export function exportText(document: GameDocument | string, format: Format): string {
  const text = documentText(document);
  return call(() => faceExportText(text, format));
}
