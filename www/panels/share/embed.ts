/** The board for somebody's own page: what to paste there, and how it will look. */
import { toLink } from "gospace/play";
import { EMBED_THEMES, type EmbedChoices, SNIPPETS, type Snippet } from "../../model/sharing.ts";
import { type Embedded, embedAddress, snippetOf } from "../../share/snippets.ts";
import { EMBED_THEME_WORDS, SNIPPET_WORDS } from "../../words/share.ts";
import { element } from "../dom.ts";
import { Copier, choiceOf, type Offered, type SharePage, selectOf, tick } from "./page.ts";

const SMALLEST = 160;
const LARGEST = 2_000;
/** Nobody reads a preview that follows every letter typed. */
const SETTLED = 350;

export class EmbedPage implements SharePage {
  readonly name = "Embed";
  readonly root = element("div", { class: "share-embed" });
  readonly #choices = element("div", { class: "embed-choices" });
  readonly #preview = element("div", { class: "embed-preview" });
  readonly #field = element("textarea", {
    readonly: "",
    rows: "5",
    "aria-label": "What to paste into your page",
    spellcheck: "false",
  });
  readonly #copier = new Copier();
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
  #waiting = 0;

  constructor() {
    this.root.append(
      element("div", { class: "share-choices" }, this.#choices, this.#preview),
      this.#field,
      element("div", { class: "row" }, this.#copier.button(this.#field, "Copy")),
      this.#copier.words,
    );
  }

  show(offered: Offered): void {
    this.#offered = offered;
    this.#link = toLink(offered.whole);
    const total = offered.whole.turns?.length ?? 0;
    this.#chosen = { ...this.#chosen, turns: offered.turns < total ? offered.turns : null };
    this.#choices.replaceChildren(this.#kinds(), ...this.#settings(total));
    this.#write();
    this.#look();
  }

  leave(): void {
    clearTimeout(this.#waiting);
    this.#preview.replaceChildren();
    this.#copier.clear();
  }

  #kinds(): HTMLElement {
    const kinds = SNIPPETS.map((value) => ({ value, ...SNIPPET_WORDS[value] }));
    return choiceOf("As", "snippet", kinds, this.#snippet, (snippet) => {
      this.#snippet = snippet;
      this.#write();
    });
  }

  #settings(total: number): HTMLElement[] {
    const { width, height, turns, theme, play, steps } = this.#chosen;
    const size = (most: number) => ({ least: SMALLEST, most });
    return [
      element(
        "div",
        { class: "embed-fields" },
        numberField("Width", width, size(LARGEST), (next) => this.#choose({ width: next })),
        numberField("Height", height, size(LARGEST), (next) => this.#choose({ height: next })),
        ...this.#start(turns ?? total, total),
        selectOf("Theme", EMBED_THEME_WORDS, EMBED_THEMES, theme, (next) =>
          this.#choose({ theme: next }),
        ),
      ),
      tick("Readers may play on it", play, (on) => this.#choose({ play: on })),
      tick("Buttons to walk through the turns", steps, (on) => this.#choose({ steps: on })),
    ];
  }

  #start(turns: number, total: number): HTMLElement[] {
    if (total === 0) return [];
    const choose = (next: number) => this.#choose({ turns: next === total ? null : next });
    return [numberField("Start at turn", turns, { least: 0, most: total }, choose)];
  }

  #choose(change: Partial<EmbedChoices>): void {
    this.#chosen = { ...this.#chosen, ...change };
    this.#write();
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.#look(), SETTLED);
  }

  #write(): void {
    const embedded = this.#embedded();
    if (embedded !== null) this.#field.value = snippetOf(this.#snippet, embedded);
    this.#copier.clear();
  }

  /** The frame itself, at its own proportions. */
  #look(): void {
    const embedded = this.#embedded();
    if (embedded === null) return;
    const { width, height } = this.#chosen;
    const frame = element("iframe", { src: embedAddress(embedded), title: "Preview" });
    frame.style.aspectRatio = `${width} / ${height}`;
    this.#preview.replaceChildren(frame);
  }

  #embedded(): Embedded | null {
    if (this.#offered === null) return null;
    const { site, title } = this.#offered;
    return { site, title, link: this.#link, choices: this.#chosen };
  }
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Passes on whole numbers in the range, and nothing else. */
function numberField(
  name: string,
  value: number,
  { least, most }: Range,
  changed: (value: number) => void,
): HTMLElement {
  const input = element("input", {
    type: "number",
    min: String(least),
    max: String(most),
    step: "1",
    value: String(value),
  });
  input.addEventListener("input", () => {
    const next = input.valueAsNumber;
    const fits = Number.isInteger(next) && next >= least && next <= most;
    input.setAttribute("aria-invalid", String(!fits));
    if (fits) changed(next);
  });
  return element("label", { class: "field" }, element("span", {}, name), input);
}
