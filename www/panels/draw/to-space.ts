/** Rows that make a go-space: of a graph at once, of disks in the discretizer. */
import { has, withQuotient } from "../../engine/features.ts";
import type { JobController } from "../../model/job-controller.ts";
import { boardOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { INSPECTOR_WORDS as W } from "../../words/draw-commands.ts";
import { INEXACT, TO_QUOTIENT } from "../../words/make-finite.ts";
import { button, html, line, type Markup, nothing, row } from "../template.ts";

/** Button for a graph, or the reason why it cannot. */
export function toSpaceRow(
  editor: EditorController,
  { now: { sketch } }: EditorState,
): Markup | typeof nothing {
  if (!has(sketch, "links") || sketch.points.size === 0) return nothing;
  const oneWay = [...sketch.links.values()].some(({ way }) => way === "one");
  return madeRow(W.toSpace, () => editor.toSpace(), oneWay ? W.directed : null);
}

/** Button for disks, or the reason why they cannot. */
export function toQuotientRow(
  editor: EditorController,
  bench: JobController,
  { now: { sketch } }: EditorState,
): Markup | typeof nothing {
  if (sketch.disks.size === 0) return nothing;
  const isLoose = [...sketch.disks.values()].some(({ core, reach }) => reach !== core);
  const open = () => {
    const disks = withQuotient(boardOf(editor.sketch));
    if (disks !== null) bench.openQuotient(disks);
  };
  return madeRow(TO_QUOTIENT, open, isLoose ? INEXACT : null);
}

function madeRow(
  { name, tip }: { readonly name: string; readonly tip: string },
  make: () => void,
  objection: string | null,
): Markup {
  const press = button(name, make, "btn small", { tip, disabled: objection !== null });
  return html`${row(press)}${objection === null ? nothing : line(objection)}`;
}
