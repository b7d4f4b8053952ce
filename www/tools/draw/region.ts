/** The region of disks and of a board without lines: corner by corner, as a rectangle, or round. What is
 *  drawn inside it is a hole, what is drawn elsewhere the outline anew. */
import type { Pair } from "../../engine/types.ts";
import { addRing, addRound, rectangle } from "../../sketch/ground.ts";
import { inRegion } from "../../sketch/hit.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import type { Easel, Gesture } from "../../sketch/state.ts";
import { selectTool } from "./select.ts";
import { type Deeds, type DrawTool, elsewhere, STILL, snapTo, type Touch } from "./tool.ts";

type Outline = Extract<Gesture, { kind: "outline" }>;
type Frame = Extract<Gesture, { kind: "frame" }>;

export const regionTool: DrawTool = {
  press(easel, touch, tangency) {
    if (easel.gesture.kind === "outline") return [];
    const { under } = touch;
    if (under?.kind === "corner" || under?.kind === "rim" || under?.kind === "hub")
      return selectTool.press(easel, touch, tangency);
    const { at } = snapTo(easel, touch);
    const shape = easel.shape === "round" ? "round" : "rectangle";
    const ring = ringAt(easel.now.sketch, touch.at);
    return [{ kind: "gesture", gesture: { kind: "frame", shape, from: at, to: at, ring } }];
  },
  drag(easel, touch, tangency) {
    const { gesture } = easel;
    if (gesture.kind === "frame")
      return [{ kind: "gesture", gesture: { ...gesture, to: snapTo(easel, touch).at } }];
    if (gesture.kind === "outline") return follow(easel, gesture, touch);
    return selectTool.drag(easel, touch, tangency);
  },
  drop(easel, touch, tangency) {
    const { gesture } = easel;
    if (gesture.kind === "outline") return addCorner(easel, gesture, touch);
    if (gesture.kind !== "frame") return selectTool.drop(easel, touch, tangency);
    return [...putFrame(easel.now.sketch, gesture), { kind: "released" }];
  },
  tap(easel, touch, tangency) {
    const { gesture, shape, now } = easel;
    if (gesture.kind === "outline") return addCorner(easel, gesture, touch);
    const { under } = touch;
    if (under?.kind === "corner") return selectTool.tap(easel, touch, tangency);
    const wrong = elsewhere(now.sketch, ["disks", "plane"]);
    if (wrong !== null) return [...wrong, { kind: "released" }];
    if (shape !== "corners")
      return [{ kind: "told", word: "Drag to draw it." }, { kind: "released" }];
    const { at } = snapTo(easel, touch);
    const ring = ringAt(now.sketch, touch.at);
    return [{ kind: "gesture", gesture: { kind: "outline", corners: [at], to: at, ring } }];
  },
  hover(easel, touch, tangency) {
    const { gesture } = easel;
    if (gesture.kind === "outline") return follow(easel, gesture, touch);
    return STILL.hover(easel, touch, tangency);
  },
};

/** A round region has no holes. */
function ringAt(sketch: Sketch, at: Pair): "outline" | "hole" {
  return sketch.region?.kind === "rings" && inRegion(sketch, at) ? "hole" : "outline";
}

function follow(easel: Easel, gesture: Outline, touch: Touch): Deeds {
  const last = gesture.corners.at(-1) ?? null;
  const to = closes(gesture, touch)
    ? (gesture.corners[0] ?? touch.at)
    : snapTo(easel, touch, last).at;
  return [{ kind: "gesture", gesture: { ...gesture, to } }];
}

function closes({ corners }: Outline, { at, reach }: Touch): boolean {
  const [first] = corners;
  return (
    corners.length >= 3 &&
    first !== undefined &&
    Math.hypot(first[0] - at[0], first[1] - at[1]) <= reach
  );
}

function addCorner(easel: Easel, gesture: Outline, touch: Touch): Deeds {
  if (closes(gesture, touch)) return closeOutline(easel, gesture);
  const last = gesture.corners.at(-1) ?? null;
  const { at } = snapTo(easel, touch, last);
  const again = last !== null && last[0] === at[0] && last[1] === at[1];
  if (again) return gesture.corners.length < 3 ? [] : closeOutline(easel, gesture);
  return [{ kind: "gesture", gesture: { ...gesture, corners: [...gesture.corners, at], to: at } }];
}

/** By a tap on its first corner, or another on its last. */
export function closeOutline(easel: Easel, { corners, ring }: Outline): Deeds {
  if (corners.length < 3) return [{ kind: "told", word: "A region has three corners at least." }];
  return [
    { kind: "drawn", sketch: addRing(easel.now.sketch, corners, ring) },
    { kind: "released" },
  ];
}

function putFrame(sketch: Sketch, { shape, from, to, ring }: Frame): Deeds {
  const wrong = elsewhere(sketch, ["disks", "plane"]);
  if (wrong !== null) return wrong;
  if (shape === "rectangle") {
    if (from[0] === to[0] || from[1] === to[1]) return [];
    return [{ kind: "drawn", sketch: addRing(sketch, rectangle(from, to), ring) }];
  }
  if (ring === "hole")
    return [
      { kind: "told", word: "A hole has corners: draw it corner by corner or as a rectangle." },
    ];
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return radius < 1 ? [] : [{ kind: "drawn", sketch: addRound(sketch, from, radius) }];
}
