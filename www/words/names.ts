/** The words that all others are made of: players, counts, places. */
import type { Actor, PlayerName } from "../engine/types.ts";
import type { PlacementId } from "../model/state.ts";

export type Names = (at: PlacementId) => string;

export function playerWord(player: Actor): string {
  return player.charAt(0).toUpperCase() + player.slice(1);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** A place that has only numbers is called by what it is. */
export function placeWord(at: PlacementId, names: Names): string {
  const name = names(at);
  if (/^\d+$/.test(name)) return `point ${name}`;
  return /^[\d{]/.test(name) ? `points ${name.replace(/[{}]/g, "")}` : name;
}

export function momentWords(turns: number | undefined): string {
  if (turns === undefined) return "as it stood before";
  return turns === 0 ? "as the game began" : `after turn ${turns}`;
}

/** "turn 3", "turns 3, 5 and 8". */
export function turnsWord(turns: readonly number[]): string {
  const last = turns.at(-1);
  if (turns.length < 2) return `turn ${last ?? ""}`;
  return `turns ${turns.slice(0, -1).join(", ")} and ${last}`;
}

export function winnerWords(winner: PlayerName): string {
  return `${playerWord(winner)} wins`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
