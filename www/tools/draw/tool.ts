/** Interface of the editor's tools, which map presses, drags and taps to actions. Pure, except for
 *  tangency, which the core computes. */

import { type Feature, has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import type { EditorAction } from "../../sketch/actions.ts";
import type { Snapped } from "../../sketch/guides.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import { snapped } from "../../sketch/snap.ts";
import { type EditorState, NONE, type Selection, type Target } from "../../sketch/state.ts";
import type { Tangency } from "../../sketch/tangency.ts";
import { DRAW_REFUSALS } from "../../words/drawing.ts";

export interface Touch {
  /** In board units. */
  readonly at: Pair;
  readonly under: Target | null;
  /** Hit range in board units. */
  readonly reach: number;
  /** Shift: adds to the selection, or takes the other colour. */
  readonly shift: boolean;
  /** Alt: disables snapping. */
  readonly alt: boolean;
}

export type EditorActions = readonly EditorAction[];

export interface DrawTool {
  /** Begins a drag. */
  press(editorState: EditorState, touch: Touch, tangency: Tangency): EditorActions;
  drag(editorState: EditorState, touch: Touch, tangency: Tangency): EditorActions;
  /** Ends a drag. */
  drop(editorState: EditorState, touch: Touch, tangency: Tangency): EditorActions;
  tap(editorState: EditorState, touch: Touch, tangency: Tangency): EditorActions;
  hover(editorState: EditorState, touch: Touch, tangency: Tangency): EditorActions;
}

export const HOVER_ONLY: DrawTool = {
  press: () => [],
  drag: () => [],
  drop: () => [],
  tap: () => [],
  hover: (_, { under }) => [{ kind: "hovered", under, ghost: null }],
};

export function snapTo(
  editorState: EditorState,
  { at, reach, alt }: Touch,
  base: Pair | null = null,
  moving: Selection = NONE,
): Snapped {
  const { now, snapping } = editorState;
  if (alt) return snapped(now.sketch, FREE, { spot: at, within: 0, moving, base: null });
  return snapped(now.sketch, snapping, { spot: at, within: reach, moving, base });
}

function refusalFor(sketch: Sketch, feature: Feature): string {
  if (feature === "links" && has(sketch, "sets")) return DRAW_REFUSALS.holdsSets;
  return has(sketch, "points") ? DRAW_REFUSALS.holdsPoints : DRAW_REFUSALS.holdsRegion;
}

const FREE = { grid: false, angles: false, lengths: false, lines: false, pitch: 1 } as const;

/** Message if the tool needs a feature that the sketch does not have; else null. */
export function wrongKind(sketch: Sketch, feature: Feature): EditorActions | null {
  const bare = sketch.points.size + sketch.disks.size === 0 && sketch.region === null;
  if (bare || has(sketch, feature)) return null;
  return [{ kind: "message", message: refusalFor(sketch, feature) }];
}
