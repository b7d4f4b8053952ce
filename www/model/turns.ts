/** Reads turns, which have a short and a long way to be written. */
import type { Turn } from "../engine/types.ts";
import { type PlacementId, placement } from "./state.ts";

export type TurnKind = "play" | "pass" | "resign";

export function turnKind(turn: Turn): TurnKind {
  if (typeof turn === "string") return turn;
  if ("play" in turn) return "play";
  return "pass" in turn ? "pass" : "resign";
}

/** Where the turn put a stone, or null. */
export function playedAt(turn: Turn | undefined): PlacementId | null {
  if (turn === undefined || typeof turn === "string" || !("play" in turn)) return null;
  return placement(turn.play);
}
