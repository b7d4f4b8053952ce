/** Import of texts in all formats: the worker reads them, and lays a graph without coordinates out. */
import type { Format, Imported } from "gospace";
import { Game, GospaceError } from "gospace/play";
import { isFullLoaded, loadFull } from "../engine/full-module.ts";
import type { Message } from "../engine/protocol.ts";
import { WorkerClient } from "../engine/worker-client.ts";

/** Length of the links of a graph without coordinates. */
export const USUAL_LENGTH = 40;

/** Characters up to which a document is read in the page at once, so that copies are pasted like any text. */
const MOST_AT_ONCE = 20_000;

export interface Hint {
  readonly format?: Format;
  readonly name?: string;
}

export class Importer {
  readonly #worker = new WorkerClient();
  /** Number of calls and cancellations so far. */
  #calls = 0;

  /** The imported board with all coordinates; links without any get this length. Another call cancels this
   *  one, which then never settles. Rejects with a GospaceError. */
  async read(text: string, hint: Hint, spacing: number = USUAL_LENGTH): Promise<Imported> {
    this.cancel();
    const short = text.length <= MOST_AT_ONCE;
    if (isDocument(text, hint) && (short || !isFullLoaded())) return opened(text);
    const call = this.#calls;
    await loadFull();
    return new Promise((resolve, reject) => {
      if (call !== this.#calls) return;
      this.#worker.send({ kind: "import", text, hint, spacing }, (message) => {
        if (message.kind === "imported") resolve(message.imported);
        if (message.kind === "failed") reject(errorOf(message));
      });
    });
  }

  cancel(): void {
    this.#calls += 1;
    this.#worker.cancel();
  }
}

/** The import with the name of its file, without its ending, where the text names no board. */
export function namedAfterFile(imported: Imported, name: string | null): Imported {
  const title = (name ?? "")
    .replace(/^.*[/\\]/, "")
    .replace(/(?<=.)\.[^.]*$/, "")
    .trim();
  const { document } = imported;
  if (title === "" || (document.title ?? "").trim() !== "") return imported;
  return { ...imported, document: { ...document, title } };
}

function errorOf({ code = "format", message, path }: Extract<Message, { kind: "failed" }>) {
  return new GospaceError(code, message, path);
}

/** True for text that starts like a JSON object, unless another format is named. */
export function isDocument(text: string, { format = "gospace" }: Hint): boolean {
  return format === "gospace" && text.trimStart().startsWith("{");
}

/** Reads a document with the play module, without loading the full one. Throws GospaceError. */
function opened(text: string): Imported {
  new Game(text).free();
  return { format: "gospace", document: JSON.parse(text), placed: true, notices: [] };
}
