/** Select tool: a drag of an item moves the selection, a drag of empty ground selects inside a box.
 *  A point dropped on another merges with it, on a link it splits the link. */
import type { Pair } from "../../engine/types.ts";
import { bentTo, onAxis } from "../../sketch/bends.ts";
import { unconstrained } from "../../sketch/constraints.ts";
import { roomAt, stoneOf } from "../../sketch/contacts.ts";
import { merge, mergeAll, moveItems, split } from "../../sketch/edits.ts";
import { canPaste, fragmentOf, withFragment } from "../../sketch/fragment.ts";
import { splitSide } from "../../sketch/ground.ts";
import { withGroups } from "../../sketch/groups.ts";
import { hit, itemsInBox } from "../../sketch/hit.ts";
import { imagesOf } from "../../sketch/images.ts";
import { type Candidates, type Snapped, snappedOn } from "../../sketch/ladder.ts";
import { unlocked } from "../../sketch/locks.ts";
import { oneSpot } from "../../sketch/picture-findings.ts";
import { roomiest } from "../../sketch/room.ts";
import { type ItemId, ringsOf, type Sketch, spotOfItem, without } from "../../sketch/sketch.ts";
import { Spots } from "../../sketch/spots.ts";
import {
  type EditorState,
  type Gesture,
  NONE,
  type Selection,
  type SketchState,
  type Target,
} from "../../sketch/state.ts";
import type { Tangency } from "../../sketch/tangency.ts";
import { boundsOfItems, onGridAgain, transformed } from "../../sketch/transforms.ts";
import { dragLine, dropLine, pressPlus, tapPlus } from "./lines.ts";
import {
  type DrawTool,
  type EditorActions,
  existingPoint,
  HOVER_ONLY,
  movedTo,
  snapDisk,
  snapTo,
  type Touch,
} from "./tool.ts";

const MOVE = "move";
const ANGLE_STEP = Math.PI / 12;

export const selectTool: DrawTool = {
  press(editorState, touch) {
    const { under, at } = touch;
    const { now } = editorState;
    const { selection, sketch } = now;
    if (under?.kind === "plus") return pressPlus(under, touch);
    if (under?.kind === "turn" || under?.kind === "scale")
      return [grabHandle(editorState, under, at)];
    if (under?.kind === "rim" || under?.kind === "hub")
      return [
        { kind: "gesture", gesture: { kind: "round", part: under.kind, origin: editorState.now } },
      ];
    if (under?.kind === "constraint") return [];
    if (under?.kind === "pivot")
      return [{ kind: "gesture", gesture: { kind: "pivoting", origin: now } }];
    if (under?.kind === "bend")
      return [{ kind: "gesture", gesture: { kind: "bending", id: under.id, origin: now } }];
    if (under?.kind === "stone-rim")
      return [{ kind: "gesture", gesture: { kind: "stone-size", origin: editorState.now } }];
    const ids = under === null ? NONE : itemsOf(sketch, under);
    if (unlocked(sketch, ids).size === 0) {
      const kept = touch.shift ? selection : NONE;
      return [{ kind: "gesture", gesture: { kind: "marquee", from: at, to: at, kept } }];
    }
    const known = [...ids].every((id) => selection.has(id));
    const copied = known && touch.copies ? copying(editorState, ids, at) : null;
    if (copied !== null) return [copied];
    const selected = known ? selection : touch.shift ? new Set([...selection, ...ids]) : ids;
    const begun = startMoving(editorState, selected, ids, at);
    // With Shift, the tap needs the previous selection.
    return touch.shift ? begun.filter(({ kind }) => kind === "gesture") : begun;
  },
  drag(editorState, touch, tangency) {
    const { gesture, now } = editorState;
    switch (gesture.kind) {
      case "marquee": {
        const found = withGroups(now.sketch, itemsInBox(now.sketch, gesture.from, touch.at));
        const free = unlocked(now.sketch, found);
        return [
          { kind: "selected", selection: new Set([...gesture.kept, ...free]) },
          { kind: "gesture", gesture: { ...gesture, to: touch.at } },
        ];
      }
      case "linking":
        return dragLine(editorState, touch);
      case "moving":
        return move(editorState, gesture, touch, tangency);
      case "turning":
        return drawnFrom(gesture, turned(editorState, gesture, touch));
      case "scaling":
        return drawnFrom(gesture, scaled(gesture, touch));
      case "bending":
        return drawnFrom(gesture, bent(gesture, touch));
      case "pivoting":
        return drawnFrom(gesture, recentred(editorState, gesture, touch));
      case "stone-size":
        return drawnFrom(gesture, withStoneTo(gesture.origin.sketch, touch.at));
      case "round":
        return drawnFrom(gesture, rounded(gesture, snapTo(editorState, touch).at));
      default:
        return [];
    }
  },
  drop(editorState, touch) {
    const { gesture, now } = editorState;
    if (gesture.kind === "linking") return dropLine(editorState, touch);
    if (gesture.kind !== "moving") return [{ kind: "released" }];
    const { onto, grabbed, origin } = gesture;
    if (origin.selection.size > 1 || onto === null)
      return [...mergeMoved(now, gesture), { kind: "released" }];
    if (onto.kind === "point")
      return [
        {
          kind: "drawn",
          sketch: merge(now.sketch, grabbed, onto.id),
          selection: new Set([onto.id]),
          stroke: MOVE,
        },
        { kind: "released" },
      ];
    if (onto.kind !== "link") return [{ kind: "released" }];
    const sketch = split(now.sketch, onto.id, grabbed);
    // On a mirror its image stands there too.
    const merged = mergeMoved({ ...now, sketch }, gesture);
    const ended = merged.length > 0 ? merged : drawnFrom(gesture, sketch);
    return [...ended, { kind: "released" }];
  },
  tap(editorState, { under, shift }) {
    // Here only the plus begins a link, and a press of it hides it.
    if (editorState.gesture.kind === "linking") return tapPlus(editorState, editorState.gesture);
    if (under?.kind === "turn" || under?.kind === "scale") return [{ kind: "released" }];
    const { selection, sketch } = editorState.now;
    if (under?.kind === "constraint") {
      const next = unconstrained(sketch, under.place, under.link);
      return [
        { kind: "drawn", sketch: next },
        { kind: "hovered", under: null, ghost: null },
        { kind: "released" },
      ];
    }
    const ids = under === null ? NONE : itemsOf(sketch, under);
    if (!shift) return [{ kind: "selected", selection: ids }, { kind: "released" }];
    const next = new Set(selection);
    for (const id of ids) if (!next.delete(id)) next.add(id);
    return [{ kind: "selected", selection: next }, { kind: "released" }];
  },
  hover: HOVER_ONLY.hover,
};

