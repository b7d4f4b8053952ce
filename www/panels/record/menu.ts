/** What can be done with the turn that stands last and the line that it is in. */
import { Ellipsis } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import type { State } from "../../model/state.ts";
import { START } from "../../model/tree/tree.ts";
import { type CommandName, possible, run, WORDS } from "../commands.ts";
import { button, byId, iconButton } from "../dom.ts";
import { rovingTabindex, takeFocus } from "../roving-tabindex.ts";

const OFFERED: readonly CommandName[] = ["promote", "main", "up", "down", "delete", "from-here"];

/** Opens the menu at a spot of the window. */
export type AskMenu = (x: number, y: number) => void;

export function mountMenu(controller: GameController): AskMenu {
  const menu = byId("turn-menu");
  const items = OFFERED.map((name) => ({ name, item: item(controller, name, menu) }));
  menu.append(...items.map(({ item }) => item));
  rovingTabindex(menu);
  // The page's own Escape would keep the browser's from closing it.
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    menu.hidePopover();
  });
  const open: AskMenu = (x, y) => {
    const { state } = controller.store;
    for (const { name, item } of items) item.hidden = !offered(name, state, controller);
    menu.showPopover();
    standAt(menu, x, y);
    const first = items.find(({ item }) => !item.hidden)?.item;
    takeFocus(menu, first);
    first?.focus();
  };
  const asks = iconButton(Ellipsis, "With this turn", () => {
    const { left, bottom } = asks.getBoundingClientRect();
    open(left, bottom + 4);
  });
  asks.setAttribute("aria-haspopup", "menu");
  byId("record-tools").append(asks);
  controller.store.subscribe(({ branch }) => {
    asks.hidden = branch.line.length === 0;
    asks.disabled = branch.node === START;
  });
  return open;
}

function item(controller: GameController, name: CommandName, menu: HTMLElement): HTMLButtonElement {
  const made = button(
    WORDS[name],
    () => {
      menu.hidePopover();
      run(controller, name);
    },
    "menu-item",
  );
  made.setAttribute("role", "menuitem");
  return made;
}

/** Whether a game can begin here is asked of the core, and only now. */
function offered(name: CommandName, state: State, controller: GameController): boolean {
  return name === "from-here" ? controller.position() !== null : possible(state, name);
}

/** Within the window. */
function standAt(menu: HTMLElement, x: number, y: number): void {
  const { offsetWidth, offsetHeight } = menu;
  menu.style.left = `${Math.max(Math.min(x, innerWidth - offsetWidth - 8), 8)}px`;
  menu.style.top = `${Math.max(Math.min(y, innerHeight - offsetHeight - 8), 8)}px`;
}
