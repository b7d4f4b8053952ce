/** Partial repaint: the parts of the stones' layer that a turn has changed, so that only these are painted
 *  anew. For boards on which a placement is drawn within its own circle. */
import { isCentre, isStone, type Place, type PlacementId, placement } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Box } from "./camera.ts";
import type { Lens } from "./pen.ts";
import type { Pieces } from "./pieces.ts";
import { circlesOf } from "./stone-circles.ts";

/** Boxes beyond which all of the layer is painted. A stone on crowded disks closes many that lie over one
 *  another, and their boxes become few. */
const MOST = 24;
const MOST_PLACEMENTS = 500;
/** Reach of a shadow, as a share of a stone's radius, and the air round it in CSS pixels. */
const SHADOW = 1.5;
const AIR = 2;

/** Changed boxes, in CSS pixels of the screen; null where the change may be anything. */
export function touchedBoxes(
  lens: Lens,
  layout: BoardLayout,
  before: Pieces,
  now: Pieces,
): Box[] | null {
  if (!layout.inCircles || !isPlain(before) || !isPlain(now)) return null;
  const changed = changedPlacements(before, now);
  if (changed === null) return null;
  const beyond = slackOf(layout) * lens.camera.scale;
  const boxes = changed.flatMap((at) =>
    [...circlesOf(lens, layout, at)].map(({ x, y, radius }) => {
      const reach = Math.max(SHADOW * radius, radius + beyond) + AIR;
      return { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach };
    }),
  );
  const few = united(boxes);
  return few.length > MOST ? null : few;
}

/** Widest gap between two stones that touch, over which there is a bridge. */
function slackOf({ drawing: { radii, reaches } }: BoardLayout): number {
  return 2 * reaches.reduce((most, reach, at) => Math.max(most, reach - (radii[at] ?? 0)), 0);
}

/** Boxes united where they meet, so that one holds both. */
function united(boxes: readonly Box[]): Box[] {
  let apart: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (;;) {
      const met = apart.filter((other) => meet(grown, other));
      if (met.length === 0) break;
      apart = apart.filter((other) => !met.includes(other));
      grown = met.reduce(hull, grown);
    }
    apart.push(grown);
  }
  return apart;
}

function meet(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

function hull(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

/** True if nothing is written on stones or between them. */
function isPlain({ owners, numbers, lasting, marks = [], chains = null }: Pieces): boolean {
  const written = [owners, numbers, lasting, chains];
  return marks.length === 0 && written.every((each) => each === null);
}

function changedPlacements(before: Pieces, now: Pieces): PlacementId[] | null {
  if (before.colours.length !== now.colours.length) return null;
  const changed = new Set<PlacementId>();
  for (let at = 0; at < now.colours.length && changed.size <= MOST_PLACEMENTS; at++)
    if (now.colours[at] !== before.colours[at]) changed.add(placement(at));
  for (const { last, moving, colours } of [before, now]) {
    for (const at of moving) if (isStone(colours[at])) changed.add(placement(at));
    if (isPlacement(last)) changed.add(last);
  }
  return changed.size > MOST_PLACEMENTS ? null : [...changed];
}

function isPlacement(at: Place | null): at is PlacementId {
  return at !== null && !isCentre(at);
}
