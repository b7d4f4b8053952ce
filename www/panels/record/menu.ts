/** Turn menu: commands for the turn that stands last and its line. */

import type { GameController } from "../../model/game-controller.ts";
import type { State } from "../../model/state.ts";
import { COMMAND_TIPS, COMMAND_WORDS, type CommandName } from "../../words/commands.ts";
import { possible, run } from "../commands.ts";
import { byId } from "../dom.ts";
import { rovingTabindex, takeFocus } from "../roving-tabindex.ts";
import { button, type Markup, render } from "../template.ts";

const OFFERED: readonly CommandName[] = ["promote", "main", "up", "down", "delete", "from-here"];

interface TurnMenu {
  /** Opens it at a spot of the window. */
  ask(x: number, y: number): void;
  /** Opens it under the button that has the focus. */
  options(): void;
}

export function mountMenu(controller: GameController): TurnMenu {
  const menu = byId("turn-menu");
  rovingTabindex(menu);
  // The page's own Escape would keep the browser's from closing it.
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    menu.hidePopover();
  });
  // Safari on a phone closes it by no tap before version 18.3, and again in some later ones.
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node) || !menu.contains(target)) menu.hidePopover();
  });
  const ask = (x: number, y: number) => {
    const { state } = controller.store;
    const names = OFFERED.filter((name) => offered(name, state, controller));
    render(
      names.map((name) => item(controller, name, menu)),
      menu,
    );
    menu.showPopover();
    standAt(menu, x, y);
    const first = menu.querySelector("button") ?? undefined;
    takeFocus(menu, first);
    first?.focus();
  };
  const options = () => {
    const focused = document.activeElement;
    const opener = focused === null || focused === document.body ? byId("walk") : focused;
    const { left, bottom } = opener.getBoundingClientRect();
    ask(left, bottom + 4);
  };
  return { ask, options };
}

function item(controller: GameController, name: CommandName, menu: HTMLElement): Markup {
  const press = () => {
    menu.hidePopover();
    run(controller, name);
  };
  return button(COMMAND_WORDS[name], press, "menu-item", {
    role: "menuitem",
    tip: COMMAND_TIPS[name],
  });
}

/** True if the command is possible; the core is asked for a position to start from only now. */
function offered(name: CommandName, state: State, controller: GameController): boolean {
  return name === "from-here" ? controller.position() !== null : possible(state, name);
}

/** Places the menu within the window. */
function standAt(menu: HTMLElement, x: number, y: number): void {
  const { offsetWidth, offsetHeight } = menu;
  menu.style.left = `${Math.max(Math.min(x, innerWidth - offsetWidth - 8), 8)}px`;
  menu.style.top = `${Math.max(Math.min(y, innerHeight - offsetHeight - 8), 8)}px`;
}
