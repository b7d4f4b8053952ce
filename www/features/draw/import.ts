/** Import of boards from other programs: a text that is pasted or written, or a file. The worker reads it at
 *  once, so that the format found is seen, and can be changed, before the drawing is replaced. */

import type { Format, Imported } from "gospace";
import { GospaceError } from "gospace/play";
import { live } from "lit-html/directives/live.js";
import { has } from "../../engine/features.ts";
import { FORMATS } from "../../engine/format-names.ts";
import { full } from "../../engine/full-module.ts";
import { placedWords } from "../../model/game-notices.ts";
import { type Hint, Importer, namedAfterFile } from "../../model/importer.ts";
import { closableDialog } from "../../panels/dom.ts";
import { type OnField, select, textOf } from "../../panels/field.ts";
import {
  button,
  dialogHead,
  html,
  line,
  type Markup,
  type On,
  painted,
  render,
  row,
} from "../../panels/template.ts";
import { chooseFile } from "../../share/files.ts";
import { type FileReceiver, MAX_TEXT_BYTES, readIncoming } from "../../share/read-file.ts";
import { drawnSketch } from "../../sketch/document.ts";
import { pitchOf } from "../../sketch/editor-controller.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import { paintSketch } from "../../view/editor-canvas/thumbnail.ts";
import { readPalette } from "../../view/theme.ts";
import { FORMAT_NAMES, FOUND, IMPORT_WORDS, LONG_TEXT } from "../../words/formats.ts";
import { noticeWords } from "../../words/notices.ts";
import { NO_GAME } from "../../words/picture.ts";

const EXAMPLE = "a b\nb c\nc -> a";
/** Characters up to which a text is shown whole and can be written in. */
const MOST_SHOWN = 20_000;
/** Pause in milliseconds after which a text that is being written is read. */
const PAUSE_MS = 300;

const CHOICES: readonly (readonly [Format | "", string])[] = [
  ["", IMPORT_WORDS.findOutFormat],
  ...FORMATS.map((format) => [format, FORMAT_NAMES[format].name] as const),
];

/** State of the reading; each text and format begins anew. */
type Reading =
  | { readonly kind: "none" | "reading" }
  | { readonly kind: "found"; readonly imported: Imported; readonly sketch: Sketch }
  | { readonly kind: "refused"; readonly words: string };

export class ImportDialog {
  readonly #importer = new Importer();
  readonly #take: (imported: Imported) => void;
  readonly #spacing: () => number;
  readonly #dialog = closableDialog("import");
  #text = "";
  /** Name of the text's file. */
  #name: string | null = null;
  #format: Format | "" = "";
  #reading: Reading = { kind: "none" };
  /** Words after a press that was in vain. */
  #objection = "";
  /** True if the board is taken as soon as it is read. */
  #pressed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `spacing` is the wished length of links without coordinates. */
  constructor(take: (imported: Imported) => void, spacing: () => number) {
    this.#take = take;
    this.#spacing = spacing;
    this.#dialog.addEventListener("close", () => this.#stop());
    this.#draw();
  }

  open(): void {
    this.#objection = "";
    this.#draw();
    this.#dialog.showModal();
    this.#dialog.querySelector("textarea")?.focus();
  }

  #draw(): void {
    const long = this.#text.length > MOST_SHOWN;
    const shown = long ? `${this.#text.slice(0, MOST_SHOWN)}…` : this.#text;
    const choose = (format: Format | "") => {
      this.#format = format;
      this.#readSoon(0);
    };
    const content = html`
      ${dialogHead("import-heading", IMPORT_WORDS.bringBoardIn, () => this.#dialog.close())}
      ${line(IMPORT_WORDS.lead)}
      <div class="beside">
      <textarea aria-label=${IMPORT_WORDS.textBoard} rows="12" spellcheck="false" placeholder=${EXAMPLE}
        ?readonly=${long} .value=${live(shown)}
        @input=${(event: OnField) => this.#write(textOf(event), null, PAUSE_MS)}
        @paste=${(event: On<HTMLTextAreaElement, ClipboardEvent>) => this.#paste(event)}></textarea>
      ${this.#picture()}
      </div>
      ${select({ label: IMPORT_WORDS.format }, CHOICES, this.#format, choose)}
      ${line([this.#found(), long ? LONG_TEXT : ""].join(" ").trim(), "status")}
      <p class="objection" role="alert">${this.#objection}</p>
      ${row(
        button(IMPORT_WORDS.drawOn, () => this.#press(), "btn primary"),
        button(IMPORT_WORDS.chooseFile, () => this.#choose()),
        button(IMPORT_WORDS.clear, () => this.#write("", null, 0), "btn", { hidden: !long }),
        button(IMPORT_WORDS.stop, () => this.#stop(), "btn", {
          hidden: this.#reading.kind !== "reading",
        }),
      )}`;
    render(content, this.#dialog);
  }

