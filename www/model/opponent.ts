/** Opponent: a local player, a correspondent who receives links, or the computer. Sides are people,
 *  not colours: in divide-and-choose, colours are chosen only during the game. */
import type { Actor, Player, Standing, Turn } from "../engine/types.ts";
import { isLevel, type Level, levelOfSeconds } from "./level.ts";

/** First is Black in ordinary games; in divide-and-choose First names the komi. */
export type Side = "first" | "second";

export const SIDES: readonly Side[] = ["first", "second"];

export type Opponent =
  | { readonly kind: "here" }
  /** `game` is the same on both sides of the links and in no other game. */
  | { readonly kind: "link"; readonly mine: Side; readonly game: string }
  /** `side` is the computer's; `resigns`, unless false: it gives up games that it has lost; `ponders`: it thinks while
   *  the person does. */
  | {
      readonly kind: "computer";
      readonly side: Side;
      readonly level: Level;
      readonly resigns?: boolean;
      readonly ponders?: boolean;
    };

/** The parameters of a link besides the game: the recipient's side, and the name of the game. */
export interface Invitation {
  readonly side: Side;
  readonly game: string;
  /** Code by which the two pages connect, where they play live. */
  readonly live?: string | undefined;
}

export const HERE: Opponent = { kind: "here" };

export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

/** The part of a game that determines the side to act. */
export interface ActingState {
  readonly actor: Actor | null;
  readonly standing: Pick<Standing, "first">;
}

/** Null once the game is over. */
export function sideToAct({ actor, standing }: ActingState): Side | null {
  return actor === null ? null : sideOf(actor, standing);
}

export function sideOf(actor: Actor, { first }: Pick<Standing, "first">): Side {
  return actor === "first" || actor === (first ?? "black") ? "first" : "second";
}

/** Null before a colour is chosen. */
export function colourOfSide(
  side: Side,
  { first }: Pick<Standing, "first">,
  divided: boolean,
): Player | null {
  if (divided && first === null) return null;
  const black = (first ?? "black") === "black" ? "first" : "second";
  return side === black ? "black" : "white";
}

/** The side that a turn belongs to. Either player may delete the history at any time. */
export function sideOfTurn(turn: Turn, game: ActingState): Side | null {
  const forgets = typeof turn === "object" && "forget" in turn;
  return forgets ? sideOf(turn.forget, game.standing) : sideToAct(game);
}

/** The opponent of the recipient of a link; null: not an invitation. */
export function opponentInvitedBy(invitation: Invitation | null): Opponent {
  return invitation === null
    ? HERE
    : { kind: "link", mine: invitation.side, game: invitation.game };
}

/** The opponent for a new game: the computer stays, a correspondence ends. */
export function opponentForNewGame(opponent: Opponent): Opponent {
  return opponent.kind === "computer" ? opponent : HERE;
}

/** In characters; enough to distinguish all games that a person has open. */
const NAME_LENGTH = 8;
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The shared name of a game by link, from random numbers. */
export function gameName(numbers: Iterable<number>): string {
  return Array.from(numbers, (each) => LETTERS.charAt(each % LETTERS.length))
    .join("")
    .slice(0, NAME_LENGTH);
}

/** The opponent that a version of the page stored; null for any other value. Early versions stored the
 *  computer's seconds for each turn. */
export function readOpponent(value: unknown): Opponent | null {
  if (isOpponent(value)) return value;
  if (typeof value !== "object" || value === null || !("seconds" in value)) return null;
  const { seconds, ...others } = value;
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return null;
  const opponent = { ...others, level: levelOfSeconds(seconds) };
  return isOpponent(opponent) ? opponent : null;
}

/** True for a valid opponent, as this version of the page stores it. */
export function isOpponent(value: unknown): value is Opponent {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "here") return true;
  if (value.kind === "link")
    return "mine" in value && isSide(value.mine) && "game" in value && isName(value.game);
  const levelled = "level" in value && isLevel(value.level);
  const says =
    (!("resigns" in value) || typeof value.resigns === "boolean") &&
    (!("ponders" in value) || typeof value.ponders === "boolean");
  return value.kind === "computer" && levelled && says && "side" in value && isSide(value.side);
}

function isSide(value: unknown): value is Side {
  return SIDES.some((side) => side === value);
}

function isName(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-z]{1,16}$/.test(value);
}
