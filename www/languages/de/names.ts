/** Wörter, die andere Sätze brauchen: Seiten, Zahlen, Orte. */
import type { Actor, Player } from "../../engine/types.ts";
import { listedBy } from "./counts.ts";

const PLAYERS: Readonly<Record<Actor, string>> = {
  black: "Schwarz",
  white: "Weiß",
  first: "Spieler 1",
  second: "Spieler 2",
};

export function playerWord(player: Actor): string {
  return PLAYERS[player];
}

/** Kleine Zahlen als Wörter. */
export function numberWord(count: number): string {
  return ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs"][count] ?? String(count);
}

/** „a“, „a und b“, „a, b und c“. */
export const listed = listedBy("und");

export function winnerWords(winner: Player): string {
  return `${playerWord(winner)} gewinnt`;
}
