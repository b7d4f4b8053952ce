/** Where the marks of a place stand. */
import { isCentre, type Place } from "../model/state.ts";
import { type BoardLayout, radiusOf } from "./board-layout.ts";
import { type Lens, toPen } from "./pen.ts";
import { seats } from "./plane-pieces.ts";
import { type Circle, circlesOf } from "./stone-circles.ts";

/** On each part of a stone that is in pieces, in each image of one on a glued board. */
export function spotsOf(lens: Lens, layout: BoardLayout, place: Place): Iterable<Circle> {
  if (isCentre(place)) return seats(lens, layout, { x: place[0], y: place[1] });
  const radius = radiusOf(layout, place) * lens.camera.scale;
  const parts = layout.space?.hulls[place]?.parts;
  if (parts === undefined) return circlesOf(lens, layout, place);
  return parts.map(({ seat }) => ({ ...toPen(lens, seat), radius }));
}
