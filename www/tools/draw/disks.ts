/** Disk and stone tools. A drag on empty ground draws a disk by its radius, a tap adds one of the
 *  last radius; both snap to tangency. */

import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { BLACK, WHITE } from "../../model/state.ts";
import { addCentre, addDisk, nextColour, recoloured, stoneOn } from "../../sketch/ground.ts";
import type { ItemId, Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { Disk, Tangency } from "../../sketch/tangency.ts";
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

export const diskTool: DrawTool = {
  press(editorState, touch, tangency) {
    if (touch.under?.kind === "disk" && !touch.alt)
      return selectTool.press(editorState, touch, tangency);
    const { at } = snapTo(editorState, touch);
    return [{ kind: "gesture", gesture: { kind: "radius", centre: at, radius: 0 } }];
  },
  drag(editorState, touch, tangency) {
    const { gesture } = editorState;
    if (gesture.kind !== "radius") return selectTool.drag(editorState, touch, tangency);
    const radius = radiusAt(editorState, gesture.centre, touch, tangency);
    return [{ kind: "gesture", gesture: { ...gesture, radius } }];
  },
  drop(editorState, touch, tangency) {
    const { gesture, now, slack } = editorState;
    if (gesture.kind !== "radius") return selectTool.drop(editorState, touch, tangency);
    const radius = radiusAt(editorState, gesture.centre, touch, tangency);
    return [...putDisk(now.sketch, gesture.centre, radius, slack), { kind: "released" }];
  },
  tap(editorState, touch, tangency) {
    if (touch.under?.kind === "disk" && !touch.alt)
      return selectTool.tap(editorState, touch, tangency);
    const { now, radius, slack } = editorState;
    const at = restingSpot(editorState, diskOf(editorState), touch, tangency);
    return [...putDisk(now.sketch, at, radius, slack), { kind: "released" }];
  },
  hover(editorState, touch, tangency) {
    const { under } = touch;
    const ghost =
      under?.kind === "disk" && !touch.alt
        ? null
        : restingSpot(editorState, diskOf(editorState), touch, tangency);
    return [{ kind: "hovered", under, ghost }];
  },
};

function diskOf({ radius, slack }: EditorState): Disk {
  return { core: radius, reach: radius + slack };
}

/** The tangent centre near the pointer, or else the snapped place. */
function restingSpot(editorState: EditorState, disk: Disk, touch: Touch, tangency: Tangency): Pair {
  if (touch.alt) return snapTo(editorState, touch).at;
  const spot = tangency.spot(editorState.now.sketch, disk, touch.at, touch.reach, null);
  return spot === touch.at ? snapTo(editorState, touch).at : spot;
}

function radiusAt(
  editorState: EditorState,
  centre: Pair,
  { at, reach, alt }: Touch,
  tangency: Tangency,
): number {
  const plain = Math.max(Math.round(Math.hypot(at[0] - centre[0], at[1] - centre[1])), 1);
  return alt ? plain : tangency.radius(editorState.now.sketch, centre, plain, reach);
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

/** A stone of a plane as a disk: RULES, core R − t/2 and reach R + t/2. */
export function stoneOf({ stone: { radius, tolerance, reach } }: Sketch): Disk {
  return {
    core: radius - Math.floor(tolerance / 2),
    reach: reach ?? radius + Math.floor(tolerance / 2),
  };
}
