/** Page of the Share dialog with texts of the shown moment, for other programs and for print. */
import { GospaceError, toLink } from "gospace/play";
import { layOutBoard } from "../../kinds/kinds.ts";
import { documentOfRecord } from "../../model/open-game.ts";
import {
  COPIES,
  type Copy,
  type EmbedChoices,
  openingAt,
  partOf,
  USUAL_EMBED,
} from "../../model/sharing.ts";
import { radios } from "../../panels/field.ts";
import { button, html, line, type Markup, nothing, row } from "../../panels/template.ts";
import { fittingHeight } from "../../share/embed-size.ts";
import { fileStem, saveBlob, saveText } from "../../share/files.ts";
import { oembedOf } from "../../share/oembed.ts";
import {
  type PictureOptions,
  pictureSize,
  pngPicture,
  svgPicture,
} from "../../share/picture/picture.ts";
import { type Embedded, pageOf, pictureName, snippetOf } from "../../share/snippets.ts";
import { NOT_FETCHED } from "../../words/core/module.ts";
import { cannotShareWords, SHARE_WORDS } from "../../words/share.ts";
import { COPY_AS_WORDS, SNIPPET_NOTES } from "../../words/share-pages.ts";
import { citationOf } from "./citation.ts";
import { type Offered, SharePage } from "./page.ts";

const KINDS = COPIES.map((value) => ({ value, ...COPY_AS_WORDS[value] }));
const OPTIONS: PictureOptions = { theme: "light", labels: false, numbers: false, ground: "paper" };
/** Of the frame in an oEmbed answer. */
const WIDTH = 600;

const FILES: Readonly<Record<Copy, readonly [ending: string, type: string] | null>> = {
  markdown: null,
  picture: null,
  citation: null,
  svg: ["svg", "image/svg+xml"],
  tikz: ["tex", "application/x-tex"],
  latex: ["tex", "application/x-tex"],
  oembed: ["oembed.json", "application/json"],
};

export class CopyPage extends SharePage {
  readonly name = SHARE_WORDS.copyAs;
  #kind: Copy = "markdown";
  #offered: Offered | null = null;
  #text = "";

  show(offered: Offered): void {
    this.#offered = offered;
    void this.#write();
  }

  leave(): void {
    this.#offered = null;
    this.#text = "";
    this.words = "";
  }

  view(): Markup {
    const picture = pictureName(this.#offered?.title ?? "");
    const kind = this.#kind;
    const isPicture = kind === "markdown" || kind === "picture";
    const notes = isPicture ? SNIPPET_NOTES[kind](picture) : [];
    return html`<div class="share-copy">
      ${radios(SHARE_WORDS.copyAs, "copy", KINDS, kind, (next) => this.#choose(next), "formats copies")}
      <textarea readonly rows="8" aria-label=${SHARE_WORDS.textToCopy} spellcheck="false"
        .value=${this.#text}></textarea>
      ${notes.map((note) => line(note))}
      ${row(
        this.copyButton(SHARE_WORDS.copy),
        isPicture
          ? button(SHARE_WORDS.savePicture, () => void this.#savePicture())
          : FILES[kind] === null
            ? nothing
            : button(SHARE_WORDS.saveText, () => this.#saveText()),
      )}
      ${line(this.words, "status")}
    </div>`;
  }

  #choose(kind: Copy): void {
    this.#kind = kind;
    void this.#write();
  }

  /** Writes the text of the latest choice. */
  async #write(): Promise<void> {
    const [kind, offered] = [this.#kind, this.#offered];
    if (offered === null) return;
    this.#text = "";
    this.say("");
    const written = await textOf(kind, offered).catch(reasonOf);
    if (kind !== this.#kind || offered !== this.#offered) return;
    if (typeof written === "string") this.#text = written;
    this.say(typeof written === "string" ? "" : written.words);
  }

  #saveText(): void {
    const file = FILES[this.#kind];
    if (file === null || this.#offered === null) return;
    const [ending, type] = file;
    saveText(this.#text, `${fileStem(this.#offered.title)}.${ending}`, type);
    this.say(SHARE_WORDS.saved);
  }

  async #savePicture(): Promise<void> {
    if (this.#offered === null) return;
    const { pictured, title } = this.#offered;
    saveBlob(await pngPicture(pictured, OPTIONS), pictureName(title));
    this.say(SHARE_WORDS.saved);
  }
}

function reasonOf(error: unknown): { readonly words: string } {
  if (!(error instanceof GospaceError)) return { words: NOT_FETCHED };
  return { words: cannotShareWords(error.message) };
}

/** Rejects with a GospaceError where the link would be too long. */
async function textOf(kind: Copy, offered: Offered): Promise<string> {
  const { pictured, title } = offered;
  switch (kind) {
    case "markdown":
    case "picture":
      return snippetOf(kind, embedded(offered));
    case "svg":
      return svgPicture(pictured, OPTIONS);
    case "tikz":
    case "latex": {
      const { latexPicture, tikzPicture } = await import("../../share/picture/tex-pictures.ts");
      const draw = kind === "tikz" ? tikzPicture : latexPicture;
      return draw(pictured, "labels" in pictured.document.board);
    }
    case "oembed":
      return oembedOf(embedded(offered), offered.whole.author ?? "");
    case "citation":
      return citationOf(pictured.document, title, pageOf(embedded(offered)), new Date());
    default:
      return kind satisfies never;
  }
}

function embedded(offered: Offered): Embedded {
  const { site, title, turns, problem, pictured } = offered;
  const mode = problem === "chosen" ? "solve" : "show";
  const fitted = {
    coordinates: pictured.board.size !== null,
    steps: true,
    mode,
    tree: documentOfRecord(offered.whole, null).branch.tree,
  } as const;
  const layout = layOutBoard(pictured.board.drawing);
  const { detours, ...opening } = openingAt(offered, turns) ?? {};
  const choices: EmbedChoices = {
    ...USUAL_EMBED,
    mode,
    width: WIDTH,
    height: fittingHeight(layout, WIDTH, fitted),
    ...opening,
  };
  const link = toLink(partOf(offered, "game"));
  return { site, title, link, detours, choices, picture: pictureSize(pictured, OPTIONS) };
}
