/** Texts of all formats as documents. A graph that came without places is laid out before it is shown. */
import type { Format, Imported } from "gospace";
import { Client } from "../engine/client.ts";
import { loadFull } from "../engine/full.ts";
import type { GameDocument } from "../engine/types.ts";
import { boardOf, sketchOf } from "./document.ts";
import { layoutRequest, placed } from "./layout.ts";
import { NONE } from "./state.ts";

export interface Hint {
  readonly format?: Format;
  readonly name?: string;
}

export class Importer {
  readonly #layouts = new Client();

  /** `hear` gets the text with every point in its place. Rejects with a GospaceError. */
  async read(text: string, hint: Hint, hear: (imported: Imported) => void): Promise<void> {
    const { importText } = await loadFull();
    const imported = importText(text, hint);
    const { document } = imported;
    if (imported.placed || document.board.kind !== "graph") return hear(imported);
    const moment = { sketch: sketchOf(document), selection: NONE };
    const request = layoutRequest(moment, "force", 1);
    this.#layouts.ask({ kind: "layout", request }, (message) => {
      if (message.kind === "failed") hear(imported);
      if (message.kind !== "laid-out") return;
      const board = boardOf(placed(moment.sketch, moment, message.xy));
      const laidOut: GameDocument = { ...document, board };
      hear({ ...imported, document: laidOut });
    });
  }
}
