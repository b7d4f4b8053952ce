/** Lines while they are drawn: the point that a press means or makes, and the link to the place of release. */
import type { Pair } from "../../engine/types.ts";
import { spotsOfLink } from "../../sketch/curves.ts";
import { addPoints, link, split } from "../../sketch/edits.ts";
import { middleAt } from "../../sketch/guides.ts";
import { hit, pointAtSpot } from "../../sketch/hit.ts";
import type { Snapped } from "../../sketch/ladder.ts";
import { neighbourSpot } from "../../sketch/neighbour.ts";
import { oneSpot } from "../../sketch/picture-findings.ts";
import { asPoints, type ItemId, type Sketch, spotOfItem, type Way } from "../../sketch/sketch.ts";
import { type EditorState, type Gesture, NONE, type Target } from "../../sketch/state.ts";
import { footOn } from "../../view/segment.ts";
import { DRAW_REFUSALS } from "../../words/drawing.ts";
import {
  arcNews,
  type EditorActions,
  existingPoint,
  movedTo,
  snapTo,
  type Touch,
  wrongKind,
} from "./tool.ts";

type Linking = Extract<Gesture, { kind: "linking" }>;
type Plus = Extract<Target, { kind: "plus" }>;

/** Stroke of a line with the points that it makes: one undo step. */
export const LINE = "line";

export function linking(
  from: ItemId,
  way: Way,
  { at }: Touch,
  by: Linking["by"],
): EditorActions[number] {
  return {
    kind: "gesture",
    gesture: { kind: "linking", way, from, to: at, onto: null, guides: [], by },
  };
}

/** A press that will add a point. */
export function placing(editorState: EditorState, touch: Touch): EditorActions[number] {
  const { at, guides } = placeFor(editorState, touch);
  return { kind: "gesture", gesture: { kind: "placing", at, guides } };
}

/** Adds a point at the pointer; on a link, splits it. */
export function putPoint(editorState: EditorState, touch: Touch): EditorActions {
  const wrong = wrongKind(editorState.now.sketch, "points");
  if (wrong !== null) return wrong;
  const { sketch, id } = pointAt(editorState, touch, null);
  return [{ kind: "drawn", sketch, selection: new Set([id]) }];
}

/** The point at the pointer, created if necessary. */
export function pointAt(
  editorState: EditorState,
  touch: Touch,
  base: Pair | null,
): { readonly sketch: Sketch; readonly id: ItemId } {
  const { under } = touch;
  const { sketch } = editorState.now;
  if (under?.kind === "point") return { sketch, id: under.id };
  const spot = placeFor(editorState, touch, base).at;
  const there = pointAtSpot(sketch, spot, oneSpot(sketch));
  if (there !== null) return { sketch, id: there };
  const added = addPoints(asPoints(sketch), [spot]);
  const [id] = added.ids;
  if (id === undefined) throw new Error("a point was added");
  if (under?.kind !== "link") return { sketch: added.sketch, id };
  return { sketch: split(added.sketch, under.id, id), id };
}

/** The place of a new point: on the link under the pointer, or where the pointer snaps. */
export function placeFor(
  editorState: EditorState,
  touch: Touch,
  base: Pair | null = null,
): Pick<Snapped, "at" | "guides"> {
  const { under, free } = touch;
  return under?.kind === "link" && !free
    ? placeOn(editorState, under.id, touch)
    : snapTo(editorState, touch, { base });
}

/** The middle of a link if it is near, or else the nearest place on it. */
function placeOn(
  { now: { sketch }, snapping }: EditorState,
  id: ItemId,
  { at, reach }: Touch,
): Pick<Snapped, "at" | "guides"> {
  const there = sketch.links.get(id);
  const isSnapping = there !== undefined && snapping.lines;
  const middle = isSnapping ? middleAt(sketch, there, { spot: at, reach }) : null;
  return middle ?? { at: nearestOn(sketch, id, at), guides: [] };
}

