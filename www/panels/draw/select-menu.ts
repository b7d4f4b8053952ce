/** Menu that selects all items of one kind, with their numbers. */
import type { EditorController } from "../../sketch/editor-controller.ts";
import { itemsOfKind, SELECT_KINDS } from "../../sketch/select-by.ts";
import { SELECT_KIND_WORDS, SELECT_WORDS } from "../../words/draw-commands.ts";
import { type Item, openMenu } from "../button-menu.ts";
import { button, type Markup } from "../template.ts";

export function selectButton(editor: EditorController): Markup {
  const { name, tip } = SELECT_WORDS;
  return button(
    name,
    ({ currentTarget }) => openMenu(currentTarget, kindItems(editor)),
    "btn small",
    { tip, popup: "menu", expanded: false, id: "select-kinds" },
  );
}

/** An item for each kind of which there is something. */
function kindItems({ store }: EditorController): Item[] {
  const { sketch } = store.state.now;
  return SELECT_KINDS.flatMap((kind) => {
    const selection = itemsOfKind(sketch, kind);
    if (selection.size === 0) return [];
    const press = () => store.dispatch({ kind: "selected", selection });
    return [{ words: `${SELECT_KIND_WORDS[kind]} (${selection.size})`, press }];
  });
}
