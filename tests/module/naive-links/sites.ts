/** Decoder of the sites of plays in docs/link.md. */

import { Bits, type Choices, type Fields, type Place, seldom } from "./choices.ts";

/** Sites of a board, and the played ones. */
export interface Sites {
  play(): unknown;
  any(): unknown;
  note(site: unknown): boolean;
  forget(): void;
}

export function placements(choices: Choices, count: number): Sites {
  const [again, played] = [[seldom(), seldom()] as const, [] as number[]];
  let last: 0 | 1 = 0;
  return {
    play() {
      last = choices.bit(again[last]) ? 1 : 0;
      if (last) return played[choices.below(played.length)];
      const fresh = Array.from({ length: count }, (_, i) => i).filter((i) => !played.includes(i));
      return fresh[choices.below(fresh.length)];
    },
    any: () => choices.below(count),
    note(site) {
      const isFresh = !played.includes(Number(site));
      if (isFresh) played.push(Number(site));
      return isFresh;
    },
    forget: () => played.pop(),
  };
}

export function spots(choices: Choices, plane: Fields): Sites {
  const region = plane.region as { circle?: number[]; outer?: Place[]; wrap?: string };
  const [cx = 0, cy = 0, r = 0] = region.circle ?? [];
  const corners = region.outer ?? [
    [cx - r, cy - r],
    [cx + r, cy + r],
  ];
  const least = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis] ?? 0)));
  const most = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis] ?? 0)));
  const sides = [0, 1].map((axis) => (most[axis] ?? 0) - (least[axis] ?? 0) + 1);
  const clearance = 2 * Number(plane.radius ?? 1024) - Number(plane.tolerance ?? 4);
  const glued = (region.wrap ?? "none") !== "none";
  const half = glued ? 0 : Math.ceil(Math.max(0, clearance) / 2);
  const margin = sides.some((side) => side <= 2 * half) ? 0 : half;
  const [how, played] = [new Bits(), [] as unknown[]];
  const spot = () => {
    const kind = choices.symbol(2, how);
    if (kind === 1) return played[choices.below(played.length)];
    if (kind === 2) return [0, 1].map(() => choices.below(2 ** 25 + 1) - 2 ** 24);
    return [0, 1].map(
      (axis) => (least[axis] ?? 0) + margin + choices.below((sides[axis] ?? 0) - 2 * margin),
    );
  };
  return {
    play: spot,
    any: spot,
    note: (site) => played.push(site) > 0,
    forget: () => played.pop(),
  };
}
