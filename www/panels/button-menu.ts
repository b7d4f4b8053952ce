/** Menu of a button: of a card, of the top line, and of the row under the turn. */
import type { IconNode } from "lucide";
import { byId } from "./dom.ts";
import { rovingTabindex, takeFocus } from "./roving-tabindex.ts";
import { type ButtonState, button, html, icon, nothing, render } from "./template.ts";

export interface Item {
  readonly words: string;
  /** Is given the button that has opened the menu. */
  readonly press: (opener: HTMLButtonElement) => void;
  readonly icon?: IconNode | undefined;
  /** Key with the same effect. */
  readonly keys?: string | undefined;
  readonly tip?: string | undefined;
  readonly disabled?: boolean;
  /** True for one that a line sets apart. */
  readonly apart?: boolean;
  /** In a menu of switches: true for one that is on. */
  readonly pressed?: boolean;
  /** In a menu of which one item is chosen: true for that one. */
  readonly checked?: boolean;
  /** Language of the words, where it is not the page's. */
  readonly language?: string;
}

/** One menu for all buttons: opens beside the one that is pressed, and gives the focus back. */
class ButtonMenu {
  readonly #menu = byId("button-menu");
  #opener: HTMLButtonElement | null = null;
  /** The button, or the board if a click on the button has left the focus there. */
  #before: HTMLElement | null = null;

  constructor() {
    rovingTabindex(this.#menu);
    this.#menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#leave();
    });
    document.addEventListener("pointerdown", ({ target }) => {
      const inside = target instanceof Node && this.#menu.contains(target);
      if (!inside && !(target instanceof Node && this.#opener?.contains(target))) this.#close();
    });
    this.#menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#menu.contains(relatedTarget))) this.#close();
    });
    const follow = () => {
      if (this.#opener !== null) this.#standAbove(this.#opener);
    };
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", follow);
  }

  open(opener: HTMLButtonElement, items: readonly Item[]): void {
    if (this.#opener === opener) return this.#close();
    render(
      items.map((item) => {
        const leaveAndPress = () => {
          this.#leave();
          item.press(opener);
        };
        const { apart, disabled, tip } = item;
        return button(face(item), leaveAndPress, apart ? "menu-item apart" : "menu-item", {
          ...stateOf(item),
          ...(disabled === undefined ? {} : { disabled }),
          tip,
        });
      }),
      this.#menu,
    );
    this.#menu.hidden = false;
    this.#menu.ariaLabel = opener.ariaLabel;
    const { activeElement } = document;
    const hadFocus = activeElement instanceof HTMLElement && activeElement !== document.body;
    this.#before = hadFocus ? activeElement : opener;
    this.#opener = opener;
    opener.setAttribute("aria-expanded", "true");
    this.#standAbove(opener);
    const choice = items.every(({ checked }) => checked !== undefined);
    const first =
      (choice ? this.#menu.querySelector<HTMLButtonElement>("[aria-checked=true]") : null) ??
      this.#menu.querySelector<HTMLButtonElement>("button:not(:disabled)");
    takeFocus(this.#menu, first ?? undefined);
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "nearest" });
  }

  #leave(): void {
    const before = this.#before;
    this.#close();
    before?.focus({ preventScroll: true });
  }

  #close(): void {
    if (this.#opener === null) return;
    this.#opener.setAttribute("aria-expanded", "false");
    this.#opener = null;
    this.#menu.hidden = true;
  }

  /** Places the menu within the page, over the button where there is room. */
  #standAbove(opener: HTMLButtonElement): void {
    const { left, top, bottom } = opener.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#menu;
    const x = Math.min(left, innerWidth - width - 8);
    const below = Math.min(bottom + 6, innerHeight - height - 8);
    const y = top - height - 6 > 8 ? top - height - 6 : below;
    this.#menu.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }
}

function stateOf({ checked, pressed }: Item): ButtonState {
  if (checked !== undefined) return { role: "menuitemradio", checked };
  return pressed === undefined
    ? { role: "menuitem" }
    : { role: "menuitemcheckbox", checked: pressed };
}

/** Words of an item, with its icon before them and its key after them. */
function face({ words, icon: node, keys, language }: Item): unknown {
  if (language !== undefined) return html`<span lang=${language}>${words}</span>`;
  if (node === undefined) return words;
  return html`${icon(node)}<span>${words}</span>${keys === undefined ? nothing : html`<small aria-hidden="true">${keys}</small>`}`;
}

let shared: ButtonMenu | null = null;

/** Opens the page's menu beside a button. */
export function openMenu(opener: HTMLButtonElement, items: readonly Item[]): void {
  shared ??= new ButtonMenu();
  shared.open(opener, items);
}
