/** DOM helpers: make an element, find one, put an icon into it. */
import { createElement, type IconNode } from "lucide";
import { isolated } from "../isolate.ts";

type Child = Node | string;

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Element with this id; the page is broken without it. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

/** Dialog that closes at a press beside it. */
export function closableDialog(id: string, close?: () => void): HTMLDialogElement {
  const dialog = byId(id);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`#${id} is no dialog`);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) (close ?? (() => dialog.close()))();
  });
  return dialog;
}

/** Visible board, for the focus when the part that had it goes away. */
export function boardShown(): HTMLElement | undefined {
  return [byId("stage"), byId("drawing")].find((board) => board.checkVisibility());
}

/** True if typing and pasting there belong to a text, not to the page. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

export function icon(node: IconNode): SVGElement {
  return createElement(node, { "aria-hidden": "true", width: 18, height: 18, "stroke-width": 1.8 });
}

export function iconButton(
  node: IconNode,
  name: string,
  press: () => void,
  classes = "tool",
): HTMLButtonElement {
  const made = element(
    "button",
    { type: "button", class: classes, "aria-label": name, title: name },
    icon(node),
  );
  made.addEventListener("click", press);
  return made;
}

export function button(words: string, press: () => void, classes = "btn"): HTMLButtonElement {
  const made = element("button", { type: "button", class: classes }, words);
  made.addEventListener("click", press);
  return made;
}

/** Scrolls an element into view with the next frame, which lays the page out anyway: an earlier scroll
 *  would lay it out twice. */
export function inView(shown: Element, how: ScrollIntoViewOptions): void {
  requestAnimationFrame(() => shown.scrollIntoView(how));
}

/** Scrolls a list, and nothing round it, until an entry is in view, so far below the list's upper edge; with the
 *  next frame too. */
export function inList(entry: Element, list: Element, below = 0): void {
  requestAnimationFrame(() => {
    const [inner, outer] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop +=
      Math.min(inner.top - outer.top - below, 0) || Math.max(inner.bottom - outer.bottom, 0);
  });
}

/** Idle work in milliseconds: the latest time that it starts, and the time for one piece. */
const IDLE = { latest: 1000, piece: 12 };

/** Runs work when the page is idle, or soon in browsers that do not report idleness. `hasTime` is true
 *  while there is time for another piece of work. */
export function whenIdle(work: (hasTime: () => boolean) => void): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback((idle) => work(() => idle.timeRemaining() > IDLE.piece), {
      timeout: IDLE.latest,
    });
  else setTimeout(() => work(() => false));
}

/** Names the browser's tab after a board or a room. */
export function nameTab(title: string): void {
  document.title = `${isolated(title)} · Gospace`;
}

/** Speaks words in a live region. A repetition must differ in the text, or it is not heard. */
export function say(region: HTMLElement, words: string): void {
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
