/** Files: documents that are chosen, dropped or pasted, and those that are saved. */
import type { GameDocument } from "../engine/types.ts";
import { DOCUMENT_FILE } from "../model/document-file.ts";

/** A file, or the text of a paste or a drop. */
export type Incoming = File | string;

const ACCEPTED =
  ".json,.gospace,.sgf,.svg,.png,.graphml,.xml,.dot,.gv,.tgf,.txt,.csv,.edges,.matrix,application/json";

/** Opens a temporary file picker. */
export function chooseFile(take: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ACCEPTED;
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file !== undefined) take(file);
  });
  input.click();
}

/** Accepts a file or text dropped anywhere; `hover` shows and hides the hint. */
export function acceptDrops(
  target: HTMLElement,
  take: (incoming: Incoming) => void,
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
    takeTransfer(event.dataTransfer, take);
  });
}

export function acceptPastes(target: Document, take: (incoming: Incoming) => void): void {
  target.addEventListener("paste", (event) => {
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea") !== null)
      return;
    takeTransfer(event.clipboardData, take);
  });
}

/** An event's data are gone after it. */
function takeTransfer(transfer: DataTransfer | null, take: (incoming: Incoming) => void): void {
  const incoming = transfer?.files[0] ?? transfer?.getData("text/plain") ?? "";
  if (typeof incoming !== "string" || incoming.trim() !== "") take(incoming);
}

/** Document with more in it, which a box offers to write instead. */
export interface AlsoWritten {
  readonly words: string;
  /** Null where what is more is there no longer. */
  document(): Promise<GameDocument | null>;
}

export function saveDocument(document: GameDocument, title: string): void {
  const { ending, type } = DOCUMENT_FILE;
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
