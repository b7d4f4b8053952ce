/** Import of texts in all formats. A graph without coordinates gets a layout first. */
import type { Format, Imported } from "gospace";
import { Game } from "gospace/play";
import { has } from "../engine/features.ts";
import { isFullLoaded, loadFull } from "../engine/full-module.ts";
import type { GameDocument } from "../engine/types.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import { boardOf, sketchOf } from "./document.ts";
import { layoutRequest, placed } from "./layout.ts";
import { NONE } from "./state.ts";

export interface Hint {
  readonly format?: Format;
  readonly name?: string;
}

export class Importer {
  readonly #layouts = new WorkerClient();

  /** `onImported` receives the imported board with all coordinates. Rejects with a GospaceError. */
  async read(text: string, hint: Hint, onImported: (imported: Imported) => void): Promise<void> {
    if (!isFullLoaded() && isDocument(text, hint)) return onImported(opened(text));
    const { importText } = await loadFull();
    const imported = importText(text, hint);
    const { document } = imported;
    if (imported.placed || !has(document.board, "links")) return onImported(imported);
    const moment = { sketch: sketchOf(document), selection: NONE };
    const request = layoutRequest(moment, "force", 1);
    this.#layouts.send({ kind: "layout", request }, (message) => {
      if (message.kind === "failed") onImported(imported);
      if (message.kind !== "laid-out") return;
      const board = boardOf(placed(moment.sketch, moment, message.xy));
      const laidOut: GameDocument = { ...document, board };
      onImported({ ...imported, document: laidOut });
    });
  }
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
