/** The exact numbers of what is selected: of one item its own, of several how many they are. */

import type { EditorController } from "../../sketch/editor-controller.ts";
import { labelled, moveItems } from "../../sketch/edits.ts";
import { resized } from "../../sketch/ground.ts";
import { type ItemId, inTicks, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState, SketchState } from "../../sketch/state.ts";
import { counted } from "../../words/names.ts";
import { element } from "../dom.ts";
import { onSettled } from "./between-strokes.ts";
import { numberField } from "./number.ts";

export function selectionFields(editor: EditorController): HTMLElement {
  const { store } = editor;
  const summary = element("p", { class: "soft", id: "selected" });
  const coordinate = (name: string, axis: 0 | 1) =>
    numberField(
      name,
      ({ now }) => loneSpot(now)?.[axis] ?? null,
      (value) => place(editor, axis, value),
      editor,
      "any",
      -1e9,
    );
  const disk = (name: string, part: "core" | "reach") =>
    numberField(
      name,
      ({ now }) => now.sketch.disks.get(lone(now) ?? NOBODY)?.[part] ?? null,
      (value) => {
        const { sketch, selection } = store.state.now;
        const next = [...selection].reduce(
          (each, id) => resized(each, id, { [part]: value }),
          sketch,
        );
        store.dispatch({ kind: "drawn", sketch: next });
      },
      editor,
      "1",
      1,
    );
  const [x, y, core, reach] = [
    coordinate("x", 0),
    coordinate("y", 1),
    disk("Radius", "core"),
    disk("Reach", "reach"),
  ];
  const label = labelField(editor);
  const degrees = element("p", { class: "degrees" });
  onSettled(editor, ({ now }) => {
    const spot = loneSpot(now);
    const id = lone(now) ?? NOBODY;
    x.hidden = y.hidden = spot === null;
    core.hidden = reach.hidden = !now.sketch.disks.has(id);
    label.hidden = degrees.hidden = !now.sketch.points.has(id) || now.sketch.kind !== "graph";
    degrees.textContent = degreeWords(now, id);
    summary.textContent = summaryWords(now);
  });
  return element("div", { class: "fields" }, summary, x, y, core, reach, label, degrees);
}

/** No item has this number. */
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

function labelField(editor: EditorController): HTMLLabelElement {
  const input = element("input", { type: "text", autocomplete: "off", maxlength: "1000" });
  input.addEventListener("change", () => {
    const { now } = editor.store.state;
    const id = lone(now);
    if (id !== null)
      editor.store.dispatch({
        kind: "drawn",
        sketch: labelled(now.sketch, id, input.value.trim()),
      });
  });
  editor.store.subscribe(({ now }: EditorState) => {
    if (document.activeElement !== input)
      input.value = now.sketch.points.get(lone(now) ?? NOBODY)?.label ?? "";
  });
  return element("label", { class: "field" }, element("span", {}, "Label"), input);
}

/** An edge goes both ways. */
function degreeWords({ sketch }: SketchState, id: ItemId): string {
  let [into, out] = [0, 0];
  for (const { from, to, way } of sketch.links.values()) {
    if (to === id || (way === "two" && from === id)) into += 1;
    if (from === id || (way === "two" && to === id)) out += 1;
  }
  return `in ${into} · out ${out}`;
}

function summaryWords({ sketch, selection }: SketchState): string {
  if (selection.size === 0) return "Nothing is selected.";
  const among = (map: ReadonlyMap<ItemId, unknown>) =>
    [...selection].filter((id) => map.has(id)).length;
  const parts = [
    [among(sketch.points), "point"],
    [among(sketch.links), "link"],
    [among(sketch.disks), "disk"],
    [among(sketch.centres), "stone"],
  ] as const;
  const told = parts.flatMap(([count, word]) => (count > 0 ? [counted(count, word)] : []));
  const corners = selection.size - parts.reduce((sum, [count]) => sum + count, 0);
  return [...told, ...(corners > 0 ? [counted(corners, "corner")] : [])].join(" · ");
}
