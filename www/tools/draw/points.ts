/** Points and the links between them. A tap on nothing adds a point, a drag from a point links it; with
 *  the tools for links one tap after the other draws a path, until a tap on its last point ends it. */
import type { Pair } from "../../engine/types.ts";
import { addPoints, link, split, turnLinks } from "../../sketch/edits.ts";
import { hit } from "../../sketch/hit.ts";
import type { ItemId, Sketch, Way } from "../../sketch/sketch.ts";
import { spotOfItem } from "../../sketch/sketch.ts";
import { type Easel, type Gesture, NONE, type Target } from "../../sketch/state.ts";
import { type Deeds, type DrawTool, elsewhere, STILL, snapTo, type Touch } from "./tool.ts";

type Linking = Extract<Gesture, { kind: "linking" }>;

export const pointTool: DrawTool = {
  press(easel, touch) {
    const { under } = touch;
    if (under?.kind === "point" && easel.now.sketch.kind === "graph")
      return [linking(under.id, "two", touch, "drag")];
    return [{ kind: "gesture", gesture: { kind: "placing", ...snapTo(easel, touch) } }];
  },
  drag: dragLine,
  drop(easel, touch) {
    if (easel.gesture.kind === "linking") return dropLine(easel, touch);
    return [...put(easel, touch), { kind: "released" }];
  },
  tap(easel, touch) {
    const { under } = touch;
    if (under?.kind === "point")
      return [{ kind: "selected", selection: new Set([under.id]) }, { kind: "released" }];
    return [...put(easel, touch), { kind: "released" }];
  },
  hover: hoverSpot,
};

export const linkTool = lineTool("two");
export const arcTool = lineTool("one");

function lineTool(way: Way): DrawTool {
  return {
    press(easel, touch) {
      const { under } = touch;
      if (easel.gesture.kind === "linking") return [];
      return under?.kind === "point" ? [linking(under.id, way, touch, "drag")] : [];
    },
    drag: dragLine,
    drop: dropLine,
    tap: (easel, touch) => tapLine(easel, touch, way),
    hover(easel, touch) {
      if (easel.gesture.kind !== "linking") return hoverSpot(easel, touch);
      return [{ kind: "hovered", under: touch.under, ghost: null }, ...dragLine(easel, touch)];
    },
  };
}

function hoverSpot(easel: Easel, touch: Touch): Deeds {
  const { under } = touch;
  const ghost = under === null || under.kind === "link" ? snapTo(easel, touch).at : null;
  return [{ kind: "hovered", under, ghost }];
}

function linking(from: ItemId, way: Way, { at }: Touch, by: Linking["by"]): Deeds[number] {
  return {
    kind: "gesture",
    gesture: { kind: "linking", way, from, to: at, onto: null, guides: [], by },
  };
}

/** A point where the touch is; on a link, in it. */
function put(easel: Easel, touch: Touch): Deeds {
  const wrong = elsewhere(easel.now.sketch, ["graph", "space"]);
  if (wrong !== null) return wrong;
  const { sketch, id } = pointAt(easel, touch, null);
  return [{ kind: "drawn", sketch, selection: new Set([id]) }];
}

/** The point that a touch means, made where there is none. */
function pointAt(
  easel: Easel,
  touch: Touch,
  base: Pair | null,
): { readonly sketch: Sketch; readonly id: ItemId } {
  const { under } = touch;
  const { sketch } = easel.now;
  if (under?.kind === "point") return { sketch, id: under.id };
  const spot =
    under?.kind === "link" && !touch.alt
      ? footOn(sketch, under.id, touch.at)
      : snapTo(easel, touch, base).at;
  const on = sketch.kind === "space" ? sketch : { ...sketch, kind: "graph" as const };
  const added = addPoints(on, [spot]);
  const [id] = added.ids;
  if (id === undefined) throw new Error("a point was added");
  if (under?.kind !== "link") return { sketch: added.sketch, id };
  return { sketch: split(added.sketch, under.id, id), id };
}

