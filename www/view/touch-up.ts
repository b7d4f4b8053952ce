/** Which parts of the layer of stones a turn has changed, so that only these are painted anew. Knows the
 *  boards on which a stone changes nothing beyond its own circle: graphs. */
import { isCentre, isStone, type Place, type PlacementId, placement } from "../model/state.ts";
import type { Box } from "./camera.ts";
import { circlesOf } from "./circles.ts";
import type { Lens } from "./pen.ts";
import type { Pieces } from "./pieces.ts";
import type { Plan } from "./plan.ts";

/** With more, all of the layer is painted. */
const MOST = 24;
/** Of a stone's radius: as far as its shadow goes. And in CSS pixels. */
const SHADOW = 1.5;
const AIR = 2;

/** In CSS pixels of the screen; null where it may be anything. */
export function touchedBoxes(lens: Lens, plan: Plan, before: Pieces, now: Pieces): Box[] | null {
  if (plan.kind !== "graph" || !isPlain(before) || !isPlain(now)) return null;
  const changed = changedPlacements(before, now);
  if (changed === null) return null;
  return changed.flatMap((at) =>
    [...circlesOf(lens, plan, at)].map(({ x, y, radius }) => {
      const reach = SHADOW * radius + AIR;
      return { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach };
    }),
  );
}

/** Without what is written on stones or between them. */
function isPlain({ owners, numbers, lasting, marks = [], chains = null }: Pieces): boolean {
  const written = [owners, numbers, lasting, chains];
  return marks.length === 0 && written.every((each) => each === null);
}

function changedPlacements(before: Pieces, now: Pieces): PlacementId[] | null {
  if (before.colours.length !== now.colours.length) return null;
  const changed = new Set<PlacementId>();
  for (let at = 0; at < now.colours.length && changed.size <= MOST; at++)
    if (now.colours[at] !== before.colours[at]) changed.add(placement(at));
  for (const { last, moving, colours } of [before, now]) {
    for (const at of moving) if (isStone(colours[at])) changed.add(placement(at));
    if (isPlacement(last)) changed.add(last);
  }
  return changed.size > MOST ? null : [...changed];
}

function isPlacement(at: Place | null): at is PlacementId {
  return at !== null && !isCentre(at);
}
