/** Menu of a button: of a card, and of the top line. */
import { byId } from "./dom.ts";
import { rovingTabindex, takeFocus } from "./roving-tabindex.ts";
import { button, render } from "./template.ts";

export interface Item {
  readonly words: string;
  readonly press: () => void;
  /** In a menu of which one item is chosen: true for that one. */
  readonly checked?: boolean;
}

/** One menu for all buttons: opens beside the one that is pressed, and gives the focus back to it. */
class ButtonMenu {
  readonly #menu = byId("button-menu");
  #opener: HTMLButtonElement | null = null;

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
      items.map(({ words, press, checked }) => {
        const leaveAndPress = () => {
          this.#leave();
          press();
        };
        const is = checked === undefined ? "menuitem" : "menuitemradio";
        return button(words, leaveAndPress, "menu-item", {
          role: is,
          ...(checked === undefined ? {} : { checked }),
        });
      }),
      this.#menu,
    );
    this.#menu.hidden = false;
    this.#menu.ariaLabel = opener.ariaLabel;
    this.#opener = opener;
    opener.setAttribute("aria-expanded", "true");
    this.#standAbove(opener);
    const first =
      this.#menu.querySelector<HTMLButtonElement>("[aria-checked=true]") ??
      this.#menu.querySelector("button");
    takeFocus(this.#menu, first ?? undefined);
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "nearest" });
  }

  #leave(): void {
    const opener = this.#opener;
    this.#close();
    opener?.focus();
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

let shared: ButtonMenu | null = null;

/** Opens the page's menu beside a button. */
export function openMenu(opener: HTMLButtonElement, items: readonly Item[]): void {
  shared ??= new ButtonMenu();
  shared.open(opener, items);
}
