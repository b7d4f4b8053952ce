/** Go-space section: the selected points' closure and smallest open set, and the lists of open sets and
 *  placements. */

import { X } from "lucide";
import { has } from "../../engine/features.ts";
import type { EditorController, SetReport } from "../../sketch/editor-controller.ts";
import { removeSet, type SetList } from "../../sketch/sets.ts";
import type { ItemId, SetItem, Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { counted } from "../../words/counts.ts";
import { button, html, iconButton, line, type Markup, nothing, row } from "../template.ts";
import { offered } from "./commands.ts";

/** Sets listed at most; a longer list helps no reader. */
const MOST_LISTED = 120;
const COLOURS = 6;
/** Points named at most in one set. */
const MOST_NAMED = 8;

/** Section of the inspector; `state` is the one between strokes. */
export function setsSection(editor: EditorController, state: EditorState): Markup | typeof nothing {
  if (!has(state.now.sketch, "sets")) return nothing;
  const found = editor.setReport();
  const pick = (words: string, points: readonly ItemId[] = []) =>
    button(words, () => select(editor, points), "btn small", { hidden: found === null });
  return html`<section>
    <h2>Go-space</h2>
    ${line(reportWords(found), "status")}
    ${offered(editor, state, ["open-set", "placement"])}
    ${row(
      pick("Select its closure", found?.closure),
      pick("Select its smallest open set", found?.least),
    )}
    ${setList(editor, state, "opens", "Open sets")}
    ${setList(editor, state, "placements", "Placements")}
  </section>`;
}

function select({ store }: EditorController, points: Iterable<ItemId>): void {
  store.dispatch({ kind: "selected", selection: new Set(points) });
}

function reportWords(report: SetReport | null): string {
  if (report === null) return "Select points, then make them an open set or a placement.";
  const { points, closure, least, pieces } = report;
  const open =
    least.length === points
      ? "open"
      : `not open: the smallest open set round it has ${counted(least.length, "point")}`;
  const closed =
    closure.length === points ? "closed" : `its closure has ${counted(closure.length, "point")}`;
  const whole = pieces === 1 ? "connected" : `in ${counted(pieces, "component")}`;
  return `${counted(points, "point")}: ${open}; ${closed}; ${whole}.`;
}

function setList(
  editor: EditorController,
  state: EditorState,
  list: SetList,
  title: string,
): Markup {
  const sets = [...state.now.sketch[list]];
  const more = sets.length - MOST_LISTED;
  const rows = sets.slice(0, MOST_LISTED).map(([id], i) => setRow(editor, state, list, id, i));
  return html`<div>
    <h3>${title} (${sets.length})</h3>
    <ul class="sets">
      ${rows}${more > 0 ? html`<li class="soft">… and ${more} more</li>` : nothing}
    </ul>
  </div>`;
}

function setRow(
  editor: EditorController,
  { now, highlightedSet }: EditorState,
  list: SetList,
  id: ItemId,
  index: number,
): Markup {
  const set = now.sketch[list].get(id) ?? new Set();
  const name = setName(now.sketch, set);
  const look = (at: ItemId | null) => editor.store.dispatch({ kind: "shown", id: at });
  const press = () => {
    look(id);
    select(editor, set);
  };
  const remove = () =>
    editor.store.dispatch({ kind: "drawn", sketch: removeSet(editor.sketch, list, id) });
  return html`<li data-set=${id} class=${id === highlightedSet ? "shown" : ""} @pointerenter=${() => look(id)}
    @pointerleave=${() => look(null)}>
    <i class="swatch set-${(index % COLOURS) + 1}" aria-hidden="true"></i>
    ${button(name, press, "plain")}
    ${iconButton(X, `Remove ${name}`, remove, "dismiss")}
  </li>`;
}

/** Name of a set, "{a, 3, 4}": labels where there are any, else numbers. */
function setName({ points }: Sketch, set: SetItem): string {
  const order = [...points];
  const names = order.flatMap(([id, { label }], i) =>
    set.has(id) ? [label === "" ? String(i) : label] : [],
  );
  const shown = names.slice(0, MOST_NAMED).join(", ");
  return names.length > MOST_NAMED ? `{${shown}, …}` : `{${shown}}`;
}
