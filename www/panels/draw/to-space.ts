/** Row that makes a go-space of a graph or of disks. */
import { has } from "../../engine/features.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { INSPECTOR_WORDS as W } from "../../words/draw-commands.ts";
import { button, html, line, type Markup, nothing, row } from "../template.ts";

/** Disks whose quotient is small enough to be drawn. */
const MOST_DISKS_OF_SPACE = 100;

/** Its button, or the reason why it cannot. */
export function toSpaceRow(
  editor: EditorController,
  { now: { sketch } }: EditorState,
): Markup | typeof nothing {
  const isGraph = has(sketch, "links") && sketch.points.size > 0;
  const areDisks = sketch.disks.size > 0 && sketch.disks.size <= MOST_DISKS_OF_SPACE;
  if (!isGraph && !areDisks) return nothing;
  const oneWay = [...sketch.links.values()].some(({ way }) => way === "one");
  const loose = [...sketch.disks.values()].some(({ core, reach }) => reach !== core);
  const { name, tip } = isGraph ? W.toSpace : W.toQuotient;
  const disabled = oneWay || loose;
  const press = button(name, () => editor.toSpace(), "btn small", { tip, disabled });
  return html`${row(press)}${disabled ? line(oneWay ? W.directed : W.inexact) : nothing}`;
}
