/** Ways of ink on disks: from the spot where a free disk touches one to its middle. */
import { placement } from "../../model/state.ts";
import { type BoardLayout, pointOf, radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { type Lens, toPen } from "../../view/pen.ts";
import { sights } from "../../view/region.ts";
import { dropOf, from, type InkedChain, type Way } from "../../view/ways.ts";

/** Gap between disks that count as tangent, as a share of the smaller one's radius. */
const SLIGHT = 0.03;

export function* diskWays(
  lens: Lens,
  layout: BoardLayout,
  { chain, liberties }: InkedChain,
): Iterable<Way> {
  const most = Math.max(layout.spacing * lens.camera.scale * 0.15, 2);
  const disks = (list: ArrayLike<number>) =>
    Array.from(list, (at) => ({ ...pointOf(layout, placement(at)), radius: radiusOf(layout, at) }));
  const stones = disks(chain).flatMap((disk) => seen(layout, disk));
  for (const disk of disks(liberties)) {
    const drop = dropOf(disk.radius * lens.camera.scale, most);
    for (const free of seen(layout, disk)) {
      const gaps = stones.map(
        (stone) => Math.hypot(stone.x - free.x, stone.y - free.y) - stone.radius - free.radius,
      );
      const least = Math.min(...gaps) + SLIGHT * free.radius;
      // In an image at the rim the stone that it touches may not show.
      if (least > free.radius) continue;
      for (const [i, stone] of stones.entries()) {
        if ((gaps[i] ?? Infinity) > least) continue;
        const line = [stone, free].map((at) => toPen(lens, at));
        const spots = from(line, stone.radius * lens.camera.scale);
        yield { spots, drop, part: "whole", shape: "drop" };
      }
    }
  }
}

interface Disk extends Spot {
  readonly radius: number;
}

function seen({ region }: BoardLayout, { x, y, radius }: Disk): Disk[] {
  return Array.from(sights(region, { x, y }, radius), (spot) => ({ ...spot, radius }));
}
