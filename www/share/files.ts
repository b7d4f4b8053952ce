/** Files: documents that are chosen, dropped or pasted, as text or in pictures, and saved. */
import { GospaceError } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import type { Notice } from "../model/state.ts";
import { FORMAT_WORDS } from "../words/formats.ts";
import { documentInPicture } from "./picture/read-document.ts";

/** The format's limit in bytes; larger files are not read. */
export const MAX_TEXT_BYTES = 32 << 20;

const ACCEPTED =
  ".json,.gospace,.sgf,.svg,.png,.graphml,.xml,.dot,.gv,.tgf,.txt,.csv,.edges,.matrix,application/json";

/** File name for the document in a picture. */
const DOCUMENT = "game.gospace.json";

export interface FileReceiver {
  /** `name` is the file's; null for pasted text. */
  text(text: string, name: string | null): void;
  failed(notice: Notice): void;
  /** An image of pixels without a document. */
  image(file: File): void;
}

export async function readFile(file: File, reader: FileReceiver): Promise<void> {
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

/** Opens a temporary file picker. */
export function chooseFile(reader: FileReceiver): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ACCEPTED;
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file !== undefined) void readFile(file, reader);
  });
  input.click();
}

/** Accepts a file or text dropped anywhere; `hover` shows and hides the hint. */
export function acceptDrops(
  target: HTMLElement,
  reader: FileReceiver,
  hover: (over: boolean) => void,
): void {
  let inside = 0;
  target.addEventListener("dragenter", (event) => {
    event.preventDefault();
    inside += 1;
    hover(true);
  });
  target.addEventListener("dragover", (event) => event.preventDefault());
  target.addEventListener("dragleave", () => {
    inside = Math.max(inside - 1, 0);
    if (inside === 0) hover(false);
  });
  target.addEventListener("drop", (event) => {
    event.preventDefault();
    inside = 0;
    hover(false);
    readTransfer(event.dataTransfer, reader);
  });
}

export function acceptPastes(target: Document, reader: FileReceiver): void {
  target.addEventListener("paste", (event) => {
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea") !== null)
      return;
    readTransfer(event.clipboardData, reader);
  });
}

function readTransfer(transfer: DataTransfer | null, reader: FileReceiver): void {
  const file = transfer?.files[0];
  if (file !== undefined) {
    void readFile(file, reader);
    return;
  }
  const text = transfer?.getData("text/plain") ?? "";
  if (text.trim() === "") return;
  if (text.length > MAX_TEXT_BYTES)
    reader.failed({ kind: "too-large", bytes: text.length, limit: MAX_TEXT_BYTES });
  else readBytes(new TextEncoder().encode(text), null, null, reader);
}

/** Document with more in it, which a box offers to write instead. */
export interface AlsoWritten {
  readonly words: string;
  /** Null where what is more is there no longer. */
  document(): Promise<GameDocument | null>;
}

export function saveDocument(document: GameDocument, title: string): void {
  const { ending, type } = FORMAT_WORDS.gospace;
  saveText(JSON.stringify(document), `${fileStem(title)}.${ending}`, type);
}

export function saveText(text: string, fileName: string, type: string): void {
  saveBlob(new Blob([text], { type }), fileName);
}

export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A title as a file name without extension. */
export function fileStem(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return [...plain].slice(0, 60).join("").toLowerCase() || "board";
}
