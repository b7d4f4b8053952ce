/** English of the agreement on dead stones. */
import type { GameResult, Player } from "../engine/types.ts";
import { margin } from "../fractions.ts";
import { type Names, type PlacementId, placeWord } from "../model/state.ts";
import { capitalised, counted } from "./counts.ts";
import { listed, playerWord, winnerWords } from "./names.ts";

export const AGREEMENT = {
  mark: "Agree on dead stones…",
  tap: "Tap a chain to change it.",
  resume: "Resume",
  held: "Looking for dead stones. Pass again to pass at once.",
} as const;

/** Stones named one by one; of more some are counted. */
const MOST_NAMED = 6;

/** "C3 still stands. If you pass now it counts as alive: White wins by 26. Play on, or agree that it is dead." */
export function standingWords(
  stones: readonly PlacementId[],
  result: GameResult,
  names: Names,
): string {
  const [stand, counts, are] =
    stones.length === 1 ? ["stands", "it counts", "it is"] : ["stand", "they count", "they are"];
  return `${capitalised(stonesWord(stones, names))} still ${stand}. If you pass now ${counts} as alive: ${outcomeWords(result)}. Play on, or agree that ${are} dead.`;
}

/** "C3 is dead: Black wins by 9." */
export function markedWords(
  stones: readonly PlacementId[],
  result: GameResult | null,
  names: Names,
): string {
  const are = stones.length === 1 ? "is" : "are";
  const dead = stones.length === 0 ? "no stone is" : `${stonesWord(stones, names)} ${are}`;
  return `${capitalised(dead)} dead${result === null ? "" : `: ${outcomeWords(result)}`}.`;
}

/** Button that proposes the list. */
export function askWords(other: Player): string {
  return `Ask ${playerWord(other)} to agree`;
}

function stonesWord(stones: readonly PlacementId[], names: Names): string {
  const named = stones.map((at) => placeWord(at, names));
  if (named.length <= MOST_NAMED) return listed(named);
  const shown = named.slice(0, MOST_NAMED - 1);
  return listed([...shown, counted(named.length - shown.length, "more stone")]);
}

function outcomeWords({ winner, black, white }: GameResult): string {
  if (winner === "draw") return "a draw";
  if (black === undefined || white === undefined) return winnerWords(winner);
  return `${winnerWords(winner)} by ${margin(black, white)}`;
}
