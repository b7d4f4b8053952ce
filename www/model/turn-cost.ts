/** Turn costs: what each turn of a reviewed line cost its player. */
import type { Player, Turn } from "../engine/types.ts";
import type { Review } from "./review.ts";
import { type Branch, nodeOf } from "./tree/tree.ts";

/** The cost of a turn for its player, in points, or in hundredths of winning where no margin is known. */
export interface TurnCost {
  /** Number of turns up to this one, itself included. */
  readonly turns: number;
  readonly player: Player;
  /** 0 where the search would have played the same, or found nothing better. */
  readonly cost: number;
  /** The turn that the search found; null where it is the one that was played. */
  readonly better: Turn | null;
}

export type Measure = "lead" | "share";

/** Turns listed as costly, and the least cost of each. */
const LISTED = 3;
const LEAST_COST: Readonly<Record<Measure, number>> = { lead: 1, share: 5 };

/** Leads where any is known, otherwise shares. */
export function measureOf({ positions }: Review): Measure {
  return positions.some(({ lead }) => lead !== null) ? "lead" : "share";
}

/** Black's lead after so many turns, or Black's share of won games in hundredths; null: unknown. */
export function valueAt(review: Review, turns: number): number | null {
  const position = review.positions[turns];
  if (position === undefined) return null;
  if (measureOf(review) === "lead") return position.lead;
  return position.share === null ? null : 100 * position.share;
}

/** The cost of the turn after which so many were played; null where it is unknown. */
export function costOf(review: Review, { tree }: Branch, turns: number): TurnCost | null {
  const [before, after] = [valueAt(review, turns - 1), valueAt(review, turns)];
  const id = review.nodes[turns];
  if (before === null || after === null || id === undefined) return null;
  const player = review.positions[turns]?.mover;
  if (player !== "black" && player !== "white") return null;
  const best = review.positions[turns - 1]?.best ?? null;
  const better = sameTurn(best, nodeOf(tree, id).turn) ? null : best;
  const cost = player === "black" ? before - after : after - before;
  return { turns, player, cost: better === null ? 0 : Math.max(cost, 0), better };
}

/** The turns that cost most, the worst first. */
export function costliest(review: Review, branch: Branch): readonly TurnCost[] {
  const least = LEAST_COST[measureOf(review)];
  return review.nodes
    .map((_, turns) => costOf(review, branch, turns))
    .filter((cost) => cost !== null)
    .filter(({ cost }) => cost >= least)
    .sort((a, b) => b.cost - a.cost || a.turns - b.turns)
    .slice(0, LISTED);
}

function sameTurn(a: Turn | null, b: Turn | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
