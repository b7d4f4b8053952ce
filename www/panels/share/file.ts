/** The game as a file: our own document, or a text for other programs. */
import { saveDocument } from "../../share/files.ts";
import { button, element } from "../dom.ts";
import type { ExportDialog } from "../export.ts";
import type { Offered, SharePage } from "./page.ts";

export class FilePage implements SharePage {
  readonly name = "File";
  readonly root = element("div", { class: "share-file" });
  #offered: Offered | null = null;

  constructor(exporter: ExportDialog) {
    const elsewhere = () => {
      if (this.#offered !== null) exporter.open(this.#offered.whole);
    };
    this.root.append(
      element(
        "p",
        {},
        "A file holds everything, however large: the board, its rules, all turns. Open it here again, or keep it beside your notes.",
      ),
      element(
        "div",
        { class: "row" },
        button("Save the file", () => this.#save(), "btn primary"),
        button("For other programs…", elsewhere),
      ),
    );
  }

  show(offered: Offered): void {
    this.#offered = offered;
  }

  leave(): void {
    this.#offered = null;
  }

  #save(): void {
    if (this.#offered === null) return;
    saveDocument(this.#offered.whole, this.#offered.title);
  }
}
