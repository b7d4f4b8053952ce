/** Export dialog: the board, or the game, as a text for other programs, to look at, to copy, or as a file. */

import type { WrittenFormat } from "gospace";
import { GospaceError } from "gospace/play";
import { has } from "../engine/features.ts";
import { formatsFor } from "../engine/format-names.ts";
import { loadFull } from "../engine/full-module.ts";
import type { GameDocument } from "../engine/types.ts";
import { type AlsoWritten, fileStem, saveText } from "../share/files.ts";
import { picturedGame } from "../share/picture/pictured-game.ts";
import { cannotWriteWords, DOUBLED_LINKS, EXPORT_WORDS, FORMAT_WORDS } from "../words/formats.ts";
import { copied } from "./copy.ts";
import { closableDialog } from "./dom.ts";
import { radios, tick } from "./field.ts";
import { button, dialogHead, html, line, type Markup, nothing, render, row } from "./template.ts";

/** Characters shown at most; a longer text is saved whole. */
const MOST_SHOWN = 20_000;

/** A format of the core, or a drawing of the shown moment, which only the page can make. */
type Written = WrittenFormat | "tikz";

export class ExportDialog {
  readonly #dialog = closableDialog("export");
  #document: GameDocument | null = null;
  #moment: GameDocument | null = null;
  #also: AlsoWritten | null = null;
  #isMore = false;
  #format: Written = "gospace";
  #whole = "";
  #words = "";

  constructor() {
    this.#draw();
  }

  open(document: GameDocument, moment: GameDocument, also: AlsoWritten | null = null): void {
    this.#document = document;
    this.#moment = moment;
    this.#also = also;
    this.#isMore = false;
    if (!this.#formats().includes(this.#format)) this.#format = "gospace";
    void this.#write();
    this.#dialog.showModal();
  }

  #formats(): readonly Written[] {
    const board = this.#document?.board;
    if (board === undefined) return [];
    const wrap = has(board, "lattice") ? board.wrap : undefined;
    return [...formatsFor(board.kind, wrap), "tikz"];
  }

  #draw(): void {
    const options = this.#formats().map((value) => ({ value, ...FORMAT_WORDS[value] }));
    const choose = (format: Written) => {
      this.#format = format;
      void this.#write();
    };
    const [whole, disabled] = [this.#whole, this.#whole === ""];
    const shown = whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
    const content = html`
      ${dialogHead("export-heading", EXPORT_WORDS.export, () => this.#dialog.close())}
      <div class="transfer">
        ${radios(EXPORT_WORDS.format, "export-format", options, this.#format, choose, "formats")}
        <textarea readonly aria-label=${EXPORT_WORDS.text} rows="12" spellcheck="false" .value=${shown}></textarea>
      </div>
      ${this.#more()}
      ${line(this.#words, "status")}
      ${row(
        button(EXPORT_WORDS.saveAsFile, () => this.#save(), "btn primary", { disabled }),
        button(EXPORT_WORDS.copy, () => void this.#copy(), "btn", { disabled }),
      )}`;
    render(content, this.#dialog);
  }

  /** Box for what only a document holds, and only if it is asked to. */
  #more(): Markup | typeof nothing {
    if (this.#also === null || this.#format !== "gospace") return nothing;
    return tick(this.#also.words, this.#isMore, (on) => {
      this.#isMore = on;
      void this.#write();
    });
  }

  /** Writes the text; only the latest choice of format or document counts, whichever text comes first. */
  async #write(): Promise<void> {
    const [document, moment, format] = [this.#document, this.#moment, this.#format];
    const isMore = this.#isMore && format === "gospace";
    this.#take("", "");
    const source = format === "tikz" ? moment : document;
    const whole = isMore ? await this.#also?.document() : null;
    const written = source === null ? "" : await this.#written(whole ?? source, format);
    if (document !== this.#document || format !== this.#format) return;
    if (isMore !== (this.#isMore && format === "gospace")) return;
    if (typeof written === "string") this.#take(written, doubledWords(document, format));
    else this.#take("", written.words);
  }

  #take(whole: string, words: string): void {
    this.#whole = whole;
    this.#words = words;
    this.#draw();
  }

  /** Text of the game, or the reason that there is none. */
  async #written(document: GameDocument, format: Written): Promise<string | { words: string }> {
    try {
      if (format === "tikz") return await tikzOf(document);
      const { exportText } = await loadFull();
      return exportText(document, format);
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      if (error.code === "load") return { words: error.message };
      return { words: cannotWriteWords(error.message) };
    }
  }

  #save(): void {
    const { ending, type } = FORMAT_WORDS[this.#format];
    saveText(this.#whole, `${fileStem(this.#document?.title ?? "")}.${ending}`, type);
  }

  async #copy(): Promise<void> {
    const field = this.#dialog.querySelector("textarea");
    if (field !== null) this.#take(this.#whole, await copied(this.#whole, field));
  }
}

/** Drawing of a game, with the labels that its board has. */
async function tikzOf(document: GameDocument): Promise<string> {
  const { tikzPicture } = await import("../share/picture/tex-pictures.ts");
  const { game, pictured } = picturedGame(document);
  try {
    return tikzPicture(pictured, "labels" in document.board);
  } finally {
    game.free();
  }
}

/** Words on two-way links that GraphML holds as pairs of arcs. */
function doubledWords(document: GameDocument | null, format: Written): string {
  if (format !== "graphml" || document === null || !has(document.board, "links")) return "";
  const { edges = [], arcs = [] } = document.board;
  return edges.length > 0 && arcs.length > 0 ? DOUBLED_LINKS : "";
}