/** Double tap on a side: inserts a corner. */
export function insertCorner(editorState: EditorState, { under, at }: Touch): EditorActions {
  if (under?.kind !== "side") return [];
  const { sketch, id } = splitSide(editorState.now.sketch, under.id, at);
  return [{ kind: "drawn", sketch, selection: new Set([id]) }];
}

/** Selectable items of a target with their groups: the points of a placement, the corners of a side. */
export function itemsOf(sketch: Sketch, target: Target): Selection {
  return withGroups(sketch, itemsAt(sketch, target));
}

function itemsAt(sketch: Sketch, target: Target): Selection {
  switch (target.kind) {
    case "placement":
      return sketch.placements.get(target.id) ?? NONE;
    case "side":
      return sideEnds(sketch, target.id);
    case "rim":
    case "hub":
    case "stone-rim":
    case "scale":
    case "turn":
    case "plus":
    case "pivot":
    case "constraint":
      return NONE;
    default:
      return new Set([target.id]);
  }
}

function sideEnds(sketch: Sketch, id: ItemId): Selection {
  for (const ring of ringsOf(sketch.region)) {
    const at = ring.findIndex((corner) => corner.id === id);
    const next = ring[(at + 1) % ring.length];
    if (at >= 0 && next !== undefined) return new Set([id, next.id]);
  }
  return NONE;
}

/** Links move with their ends. */
function startMoving(
  editorState: EditorState,
  selected: Selection,
  ids: Selection,
  from: Pair,
): EditorActions {
  const { sketch } = editorState.now;
  const moving = unlocked(sketch, new Set([...selected, ...endsOf(sketch, selected)]));
  const grabbed = grabbedOf(sketch, ids, moving);
  const spot = grabbed === null ? null : spotOfItem(sketch, grabbed);
  if (grabbed === null || spot === null) return [];
  const origin = { sketch, selection: moving };
  return [
    { kind: "selected", selection: selected },
    { kind: "gesture", gesture: { ...MOVING, from, grabbed, spot, origin, makes: "nothing" } },
  ];
}

