/** Wörter, die andere Sätze brauchen: Seiten, Zahlen, Orte. */
import type { Actor, Player } from "../../engine/types.ts";
import { isCentre, type Names, type Place } from "../../model/state.ts";

const PLAYERS: Readonly<Record<Actor, string>> = {
  black: "Schwarz",
  white: "Weiß",
  first: "Spieler 1",
  second: "Spieler 2",
};

export function playerWord(player: Actor): string {
  return PLAYERS[player];
}

/** Ein Name, der nur eine Zahl ist, bekommt sein Hauptwort. */
export function placeWord(at: Place, names: Names): string {
  const name = names.of(at);
  return !isCentre(at) && /^\d+$/.test(name) ? `${names.noun} ${name}` : name;
}

/** Kleine Zahlen als Wörter. */
export function numberWord(count: number): string {
  return ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs"][count] ?? String(count);
}

/** „a“, „a und b“, „a, b und c“. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} und ${last}`;
}

export function winnerWords(winner: Player): string {
  return `${playerWord(winner)} gewinnt`;
}
