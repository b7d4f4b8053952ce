/** Menu that selects all items of one kind, with their numbers. */

import type { Item } from "../../panels/button-menu.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { itemsOfKind, SELECT_KINDS } from "../../sketch/select-by.ts";
import { SELECT_KIND_WORDS } from "../../words/draw-commands.ts";

/** An item for each kind of which there is something. */
export function kindItems({ store }: EditorController): Item[] {
  const { sketch } = store.state.now;
  return SELECT_KINDS.flatMap((kind) => {
    const selection = itemsOfKind(sketch, kind);
    if (selection.size === 0) return [];
    const press = () => store.dispatch({ kind: "selected", selection });
    return [{ words: `${SELECT_KIND_WORDS[kind]} (${selection.size})`, press }];
  });
}