/** Begins to drag a copy of the selection; null where it has none. */
function copying(
  { now: { sketch, selection } }: EditorState,
  ids: Selection,
  from: Pair,
): EditorActions[number] | null {
  const whole = new Set([...selection, ...endsOf(sketch, selection)]);
  const fragment = fragmentOf(sketch, whole);
  const original = grabbedOf(sketch, ids, whole);
  const spot = original === null ? null : spotOfItem(sketch, original);
  if (original === null || spot === null || !canPaste(fragment, sketch)) return null;
  const copy = withFragment(sketch, fragment, [0, 0]);
  const grabbed = copy.copies.get(original);
  if (grabbed === undefined) return null;
  const origin = { sketch: copy.sketch, selection: copy.ids };
  return { kind: "gesture", gesture: { ...MOVING, from, grabbed, spot, origin, makes: "a copy" } };
}

const MOVING = { kind: "moving", onto: null, guides: [] } as const;

/** Ends of the links among these items. */
function endsOf({ links }: Sketch, ids: Selection): Selection {
  const ends = new Set<ItemId>();
  for (const id of ids) {
    const link = links.get(id);
    if (link !== undefined) ends.add(link.from).add(link.to);
  }
  return ends;
}

/** The item by whose place a drag is measured: of a link an end that moves. */
function grabbedOf(sketch: Sketch, ids: Selection, moving: Selection): ItemId | null {
  for (const items of [endsOf(sketch, ids), ids])
    for (const id of items) if (moving.has(id)) return id;
  return null;
}

function move(
  editorState: EditorState,
  gesture: Extract<Gesture, { kind: "moving" }>,
  touch: Touch,
  tangency: Tangency,
): EditorActions {
  const { origin, spot, from, grabbed } = gesture;
  const ids = origin.selection;
  const wish: Pair = [spot[0] + touch.at[0] - from[0], spot[1] + touch.at[1] - from[1]];
  const { free } = touch;
  const onto = free ? null : dropTarget(origin, grabbed, wish, touch.reach);
  const existing = () => existingPoint(origin.sketch, onto);
  const wished = movedTo(touch, wish);
  const { at, guides } = snappedMove(editorState, gesture, wished, tangency, existing);
  const by: Pair = [at[0] - spot[0], at[1] - spot[1]];
  const sketch = moveItems(origin.sketch, ids, ([x, y]) => [x + by[0], y + by[1]]);
  return [
    gesture.makes === "nothing"
      ? { kind: "drawn", sketch, stroke: MOVE }
      : { kind: "drawn", sketch, selection: ids, stroke: MOVE },
    { kind: "gesture", gesture: { ...gesture, onto, guides } },
  ];
}

/** A single disk or stone snaps to tangency, unless it overlapped others before, as it was meant to. */
function snappedMove(
  editorState: EditorState,
  { origin, grabbed, spot }: Extract<Gesture, { kind: "moving" }>,
  touch: Touch,
  tangency: Tangency,
  existing: Candidates["existing"],
): Snapped {
  const { sketch, selection } = origin;
  const images = imagesAside(origin);
  const others = { ...sketch, disks: without(sketch.disks, images) };
  const before = { ...editorState, now: { ...origin, sketch: others } };
  const stone = sketch.centres.has(grabbed) ? stoneOf(sketch) : undefined;
  const disk = sketch.disks.get(grabbed) ?? stone;
  const isAlone = selection.size === 1 && disk !== undefined;
  return isAlone && roomAt(others, spot, grabbed) >= disk.core
    ? snapDisk(before, disk, touch, tangency, grabbed)
    : snapTo(before, touch, { moving: new Set([...selection, ...images]), existing });
}

const asides = new WeakMap<SketchState, ReadonlySet<ItemId>>();

/** Images of what is moved, which go along; found once for all moves of a drag. */
function imagesAside(origin: SketchState): ReadonlySet<ItemId> {
  const found = asides.get(origin) ?? new Set(imagesOf(origin.sketch, origin.selection));
  asides.set(origin, found);
  return found;
}

/** Only points merge with points, and only a single one splits a link. */
function dropTarget(origin: SketchState, grabbed: ItemId, at: Pair, reach: number): Target | null {
  const { sketch, selection: moving } = origin;
  if (!sketch.points.has(grabbed)) return null;
  const onto = hit(sketch, at, reach, new Set([...moving, ...imagesAside(origin)]));
  if (onto?.kind === "point") return onto;
  return onto?.kind === "link" && moving.size === 1 ? onto : null;
}

