/** The selection: its count, a label for one point, and its exact numbers. */

import { guard } from "lit-html/directives/guard.js";
import { has } from "../../engine/features.ts";
import { named, type OnField, textOf } from "../../panels/field.ts";
import { html, type Markup, resting } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { labelled, moveItems } from "../../sketch/edits.ts";
import { resized } from "../../sketch/ground.ts";
import { type ItemId, inTicks, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState, SketchState } from "../../sketch/state.ts";
import { INSPECTOR_WORDS } from "../../words/draw-commands.ts";
import { degreeWords, summaryWords } from "../../words/drawing.ts";
import { numberField } from "./number.ts";

/** Count and label of the selection; `calm` is the state between strokes. */
export function selectionFields(
  editor: EditorController,
  { now }: EditorState,
  calm: EditorState,
): Markup {
  const { sketch } = now;
  const id = lone(now) ?? NOBODY;
  const isPoint = sketch.points.has(id) && has(sketch, "links");
  return html`<div class="fields">
    <p class="soft" id="selected">${guard([calm.now], () => summaryWords(calm.now))}</p>
    ${labelField(editor, sketch.points.get(id)?.label ?? "", !isPoint)}
    <p class="degrees" ?hidden=${!isPoint}>
      ${guard([calm.now], () => degreeWords(calm.now, lone(calm.now) ?? NOBODY))}
    </p>
  </div>`;
}

/** Places and radii of the only selected item. */
export function exactFields(editor: EditorController, { now }: EditorState): Markup {
  const id = lone(now) ?? NOBODY;
  const spot = loneSpot(now);
  const disk = now.sketch.disks.get(id);
  const coordinate = (name: string, axis: 0 | 1) =>
    numberField(name, spot?.[axis] ?? null, (value) => place(editor, axis, value), {
      step: "any",
      least: -1e9,
      hidden: spot === null,
    });
  const size = (name: string, part: "core" | "reach") =>
    numberField(name, disk?.[part] ?? null, (value) => resize(editor, part, value), {
      least: 1,
      hidden: disk === undefined,
    });
  return html`<div class="fields">
    <p class="soft" ?hidden=${spot !== null}>${INSPECTOR_WORDS.selectOne}</p>
    ${coordinate("x", 0)}${coordinate("y", 1)}
    ${size(INSPECTOR_WORDS.radius, "core")}${size(INSPECTOR_WORDS.reach, "reach")}
  </div>`;
}

function resize({ store }: EditorController, part: "core" | "reach", value: number): void {
  const { sketch, selection } = store.state.now;
  const next = [...selection].reduce((each, id) => resized(each, id, { [part]: value }), sketch);
  store.dispatch({ kind: "drawn", sketch: next });
}

/** Number that no item has. */
const NOBODY = -1 as ItemId;

function lone({ selection }: SketchState): ItemId | null {
  const [id] = selection;
  return selection.size === 1 && id !== undefined ? id : null;
}

function loneSpot(now: SketchState): readonly [number, number] | null {
  const id = lone(now);
  return id === null ? null : spotOfItem(now.sketch, id);
}

function place(editor: EditorController, axis: 0 | 1, value: number): void {
  const { sketch, selection } = editor.store.state.now;
  const whole = inTicks(sketch.kind) ? Math.round(value) : value;
  const next = moveItems(sketch, selection, ([x, y]) => (axis === 0 ? [whole, y] : [x, whole]));
  editor.store.dispatch({ kind: "drawn", sketch: next });
}

function labelField({ store }: EditorController, label: string, hidden: boolean): Markup {
  const take = (event: OnField) => {
    const { now } = store.state;
    const id = lone(now);
    if (id === null) return;
    store.dispatch({ kind: "drawn", sketch: labelled(now.sketch, id, textOf(event).trim()) });
  };
  return named(
    INSPECTOR_WORDS.label,
    html`<input type="text" autocomplete="off" maxlength="1000" @change=${take} ${resting(label)}>`,
    hidden,
  );
}
