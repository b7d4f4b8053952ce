/** Letter keys: keys of one character without Ctrl. They work while the board, the paper or nothing has the focus,
 *  and the reader can switch them off (WCAG 2.2, 2.1.4). */
import { byId } from "./dom.ts";
import { prefer, preference } from "./preferences.ts";

const NAME = "letter-keys";

export function areLettersOn(): boolean {
  return preference(NAME) !== "off";
}

/** Switches letter keys; `changed` listeners show it. */
export function switchLetters(on: boolean): void {
  prefer(NAME, on ? null : "off");
  for (const changed of listeners) changed();
}

const listeners: (() => void)[] = [];

export function onLettersSwitched(changed: () => void): void {
  listeners.push(changed);
}

/** True if the board, the paper or nothing has the focus. */
export function isAtBoard(target: EventTarget | null): boolean {
  return target === document.body || target === byId("stage") || target === byId("drawing");
}

/** False for a letter key that is off, or pressed elsewhere than at the board. */
export function isHeard({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key.length > 1 || key === " " || ctrlKey || metaKey) return true;
  return areLettersOn() && isAtBoard(target);
}

/** Leaves the focus at the board when a button or a fold of this part is clicked, so that letter keys go on. */
export function keepBoardFocus(part: HTMLElement): void {
  part.addEventListener("mousedown", (event) => {
    const { target } = event;
    const onButton = target instanceof Element && target.closest("button, summary") !== null;
    if (onButton && isAtBoard(document.activeElement)) event.preventDefault();
  });
}
