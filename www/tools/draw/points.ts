/** Point and link tools. A tap on empty ground adds a point, a drag from a point links it; with the
 *  link tools, taps draw a path until its last point is tapped again. */
import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { spotsOfLink } from "../../sketch/curves.ts";
import { addPoints, link, split, turnLinks } from "../../sketch/edits.ts";
import { hit, pointAtSpot } from "../../sketch/hit.ts";
import { oneSpot } from "../../sketch/picture-findings.ts";
import { asPoints, type ItemId, type Sketch, spotOfItem, type Way } from "../../sketch/sketch.ts";
import { type EditorState, type Gesture, NONE, type Target } from "../../sketch/state.ts";
import type { Spot } from "../../view/camera.ts";
import {
  type DrawTool,
  type EditorActions,
  HOVER_ONLY,
  snapTo,
  type Touch,
  wrongKind,
} from "./tool.ts";

type Linking = Extract<Gesture, { kind: "linking" }>;

export const pointTool: DrawTool = {
  press(editorState, touch) {
    const { under } = touch;
    if (under?.kind === "point" && has(editorState.now.sketch, "links"))
      return [linking(under.id, "two", touch, "drag")];
    return [{ kind: "gesture", gesture: { kind: "placing", ...snapTo(editorState, touch) } }];
  },
  drag: dragLine,
  drop(editorState, touch) {
    if (editorState.gesture.kind === "linking") return dropLine(editorState, touch);
    return [...put(editorState, touch), { kind: "released" }];
  },
  tap(editorState, touch) {
    const { under } = touch;
    if (under?.kind === "point")
      return [{ kind: "selected", selection: new Set([under.id]) }, { kind: "released" }];
    return [...put(editorState, touch), { kind: "released" }];
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
      return under?.kind === "point" ? [linking(under.id, way, touch, "drag")] : [];
    },
    drag: dragLine,
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

function hoverSpot(editorState: EditorState, touch: Touch): EditorActions {
  const { under } = touch;
  const ghost = under === null || under.kind === "link" ? snapTo(editorState, touch).at : null;
  return [{ kind: "hovered", under, ghost }];
}

function linking(from: ItemId, way: Way, { at }: Touch, by: Linking["by"]): EditorActions[number] {
  return {
    kind: "gesture",
    gesture: { kind: "linking", way, from, to: at, onto: null, guides: [], by },
  };
}

/** Adds a point at the pointer; on a link, splits it. */
function put(editorState: EditorState, touch: Touch): EditorActions {
  const wrong = wrongKind(editorState.now.sketch, "points");
  if (wrong !== null) return wrong;
  const { sketch, id } = pointAt(editorState, touch, null);
  return [{ kind: "drawn", sketch, selection: new Set([id]) }];
}

/** The point at the pointer, created if necessary. */
function pointAt(
  editorState: EditorState,
  touch: Touch,
  base: Pair | null,
): { readonly sketch: Sketch; readonly id: ItemId } {
  const { under } = touch;
  const { sketch } = editorState.now;
  if (under?.kind === "point") return { sketch, id: under.id };
  const spot =
    under?.kind === "link" && !touch.alt
      ? nearestOn(sketch, under.id, touch.at)
      : snapTo(editorState, touch, base).at;
  const there = pointAtSpot(sketch, spot, oneSpot(sketch));
  if (there !== null) return { sketch, id: there };
  const added = addPoints(asPoints(sketch), [spot]);
  const [id] = added.ids;
  if (id === undefined) throw new Error("a point was added");
  if (under?.kind !== "link") return { sketch: added.sketch, id };
  return { sketch: split(added.sketch, under.id, id), id };
}

/** The nearest place on a link, straight or bent. */
function nearestOn(sketch: Sketch, id: ItemId, at: Pair): Pair {
  const there = sketch.links.get(id);
  const spots = there === undefined ? [] : spotsOfLink(sketch, there);
  const away = ([x, y]: Pair) => Math.hypot(x - at[0], y - at[1]);
  const feet = spots.slice(1).map((to, i) => footOn(spots[i] ?? to, to, at));
  return feet.reduce((best, foot) => (away(foot) < away(best) ? foot : best), feet[0] ?? at);
}

function footOn(from: Spot, to: Spot, at: Pair): Pair {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy || 1;
  const share = ((at[0] - from.x) * dx + (at[1] - from.y) * dy) / square;
  const t = Math.min(Math.max(share, 0), 1);
  return [from.x + t * dx, from.y + t * dy];
}

function dragLine(editorState: EditorState, touch: Touch): EditorActions {
  const { gesture, now } = editorState;
  if (gesture.kind === "placing")
    return [{ kind: "gesture", gesture: { kind: "placing", ...snapTo(editorState, touch) } }];
  if (gesture.kind !== "linking") return [];
  const onto = hit(now.sketch, touch.at, touch.reach, new Set([gesture.from]));
  const base = spotOfItem(now.sketch, gesture.from);
  const there = onto?.kind === "point" ? spotOfItem(now.sketch, onto.id) : null;
  const { at, guides } =
    there !== null ? { at: there, guides: [] } : snapTo(editorState, touch, base);
  const occupied = pointAtSpot(now.sketch, at, oneSpot(now.sketch), new Set([gesture.from]));
  const end: Target | null = occupied === null ? onto : { kind: "point", id: occupied };
  return [{ kind: "gesture", gesture: { ...gesture, to: at, onto: end, guides } }];
}

function dropLine(editorState: EditorState, touch: Touch): EditorActions {
  const { gesture } = editorState;
  if (gesture.kind !== "linking") return [{ kind: "released" }];
  const under = hit(editorState.now.sketch, touch.at, touch.reach);
  if (under?.kind === "point" && under.id === gesture.from) return [{ kind: "released" }];
  const { actions } = joinTo(editorState, { ...touch, under: lineEnd(under) }, gesture);
  return [...actions, { kind: "released" }];
}

/** Valid ends of a line: a point, a link, or empty ground. */
function lineEnd(under: Target | null): Target | null {
  return under?.kind === "point" || under?.kind === "link" ? under : null;
}

function joinTo(
  editorState: EditorState,
  touch: Touch,
  { from, way }: Linking,
): { readonly actions: EditorActions; readonly to: ItemId } {
  const { sketch, id } = pointAt(editorState, touch, spotOfItem(editorState.now.sketch, from));
  const next = link(sketch, from, id, way);
  return { actions: [{ kind: "drawn", sketch: next, selection: NONE }], to: id };
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
  return [{ kind: "drawn", sketch: turnLinks(sketch, new Set([id]), turning) }];
}

export const textTool: DrawTool = {
  ...HOVER_ONLY,
  tap(_, { under }) {
    if (under?.kind !== "point") return [{ kind: "released" }];
    return [{ kind: "writing", id: under.id }, { kind: "released" }];
  },
};
