/** Disk and stone tools. A drag on empty ground draws a disk by its radius, a tap adds one of the
 *  last radius; both snap to tangency. */

import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { BLACK, WHITE } from "../../model/state.ts";
import { roomAt, stoneOf } from "../../sketch/contacts.ts";
import { addCentre, addDisk, nextColour, recoloured, stoneOn } from "../../sketch/ground.ts";
import { roomBesideImages } from "../../sketch/own-image.ts";
import type { ItemId, Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { bestSpot, type Disk, type Tangency } from "../../sketch/tangency.ts";
import { DRAW_REFUSALS } from "../../words/drawing.ts";
import { selectTool } from "./select.ts";
import {
  type DrawTool,
  type EditorActions,
  HOVER_ONLY,
  movedTo,
  snapDisk,
  snapTo,
  type Touch,
  wrongKind,
} from "./tool.ts";

export const diskTool: DrawTool = {
  press(editorState, touch, tangency) {
    if (touch.under?.kind === "disk" && !touch.free)
      return selectTool.press(editorState, touch, tangency);
    const gesture = { kind: "radius", from: touch.at, centre: touch.at, radius: 0 } as const;
    return [{ kind: "gesture", gesture }];
  },
  drag(editorState, touch, tangency) {
    const { gesture } = editorState;
    if (gesture.kind !== "radius") return selectTool.drag(editorState, touch, tangency);
    const circle = circleAt(editorState, gesture.from, touch, tangency);
    return [{ kind: "gesture", gesture: { ...gesture, ...circle } }];
  },
  drop(editorState, touch, tangency) {
    const { gesture, now, slack } = editorState;
    if (gesture.kind !== "radius") return selectTool.drop(editorState, touch, tangency);
    const { centre, radius } = circleAt(editorState, gesture.from, touch, tangency);
    return [...putDisk(now.sketch, centre, radius, slack), { kind: "released" }];
  },
  tap(editorState, touch, tangency) {
    if (touch.under?.kind === "disk" && !touch.free)
      return selectTool.tap(editorState, touch, tangency);
    const { now, radius, slack } = editorState;
    const at = restingSpot(editorState, diskOf(editorState), touch, tangency);
    return [...putDisk(now.sketch, at, radius, slack), { kind: "released" }];
  },
  hover(editorState, touch, tangency) {
    const { under } = touch;
    const ghost =
      under?.kind === "disk" && !touch.free
        ? null
        : restingSpot(editorState, diskOf(editorState), touch, tangency);
    return [{ kind: "hovered", under, ghost }];
  },
};

function diskOf({ radius, slack }: EditorState): Disk {
  return { core: radius, reach: radius + slack };
}

/** The place of a disk: where it touches something near the pointer, else by the grid and guides. */
function restingSpot(editorState: EditorState, disk: Disk, touch: Touch, tangency: Tangency): Pair {
  return snapDisk(editorState, disk, touch, tangency).at;
}

/** A circle that is dragged from its centre: of the last size if it touches something so; else with this centre, if
 *  a radius near by touches; else of this radius, if a centre near by touches. It overlaps nothing. */
function circleAt(
  editorState: EditorState,
  from: Pair,
  touch: Touch,
  tangency: Tangency,
): { readonly centre: Pair; readonly radius: number } {
  const { now, slack } = editorState;
  const { sketch } = now;
  const away = (centre: Pair) => Math.hypot(touch.at[0] - centre[0], touch.at[1] - centre[1]);
  const whole = (radius: number) => Math.max(Math.round(radius), 1);
  if (touch.free) return { centre: from, radius: whole(away(from)) };
  const wished = away(from);
  const equal = equalRadius(editorState, wished, touch.reach);
  const touching = (radius: number) => {
    const disk = { core: whole(radius), reach: whole(radius) + slack };
    return bestSpot(tangency.spots(sketch, disk, from, touch.reach, null))?.at ?? null;
  };
  const alike = equal === null ? null : touching(equal);
  if (equal !== null && alike !== null) return { centre: alike, radius: equal };
  const centre = snapTo(editorState, movedTo(touch, from)).at;
  const besideImages = Math.floor(roomBesideImages(sketch, centre));
  const room = Math.floor(Math.min(roomAt(sketch, centre), besideImages));
  const radii = tangency.radii(sketch, centre, whole(away(centre)), touch.reach);
  const isNear = Math.abs(besideImages - away(centre)) <= touch.reach;
  const tangent = [...radii, ...(isNear ? [besideImages] : [])].find((radius) => radius <= room);
  if (tangent !== undefined) return { centre, radius: tangent };
  const moved = touching(wished);
  if (moved !== null) return { centre: moved, radius: whole(wished) };
  const steps = Math.round(wished / touch.step) * touch.step;
  const onGrid = editorState.snapping.grid && Math.abs(steps - wished) <= touch.gridReach;
  const radius = whole(equal ?? (onGrid ? steps : wished));
  return room < 1
    ? { centre: from, radius: whole(Math.min(radius, roomAt(sketch, from))) }
    : { centre, radius: Math.min(radius, room) };
}

/** A radius that a disk has already, or the last one, if it is near this one. */
function equalRadius(
  { now, radius, snapping }: EditorState,
  wished: number,
  reach: number,
): number | null {
  if (!snapping.lengths) return null;
  const known = [radius, ...[...now.sketch.disks.values()].map(({ core }) => core)];
  const off = (each: number) => Math.abs(each - wished);
  const best = known.reduce((least, each) => (off(each) < off(least) ? each : least));
  return off(best) <= Math.min(reach / 2, wished / 4) ? best : null;
}

function putDisk(sketch: Sketch, at: Pair, radius: number, slack: number): EditorActions {
  const wrong = wrongKind(sketch, "continuous");
  if (wrong !== null) return wrong;
  if (has(sketch, "centres") && sketch.centres.size > 0)
    return [
      {
        kind: "message",
        message: DRAW_REFUSALS.stonesStand,
      },
    ];
  // The tool asks before it makes a board of disks of one without lines.
  if (has(sketch, "centres")) return [{ kind: "tool", tool: "disk" }];
  const added = addDisk(sketch, at, radius, slack);
  return [
    { kind: "drawn", sketch: added.sketch, selection: new Set(added.ids) },
    { kind: "radius", radius },
  ];
}

/** Sets stones of the start; with Shift, white first. */
export const stoneTool: DrawTool = {
  press(editorState, touch, tangency) {
    return touch.under?.kind === "centre" ? selectTool.press(editorState, touch, tangency) : [];
  },
  drag: selectTool.drag,
  drop: selectTool.drop,
  tap(editorState, touch, tangency) {
    const first = touch.shift ? WHITE : BLACK;
    const { sketch } = editorState.now;
    const { under } = touch;
    const released = { kind: "released" } as const;
    if (under?.kind === "centre") {
      const colour = nextColour(sketch.centres.get(under.id)?.colour, first);
      return [{ kind: "drawn", sketch: recoloured(sketch, under.id, colour) }, released];
    }
    if (has(sketch, "centres")) {
      const at = restingSpot(editorState, stoneOf(sketch), touch, tangency);
      return [{ kind: "drawn", sketch: addCentre(sketch, at, first).sketch }, released];
    }
    const id = placementUnder(sketch, under);
    if (id === null) return [released];
    const colour = nextColour(sketch.start.get(id), first);
    return [{ kind: "drawn", sketch: stoneOn(sketch, id, colour) }, released];
  },
  hover(editorState, touch, tangency) {
    const { under } = touch;
    if (!has(editorState.now.sketch, "centres") || under?.kind === "centre")
      return HOVER_ONLY.hover(editorState, touch, tangency);
    const ghost = restingSpot(editorState, stoneOf(editorState.now.sketch), touch, tangency);
    return [{ kind: "hovered", under, ghost }];
  },
};

/** On a point of a go-space, its smallest placement. */
function placementUnder(sketch: Sketch, under: Touch["under"]): ItemId | null {
  if (under?.kind === "placement" || under?.kind === "disk") return under.id;
  if (under?.kind !== "point") return null;
  if (!has(sketch, "sets")) return under.id;
  const round = [...sketch.placements].filter(([, set]) => set.has(under.id));
  round.sort(([, a], [, b]) => a.size - b.size);
  return round[0]?.[0] ?? null;
}
