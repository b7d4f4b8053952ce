/** Row that makes a go-space of a graph. */
import { has } from "../../engine/features.ts";
import { button, html, line, type Markup, nothing, row } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { INSPECTOR_WORDS as W } from "../../words/draw-commands.ts";

/** Button for a graph, or the reason why it cannot. */
export function toSpaceRow(
  editor: EditorController,
  { now: { sketch } }: EditorState,
): Markup | typeof nothing {
  if (!has(sketch, "links") || sketch.points.size === 0) return nothing;
  const oneWay = [...sketch.links.values()].some(({ way }) => way === "one");
  return madeRow(W.toSpace, () => editor.toSpace(), oneWay ? W.directed : null);
}

/** Button that makes another board, or the reason why it cannot. */
export function madeRow(
  { name, tip }: { readonly name: string; readonly tip: string },
  make: () => void,
  objection: string | null,
): Markup {
  const press = button(name, make, "btn small", { tip, disabled: objection !== null });
  return html`${row(press)}${objection === null ? nothing : line(objection)}`;
}
