/** Eraser: removes a tapped item, and all that a drag crosses. */
import { erase, eraseRing } from "../../sketch/edits.ts";
import type { EditorState } from "../../sketch/state.ts";
import { type DrawTool, type SavedActions, STILL, type Touch } from "./tool.ts";

const STROKE = "erase";

export const eraseTool: DrawTool = {
  press: (editorState, touch) => [
    { kind: "gesture", gesture: { kind: "erasing" } },
    ...rub(editorState, touch),
  ],
  drag: rub,
  drop: () => [{ kind: "released" }],
  tap: (editorState, touch) => [...rubOnce(editorState, touch), { kind: "released" }],
  hover: STILL.hover,
};

/** The press has already erased; items beneath stay. */
function rubOnce(editorState: EditorState, touch: Touch): SavedActions {
  return editorState.gesture.kind === "erasing" ? [] : rub(editorState, touch);
}

function rub({ now }: EditorState, { under }: Touch): SavedActions {
  if (under === null) return [];
  switch (under.kind) {
    case "side":
      return [{ kind: "drawn", sketch: eraseRing(now.sketch, under.id), stroke: STROKE }];
    case "rim":
    case "hub":
      return [{ kind: "drawn", sketch: { ...now.sketch, region: null }, stroke: STROKE }];
    case "scale":
    case "turn":
      return [];
    case "placement":
      return [];
    default:
      return [{ kind: "drawn", sketch: erase(now.sketch, new Set([under.id])), stroke: STROKE }];
  }
}
