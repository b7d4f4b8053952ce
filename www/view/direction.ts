/** Arrow keys: the placement in a direction, by geometry alone. */
import type { PlacementId } from "../model/state.ts";
import { placement } from "../model/state.ts";
import { type BoardLayout, pointOf } from "./board-layout.ts";

export type Direction = "left" | "right" | "up" | "down";

/** Length of an arrow key's step on a plane. */
export type Pace = "small" | "wide";

export const STEP: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** Weight of a step aside compared with a step ahead. */
const ASIDE = 2.5;

/** Nearest placement ahead, sideways distance weighing more; null where nothing is ahead. */
export function stepFrom(
  layout: BoardLayout,
  from: PlacementId,
  direction: Direction,
): PlacementId | null {
  const [dx, dy] = STEP[direction];
  const start = pointOf(layout, from);
  let best = -1;
  let least = Infinity;
  for (let at = 0; at < layout.radii.length; at++) {
    const point = pointOf(layout, placement(at));
    const [x, y] = [point.x - start.x, point.y - start.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= layout.spacing * 0.05) continue;
    const cost = ahead + ASIDE * aside;
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  return best < 0 ? null : placement(best);
}
