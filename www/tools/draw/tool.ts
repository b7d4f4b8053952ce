/** Interface of the editor's tools, which map presses, drags and taps to actions. Pure, except for
 *  tangency, which the core computes. */

import { type Feature, has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import type { EditorAction } from "../../sketch/actions.ts";
import { roomAt } from "../../sketch/contacts.ts";
import type { Candidate, Candidates, Reach, Snapped } from "../../sketch/ladder.ts";
import { makesArcBothWays } from "../../sketch/link-images.ts";
import { besideOwnImage } from "../../sketch/own-image.ts";
import { type ItemId, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import { snapped } from "../../sketch/snap.ts";
import { type EditorState, NONE, type Selection, type Target } from "../../sketch/state.ts";
import { bestSpot, type Disk, type Tangency, type TangentSpot } from "../../sketch/tangency.ts";
import { ARC_NEWS, DRAW_REFUSALS } from "../../words/drawing.ts";

/** Distance in reaches within which a disk is put beside another that it would overlap. */
const ASIDE = 4;

export interface Touch extends Reach {
  /** In board units. */
  readonly at: Pair;
  readonly under: Target | null;
  /** Shift: adds to the selection, or takes the other colour. */
  readonly shift: boolean;
  /** Ctrl: nothing snaps, and disks may overlap. */
  readonly free: boolean;
  /** Alt: a drag of what is selected makes a copy. */
  readonly copies: boolean;
}

/** The same touch elsewhere, on whatever is there: no item under it is looked for. */
export function movedTo(touch: Touch, at: Pair): Touch {
  const { reach, gridReach, step, shift, free, copies } = touch;
  return { at, under: null, reach, gridReach, step, shift, free, copies };
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

/** Hints of a tool on the place that a pointer means. */
export interface Aims {
  /** The other end of the drawn line. */
  readonly base?: Pair | null;
  /** Items that move along. */
  readonly moving?: Selection;
  /** Points or tangent centres to which it snaps first. */
  readonly existing?: Candidates["existing"];
}

/** The place that a pointer means, by the ladder that all tools have. */
export function snapTo(
  { now, snapping }: EditorState,
  touch: Touch,
  { base = null, moving = NONE, existing }: Aims = {},
): Snapped {
  const { at, reach, gridReach, step, free } = touch;
  const request = { spot: at, reach, gridReach, step, free, base, moving };
  return snapped(now.sketch, snapping, request, existing);
}

/** The place of a disk or stone that a pointer means: tangent before all others, and over no other disk. */
export function snapDisk(
  editorState: EditorState,
  disk: Disk,
  touch: Touch,
  tangency: Tangency,
  skip: ItemId | null = null,
): Snapped {
  const { sketch } = editorState.now;
  const { at, reach, free } = touch;
  const tangent = (within: number) => bestSpot(tangency.spots(sketch, disk, at, within, skip));
  const asCandidate = (spot: TangentSpot | null): Candidate[] =>
    spot === null ? [] : [{ at: spot.at, off: 0, guides: [] }];
  const moving = new Set(skip === null ? [] : [skip]);
  const found = snapTo(editorState, touch, {
    moving,
    existing: () => {
      const spot = tangent(reach);
      return spot === null ? withOwnImage(sketch, disk, touch, skip) : asCandidate(spot);
    },
  });
  const overlaps = roomAt(sketch, found.at, skip) < disk.core;
  if (free || !overlaps) return found;
  const beside = tangency.spots(sketch, disk, at, ASIDE * disk.reach, skip)[0];
  return beside === undefined ? found : { at: beside.at, guides: [], to: "existing" };
}

/** News of an edit whose arc leads both ways, since its image leads back. */
export function arcNews(before: Sketch, after: Sketch): EditorActions {
  if (!makesArcBothWays(before, after)) return [];
  return [{ kind: "message", message: ARC_NEWS.bothWays, tone: "news" }];
}

/** The place where a disk touches its own image, if nothing else is in its way there. */
function withOwnImage(
  sketch: Sketch,
  disk: Disk,
  { at, reach }: Touch,
  skip: ItemId | null,
): Candidate[] {
  const spot = besideOwnImage(sketch, disk, at, reach);
  if (spot === null || roomAt(sketch, spot, skip) < disk.core) return [];
  return [{ at: spot, off: Math.hypot(spot[0] - at[0], spot[1] - at[1]), guides: [] }];
}

/** A point under the pointer, to snap to. */
export function existingPoint(sketch: Sketch, target: Target | null): Candidate[] {
  const at = target?.kind === "point" ? spotOfItem(sketch, target.id) : null;
  return at === null || target?.kind !== "point"
    ? []
    : [{ at, off: 0, guides: [], item: target.id }];
}

function refusalFor(sketch: Sketch, feature: Feature): string {
  if (feature === "links" && has(sketch, "sets")) return DRAW_REFUSALS.holdsSets;
  return has(sketch, "points") ? DRAW_REFUSALS.holdsPoints : DRAW_REFUSALS.holdsRegion;
}

/** Message if the tool needs a feature that the sketch does not have; else null. */
export function wrongKind(sketch: Sketch, feature: Feature): EditorActions | null {
  const bare = sketch.points.size + sketch.disks.size === 0 && sketch.region === null;
  if (bare || has(sketch, feature)) return null;
  return [{ kind: "message", message: refusalFor(sketch, feature) }];
}
