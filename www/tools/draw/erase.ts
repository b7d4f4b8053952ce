/** Eraser: removes a tapped item, and all that a drag crosses. */
import { erase, eraseRing } from "../../sketch/edits.ts";
import type { EditorState } from "../../sketch/state.ts";
import { type DrawTool, type EditorActions, HOVER_ONLY, type Touch } from "./tool.ts";

const STROKE = "erase";

export const eraseTool: DrawTool = {
  press: (editorState, touch) => [
    { kind: "gesture", gesture: { kind: "erasing" } },
    ...eraseUnder(editorState, touch),
  ],
  drag: eraseUnder,
  drop: () => [{ kind: "released" }],
  tap: (editorState, touch) => [...eraseByTap(editorState, touch), { kind: "released" }],
  hover: HOVER_ONLY.hover,
};

/** The press has already erased; items beneath stay. */
function eraseByTap(editorState: EditorState, touch: Touch): EditorActions {
  return editorState.gesture.kind === "erasing" ? [] : eraseUnder(editorState, touch);
}

function eraseUnder({ now }: EditorState, { under }: Touch): EditorActions {
  if (under === null) return [];
  switch (under.kind) {
    case "side":
      return [{ kind: "drawn", sketch: eraseRing(now.sketch, under.id), stroke: STROKE }];
    case "rim":
    case "hub":
      return [{ kind: "drawn", sketch: { ...now.sketch, region: null }, stroke: STROKE }];
    case "scale":
    case "turn":
    case "stone-rim":
    case "placement":
      return [];
    default:
      return [{ kind: "drawn", sketch: erase(now.sketch, new Set([under.id])), stroke: STROKE }];
  }
}
