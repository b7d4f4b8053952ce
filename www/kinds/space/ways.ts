/** Ways of ink from a string of a go-space: over its closure to each free placement that it meets. */

import type { Spot } from "../../view/camera.ts";
import { apart } from "../../view/hulls.ts";
import { type Lens, toPen } from "../../view/pen.ts";
import { dropOf, from, type InkedChain, type Way } from "../../view/ways.ts";
import type { Space } from "./space.ts";

export function* spaceWays(
  lens: Lens,
  space: Space,
  { chain, liberties }: InkedChain,
): Iterable<Way> {
  const hulls = (list: ArrayLike<number>) =>
    Array.from(list).flatMap((at) => space.hulls[at] ?? []);
  const own = new Set(hulls(chain).flatMap(({ points }) => [...points]));
  const stones = [...own].flatMap((point) => space.spots[point] ?? []);
  const pad = Math.min(...hulls(chain).map((hull) => hull.pad), 0.4 * space.spacing);
  const drop = dropOf(0.3 * space.spacing * lens.camera.scale);
  for (const { handles } of hulls(liberties))
    for (const handle of handles) {
      const away = (spot: Spot) => apart(spot, handle);
      const nearest = stones.reduce(
        (best, spot) => (away(spot) < away(best) ? spot : best),
        stones[0] ?? handle,
      );
      const spots = from(
        [nearest, handle].map((at) => toPen(lens, at)),
        pad * lens.camera.scale,
      );
      yield { spots, drop, part: "whole", shape: "drop" };
    }
}
