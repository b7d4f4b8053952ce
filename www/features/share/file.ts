/** Game as a file: our own document, or a text for other programs. */

import { partOf } from "../../model/sharing.ts";
import type { Exporter } from "../../panels/on-demand.ts";
import { button, html, type Markup, row } from "../../panels/template.ts";
import { saveDocument } from "../../share/files.ts";
import { SHARE_WORDS } from "../../words/share.ts";
import { type Offered, SharePage } from "./page.ts";

export class FilePage extends SharePage {
  readonly name = SHARE_WORDS.file;
  readonly #exporter: Exporter;
  #offered: Offered | null = null;

  constructor(redraw: () => void, exporter: Exporter) {
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
    const save = () => offered && saveDocument(partOf(offered, "game"), offered.title);
    const elsewhere = () =>
      offered && this.#exporter.open(partOf(offered, "game"), partOf(offered, "moment"));
    return html`<div class="share-file">
      <p>${SHARE_WORDS.fileLine}</p>
      ${row(button(SHARE_WORDS.saveFile, save, "btn primary"), button(SHARE_WORDS.forOtherPrograms, elsewhere))}
    </div>`;
  }
}
