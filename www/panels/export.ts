/** The board, or the game, as a text for other programs: to look at, to copy, or as a file. */

import type { Format } from "gospace";
import { GospaceError } from "gospace/play";
import { X } from "lucide";
import { formatsFor } from "../engine/format-names.ts";
import { loadFull } from "../engine/full-module.ts";
import type { GameDocument } from "../engine/types.ts";
import { fileStem, saveText } from "../share/files.ts";
import { FORMAT_WORDS } from "../words/formats.ts";
import { copied } from "./copy.ts";
import { button, dialogById, element, iconButton } from "./dom.ts";

/** A longer text is saved whole, but not shown to its end. */
const MOST_SHOWN = 20_000;

export class ExportDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #formats = element("fieldset", { class: "formats" });
  readonly #text = element("textarea", {
    readonly: "",
    "aria-label": "The text",
    rows: "12",
    spellcheck: "false",
  });
  readonly #words = element("p", { class: "soft", role: "status" });
  #document: GameDocument | null = null;
  #format: Format = "gospace";
  #whole = "";

  constructor() {
    const dialog = dialogById("export");
    this.#dialog = dialog;
    dialog.append(
      element("h2", { id: "export-heading" }, "Take it elsewhere"),
      iconButton(X, "Close", () => dialog.close(), "dismiss"),
      element("div", { class: "transfer" }, this.#formats, this.#text),
      this.#words,
      element(
        "div",
        { class: "row" },
        button("Save as a file", () => this.#save(), "btn primary"),
        button("Copy", () => void this.#copy()),
      ),
    );
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
  }

  open(document: GameDocument): void {
    const { board } = document;
    const formats = formatsFor(board.kind, board.kind === "grid" ? board.wrap : undefined);
    this.#document = document;
    if (!formats.includes(this.#format)) this.#format = "gospace";
    this.#formats.replaceChildren(
      element("legend", {}, "Format"),
      ...formats.map((format) => this.#choice(format)),
    );
    void this.#show();
    this.#dialog.showModal();
  }

  #choice(format: Format): HTMLLabelElement {
    const { name, line } = FORMAT_WORDS[format];
    const radio = element("input", { type: "radio", name: "export-format", value: format });
    radio.checked = format === this.#format;
    radio.addEventListener("change", () => {
      this.#format = format;
      void this.#show();
    });
    const small = element("small", { class: "soft" }, line);
    return element("label", {}, radio, element("span", {}, name), small);
  }

  /** A later choice of format or document counts, whichever text comes first. */
  async #show(): Promise<void> {
    const [document, format] = [this.#document, this.#format];
    this.#take("", "");
    const written = document === null ? "" : await this.#written(document, format);
    if (document !== this.#document || format !== this.#format) return;
    if (typeof written === "string") this.#take(written, "");
    else this.#take("", written.words);
  }

  #take(whole: string, words: string): void {
    this.#whole = whole;
    this.#words.textContent = words;
    const long = this.#whole.length > MOST_SHOWN;
    this.#text.value = long ? `${this.#whole.slice(0, MOST_SHOWN)}…` : this.#whole;
    for (const each of this.#dialog.querySelectorAll<HTMLButtonElement>(".row button"))
      each.disabled = this.#whole === "";
  }

  /** The text, or why there is none. */
  async #written(document: GameDocument, format: Format): Promise<string | { words: string }> {
    try {
      const { exportText } = await loadFull();
      return exportText(document, format);
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      if (error.code === "load") return { words: error.message };
      return { words: `This cannot be written so: ${error.message}` };
    }
  }

  #save(): void {
    const { ending, type } = FORMAT_WORDS[this.#format];
    saveText(this.#whole, `${fileStem(this.#document?.title ?? "")}.${ending}`, type);
  }

  async #copy(): Promise<void> {
    this.#words.textContent = await copied(this.#whole, this.#text);
  }
}
