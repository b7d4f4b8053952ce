/** Words that other sentences use: players, counts, places. */
import type { Actor, Player } from "../engine/types.ts";
import { capitalised, listedBy } from "./counts.ts";

export function playerWord(player: Actor): string {
  return capitalised(player);
}

/** Small numbers as words. */
export function numberWord(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six"][count] ?? String(count);
}

/** "a", "a and b", "a, b and c". */
export const listed = listedBy("and");

export function winnerWords(winner: Player): string {
  return `${playerWord(winner)} wins`;
}
