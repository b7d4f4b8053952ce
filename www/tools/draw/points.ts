/** Point and link tools. A tap on empty ground adds a point, a drag from a point links it; with the
 *  link tools, taps draw a path until its last point is tapped again. */
import { has } from "../../engine/features.ts";
import { turnLinks } from "../../sketch/edits.ts";
import type { ItemId, Way } from "../../sketch/sketch.ts";
import { type EditorState, NONE } from "../../sketch/state.ts";
import {
  dragLine,
  dropLine,
  joinTo,
  LINE,
  lineEnd,
  linking,
  placeFor,
  placing,
  pointAt,
  pressPlus,
  putPoint,
  tapPlus,
} from "./lines.ts";
import {
  arcNews,
  type DrawTool,
  type EditorActions,
  HOVER_ONLY,
  type Touch,
  wrongKind,
} from "./tool.ts";

export const pointTool: DrawTool = {
  press(editorState, touch) {
    const { under } = touch;
    if (under?.kind === "plus") return pressPlus(under, touch);
    if (under?.kind === "point" && has(editorState.now.sketch, "links"))
      return [linking(under.id, "two", touch, "drag")];
    return [placing(editorState, touch)];
  },
  drag: dragLine,
  drop(editorState, touch) {
    if (editorState.gesture.kind === "linking") return dropLine(editorState, touch);
    return [...putPoint(editorState, touch), { kind: "released" }];
  },
  tap(editorState, touch) {
    const { under } = touch;
    const { gesture } = editorState;
    if (gesture.kind === "linking" && under?.kind !== "point") return tapPlus(editorState, gesture);
    if (under?.kind === "point")
      return [{ kind: "selected", selection: new Set([under.id]) }, { kind: "released" }];
    return [...putPoint(editorState, touch), { kind: "released" }];
  },
  hover: hoverSpot,
};

export const linkTool = lineTool("two");
export const arcTool = lineTool("one");

function lineTool(way: Way): DrawTool {
  return {
    press(editorState, touch) {
      const { under } = touch;
      if (editorState.gesture.kind === "linking") return [];
      const wrong = wrongKind(editorState.now.sketch, "links");
      if (wrong !== null) return wrong;
      if (under?.kind === "point") return [linking(under.id, way, touch, "drag")];
      return [placing(editorState, touch)];
    },
    drag(editorState, touch) {
      const { gesture } = editorState;
      return gesture.kind === "placing"
        ? lineFromGround(editorState, touch, way)
        : dragLine(editorState, touch);
    },
    drop: dropLine,
    tap: (editorState, touch) => tapLine(editorState, touch, way),
    hover(editorState, touch) {
      if (editorState.gesture.kind !== "linking") return hoverSpot(editorState, touch);
      return [
        { kind: "hovered", under: touch.under, ghost: null },
        ...dragLine(editorState, touch),
      ];
    },
  };
}

/** A drag from empty ground makes the point from which its line leads. */
function lineFromGround(editorState: EditorState, touch: Touch, way: Way): EditorActions {
  const { gesture, now } = editorState;
  if (gesture.kind !== "placing") return [];
  const wrong = wrongKind(now.sketch, "links");
  if (wrong !== null) return [...wrong, { kind: "released" }];
  const { sketch, id } = pointAt(editorState, { ...touch, at: gesture.at, under: null }, null);
  return [
    linking(id, way, touch, "drag"),
    { kind: "drawn", sketch, selection: NONE, stroke: LINE },
  ];
}

function hoverSpot(editorState: EditorState, touch: Touch): EditorActions {
  const { under } = touch;
  if (under !== null && under.kind !== "link") return [{ kind: "hovered", under, ghost: null }];
  const { at: ghost, guides } = placeFor(editorState, touch);
  return [{ kind: "hovered", under, ghost, guides }];
}

function tapLine(editorState: EditorState, touch: Touch, way: Way): EditorActions {
  const { gesture } = editorState;
  const under = lineEnd(touch.under);
  if (gesture.kind === "linking" && gesture.by === "tap") {
    if (under?.kind === "point" && under.id === gesture.from) return [{ kind: "released" }];
    const { actions, to } = joinTo(editorState, { ...touch, under }, gesture);
    return [...actions, linking(to, way, touch, "tap")];
  }
  const wrong = wrongKind(editorState.now.sketch, "links");
  if (wrong !== null) return [...wrong, { kind: "released" }];
  if (under?.kind === "point") return [linking(under.id, way, touch, "tap")];
  if (under?.kind === "link")
    return [...turnLink(editorState, under.id, way), { kind: "released" }];
  const { sketch, id } = pointAt(editorState, { ...touch, under }, null);
  return [{ kind: "drawn", sketch, selection: NONE }, linking(id, way, touch, "tap")];
}

/** Applies the tool's direction; an existing arc is reversed. */
function turnLink(editorState: EditorState, id: ItemId, way: Way): EditorActions {
  const { sketch } = editorState.now;
  const there = sketch.links.get(id);
  if (there === undefined || (way === "two" && there.way === "two")) return [];
  const turning = way === "two" ? "two-way" : there.way === "two" ? "one-way" : "reverse";
  const next = turnLinks(sketch, new Set([id]), turning);
  return [{ kind: "drawn", sketch: next }, ...arcNews(sketch, next)];
}

export const textTool: DrawTool = {
  ...HOVER_ONLY,
  tap(_, { under }) {
    if (under?.kind !== "point") return [{ kind: "released" }];
    return [{ kind: "writing", id: under.id }, { kind: "released" }];
  },
};
