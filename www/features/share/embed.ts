/** Embedding: the code to paste into another page, and a preview of the result. */

import { toLink } from "gospace/play";
import { keyed } from "lit-html/directives/keyed.js";
import { layOutBoard } from "../../kinds/kinds.ts";
import { documentOfRecord } from "../../model/open-game.ts";
import {
  EMBED_COORDINATES,
  EMBED_THEMES,
  EMBEDS,
  type Embed,
  type EmbedChoices,
  openingAt,
  partOf,
  USUAL_EMBED,
} from "../../model/sharing.ts";
import type { Tree } from "../../model/tree/tree.ts";
import { named, radios, select, tick } from "../../panels/field.ts";
import {
  button,
  html,
  line,
  type Markup,
  nothing,
  type On,
  once,
  row,
} from "../../panels/template.ts";
import { fittingHeight } from "../../share/embed-size.ts";
import { saveBlob } from "../../share/files.ts";
import { type PictureOptions, pictureSize, pngPicture } from "../../share/picture/picture.ts";
import { picturedGame } from "../../share/picture/pictured-game.ts";
import { type Embedded, embedAddress, pictureName, snippetOf } from "../../share/snippets.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Size } from "../../view/camera.ts";
import { SHARE_WORDS } from "../../words/share.ts";
import {
  EMBED_COORDINATES_WORDS,
  EMBED_THEME_WORDS,
  EMBED_WORDS,
  SNIPPET_NOTES,
} from "../../words/share-pages.ts";
import { type Offered, SharePage } from "./page.ts";

const SIZES = { least: 160, most: 2_000 };
/** Before the size is known. */
const NO_PICTURE: Size = { width: 1, height: 1 };
/** Delay in milliseconds: a preview that followed each typed letter would be unreadable. */
const SETTLED = 350;

const KINDS = EMBEDS.map((value) => ({ value, ...EMBED_WORDS[value] }));
const THEMES = EMBED_THEMES.map((value) => [value, EMBED_THEME_WORDS[value]] as const);
const COORDINATES = EMBED_COORDINATES.map(
  (value) => [value, EMBED_COORDINATES_WORDS[value]] as const,
);

export class EmbedPage extends SharePage {
  readonly name = SHARE_WORDS.embed;
  #snippet: Embed = "frame";
  #chosen: EmbedChoices = { ...USUAL_EMBED, height: 460 };
  #offered: Offered | null = null;
  #layout: BoardLayout | null = null;
  #tree: Tree | null = null;
  #picture = NO_PICTURE;
  /** True once the author has chosen a height, which then stays. */
  #isHeightChosen = false;
  #link = "";
  /** Board of the preview. */
  #previewed: Embedded | null = null;
  #waiting = 0;

