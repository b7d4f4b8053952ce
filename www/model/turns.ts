/** Reading of turns, which have a short and a long form. */
import type { Player, ResolvedRules, Site, Standing, Turn } from "../engine/types.ts";
import { type Names, type Place, placement } from "./state.ts";

/** A turn by its kind, without comments and variations. */
export type TurnRead =
  | { readonly kind: "play"; readonly at: Place; readonly bid: string | null }
  | { readonly kind: "pass" | "resign" | "timeout" | "agree" | "accept" | "decline" | "draw" }
  | { readonly kind: "komi"; readonly komi: string }
  | { readonly kind: "take"; readonly colour: Player }
  | { readonly kind: "forget"; readonly player: Player }
  | { readonly kind: "ignore" }
  | { readonly kind: "answer"; readonly winner: Player }
  | { readonly kind: "keep" }
  | { readonly kind: "reset"; readonly to: number }
  | { readonly kind: "end" }
  | { readonly kind: "forever"; readonly from: number }
  | { readonly kind: "dead"; readonly stones: readonly Place[] };

/** A turn other than a play. */
export type Action = Exclude<TurnRead, { kind: "play" }>;

export function readTurn(turn: Turn): TurnRead {
  if (typeof turn === "string") return { kind: turn };
  if ("play" in turn) return { kind: "play", at: placeIn(turn.play), bid: turn.bid ?? null };
  if ("komi" in turn) return { kind: "komi", komi: turn.komi };
  if ("take" in turn) return { kind: "take", colour: turn.take };
  if ("forget" in turn) return { kind: "forget", player: turn.forget };
  if ("answer" in turn) {
    const { answer } = turn;
    return answer === "ignore" ? { kind: answer } : { kind: "answer", winner: answer };
  }
  if ("reset" in turn) {
    const { reset } = turn;
    return reset === null ? { kind: "keep" } : { kind: "reset", to: reset };
  }
  if ("forever" in turn) {
    const { forever } = turn;
    return forever === "pass" ? { kind: "end" } : { kind: "forever", from: forever };
  }
  if ("agree" in turn) {
    const { agree } = turn;
    if (agree === "draw") return { kind: agree };
    return agree === true ? { kind: "agree" } : { kind: "dead", stones: agree.dead.map(placeIn) };
  }
  if ("accept" in turn) return { kind: "accept" };
  if ("decline" in turn) return { kind: "decline" };
  if ("timeout" in turn) return { kind: "timeout" };
  return { kind: "pass" in turn ? "pass" : "resign" };
}

/** Number of turns before the first stone: two, komi and take, where the komi is divided and chosen. */
export function openingTurns({ komi }: Pick<ResolvedRules, "komi">): number {
  return komi === "divide-and-choose" ? 2 : 0;
}

const OPENING = ["start", "komi", "take"] as const;

/** Numbers of turns begin after so many. */
export type Numbering = Pick<Names, "opening">;

/** Moment after so many turns: the start, an opening turn, or the number of the last turn. */
type MomentName = (typeof OPENING)[number] | number;

/** Name of the moment after the first `turns` turns of a document. */
export function momentName(turns: number, { opening }: Numbering): MomentName {
  return turns > opening ? turns - opening : (OPENING[turns] ?? "start");
}

/** Number of turns among the first `turns` of a document, the opening aside. */
export function turnsPlayed(turns: number, { opening }: Numbering): number {
  return Math.max(turns - opening, 0);
}

/** Words for something after so many turns. */
type AfterTurns = (turns: number, names: Numbering) => string;

/** Moments by the words of a language. */
/* @__NO_SIDE_EFFECTS__ */
export function momentsBy(
  opening: Readonly<Record<(typeof OPENING)[number], string>>,
  turn: (number: number) => string,
): AfterTurns {
  return (turns, names) => {
    const name = momentName(turns, names);
    return typeof name === "number" ? turn(name) : opening[name];
  };
}

/** Boards by the words of a language: no stone stands before turn 1. */
/* @__NO_SIDE_EFFECTS__ */
export function boardsBy(first: string, after: AfterTurns): AfterTurns {
  return (turns, names) => (turnsPlayed(turns, names) === 0 ? first : after(turns, names));
}

/** A document's site as a place. */
export function placeIn(site: Site): Place {
  return typeof site === "number" ? placement(site) : site;
}

/** Place of the played stone, or null. */
export function playedAt(turn: Turn | undefined): Place | null {
  const read = turn === undefined ? null : readTurn(turn);
  return read?.kind === "play" ? read.at : null;
}

/** A play, with a bid if there is one. */
export function playWith(at: Place, bid: string | null): Turn {
  return bid === null ? { play: at } : { play: at, bid: bid.trim() };
}

export function otherPlayer(player: Player): Player {
  return player === "black" ? "white" : "black";
}

export const DRAW_OFFER: Turn = { agree: "draw" };

/** The turn that accepts the offer. */
export function acceptance({ standing }: { readonly standing: Standing }): Turn {
  const { offer } = standing;
  return typeof offer === "object" || offer === "draw" ? "accept" : "agree";
}
