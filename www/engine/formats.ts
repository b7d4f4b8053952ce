/** Boards and games in the formats of other programs. */

import {
  exportText as faceExportText,
  importText as faceImportText,
} from "../../build/wasm/full/gospace_wasm.js";
import { importWords } from "../words/core/notices.ts";
import { object, text as string } from "./arguments.ts";
import { documentText } from "./encode.ts";
import { FORMATS, type Format, formatsFor, type WrittenFormat } from "./format-names.ts";
import { call } from "./instance.ts";
import type { GameDocument } from "./types.ts";

export { FORMATS, type Format, formatsFor, type WrittenFormat };

/** The content of a text. */
export interface Imported {
  format: Format;
  document: GameDocument;
  /** True if the text gave coordinates; otherwise the points lie on a circle. */
  placed: boolean;
  /** One sentence for each thing that was left out. */
  notices: string[];
}

/** Reads a text. The format is the named one, or else is detected from the file name or the text.
 *  Throws GospaceError: `format` with a path such as "line 3", or the error of the document. */
export function importText(text: string, hint: { format?: Format; name?: string } = {}): Imported {
  string(text, "text");
  const { format, name } = object(hint, "hint");
  if (format !== undefined) string(format, "hint.format");
  if (name !== undefined) string(name, "hint.name");
  const { document, notices, ...rest } = call(() => faceImportText(text, format, name));
  return { ...rest, document: JSON.parse(document), notices: notices.map(importWords) };
}

/** The board as text in a format, with its game where the format has games. Throws GospaceError:
 *  `format` where the format cannot hold such a board or game. */
export function exportText(document: GameDocument | string, format: Format): string {
  const text = documentText(document);
  string(format, "format");
  return call(() => faceExportText(text, format));
}
