/** Import of boards from other programs: a text that is pasted or written, or a file. */

import type { Format, Imported } from "gospace";
import { GospaceError } from "gospace/play";
import { live } from "lit-html/directives/live.js";
import { FORMATS } from "../../engine/format-names.ts";
import { chooseFile } from "../../share/files.ts";
import { type Hint, Importer } from "../../sketch/import.ts";
import { noticeWords, placedWords } from "../../words/events.ts";
import { FORMAT_WORDS, IMPORT_WORDS } from "../../words/formats.ts";
import { closableDialog } from "../dom.ts";
import { type OnField, select, textOf } from "../field.ts";
import { button, dialogHead, html, line, render, row } from "../template.ts";

const EXAMPLE = "a b\nb c\nc -> a";

const CHOICES: readonly (readonly [Format | "", string])[] = [
  ["", IMPORT_WORDS.findOutFormat],
  ...FORMATS.map((format) => [format, FORMAT_WORDS[format].name] as const),
];

export class ImportDialog {
  readonly #importer = new Importer();
  readonly #take: (imported: Imported) => void;
  readonly #dialog = closableDialog("import");
  #text = "";
  /** Name of the text's file. */
  #name: string | null = null;
  #format: Format | "" = "";
  #words = "";

  constructor(take: (imported: Imported) => void) {
    this.#take = take;
    this.#say("");
  }

  open(): void {
    this.#say("");
    this.#dialog.showModal();
    this.#dialog.querySelector("textarea")?.focus();
  }

  #say(words: string): void {
    this.#words = words;
    const write = (event: OnField) => {
      this.#text = textOf(event);
      this.#name = null;
    };
    const choose = (format: Format | "") => {
      this.#format = format;
    };
    const content = html`
      ${dialogHead("import-heading", IMPORT_WORDS.bringBoardIn, () => this.#dialog.close())}
      ${line(IMPORT_WORDS.lead)}
      <textarea aria-label=${IMPORT_WORDS.textBoard} rows="12" spellcheck="false" placeholder=${EXAMPLE}
        .value=${live(this.#text)} @input=${write}></textarea>
      ${select({ label: IMPORT_WORDS.format }, CHOICES, this.#format, choose)}
      <p class="objection" role="alert">${this.#words}</p>
      ${row(
        button(IMPORT_WORDS.drawOn, () => void this.#read(), "btn primary"),
        button(IMPORT_WORDS.chooseFile, () => this.#choose()),
      )}`;
    render(content, this.#dialog);
  }

  #choose(): void {
    chooseFile({
      text: (text, name) => {
        this.#text = text;
        this.#name = name;
        void this.#read();
      },
      failed: (notice) => this.#say(noticeWords(notice)),
    });
  }

  async #read(): Promise<void> {
    this.#say("");
    try {
      await this.#importer.read(this.#text, this.#hint(), (imported) => {
        this.#dialog.close();
        this.#text = "";
        this.#take(imported);
      });
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.#say(placedWords(error.path ?? null, error.message));
    }
  }

  #hint(): Hint {
    if (this.#format !== "") return { format: this.#format };
    return this.#name === null ? {} : { name: this.#name };
  }
}
