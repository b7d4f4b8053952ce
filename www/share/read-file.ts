/** Reading of a file or a text: as a document, or as a picture with one. Fetched with the first that comes. */
import { GospaceError } from "gospace/play";
import type { Notice } from "../model/state.ts";
import type { Incoming } from "./files.ts";
import { documentInPicture } from "./picture/read-document.ts";

/** The format's limit in bytes; larger files are not read. */
export const MAX_TEXT_BYTES = 32 << 20;

/** File name for the document in a picture. */
const DOCUMENT = "game.gospace.json";

export interface FileReceiver {
  /** `name` is the file's; null for pasted text. */
  text(text: string, name: string | null): void;
  failed(notice: Notice): void;
  /** An image of pixels without a document. */
  image(file: File): void;
}

/** Hands what has come to its reader. */
export async function readIncoming(incoming: Incoming, reader: FileReceiver): Promise<void> {
  if (typeof incoming !== "string") return readFile(incoming, reader);
  if (incoming.length > MAX_TEXT_BYTES)
    reader.failed({ kind: "too-large", bytes: incoming.length, limit: MAX_TEXT_BYTES });
  else readBytes(new TextEncoder().encode(incoming), null, null, reader);
}

async function readFile(file: File, reader: FileReceiver): Promise<void> {
  if (file.size > MAX_TEXT_BYTES) {
    reader.failed({ kind: "too-large", bytes: file.size, limit: MAX_TEXT_BYTES });
    return;
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPixels = /^image\/(?!svg)/.test(file.type);
    readBytes(bytes, file.name, isPixels ? file : null, reader);
  } catch {
    reader.failed({ kind: "unreadable", name: file.name });
  }
}

/** Reads the document in a picture, or else the text; an image of pixels has no text. */
function readBytes(
  bytes: Uint8Array,
  name: string | null,
  image: File | null,
  reader: FileReceiver,
): void {
  let document: string | null;
  try {
    document = documentInPicture(bytes);
  } catch (error) {
    if (!(error instanceof GospaceError)) throw error;
    reader.failed({ kind: "broken", path: null, message: error.message });
    return;
  }
  if (document !== null) reader.text(document, name === null ? null : DOCUMENT);
  else if (image !== null) reader.image(image);
  else reader.text(new TextDecoder().decode(bytes), name);
}