/** Merges each moved point with the one on which it now lies. */
function mergeMoved(
  { sketch, selection }: SketchState,
  { origin }: Extract<Gesture, { kind: "moving" }>,
): EditorActions {
  const moved = [...origin.selection].filter((id) => sketch.points.has(id));
  const [first] = moved;
  const isStill =
    first === undefined || sketch.points.get(first) === origin.sketch.points.get(first);
  if (isStill) return [];
  const points = new Spots(oneSpot(sketch), sketch.points);
  const pairs = moved.flatMap((id): [ItemId, ItemId][] => {
    const spot = spotOfItem(sketch, id);
    const kept = spot && points.at(spot, (other) => origin.selection.has(other));
    return kept === null ? [] : [[id, kept]];
  });
  if (pairs.length === 0) return [];
  const stays = new Map(pairs);
  const chosen = new Set<ItemId>();
  for (const id of selection) chosen.add(stays.get(id) ?? id);
  const merged = mergeAll(sketch, pairs);
  return [{ kind: "drawn", sketch: merged, selection: chosen, stroke: MOVE }];
}

function grabHandle(editorState: EditorState, handle: Target, from: Pair): EditorActions[number] {
  const { sketch, selection } = editorState.now;
  const bounds = boundsOfItems(sketch, selection) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const middle: Pair = [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
  const origin = editorState.now;
  const gesture: Gesture =
    handle.kind === "scale"
      ? { kind: "scaling", about: handle.from, from, origin }
      : { kind: "turning", about: middle, from, origin };
  return { kind: "gesture", gesture };
}

function turned(
  { snapping }: EditorState,
  { about, from, origin }: Extract<Gesture, { kind: "turning" }>,
  touch: Touch,
): Sketch {
  const [start, end] = [from, touch.at].map(([x, y]) => Math.atan2(y - about[1], x - about[0]));
  const turn = (end ?? 0) - (start ?? 0);
  const angle = touch.free ? turn : Math.round(turn / ANGLE_STEP) * ANGLE_STEP;
  const { sketch, selection } = origin;
  const next = transformed(sketch, selection, { kind: "rotate", angle }, about);
  return touch.free || !snapping.grid ? next : onGridAgain(sketch, next, selection, snapping.pitch);
}

function scaled(
  { about, from, origin }: Extract<Gesture, { kind: "scaling" }>,
  { at }: Touch,
): Sketch {
  const [was, is] = [from, at].map(([x, y]) => Math.hypot(x - about[0], y - about[1]));
  const factor = (is ?? 1) / Math.max(was ?? 1, Number.MIN_VALUE);
  return transformed(origin.sketch, origin.selection, { kind: "scale", factor }, about);
}

/** The link through this spot: on its axis if that is near, and straight near the line between its ends. */
function bent(
  { id, origin }: Extract<Gesture, { kind: "bending" }>,
  { at, reach, free }: Touch,
): Sketch {
  const guide = () => onAxis(origin.sketch, id, at, reach);
  const snapped = snappedOn(at, { guide }, free ? "free" : "snaps");
  return bentTo(origin.sketch, id, snapped.at, free ? 0 : reach / 2);
}

/** The drawing with the centre of its symmetry here, or where that snaps to. */
function recentred(
  editorState: EditorState,
  { origin }: Extract<Gesture, { kind: "pivoting" }>,
  touch: Touch,
): Sketch {
  const { symmetry } = origin.sketch;
  if (symmetry === null) return origin.sketch;
  const others = { ...origin.sketch, symmetry: null };
  const onto = touch.free ? null : hit(others, touch.at, touch.reach);
  const existing = () => existingPoint(others, onto);
  const now = { ...origin, sketch: others };
  const { at } = snapTo({ ...editorState, now }, movedTo(touch, touch.at), { existing });
  return { ...origin.sketch, symmetry: { ...symmetry, centre: at } };
}

function rounded({ part, origin }: Extract<Gesture, { kind: "round" }>, [x, y]: Pair): Sketch {
  const { sketch } = origin;
  const { region } = sketch;
  if (region?.kind !== "circle") return sketch;
  if (part === "hub") return { ...sketch, region: { ...region, x, y } };
  const radius = Math.max(Math.round(Math.hypot(x - region.x, y - region.y)), 1);
  return { ...sketch, region: { ...region, radius } };
}

/** The stones whose sample has its edge here. */
function withStoneTo(sketch: Sketch, [x, y]: Pair): Sketch {
  const { region, stone } = sketch;
  if (region === null) return sketch;
  const { at } = roomiest(region);
  const radius = Math.round(Math.hypot(x - at[0], y - at[1]));
  return { ...sketch, stone: { ...stone, radius: Math.max(radius, stone.tolerance, 1) } };
}

function drawnFrom(_: Gesture, sketch: Sketch): EditorActions {
  return [{ kind: "drawn", sketch, stroke: MOVE }];
}