/** The nearest spot of a link. */
function footOn(sketch: Sketch, id: ItemId, at: Pair): Pair {
  const there = sketch.links.get(id);
  const from = there === undefined ? null : spotOfItem(sketch, there.from);
  const to = there === undefined ? null : spotOfItem(sketch, there.to);
  if (from === null || to === null) return at;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy || 1;
  const share = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / square;
  return [from[0] + share * dx, from[1] + share * dy];
}

function dragLine(easel: Easel, touch: Touch): Deeds {
  const { gesture, now } = easel;
  if (gesture.kind === "placing")
    return [{ kind: "gesture", gesture: { kind: "placing", ...snapTo(easel, touch) } }];
  if (gesture.kind !== "linking") return [];
  const onto = hit(now.sketch, touch.at, touch.reach, new Set([gesture.from]));
  const base = spotOfItem(now.sketch, gesture.from);
  const there = onto?.kind === "point" ? spotOfItem(now.sketch, onto.id) : null;
  const { at, guides } = there !== null ? { at: there, guides: [] } : snapTo(easel, touch, base);
  return [{ kind: "gesture", gesture: { ...gesture, to: at, onto, guides } }];
}

function dropLine(easel: Easel, touch: Touch): Deeds {
  const { gesture } = easel;
  if (gesture.kind !== "linking") return [{ kind: "released" }];
  const under = hit(easel.now.sketch, touch.at, touch.reach);
  if (under?.kind === "point" && under.id === gesture.from) return [{ kind: "released" }];
  const { deeds } = joinTo(easel, { ...touch, under: lineEnd(under) }, gesture);
  return [...deeds, { kind: "released" }];
}

/** A line ends at a point, in a link, or on the ground. */
function lineEnd(under: Target | null): Target | null {
  return under?.kind === "point" || under?.kind === "link" ? under : null;
}

function joinTo(
  easel: Easel,
  touch: Touch,
  { from, way }: Linking,
): { readonly deeds: Deeds; readonly to: ItemId } {
  const { sketch, id } = pointAt(easel, touch, spotOfItem(easel.now.sketch, from));
  const next = link(sketch, from, id, way);
  return { deeds: [{ kind: "drawn", sketch: next, selection: NONE }], to: id };
}

function tapLine(easel: Easel, touch: Touch, way: Way): Deeds {
  const { gesture } = easel;
  const under = lineEnd(touch.under);
  if (gesture.kind === "linking" && gesture.by === "tap") {
    if (under?.kind === "point" && under.id === gesture.from) return [{ kind: "released" }];
    const { deeds, to } = joinTo(easel, { ...touch, under }, gesture);
    return [...deeds, linking(to, way, touch, "tap")];
  }
  const wrong = elsewhere(easel.now.sketch, ["graph"]);
  if (wrong !== null) return [...wrong, { kind: "released" }];
  if (under?.kind === "point") return [linking(under.id, way, touch, "tap")];
  if (under?.kind === "link") return [...turnLink(easel, under.id, way), { kind: "released" }];
  const { sketch, id } = pointAt(easel, { ...touch, under }, null);
  return [{ kind: "drawn", sketch, selection: NONE }, linking(id, way, touch, "tap")];
}

/** The tool's own way; an arc that is one-way already is turned round. */
function turnLink(easel: Easel, id: ItemId, way: Way): Deeds {
  const { sketch } = easel.now;
  const there = sketch.links.get(id);
  if (there === undefined || (way === "two" && there.way === "two")) return [];
  const turning = way === "two" ? "two-way" : there.way === "two" ? "one-way" : "reverse";
  return [{ kind: "drawn", sketch: turnLinks(sketch, new Set([id]), turning) }];
}

export const textTool: DrawTool = {
  ...STILL,
  tap(_, { under }) {
    if (under?.kind !== "point") return [{ kind: "released" }];
    return [{ kind: "writing", id: under.id }, { kind: "released" }];
  },
};
