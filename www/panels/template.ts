/** Templates: a panel is a view, a function from state to markup, and is rendered once per state. */

import { html as lit, noChange, nothing, render, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import { guard } from "lit-html/directives/guard.js";
import { type IconNode, X } from "lucide";
import type { Room } from "../model/state.ts";
import { CLOSE } from "../words/buttons.ts";
import { ROOM_WORDS } from "../words/rooms.ts";
import { boardShown, byId, closableDialog, icon as iconElement } from "./dom.ts";

export { nothing, render };

export type Markup = TemplateResult;

type Piece = Markup | string | null | typeof nothing;

/** Content of a panel; null hides its place. */
export type Content = Piece | readonly Piece[];

/** State that changes, with its listeners. */
export interface Source<S> {
  readonly state: S;
  subscribe(listener: (state: S) => void): void;
}

/** A part of a state that is no field of it. */
interface Part<S> {
  of(state: S): unknown;
}

/** Parts of the state that a view reads. */
export type Reads<S> = readonly (keyof S | Part<S>)[] | "all";

const known = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

/** Markup. A line break beside a tag or a part, with its indentation, is no text. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Markup {
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
  /** Next focus when the focused element goes away, or is disabled; by default the board. */
  readonly next?: (state: S) => HTMLElement | undefined;
  /** Follows each rendering, with the state of the one before. */
  readonly after?: (state: S, before: S) => void;
}

/** Renders a view into an element, or the one with this id, after each change of a part of the state that
 *  it reads. Returns a function that renders at once. */
export function mount<S>(
  store: Source<S>,
  place: HTMLElement | string,
  reads: Reads<NoInfer<S>>,
  view: (state: S) => Content,
  { next = boardShown, after }: Follow<S> = {},
): () => void {
  const host = typeof place === "string" ? byId(place) : place;
  return follow(store, reads, (state, before) => {
    const focused = host.contains(document.activeElement);
    const content = view(state);
    host.hidden = content === null;
    render(content, host);
    if (focused && !holdsFocus(host)) next(state)?.focus({ preventScroll: true });
    after?.(state, before);
  });
}

/** False once the focused element has gone, or has been disabled, which browsers notice later. */
function holdsFocus(host: HTMLElement): boolean {
  const { activeElement } = document;
  return !host.hidden && host.contains(activeElement) && !activeElement?.matches(":disabled");
}

/** Mounts a dialog that is open while its view has content; it keeps the last content while it is closed.
 *  Returns a function that renders at once. */
export function mountDialog<S>(
  store: Source<S>,
  id: string,
  reads: Reads<NoInfer<S>>,
  view: (state: S) => Markup | null,
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
    const wasOpen = isOpen;
    isOpen = content !== null;
    if (!isOpen) return dialog.close();
    render(content, dialog);
    // If Escape has closed it, the event is still to come, and must not find it open again.
    if (wasOpen) return;
    dialog.showModal();
    opened(dialog);
  });
}

function follow<S>(
  store: Source<S>,
  reads: Reads<NoInfer<S>>,
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
    if (reads.some((part) => partOf(state, part) !== partOf(before.state, part))) refresh();
  });
  return refresh;
}

function partOf<S>(state: S, part: keyof S | Part<S>): unknown {
  return typeof part === "object" ? part.of(state) : state[part];
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

/** Calls its work once, with its element. */
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

/** Canvas that is painted when its picture or its size changes, and first once it is laid out. */
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

/** Value of a field that is not being written in. */
export const resting = directive(Resting);

export function icon(node: IconNode): unknown {
  return guard([node], () => iconElement(node));
}

/** Event as the handler of an element receives it. */
export type On<E extends Element, V extends Event = Event> = V & { readonly currentTarget: E };

type Press = (event: On<HTMLButtonElement, MouseEvent>) => void;

/** State of a button; an omitted part has no attribute. */
export interface ButtonState {
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly checked?: boolean;
  readonly controls?: string;
  /** Menu that it opens. */
  readonly popup?: "menu";
  readonly role?: string;
  /** Name of a button without words. */
  readonly name?: string;
  readonly id?: string;
  /** Accessible name of a button whose words are too short. */
  readonly label?: string;
  /** Tooltip of a button with words. */
  readonly tip?: string | undefined;
  /** Key with the same effect. */
  readonly keys?: string;
}

export function button(
  words: unknown,
  press: Press,
  classes = "btn",
  { name, keys, tip, ...is }: ButtonState = {},
): Markup {
  return html`<button type="button" id=${is.id ?? nothing} class=${classes} ?disabled=${is.disabled} ?hidden=${is.hidden}
    role=${is.role ?? nothing} aria-label=${is.label ?? name ?? nothing} aria-haspopup=${is.popup ?? nothing}
    title=${keys === undefined ? (tip ?? name ?? nothing) : `${name} (${keys})`} aria-keyshortcuts=${keys ?? nothing}
    aria-pressed=${is.pressed ?? nothing} aria-expanded=${is.expanded ?? nothing}
    aria-checked=${is.checked ?? nothing}
    aria-controls=${is.controls ?? nothing} @click=${press}>
    ${words}</button>`;
}

export function iconButton(
  node: IconNode,
  name: string,
  press: Press,
  classes = "tool",
  is: ButtonState = {},
): Markup {
  return button(icon(node), press, classes, { ...is, name });
}

/** Head of a dialog: its name, by the id of its heading, and the button that closes it. */
export function dialogHead(id: string, name: string, close: () => void): Markup {
  return html`<h2 id=${id}>${name}</h2>${iconButton(X, CLOSE, close, "dismiss")}`;
}

/** Buttons for rooms, with the reader's own one marked. */
export function roomButtons(
  rooms: readonly Room[],
  here: Room,
  classes: string,
  go: (room: Room) => void,
): Markup[] {
  return rooms.map(
    (
      room,
    ) => html`<button type="button" class=${classes} data-to=${room} title=${ROOM_WORDS[room].tip}
      aria-current=${room === here ? "page" : nothing} @click=${() => go(room)}>${ROOM_WORDS[room].name}</button>`,
  );
}

/** Buttons side by side. */
export function row(...children: readonly unknown[]): Markup {
  return html`<div class="row">${children}</div>`;
}

/** Line of explanation, or with its role a line that changes. */
export function line(words: unknown, role?: "status"): Markup {
  return html`<p class="soft" role=${role ?? nothing}>${words}</p>`;
}

/** Stone icon beside a word; its colour is always in words too. */
export function stoneIcon(colour: "black" | "white"): Markup {
  return html`<span class="stone ${colour}" aria-hidden="true"></span>`;
}
