/** Scissors: remove each link that a drag crosses, and nothing else, so that a grid becomes a mosaic. By keys, Enter
 *  lowers and raises them at the cursor, which walks between the points. */
import type { Pair } from "../../engine/types.ts";
import { erase } from "../../sketch/edits.ts";
import { linksAcross } from "../../sketch/hit.ts";
import type { EditorState } from "../../sketch/state.ts";
import { type DrawTool, type EditorActions, HOVER_ONLY, type Touch } from "./tool.ts";

const STROKE = "cut";

export const cutTool: DrawTool = {
  press: (_, { at }) => [cutting(at)],
  drag: cutAlong,
  drop: (editorState, touch) => [...cutAlong(editorState, touch), { kind: "released" }],
  tap: cutByTap,
  hover: HOVER_ONLY.hover,
};

function cutting(at: Pair): EditorActions[number] {
  return { kind: "gesture", gesture: { kind: "cutting", at } };
}

/** A tap on a link cuts it; by keys a tap begins a cut or ends it. */
function cutByTap({ gesture, cursor, now }: EditorState, { at, under }: Touch): EditorActions {
  if (cursor !== null && gesture.kind !== "cutting") return [cutting(at)];
  if (cursor !== null || under?.kind !== "link") return [{ kind: "released" }];
  const sketch = erase(now.sketch, new Set([under.id]));
  return [{ kind: "drawn", sketch, stroke: STROKE }, { kind: "released" }];
}

function cutAlong({ gesture, now }: EditorState, { at }: Touch): EditorActions {
  if (gesture.kind !== "cutting") return [];
  const crossed = new Set(linksAcross(now.sketch, gesture.at, at));
  const sketch = crossed.size === 0 ? now.sketch : erase(now.sketch, crossed);
  if (sketch === now.sketch) return [cutting(at)];
  return [{ kind: "drawn", sketch, stroke: STROKE }, cutting(at)];
}

/** Middle of the cell of the grid in which a place lies: from there a step crosses lines, and no point. */
export function cellAt([x, y]: Pair, pitch: number): Pair {
  const middle = (value: number) => (Math.floor(value / pitch + 1e-9) + 0.5) * pitch;
  return [middle(x), middle(y)];
}
