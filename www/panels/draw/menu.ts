/** What a long press or the other mouse button offers for what lies there. */
import { NONE } from "../../sketch/state.ts";
import type { Studio } from "../../sketch/studio.ts";
import { itemsOf } from "../../tools/draw/select.ts";
import { byId } from "../dom.ts";
import { roveIn, takeFocus } from "../rove.ts";
import { COMMANDS, type DrawCommand, drawButton } from "./commands.ts";

const OFFERED: readonly DrawCommand[] = [
  "duplicate",
  "delete",
  "one-way",
  "two-way",
  "reverse",
  "pin",
  "unpin",
  "open-set",
  "placement",
  "mirror",
  "flip",
  "all",
  "undo",
  "redo",
];

export function mountMenu(studio: Studio): void {
  const menu = byId("easel-menu");
  const close = () => studio.store.dispatch({ kind: "menu", menu: null });
  for (const name of OFFERED) menu.append(item(studio, name, close));
  roveIn(menu);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
    byId("easel").focus();
  });
  studio.store.subscribe((easel, before) => {
    if (easel.menu === before.menu && menu.hidden === (easel.menu === null)) return;
    menu.hidden = easel.menu === null;
    if (easel.menu === null) return;
    const { at, target } = easel.menu;
    menu.style.left = `min(${at[0]}px, calc(100% - 210px))`;
    menu.style.top = `min(${at[1]}px, calc(100% - ${menu.childElementCount * 20}px))`;
    const meant = target === null ? NONE : itemsOf(easel.now.sketch, target);
    if (meant.size > 0 && ![...meant].every((id) => easel.now.selection.has(id)))
      studio.store.dispatch({ kind: "selected", selection: meant });
    const first = [...menu.querySelectorAll("button")].find((each) => !each.hidden);
    takeFocus(menu, first);
    first?.focus();
  });
}

function item(studio: Studio, name: DrawCommand, close: () => void): HTMLButtonElement {
  const made = drawButton(studio, name, "menu-item");
  made.setAttribute("role", "menuitem");
  made.addEventListener("click", close);
  studio.store.subscribe((easel) => {
    made.hidden = !COMMANDS[name].can(easel);
  });
  return made;
}
