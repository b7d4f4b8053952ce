/** DOM helpers: make an element, find one, put an icon into it. */
import { createElement, type IconNode } from "lucide";

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

/** The one element with this id; the page is broken without it. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

/** A press beside it closes it. */
export function closableDialog(id: string, close?: () => void): HTMLDialogElement {
  const dialog = byId(id);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`#${id} is no dialog`);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) (close ?? (() => dialog.close()))();
  });
  return dialog;
}

/** The keyboard goes on from it where the part that had it goes away. */
export function boardShown(): HTMLElement | undefined {
  return [byId("stage"), byId("easel")].find((board) => board.checkVisibility());
}

/** Whether what is typed or pasted there is a text's, and not the page's. */
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

/** With the next frame, which lays the page out anyway: at once it would be laid out once more. */
export function inView(shown: Element, how: ScrollIntoViewOptions): void {
  requestAnimationFrame(() => shown.scrollIntoView(how));
}

/** In milliseconds: the latest that it is done, and what a piece of work may take. */
const IDLE = { latest: 1000, piece: 12 };

/** When the page has nothing else to do, and where browsers do not tell when that is, soon. `work` is told
 *  whether there is time for another piece of it. */
export function whenIdle(work: (hasTime: () => boolean) => void): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback((idle) => work(() => idle.timeRemaining() > IDLE.piece), {
      timeout: IDLE.latest,
    });
  else setTimeout(() => work(() => false));
}
