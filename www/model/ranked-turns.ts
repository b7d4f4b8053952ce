/** First turns in the order of their values, and margins from a player's view. */
import type { PositionValue, TurnValue } from "../engine/protocol.ts";
import { isKnown } from "../engine/solved.ts";
import type { Player, Turn } from "../engine/types.ts";
import { minus } from "../fractions.ts";
import { playedAt } from "./turns.ts";

/** A margin for a player, from Black's view. */
export function marginFor(player: Player, value: string): string {
  return player === "black" ? value : minus("0", value);
}

/** −1, 0 or 1 as the first rational is less than, equal to or greater than the second. */
export function compared(a: string, b: string): -1 | 0 | 1 {
  const difference = minus(a, b);
  if (difference.startsWith("-")) return -1;
  return difference === "0" ? 0 : 1;
}

/** True if both players can draw at least: 0 lies between the bounds of a drawn position. */
export function isDrawn({ low, high, between }: PositionValue): boolean {
  return between === "drawn" && compared(low, "0") <= 0 && compared(high, "0") >= 0;
}

/** A first turn with its value, and its rank: "best" keeps the value of the position. */
export interface RankedTurn {
  readonly turn: Turn;
  readonly value: string;
  readonly rank: "best" | "worse";
}

/** A pass comes after all plays. */
function siteIndex({ turn }: TurnValue): number {
  const at = playedAt(turn);
  return typeof at === "number" ? at : Number.MAX_SAFE_INTEGER;
}

/** The first turns with a value, those that are better for the player first, then in the board's order. */
export function rankedTurns(found: PositionValue, player: Player): readonly RankedTurn[] {
  const keeps = ({ value }: TurnValue) => isKnown(found) && value === found.low;
  const sign = player === "black" ? -1 : 1;
  return found.turns
    .toSorted((a, b) => sign * compared(a.value, b.value) || siteIndex(a) - siteIndex(b))
    .map((each) => ({ ...each, rank: keeps(each) ? "best" : "worse" }));
}
