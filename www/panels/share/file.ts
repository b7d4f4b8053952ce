/** Game as a file: our own document, or a text for other programs. */
import { saveDocument } from "../../share/files.ts";
import type { ExportDialog } from "../export.ts";
import { button, html, type Markup, row } from "../template.ts";
import { type Offered, SharePage } from "./page.ts";

export class FilePage extends SharePage {
  readonly name = "File";
  readonly #exporter: ExportDialog;
  #offered: Offered | null = null;

  constructor(redraw: () => void, exporter: ExportDialog) {
    super(redraw);
    this.#exporter = exporter;
  }

  show(offered: Offered): void {
    this.#offered = offered;
  }

  leave(): void {
    this.#offered = null;
  }

  view(): Markup {
    const offered = this.#offered;
    const save = () => offered && saveDocument(offered.whole, offered.title);
    const elsewhere = () => offered && this.#exporter.open(offered.whole);
    return html`<div class="share-file">
      <p>
        A file holds everything, however large: the board, its rules, all turns. Open it here again, or keep it beside your notes.
      </p>
      ${row(button("Save the file", save, "btn primary"), button("For other programs…", elsewhere))}
    </div>`;
  }
}
