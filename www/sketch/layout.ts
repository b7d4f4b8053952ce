/** Layout of a sketch: the request, and the sketch with the result. If at least two points are
 *  selected, only they move. */
import type { LayoutKind, LayoutRequest } from "../layout/types.ts";
import { withBendsMoved } from "./bends.ts";
import { isLocked } from "./locks.ts";
import type { ItemId, Sketch } from "./sketch.ts";
import type { SketchState } from "./state.ts";

export function layoutRequest(
  { sketch, selection }: SketchState,
  layout: LayoutKind,
  spacing: number,
): LayoutRequest {
  const points = [...sketch.points];
  const chosen = points.filter(([id]) => selection.has(id)).length > 1;
  const index = new Map(points.map(([id], i) => [id, i] as const));
  const at = (id: ItemId) => index.get(id) ?? 0;
  const links = [...sketch.links.values()];
  return {
    layout,
    xy: Float64Array.from(points.flatMap(([, { x, y }]) => [x, y])),
    links: Uint32Array.from(links.flatMap(({ from, to }) => [at(from), at(to)])),
    oneWay: Uint8Array.from(links, ({ way }) => (way === "one" ? 1 : 0)),
    pinned: Uint8Array.from(points, ([id, { pinned }]) =>
      pinned || isLocked(sketch, id) || (chosen && !selection.has(id)) ? 1 : 0,
    ),
    spacing,
  };
}

/** Points deleted since the request are skipped. */
export function placed(sketch: Sketch, { sketch: asked }: SketchState, xy: Float64Array): Sketch {
  const points = new Map(sketch.points);
  [...asked.points.keys()].forEach((id, i) => {
    const point = points.get(id);
    const [x, y] = xy.subarray(2 * i, 2 * i + 2);
    if (point !== undefined && x !== undefined && y !== undefined)
      points.set(id, { ...point, x, y });
  });
  return withBendsMoved(sketch, { ...sketch, points });
}