  show(offered: Offered): void {
    this.#offered = offered;
    this.#link = toLink(partOf(offered, "game"));
    const total = offered.whole.turns?.length ?? 0;
    this.#layout = layOutBoard(offered.pictured.board.drawing);
    this.#tree = documentOfRecord(offered.whole, null).branch.tree;
    this.#picture = pictureSize(offered.pictured, this.#pictureOptions);
    this.#isHeightChosen = false;
    this.#chosen = this.#fitted({
      ...this.#chosen,
      crop: "",
      mode: offered.problem === "chosen" ? "solve" : "show",
      turns: offered.turns < total ? offered.turns : null,
    });
    this.#previewed = this.#embedded();
  }

  leave(): void {
    clearTimeout(this.#waiting);
    this.#previewed = null;
    this.words = "";
  }

  view(): Markup {
    const embedded = this.#embedded();
    const snippet = embedded === null ? "" : snippetOf(this.#snippet, embedded);
    const preview = this.#previewed;
    const picture = pictureName(this.#offered?.title ?? "");
    return html`<div class="share-embed">
      <div class="share-choices">
        <div class="embed-choices">${this.#settings()}</div>
        <div class="embed-preview">${preview === null ? nothing : keyed(preview, frame(preview))}</div>
      </div>
      <textarea readonly rows="5" aria-label=${SHARE_WORDS.snippet} spellcheck="false"
        .value=${snippet}></textarea>
      ${SNIPPET_NOTES[this.#snippet](picture).map((note) => line(note))}
      ${row(
        this.copyButton(SHARE_WORDS.copy),
        button(SHARE_WORDS.savePicture, () => void this.#savePicture()),
      )}
      ${line(this.words, "status")}
    </div>`;
  }

  #settings(): Markup {
    const { width, height, theme, play, steps, caption, numbers, coordinates } = this.#chosen;
    const kind = (snippet: Embed) => {
      this.#snippet = snippet;
      this.say("");
    };
    return html`
      ${radios(SHARE_WORDS.kind, "snippet", KINDS, this.#snippet, kind, "formats")}
      <div class="embed-fields">
        ${numberField(SHARE_WORDS.width, width, SIZES, (next) => this.#choose({ width: next }))}
        ${numberField(SHARE_WORDS.height, height, SIZES, (next) => {
          this.#isHeightChosen = true;
          this.#choose({ height: next });
        })}
        ${this.#start()}
        ${named(
          SHARE_WORDS.theme,
          select({}, THEMES, theme, (next) => this.#choose({ theme: next })),
        )}
        ${named(
          SHARE_WORDS.coordinates,
          select({}, COORDINATES, coordinates, (next) => this.#choose({ coordinates: next })),
        )}
        ${this.#crop()}
      </div>
      ${this.#problem()}
      ${tick(SHARE_WORDS.readersMayPlay, play, (on) => this.#choose({ play: on }))}
      ${tick(SHARE_WORDS.steps, steps, (on) => this.#choose({ steps: on }))}
      ${tick(SHARE_WORDS.caption, caption, (on) => this.#choose({ caption: on }))}
      ${tick(SHARE_WORDS.turnNumbers, numbers, (on) => this.#choose({ numbers: on }))}`;
  }

  #problem(): Markup | typeof nothing {
    if (this.#offered?.problem === "none") return nothing;
    const choose = (on: boolean) => this.#choose({ mode: on ? "solve" : "show" });
    return tick(SHARE_WORDS.asProblem, this.#chosen.mode === "solve", choose);
  }

  /** Field for two places; half a pair is shown as wrong, and waits. */
  #crop(): Markup {
    const input = ({ currentTarget: field }: On<HTMLInputElement>) => {
      const crop = field.value.trim();
      const fits = /^([^:]+:[^:]+)?$/.test(crop);
      field.setAttribute("aria-invalid", String(!fits));
      if (fits) this.#choose({ crop });
    };
    return named(
      SHARE_WORDS.crop,
      html`<input type="text" maxlength="80" autocomplete="off" spellcheck="false" placeholder="A1:F6"
        .value=${this.#chosen.crop} @input=${input}>`,
    );
  }

  #start(): Markup | typeof nothing {
    const total = this.#offered?.whole.turns?.length ?? 0;
    if (total === 0) return nothing;
    const choose = (next: number) => this.#choose({ turns: next === total ? null : next });
    const turns = this.#chosen.turns ?? total;
    return numberField(SHARE_WORDS.startAtTurn, turns, { least: 0, most: total }, choose);
  }

  #choose(change: Partial<EmbedChoices>): void {
    this.#chosen = this.#fitted({ ...this.#chosen, ...change });
    this.say("");
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => {
      this.#previewed = this.#embedded();
      this.redraw();
    }, SETTLED);
  }

  #embedded(): Embedded | null {
    if (this.#offered === null) return null;
    const { site, title, whole } = this.#offered;
    const [link, picture] = [this.#link, this.#picture];
    const { detours, ...opening } =
      openingAt(this.#offered, this.#chosen.turns ?? whole.turns?.length ?? 0) ?? {};
    const choices = { ...this.#chosen, turns: null, ...opening };
    return { site, title, link, detours, choices, picture };
  }

  /** Choices whose height fits the board, unless the author has chosen one. */
  #fitted(choices: EmbedChoices): EmbedChoices {
    const [layout, tree] = [this.#layout, this.#tree];
    if (this.#isHeightChosen || layout === null || tree === null) return choices;
    const isGrid = this.#offered?.pictured.board.size != null;
    const coordinates = isGrid && choices.coordinates !== "none";
    const height = fittingHeight(layout, choices.width, { ...choices, coordinates, tree });
    return { ...choices, height: Math.min(Math.max(height, SIZES.least), SIZES.most) };
  }

  get #pictureOptions(): PictureOptions {
    const theme = this.#chosen.theme === "dark" ? "dark" : "light";
    return { theme, labels: false, numbers: false, ground: "paper" };
  }

  /** Saves the picture that the snippets name, of the moment at which the embed starts. */
  async #savePicture(): Promise<void> {
    if (this.#offered === null) return;
    const { whole, title } = this.#offered;
    const turns = this.#chosen.turns ?? whole.turns?.length ?? 0;
    const { game, pictured } = picturedGame(partOf({ whole, turns }, "moment"));
    try {
      saveBlob(await pngPicture(pictured, this.#pictureOptions), pictureName(title));
      this.say(SHARE_WORDS.saved);
    } finally {
      game.free();
    }
  }
}

/** Preview frame, at its own proportions. */
function frame(embedded: Embedded): Markup {
  const { width, height } = embedded.choices;
  const fit = once((made) => {
    made.style.aspectRatio = `${width} / ${height}`;
  });
  return html`<iframe src=${embedAddress(embedded)} title=${SHARE_WORDS.preview} ${fit}></iframe>`;
}

/** Number field that passes on whole numbers in the range, and nothing else. */
function numberField(
  name: string,
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
  changed: (value: number) => void,
): Markup {
  const input = ({ currentTarget: field }: On<HTMLInputElement>) => {
    const next = field.valueAsNumber;
    const fits = Number.isInteger(next) && next >= least && next <= most;
    field.setAttribute("aria-invalid", String(!fits));
    if (fits) changed(next);
  };
  return named(
    name,
    html`<input type="number" min=${least} max=${most} step="1" .value=${String(value)} @input=${input}>`,
  );
}
