/** Words that other sentences use: players, counts, places. */
import type { Actor, Player } from "../engine/types.ts";
import { isCentre, type Names, type Place } from "../model/state.ts";

export function playerWord(player: Actor): string {
  return player.charAt(0).toUpperCase() + player.slice(1);
}

/** A name that is only a number gets its noun. */
export function placeWord(at: Place, names: Names): string {
  const name = names.of(at);
  return !isCentre(at) && /^\d+$/.test(name) ? `${names.noun} ${name}` : name;
}

/** Small numbers as words. */
export function numberWord(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six"][count] ?? String(count);
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

export function winnerWords(winner: Player): string {
  return `${playerWord(winner)} wins`;
}