  /** The board that would be drawn. */
  #picture(): Markup {
    const sketch = this.#reading.kind === "found" ? this.#reading.sketch : null;
    return html`<canvas role="img" aria-label=${IMPORT_WORDS.picture} ?hidden=${sketch === null}
      ${painted(sketch, (canvas) => sketch && paintOn(canvas, sketch))}></canvas>`;
  }

  #found(): string {
    switch (this.#reading.kind) {
      case "none":
        return "";
      case "reading":
        return IMPORT_WORDS.reading;
      case "found": {
        const { imported } = this.#reading;
        return [foundWords(imported), ...imported.notices].join(" ");
      }
      case "refused":
        return this.#reading.words;
    }
  }

  /** A long text is kept beside the field, which would take seconds to show it. */
  #paste(event: On<HTMLTextAreaElement, ClipboardEvent>): void {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= MOST_SHOWN) return;
    event.preventDefault();
    if (text.length <= MAX_TEXT_BYTES) return this.#write(text, null, 0);
    const notice = { kind: "too-large", bytes: text.length, limit: MAX_TEXT_BYTES } as const;
    this.#object(noticeWords(notice));
  }

  #choose(): void {
    const reader: FileReceiver = {
      text: (text, name) => this.#write(text, name, 0),
      failed: (notice) => this.#object(noticeWords(notice)),
      image: () => this.#object(noticeWords({ kind: "broken", path: null, message: NO_GAME })),
    };
    chooseFile((file) => void readIncoming(file, reader));
  }

  /** Another text; a file is read in its own format, whichever was chosen for the text before. */
  #write(text: string, name: string | null, pause: number): void {
    this.#text = text;
    this.#name = name;
    if (name !== null || text === "") this.#format = "";
    this.#readSoon(pause);
  }

  #readSoon(pause: number): void {
    this.#stop();
    if (this.#text.trim() === "") return;
    this.#timer = setTimeout(() => void this.#read(), pause);
  }

  #press(): void {
    if (this.#reading.kind === "found") return this.#done(this.#reading.imported);
    if (this.#text.trim() === "") return this.#object(IMPORT_WORDS.empty);
    this.#pressed = true;
    if (this.#reading.kind === "reading") return;
    clearTimeout(this.#timer);
    void this.#read();
  }

  async #read(): Promise<void> {
    this.#show({ kind: "reading" });
    try {
      const imported = await this.#importer.read(this.#text, this.#hint(), this.#spacing());
      const named = namedAfterFile(imported, this.#name);
      if (this.#pressed) this.#done(named);
      else this.#show({ kind: "found", imported: named, sketch: sketchFor(named) });
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      const words = placedWords(error.path ?? null, error.message);
      if (this.#pressed) this.#object(words);
      else this.#show({ kind: "refused", words });
    }
  }

  #done(imported: Imported): void {
    this.#text = "";
    this.#name = null;
    this.#format = "";
    this.#stop();
    this.#dialog.close();
    this.#take(imported);
  }

  /** Ends the reading. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#importer.cancel();
    this.#object("");
  }

  #object(words: string): void {
    this.#objection = words;
    this.#pressed = false;
    this.#show({ kind: "none" });
  }

  #show(reading: Reading): void {
    this.#reading = reading;
    this.#draw();
  }

  #hint(): Hint {
    if (this.#format !== "") return { format: this.#format };
    return this.#name === null ? {} : { name: this.#name };
  }
}

function foundWords({ format, document: { board } }: Imported): string {
  if (!has(board, "links")) return FOUND.board(format);
  const links = (board.edges?.length ?? 0) + (board.arcs?.length ?? 0);
  return FOUND.graph(format, board.points.length, links);
}

function sketchFor({ document }: Imported): Sketch {
  return drawnSketch(document, full().asGraph);
}

function paintOn(canvas: HTMLCanvasElement, sketch: Sketch): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0) return;
  paintSketch(canvas, { width, height }, devicePixelRatio, sketch, pitchOf(sketch), readPalette());
}
