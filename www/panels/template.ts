/** Templates: a panel is a view, a function from state to markup, and is rendered once per state. */
import { html as lit, noChange, nothing, render, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import { guard } from "lit-html/directives/guard.js";
import { createElement, type IconNode, X } from "lucide";
import { boardShown, closableDialog } from "./dom.ts";

export { nothing, render, type TemplateResult };

type Piece = TemplateResult | string | null | typeof nothing;

/** Null hides the place of the panel. */
export type Content = Piece | readonly Piece[];

/** A state that changes, and those who listen to it. */
export interface Source<S> {
  readonly state: S;
  subscribe(listener: (state: S) => void): void;
}

/** The parts of the state that a view reads. */
export type Reads<S> = readonly (keyof S)[] | "all";

const known = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

/** Markup. A line break beside a tag or a part, with its indentation, is no text. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): TemplateResult {
  const texts = known.get(strings) ?? Object.assign(tight(strings), { raw: strings.raw });
  known.set(strings, texts);
  return lit(texts, ...values);
}

function tight(strings: readonly string[]): string[] {
  let inTag = false;
  return strings.map((text) => {
    const blank = !inTag && /^\s*\n\s*$/.test(text);
    if (/[<>]/.test(text)) inTag = text.lastIndexOf("<") > text.lastIndexOf(">");
    return blank ? "" : text.replace(/(?<=>)\s*\n\s*|\s*\n\s*(?=<)/g, "");
  });
}

interface Follow<S> {
  /** Where the keyboard goes on when what had it goes away; the board, unless said otherwise. */
  readonly next?: (state: S) => HTMLElement | undefined;
  /** Follows each rendering, with the state of the one before. */
  readonly after?: (state: S, before: S) => void;
}

/** Renders a view whenever a part of the state that it reads changes. Gives back what renders at once. */
export function mount<S>(
  store: Source<S>,
  host: HTMLElement,
  reads: Reads<S>,
  view: (state: S) => Content,
  { next = boardShown, after }: Follow<S> = {},
): () => void {
  return follow(store, reads, (state, before) => {
    const focused = host.contains(document.activeElement);
    const content = view(state);
    host.hidden = content === null;
    render(content, host);
    if (focused && (host.hidden || !host.contains(document.activeElement)))
      next(state)?.focus({ preventScroll: true });
    after?.(state, before);
  });
}

/** A dialog that is open while its view has content; it keeps the last content while it is closed. Gives back
 *  what renders at once. */
export function mountDialog<S>(
  store: Source<S>,
  id: string,
  reads: Reads<S>,
  view: (state: S) => TemplateResult | null,
  close: () => void,
  opened: (dialog: HTMLDialogElement) => void = () => undefined,
): () => void {
  const dialog = closableDialog(id, close);
  let isOpen = false;
  dialog.addEventListener("close", () => {
    if (isOpen && !dialog.open) close();
  });
  return follow(store, reads, (state) => {
    const content = view(state);
    isOpen = content !== null;
    if (!isOpen) return dialog.close();
    render(content, dialog);
    if (dialog.open) return;
    dialog.showModal();
    opened(dialog);
  });
}

function follow<S>(
  store: Source<S>,
  reads: Reads<S>,
  show: (state: S, before: S) => void,
): () => void {
  let shown: { readonly state: S } | null = null;
  const refresh = () => {
    const { state } = store;
    const before = shown?.state ?? state;
    shown = { state };
    show(state, before);
  };
  store.subscribe((state) => {
    const before = shown;
    if (before === null || reads === "all") return refresh();
    if (reads.some((part) => state[part] !== before.state[part])) refresh();
  });
  return refresh;
}

class Once extends Directive {
  #isDone = false;

  render(_work: (made: HTMLElement) => void): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [work]: Parameters<this["render"]>) {
    if (!this.#isDone && element instanceof HTMLElement) work(element);
    this.#isDone = true;
    return noChange;
  }
}

/** Calls its work once, with the element that it stands in. */
export const once = directive(Once);

type Paint = (canvas: HTMLCanvasElement) => void;

