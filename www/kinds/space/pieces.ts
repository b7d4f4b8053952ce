/** Stones on a go-space: hulls with the points that they hold, and the squares of owners. */
import {
  BLACK,
  type Colouring,
  EMPTY,
  type PlacementId,
  placement,
  type StoneColour,
  WHITE,
} from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { paintHulls, paintsOf } from "../../view/hull-stones.ts";
import type { Hull } from "../../view/hulls.ts";
import { onScreen, type Pen } from "../../view/pen.ts";
import { dotRadius, LESSER } from "./ground.ts";
import type { Space } from "./space.ts";

export function paintSpaceStones(
  pen: Pen,
  layout: BoardLayout,
  space: Space,
  { colours, points }: Colouring,
  moving: ReadonlySet<number>,
): void {
  pen.group("stones", () => {
    for (const colour of [BLACK, WHITE] as const) {
      const hulls = largestStones(space, colours, colour, moving);
      const name = colour === BLACK ? "black-stones" : "white-stones";
      if (hulls.length > 0) pen.group(name, () => pen.hulls(hulls, colour, paintHulls));
    }
  });
  paintColouredPoints(pen, layout, space, points);
}

/** Stones of a colour that are in no larger one. */
function largestStones(
  space: Space,
  colours: Uint8Array,
  colour: StoneColour,
  moving: ReadonlySet<number>,
): Hull[] {
  const isShown = (at: PlacementId) => colours[at] === colour && !moving.has(at);
  return space.hulls.filter((hull, index) => {
    const at = placement(index);
    return isShown(at) && !rivals(space, hull, at).some((other) => isShown(other));
  });
}

/** Placements that hold all of this one's points and more. */
function rivals(space: Space, hull: Hull, at: PlacementId): PlacementId[] {
  const [first, ...rest] = hull.points;
  const holders = first === undefined ? [] : (space.holders[first] ?? []);
  return holders.filter((other) => {
    const size = space.hulls[other]?.points.length ?? 0;
    if (other === at || size <= hull.points.length) return false;
    return rest.every((point) => space.holders[point]?.includes(other));
  });
}

/** Points drawn on the stones that hold them, so that they can be seen and counted. */
function paintColouredPoints(
  pen: Pen,
  layout: BoardLayout,
  space: Space,
  points: Uint8Array,
): void {
  const radius = dotRadius(pen, space);
  pen.group("points-on-stones", () => {
    for (const colour of [BLACK, WHITE] as const)
      pen.shapes(null, { fill: paintsOf(pen.palette, colour).dot }, (shapes) => {
        for (let point = 0; point < points.length; point++) {
          if (points[point] !== colour) continue;
          const { x, y } = onScreen(pen, layout.drawing.points, point);
          shapes.circle(x, y, space.primary[point] ? radius : LESSER * radius);
        }
      });
  });
}

/** Owners of the empty points of owned placements. */
export function ownedPoints(space: Space, points: Uint8Array, owners: Uint8Array): Uint8Array {
  const owned = new Uint8Array(points.length);
  space.hulls.forEach((hull, index) => {
    const owner = owners[index] ?? EMPTY;
    if (owner === EMPTY) return;
    for (const point of hull.points) if (points[point] === EMPTY) owned[point] = owner;
  });
  return owned;
}
