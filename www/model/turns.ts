/** Reads turns, which have a short and a long way to be written. */
import type { Actor, PlayerName, Site, Turn } from "../engine/types.ts";
import { type Place, placement } from "./state.ts";

/** A turn by its kind, without comments and variations. */
export type TurnRead =
  | { readonly kind: "play"; readonly at: Place; readonly bid: string | null }
  | { readonly kind: "pass" | "resign" | "agree" | "decline" }
  | { readonly kind: "komi"; readonly komi: string }
  | { readonly kind: "take"; readonly colour: PlayerName }
  | { readonly kind: "forget"; readonly player: PlayerName }
  | { readonly kind: "answer"; readonly answer: "ignore" | PlayerName }
  | { readonly kind: "reset"; readonly to: number | null }
  | { readonly kind: "forever"; readonly from: "pass" | number };

export function readTurn(turn: Turn): TurnRead {
  if (typeof turn === "string") return { kind: turn };
  if ("play" in turn) return { kind: "play", at: placeIn(turn.play), bid: turn.bid ?? null };
  if ("komi" in turn) return { kind: "komi", komi: turn.komi };
  if ("take" in turn) return { kind: "take", colour: turn.take };
  if ("forget" in turn) return { kind: "forget", player: turn.forget };
  if ("answer" in turn) return { kind: "answer", answer: turn.answer };
  if ("reset" in turn) return { kind: "reset", to: turn.reset };
  if ("forever" in turn) return { kind: "forever", from: turn.forever };
  if ("agree" in turn) return { kind: "agree" };
  if ("decline" in turn) return { kind: "decline" };
  return { kind: "pass" in turn ? "pass" : "resign" };
}

function placeIn(site: Site): Place {
  return typeof site === "number" ? placement(site) : site;
}

/** Where the turn put a stone, or null. */
export function playedAt(turn: Turn | undefined): Place | null {
  const read = turn === undefined ? null : readTurn(turn);
  return read?.kind === "play" ? read.at : null;
}

/** A play, with the bid that is to go with it. */
export function playWith(at: Place, bid: string | null): Turn {
  return bid === null ? { play: at } : { play: at, bid: bid.trim() };
}

export function opponent(player: PlayerName): PlayerName {
  return player === "black" ? "white" : "black";
}

/** Who took each turn of a record; follows RULES.md 7, of which a plain game uses one phase. */
export function moversOf(record: readonly Turn[]): readonly Actor[] {
  /** Whose turn it is on the board; a bid, its answer and an offer go on from there. */
  let player: PlayerName = "black";
  let asked: PlayerName | null = null;
  return record.map((turn) => {
    const read = readTurn(turn);
    const mover = asked ?? player;
    if (read.kind === "play" && read.bid !== null) asked = opponent(player);
    else if (read.kind === "forever") asked = opponent(player);
    else if (read.kind === "play" || read.kind === "pass") player = opponent(player);
    else if (read.kind === "answer") player = read.answer === "ignore" ? mover : read.answer;
    if (read.kind === "answer" || read.kind === "agree" || read.kind === "decline") asked = null;
    return moverOf(read, mover);
  });
}

function moverOf(read: TurnRead, mover: PlayerName): Actor {
  if (read.kind === "komi") return "first";
  if (read.kind === "take") return "second";
  return read.kind === "forget" ? read.player : mover;
}
