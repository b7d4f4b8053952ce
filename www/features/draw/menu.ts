/** Context menu of the drawing area: commands for the item under a long press or the other mouse button. */

import type { Pair } from "../../engine/types.ts";
import { byId } from "../../panels/dom.ts";
import { keyed } from "../../panels/keyed.ts";
import { rovingTabindex, takeFocus } from "../../panels/roving-tabindex.ts";
import { button, html, type Markup, mount } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { type EditorState, NONE } from "../../sketch/state.ts";
import { itemsOf } from "../../tools/draw/select.ts";
import { DRAW_COMMAND_WORDS } from "../../words/draw-commands.ts";
import { SETTLED_READS } from "./between-strokes.ts";
import { COMMANDS, type DrawCommand, runDraw } from "./commands.ts";

const OFFERED: readonly DrawCommand[] = [
  "duplicate",
  "delete",
  "one-way",
  "two-way",
  "reverse",
  "straighten",
  "midpoint",
  "equal",
  "tangent",
  "release",
  "group",
  "ungroup",
  "lock",
  "unlock",
  "pin",
  "unpin",
  "star",
  "unstar",
  "open-set",
  "placement",
  "mirror",
  "flip",
  "lift",
  "flatten",
  "unlock-all",
  "all",
  "undo",
  "redo",
];

export function mountMenu(editor: EditorController): void {
  const menu = byId("drawing-menu");
  const close = () => {
    if (editor.store.state.menu !== null) editor.store.dispatch({ kind: "menu", menu: null });
  };
  const leave = () => {
    close();
    byId("drawing").focus();
  };
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
  mount(
    editor.store,
    menu,
    ["menu", ...SETTLED_READS],
    (state) => (state.menu === null ? null : items(editor, state, leave)),
    {
      after: ({ menu: opened, now }, before) => {
        if (opened === null || opened === before.menu) return;
        const meant = opened.target === null ? NONE : itemsOf(now.sketch, opened.target);
        if (meant.size > 0 && ![...meant].every((id) => now.selection.has(id)))
          editor.store.dispatch({ kind: "selected", selection: meant });
        standAt(menu, opened.at);
        const first = menu.querySelector("button") ?? undefined;
        takeFocus(menu, first);
        first?.focus();
      },
    },
  );
}

function items(editor: EditorController, state: EditorState, leave: () => void): Markup {
  const item = (name: DrawCommand) => {
    const press = () => {
      runDraw(editor, name);
      leave();
    };
    const { name: words, tip } = DRAW_COMMAND_WORDS[name];
    return button(words, press, "menu-item", { role: "menuitem", tip });
  };
  const shown = OFFERED.filter((name) => COMMANDS[name].can(state));
  return html`${keyed(shown, (name) => name, item)}`;
}

/** Places the menu within the drawing area, whatever its size. */
function standAt(menu: HTMLElement, [x, y]: Pair): void {
  menu.style.left = `clamp(0px, ${x}px, calc(100% - ${menu.offsetWidth}px))`;
  menu.style.top = `clamp(0px, ${y}px, calc(100% - ${menu.offsetHeight}px))`;
}
