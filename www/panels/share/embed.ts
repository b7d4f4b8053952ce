/** Embedding: the code to paste into another page, and a preview of the result. */
import { toLink } from "gospace/play";
import { keyed } from "lit-html/directives/keyed.js";
import { EMBED_THEMES, type EmbedChoices, SNIPPETS, type Snippet } from "../../model/sharing.ts";
import { type Embedded, embedAddress, snippetOf } from "../../share/snippets.ts";
import { EMBED_THEME_WORDS, SNIPPET_WORDS } from "../../words/share.ts";
import { named, radios, select, tick } from "../field.ts";
import { html, line, type Markup, nothing, type On, once, row } from "../template.ts";
import { type Offered, SharePage } from "./page.ts";

const SIZES = { least: 160, most: 2_000 };
/** Delay in milliseconds: a preview that followed each typed letter would be unreadable. */
const SETTLED = 350;

const KINDS = SNIPPETS.map((value) => ({ value, ...SNIPPET_WORDS[value] }));
const THEMES = EMBED_THEMES.map((value) => [value, EMBED_THEME_WORDS[value]] as const);

export class EmbedPage extends SharePage {
  readonly name = "Embed";
  #snippet: Snippet = "frame";
  #chosen: EmbedChoices = {
    width: 600,
    height: 460,
    theme: "auto",
    turns: null,
    play: true,
    steps: true,
  };
  #offered: Offered | null = null;
  #link = "";
  /** Board of the preview. */
  #previewed: Embedded | null = null;
  #waiting = 0;

  show(offered: Offered): void {
    this.#offered = offered;
    this.#link = toLink(offered.whole);
    const total = offered.whole.turns?.length ?? 0;
    this.#chosen = { ...this.#chosen, turns: offered.turns < total ? offered.turns : null };
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
    return html`<div class="share-embed">
      <div class="share-choices">
        <div class="embed-choices">${this.#settings()}</div>
        <div class="embed-preview">${preview === null ? nothing : keyed(preview, frame(preview))}</div>
      </div>
      <textarea readonly rows="5" aria-label="What to paste into your page" spellcheck="false"
        .value=${snippet}></textarea>
      ${row(this.copyButton("Copy"))}
      ${line(this.words, "status")}
    </div>`;
  }

  #settings(): Markup {
    const { width, height, theme, play, steps } = this.#chosen;
    const kind = (snippet: Snippet) => {
      this.#snippet = snippet;
      this.say("");
    };
    return html`
      ${radios("As", "snippet", KINDS, this.#snippet, kind, "formats")}
      <div class="embed-fields">
        ${numberField("Width", width, SIZES, (next) => this.#choose({ width: next }))}
        ${numberField("Height", height, SIZES, (next) => this.#choose({ height: next }))}
        ${this.#start()}
        ${named(
          "Theme",
          select({}, THEMES, theme, (next) => this.#choose({ theme: next })),
        )}
      </div>
      ${tick("Readers may play on it", play, (on) => this.#choose({ play: on }))}
      ${tick("Buttons to walk through the turns", steps, (on) => this.#choose({ steps: on }))}`;
  }

  #start(): Markup | typeof nothing {
    const total = this.#offered?.whole.turns?.length ?? 0;
    if (total === 0) return nothing;
    const choose = (next: number) => this.#choose({ turns: next === total ? null : next });
    const turns = this.#chosen.turns ?? total;
    return numberField("Start at turn", turns, { least: 0, most: total }, choose);
  }

  #choose(change: Partial<EmbedChoices>): void {
    this.#chosen = { ...this.#chosen, ...change };
    this.say("");
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => {
      this.#previewed = this.#embedded();
      this.redraw();
    }, SETTLED);
  }

  #embedded(): Embedded | null {
    if (this.#offered === null) return null;
    const { site, title } = this.#offered;
    return { site, title, link: this.#link, choices: this.#chosen };
  }
}

/** Preview frame, at its own proportions. */
function frame(embedded: Embedded): Markup {
  const { width, height } = embedded.choices;
  const fit = once((made) => {
    made.style.aspectRatio = `${width} / ${height}`;
  });
  return html`<iframe src=${embedAddress(embedded)} title="Preview" ${fit}></iframe>`;
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