class Painted extends Directive {
  #picture: unknown;
  #paint: Paint | null = null;

  render(_picture: unknown, _paint: Paint): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [picture, paint]: Parameters<this["render"]>) {
    if (!(element instanceof HTMLCanvasElement)) return noChange;
    const isFirst = this.#paint === null;
    this.#paint = paint;
    if (isFirst) new ResizeObserver(() => this.#paint?.(element)).observe(element);
    else if (picture !== this.#picture) paint(element);
    this.#picture = picture;
    return noChange;
  }
}

/** A canvas that is painted when its picture or its size changes, and first once it is laid out. */
export const painted = directive(Painted);

class Resting extends Directive {
  render(_value: string): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [value]: Parameters<this["render"]>) {
    if (!(element instanceof HTMLInputElement) || element === document.activeElement)
      return noChange;
    if (element.value !== value) element.value = value;
    if (element.ariaInvalid === "true") element.ariaInvalid = "false";
    return noChange;
  }
}

/** The value of a field that is not being written in. */
export const resting = directive(Resting);

export function icon(node: IconNode): unknown {
  const size = { width: 18, height: 18, "stroke-width": 1.8 };
  return guard([node], () => createElement(node, { "aria-hidden": "true", ...size }));
}

/** How a button stands; what is left out, it does not say. */
export interface Standing {
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  /** It opens a menu. */
  readonly popup?: "menu";
  readonly role?: string;
  readonly keys?: string;
}

export function button(
  words: unknown,
  press: (event: MouseEvent) => void,
  classes = "btn",
  { disabled = false, hidden = false, ...is }: Standing = {},
): TemplateResult {
  return html`<button type="button" class=${classes} ?disabled=${disabled} ?hidden=${hidden}
    role=${is.role ?? nothing} aria-pressed=${is.pressed ?? nothing} aria-expanded=${is.expanded ?? nothing}
    aria-controls=${is.controls ?? nothing} @click=${press}>${words}</button>`;
}

export function iconButton(
  node: IconNode,
  name: string,
  press: (event: MouseEvent) => void,
  classes = "tool",
  { disabled = false, hidden = false, ...is }: Standing = {},
): TemplateResult {
  return html`<button type="button" class=${classes} ?disabled=${disabled} ?hidden=${hidden}
    aria-label=${name} aria-haspopup=${is.popup ?? nothing}
    title=${is.keys === undefined ? name : `${name} (${is.keys})`} aria-keyshortcuts=${is.keys ?? nothing}
    aria-pressed=${is.pressed ?? nothing} aria-expanded=${is.expanded ?? nothing}
    aria-controls=${is.controls ?? nothing} @click=${press}>
    ${icon(node)}${is.keys === undefined ? nothing : html`<small aria-hidden="true">${is.keys}</small>`}</button>`;
}

/** What a dialog begins with: its name, by the id of its heading, and the button that closes it. */
export function dialogHead(id: string, name: string, close: () => void): TemplateResult {
  return html`<h2 id=${id}>${name}</h2>${iconButton(X, "Close", close, "dismiss")}`;
}

/** Buttons of which one is where the reader is. */
export function placeButtons<P extends string>(
  places: readonly (readonly [P, string])[],
  here: P,
  classes: string,
  go: (place: P) => void,
): TemplateResult[] {
  return places.map(
    ([place, words]) => html`<button type="button" class=${classes}
      aria-current=${place === here ? "page" : nothing} @click=${() => go(place)}>${words}</button>`,
  );
}

/** Buttons side by side. */
export function row(...children: readonly unknown[]): TemplateResult {
  return html`<div class="row">${children}</div>`;
}

/** A line of explanation, or with its role one that changes. */
export function line(words: unknown, role?: "status"): TemplateResult {
  return html`<p class="soft" role=${role ?? nothing}>${words}</p>`;
}

/** A stone as a word's companion; its colour is always in words too. */
export function stoneIcon(colour: "black" | "white"): TemplateResult {
  return html`<span class="stone ${colour}" aria-hidden="true"></span>`;
}
