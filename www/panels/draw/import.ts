/** Boards from other programs: a text that is pasted or written, or a file. */

import type { Format, Imported } from "gospace";
import { GospaceError } from "gospace/play";
import { X } from "lucide";
import { FORMATS } from "../../engine/format-names.ts";
import { chooseFile } from "../../share/files.ts";
import { type Hint, Importer } from "../../sketch/import.ts";
import { noticeWords, placedWords } from "../../words/events.ts";
import { FORMAT_WORDS } from "../../words/formats.ts";
import { button, dialogById, element, iconButton } from "../dom.ts";

const EXAMPLE = "a b\nb c\nc -> a";

export class ImportDialog {
  readonly #importer = new Importer();
  readonly #take: (imported: Imported) => void;
  readonly #dialog: HTMLDialogElement;
  readonly #text = element("textarea", {
    "aria-label": "Text of the board",
    rows: "12",
    spellcheck: "false",
    placeholder: EXAMPLE,
  });
  readonly #format = element("select", { "aria-label": "Format" });
  readonly #words = element("p", { class: "objection", role: "alert" });
  #name: string | null = null;

  constructor(take: (imported: Imported) => void) {
    this.#take = take;
    const dialog = dialogById("import");
    this.#dialog = dialog;
    this.#format.append(element("option", { value: "" }, "Find out the format"));
    for (const format of FORMATS)
      this.#format.append(element("option", { value: format }, FORMAT_WORDS[format].name));
    this.#text.addEventListener("input", () => {
      this.#name = null;
    });
    dialog.append(
      element("h2", { id: "import-heading" }, "Bring a board in"),
      iconButton(X, "Close", () => dialog.close(), "dismiss"),
      element(
        "p",
        { class: "soft" },
        "Paste or write an edge list, an adjacency matrix, GraphML, DOT, TGF, SGF, an SVG outline or a Gospace document.",
      ),
      this.#text,
      this.#format,
      this.#words,
      element(
        "div",
        { class: "row" },
        button("Draw on it", () => this.#read(), "btn primary"),
        button("Choose a file", () => this.#choose()),
      ),
    );
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
  }

  open(): void {
    this.#words.textContent = "";
    this.#dialog.showModal();
    this.#text.focus();
  }

  #choose(): void {
    chooseFile({
      text: (text, name) => {
        this.#text.value = text;
        this.#name = name;
        this.#read();
      },
      failed: (notice) => {
        this.#words.textContent = noticeWords(notice);
      },
    });
  }

  async #read(): Promise<void> {
    this.#words.textContent = "";
    try {
      await this.#importer.read(this.#text.value, this.#hint(), (imported) => {
        this.#dialog.close();
        this.#text.value = "";
        this.#take(imported);
      });
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.#words.textContent = placedWords(error.path ?? null, error.message);
    }
  }

  #hint(): Hint {
    const format: Format | undefined = FORMATS.find((each) => each === this.#format.value);
    if (format !== undefined) return { format };
    return this.#name === null ? {} : { name: this.#name };
  }
}
