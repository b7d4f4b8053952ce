/** Disks that a spot may mean. In board units; needs no painting. */
import { distanceOver, IDENTITY } from "../../engine/glued-images.ts";
import type { Drawing } from "../../engine/types.ts";
import { type PlacementId, placement } from "../../model/state.ts";
import type { Spot } from "../../view/camera.ts";
import type { Region } from "../../view/region.ts";

/** Share of the smaller radius: disks of different sizes whose centres lie nearer to one another than this
 *  may be confused. */
const DOUBT = 0.34;

interface Candidate {
  readonly at: PlacementId;
  readonly away: number;
  readonly radius: number;
  readonly rank: number;
}

/** Disks that a spot may mean, best first: those that can be chosen, then by the nearest centre. More than
 *  one only where centres almost coincide. */
export function disksAt(
  drawing: Drawing,
  region: Region | null,
  spot: Spot,
  reach: number,
  rank: (at: PlacementId) => number,
): PlacementId[] {
  const near = candidates(drawing, region, spot, reach, rank);
  near.sort((a, b) => a.rank - b.rank || a.away - b.away);
  const best = near[0];
  if (best === undefined) return [];
  const doubtful = near.filter(
    (each) => each.rank === best.rank && isDoubtful(drawing, best, each),
  );
  return doubtful.map((each) => each.at);
}

function candidates(
  { xy, radii }: Drawing,
  region: Region | null,
  spot: Spot,
  reach: number,
  rank: (at: PlacementId) => number,
): Candidate[] {
  const found: Candidate[] = [];
  const images = region?.images ?? [IDENTITY];
  for (let index = 0; index < radii.length; index++) {
    const radius = radii[index] ?? 0;
    const centre = [xy[2 * index] ?? 0, xy[2 * index + 1] ?? 0] as const;
    const away = distanceOver(images, centre, [spot.x, spot.y]);
    if (away > Math.max(radius, reach)) continue;
    const at = placement(index);
    found.push({ at, away, radius, rank: rank(at) });
  }
  return found;
}

/** Centres alone distinguish disks of one size. */
function isDoubtful({ xy }: Drawing, best: Candidate, other: Candidate): boolean {
  if (other.at === best.at) return true;
  if (other.radius === best.radius) return false;
  const [dx, dy] = [
    (xy[2 * best.at] ?? 0) - (xy[2 * other.at] ?? 0),
    (xy[2 * best.at + 1] ?? 0) - (xy[2 * other.at + 1] ?? 0),
  ];
  return Math.hypot(dx, dy) < DOUBT * Math.min(best.radius, other.radius);
}
