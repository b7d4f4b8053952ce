/** What a long press or the other mouse button offers for what lies there. */
import type { Pair } from "../../engine/types.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { NONE } from "../../sketch/state.ts";
import { itemsOf } from "../../tools/draw/select.ts";
import { byId } from "../dom.ts";
import { rovingTabindex, takeFocus } from "../roving-tabindex.ts";
import { type DrawCommand, offeredButton } from "./commands.ts";

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

export function mountMenu(editor: EditorController): void {
  const menu = byId("easel-menu");
  const close = () => {
    if (editor.store.state.menu !== null) editor.store.dispatch({ kind: "menu", menu: null });
  };
  const leave = () => {
    close();
    byId("easel").focus();
  };
  for (const name of OFFERED) menu.append(item(editor, name, leave));
  rovingTabindex(menu);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) close();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  editor.store.subscribe((editorState, before) => {
    if (editorState.menu === before.menu && menu.hidden === (editorState.menu === null)) return;
    menu.hidden = editorState.menu === null;
    if (editorState.menu === null) return;
    const { at, target } = editorState.menu;
    const meant = target === null ? NONE : itemsOf(editorState.now.sketch, target);
    if (meant.size > 0 && ![...meant].every((id) => editorState.now.selection.has(id)))
      editor.store.dispatch({ kind: "selected", selection: meant });
    standAt(menu, at);
    const first = [...menu.querySelectorAll("button")].find((each) => !each.hidden);
    takeFocus(menu, first);
    first?.focus();
  });
}

/** Within the easel, whatever is offered. */
function standAt(menu: HTMLElement, [x, y]: Pair): void {
  menu.style.left = `clamp(0px, ${x}px, calc(100% - ${menu.offsetWidth}px))`;
  menu.style.top = `clamp(0px, ${y}px, calc(100% - ${menu.offsetHeight}px))`;
}

function item(editor: EditorController, name: DrawCommand, leave: () => void): HTMLButtonElement {
  const made = offeredButton(editor, name, "menu-item");
  made.setAttribute("role", "menuitem");
  made.addEventListener("click", leave);
  return made;
}
