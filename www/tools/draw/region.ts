/** Region tool: corner by corner, as a rectangle, or round. A shape inside the region is a hole,
 *  any other replaces the outline. */

import type { Pair } from "../../engine/types.ts";
import { addRing, addRound, rectangle } from "../../sketch/ground.ts";
import type { Candidate } from "../../sketch/ladder.ts";
import { withFittingStones as fitted, inRegion } from "../../sketch/room.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import type { EditorState, Gesture } from "../../sketch/state.ts";
import { DRAW_REFUSALS } from "../../words/drawing.ts";
import { selectTool } from "./select.ts";
import {
  type DrawTool,
  type EditorActions,
  HOVER_ONLY,
  snapTo,
  type Touch,
  wrongKind,
} from "./tool.ts";

type Outline = Extract<Gesture, { kind: "outline" }>;
type Frame = Extract<Gesture, { kind: "frame" }>;

export const regionTool: DrawTool = {
  press(editorState, touch, tangency) {
    if (editorState.gesture.kind === "outline") return [];
    const { under } = touch;
    if (under?.kind === "corner" || under?.kind === "rim" || under?.kind === "hub")
      return selectTool.press(editorState, touch, tangency);
    const { at } = snapTo(editorState, touch);
    const shape = editorState.shape === "round" ? "round" : "rectangle";
    const ring = ringAt(editorState.now.sketch, touch.at);
    return [{ kind: "gesture", gesture: { kind: "frame", shape, from: at, to: at, ring } }];
  },
  drag(editorState, touch, tangency) {
    const { gesture } = editorState;
    if (gesture.kind === "frame")
      return [{ kind: "gesture", gesture: { ...gesture, to: snapTo(editorState, touch).at } }];
    if (gesture.kind === "outline") return follow(editorState, gesture, touch);
    return selectTool.drag(editorState, touch, tangency);
  },
  drop(editorState, touch, tangency) {
    const { gesture } = editorState;
    if (gesture.kind === "outline") return addCorner(editorState, gesture, touch);
    if (gesture.kind !== "frame") return selectTool.drop(editorState, touch, tangency);
    return [...putFrame(editorState.now.sketch, gesture), { kind: "released" }];
  },
  tap(editorState, touch, tangency) {
    const { gesture, shape, now } = editorState;
    if (gesture.kind === "outline") return addCorner(editorState, gesture, touch);
    const { under } = touch;
    if (under?.kind === "corner") return selectTool.tap(editorState, touch, tangency);
    const wrong = wrongKind(now.sketch, "continuous");
    if (wrong !== null) return [...wrong, { kind: "released" }];
    if (shape !== "corners")
      return [{ kind: "message", message: DRAW_REFUSALS.drag }, { kind: "released" }];
    const { at } = snapTo(editorState, touch);
    const ring = ringAt(now.sketch, touch.at);
    return [{ kind: "gesture", gesture: { kind: "outline", corners: [at], to: at, ring } }];
  },
  hover(editorState, touch, tangency) {
    const { gesture } = editorState;
    if (gesture.kind === "outline") return follow(editorState, gesture, touch);
    return HOVER_ONLY.hover(editorState, touch, tangency);
  },
};

/** A round region has no holes. */
function ringAt(sketch: Sketch, at: Pair): "outline" | "hole" {
  return sketch.region?.kind === "rings" && inRegion(sketch, at) ? "hole" : "outline";
}

function follow(editorState: EditorState, gesture: Outline, touch: Touch): EditorActions {
  const last = gesture.corners.at(-1) ?? null;
  const existing = () => firstCorner(gesture, touch);
  const to = snapTo(editorState, touch, { base: last, existing }).at;
  return [{ kind: "gesture", gesture: { ...gesture, to } }];
}

/** The corner that closes the outline, if the pointer is near. */
function firstCorner({ corners }: Outline, { at, reach }: Touch): Candidate[] {
  const [first] = corners;
  if (first === undefined || corners.length < 3) return [];
  const off = Math.hypot(first[0] - at[0], first[1] - at[1]);
  return off <= reach ? [{ at: first, off, guides: [] }] : [];
}

function addCorner(editorState: EditorState, gesture: Outline, touch: Touch): EditorActions {
  if (firstCorner(gesture, touch).length > 0) return closeOutline(editorState, gesture);
  const last = gesture.corners.at(-1) ?? null;
  const { at } = snapTo(editorState, touch, { base: last });
  const again = last !== null && last[0] === at[0] && last[1] === at[1];
  if (again) return gesture.corners.length < 3 ? [] : closeOutline(editorState, gesture);
  return [{ kind: "gesture", gesture: { ...gesture, corners: [...gesture.corners, at], to: at } }];
}

/** Closes the outline, by a tap on its first corner or a second one on its last. */
export function closeOutline(editorState: EditorState, { corners, ring }: Outline): EditorActions {
  if (corners.length < 3) return [{ kind: "message", message: DRAW_REFUSALS.threeCorners }];
  return [
    {
      kind: "drawn",
      sketch: fitted(editorState.now.sketch, addRing(editorState.now.sketch, corners, ring)),
    },
    { kind: "released" },
  ];
}

function putFrame(sketch: Sketch, { shape, from, to, ring }: Frame): EditorActions {
  const wrong = wrongKind(sketch, "continuous");
  if (wrong !== null) return wrong;
  if (shape === "rectangle") {
    if (from[0] === to[0] || from[1] === to[1]) return [];
    return [{ kind: "drawn", sketch: fitted(sketch, addRing(sketch, rectangle(from, to), ring)) }];
  }
  if (ring === "hole")
    return [
      {
        kind: "message",
        message: DRAW_REFUSALS.holeHasCorners,
      },
    ];
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return radius < 1
    ? []
    : [{ kind: "drawn", sketch: fitted(sketch, addRound(sketch, from, radius)) }];
}