/** The nearest place on a link, straight or bent. */
function nearestOn(sketch: Sketch, id: ItemId, at: Pair): Pair {
  const there = sketch.links.get(id);
  const spots = there === undefined ? [] : spotsOfLink(sketch, there);
  const [x, y] = at;
  const away = (foot: Pair) => Math.hypot(foot[0] - x, foot[1] - y);
  const feet = spots.slice(1).map((to, i): Pair => {
    const foot = footOn(spots[i] ?? to, to, { x, y });
    return [foot.x, foot.y];
  });
  return feet.reduce((best, foot) => (away(foot) < away(best) ? foot : best), feet[0] ?? at);
}

export function dragLine(editorState: EditorState, touch: Touch): EditorActions {
  const { gesture, now } = editorState;
  if (gesture.kind === "placing") return [placing(editorState, touch)];
  if (gesture.kind !== "linking") return [];
  const onto = hit(now.sketch, touch.at, touch.reach, new Set([gesture.from]));
  const base = spotOfItem(now.sketch, gesture.from);
  const existing = () => existingPoint(now.sketch, onto);
  // A line ends at a point that is there, even where the pointer is free.
  const free = touch.free && onto?.kind !== "point";
  const meant = { ...movedTo(touch, touch.at), free };
  const { at, guides } = snapTo(editorState, meant, { base, existing });
  const occupied = pointAtSpot(now.sketch, at, oneSpot(now.sketch), new Set([gesture.from]));
  const end: Target | null = occupied === null ? onto : { kind: "point", id: occupied };
  return [{ kind: "gesture", gesture: { ...gesture, to: at, onto: end, guides } }];
}

export function dropLine(editorState: EditorState, touch: Touch): EditorActions {
  const { gesture } = editorState;
  if (gesture.kind !== "linking") return [{ kind: "released" }];
  const under = hit(editorState.now.sketch, touch.at, touch.reach);
  if (under?.kind === "point" && under.id === gesture.from) return [{ kind: "released" }];
  const { actions } = joinTo(editorState, { ...touch, under: lineEnd(under) }, gesture);
  return [...actions, { kind: "released" }];
}

/** Valid ends of a line: a point, a link, or empty ground. */
export function lineEnd(under: Target | null): Target | null {
  return under?.kind === "point" || under?.kind === "link" ? under : null;
}

export function joinTo(
  editorState: EditorState,
  touch: Touch,
  { from, way, by }: Linking,
): { readonly actions: EditorActions; readonly to: ItemId } {
  const { sketch, id } = pointAt(editorState, touch, spotOfItem(editorState.now.sketch, from));
  const next = link(sketch, from, id, way);
  const stroke = by === "drag" ? { stroke: LINE } : {};
  const drawn = { kind: "drawn", sketch: next, selection: NONE, ...stroke } as const;
  return { actions: [drawn, ...arcNews(sketch, next)], to: id };
}

/** Begins a line from the selected point. */
export function pressPlus({ from }: Plus, touch: Touch): EditorActions {
  return [linking(from, "two", touch, "drag")];
}

/** Adds a linked neighbour of the point whose plus was pressed, and selects it in its place. */
export function tapPlus(editorState: EditorState, { from }: Linking): EditorActions {
  return [...addNeighbour(editorState, from), { kind: "released" }];
}

/** Adds a linked neighbour of this point, one step of the grid away, and selects it. */
export function addNeighbour({ now, snapping }: EditorState, from: ItemId): EditorActions {
  const spot = neighbourSpot(now.sketch, from, snapping.pitch);
  if (spot === null) return [{ kind: "message", message: DRAW_REFUSALS.noNeighbour }];
  const added = addPoints(now.sketch, [spot]);
  const next = added.ids.reduce((sketch, id) => link(sketch, from, id, "two"), added.sketch);
  return [{ kind: "drawn", sketch: next, selection: new Set(added.ids) }];
}
