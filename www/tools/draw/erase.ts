/** Eraser: removes a tapped item, and all that a drag crosses between one event and the next. */
import type { Pair } from "../../engine/types.ts";
import { unconstrained } from "../../sketch/constraints.ts";
import { erase, eraseRing } from "../../sketch/edits.ts";
import { itemsAlong } from "../../sketch/hit.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import type { EditorState, Target } from "../../sketch/state.ts";
import { type DrawTool, type EditorActions, HOVER_ONLY, type Touch } from "./tool.ts";

const STROKE = "erase";

export const eraseTool: DrawTool = {
  press: (editorState, touch) => [
    erasing(touch.at),
    ...erased(editorState, touch.under === null ? [] : [touch.under]),
  ],
  drag: eraseAlong,
  drop: (editorState, touch) => [...eraseAlong(editorState, touch), { kind: "released" }],
  tap: (editorState, touch) => [...eraseByTap(editorState, touch), { kind: "released" }],
  hover: HOVER_ONLY.hover,
};

function erasing(at: Pair): EditorActions[number] {
  return { kind: "gesture", gesture: { kind: "erasing", at } };
}

/** The press has already erased; items beneath stay. */
function eraseByTap(editorState: EditorState, { under }: Touch): EditorActions {
  return editorState.gesture.kind === "erasing" || under === null
    ? []
    : erased(editorState, [under]);
}

function eraseAlong(editorState: EditorState, { at, reach }: Touch): EditorActions {
  const { gesture, now } = editorState;
  if (gesture.kind !== "erasing") return [];
  return [...erased(editorState, itemsAlong(now.sketch, gesture.at, at, reach)), erasing(at)];
}

function erased({ now }: EditorState, targets: readonly Target[]): EditorActions {
  const sketch = targets.reduce(without, now.sketch);
  return sketch === now.sketch ? [] : [{ kind: "drawn", sketch, stroke: STROKE }];
}

function without(sketch: Sketch, target: Target): Sketch {
  switch (target.kind) {
    case "side":
      return eraseRing(sketch, target.id);
    case "rim":
    case "hub":
      return { ...sketch, region: null };
    case "constraint":
      return unconstrained(sketch, target.place, target.link);
    case "scale":
    case "turn":
    case "stone-rim":
    case "plus":
    case "bend":
    case "pivot":
    case "placement":
      return sketch;
    default:
      return erase(sketch, new Set([target.id]));
  }
}
