/** Everything the page shows, as one immutable value. Knows no DOM and decides nothing about Go:
 *  what stands here of a game is what the core said last. */
import type {
  Actor,
  BoardFacts,
  Drawing,
  GameDocument,
  Phase,
  PlayerName,
  Refusal,
  ResolvedRules,
  Result,
  Score,
  Standing,
  Turn,
} from "../engine/types.ts";
import type { Draft, Objection } from "./rules.ts";

export type PlacementId = number & { readonly __brand: "placement" };

export function placement(index: number): PlacementId {
  return index as PlacementId;
}

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** Of a placement whose points differ. */
export const MIXED = 3;
export type StoneColour = typeof BLACK | typeof WHITE;

export function isStone(colour: number | undefined): colour is StoneColour {
  return colour === BLACK || colour === WHITE;
}

export function colourOf(player: PlayerName): StoneColour {
  return player === "black" ? BLACK : WHITE;
}

export function playerOf(colour: StoneColour): PlayerName {
  return colour === BLACK ? "black" : "white";
}

/** The colour of who has one. */
export function playerNamed(actor: Actor | null): PlayerName | null {
  return actor === "black" || actor === "white" ? actor : null;
}

/** Stays the same from the opening of a document to the next. */
export interface BoardView {
  readonly title: string;
  /** The gallery's board, if it is one. */
  readonly galleryId: string | null;
  readonly drawing: Drawing;
  readonly facts: BoardFacts;
  readonly size: GridSize | null;
  readonly rules: ResolvedRules;
  readonly names: (at: PlacementId) => string;
}

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

/** A board's colours, per placement and per point; on a graph these are the same. */
export interface Colouring {
  readonly colours: Uint8Array;
  readonly points: Uint8Array;
}

export interface GameView extends Colouring {
  readonly phase: Phase;
  readonly actor: Actor | null;
  /** The whole record, taken-back turns included. */
  readonly record: readonly Turn[];
  /** How many turns of the record stand on the board; ≤ record.length. */
  readonly turnCount: number;
  /** Null where no area is scored. */
  readonly owners: Uint8Array | null;
  readonly score: Score | null;
  readonly captures: { readonly black: number; readonly white: number };
  readonly result: Result | null;
  readonly standing: Standing;
  readonly mayPass: boolean;
  readonly mayResign: boolean;
  /** Per point the colour that it has for ever, once that is agreed; else null. */
  readonly lasting: Uint8Array | null;
}

/** How the game came to be as it is now; for the ear and for what moves. */
export type Change =
  | { readonly kind: "opened" }
  | {
      readonly kind: "played";
      readonly turn: Turn;
      readonly player: Actor;
      readonly captured: Uint32Array;
      readonly suicide: Uint32Array;
    }
  | { readonly kind: "back"; readonly turn: Turn; readonly player: Actor }
  | { readonly kind: "forward"; readonly turn: Turn; readonly player: Actor }
  | { readonly kind: "walked" };

/** What the pointer or the cursor is at, with what the core says of it. */
export type Pointing =
  | { readonly kind: "nothing" }
  | { readonly kind: "open"; readonly at: PlacementId; readonly closure: Uint32Array }
  | {
      readonly kind: "refused";
      readonly at: PlacementId;
      readonly refusal: Refusal;
      readonly closure: Uint32Array;
    }
  | {
      readonly kind: "stone";
      readonly at: PlacementId;
      readonly colour: StoneColour;
      readonly chain: Uint32Array;
      readonly liberties: Uint32Array;
      readonly closure: Uint32Array;
    };

export type Notice =
  | { readonly kind: "broken"; readonly path: string | null; readonly message: string }
  | { readonly kind: "too-large"; readonly bytes: number; readonly limit: number }
  | { readonly kind: "unreadable"; readonly name: string }
  | { readonly kind: "restarted" }
  /** A board was opened: what was dropped while it was read, and the game that it replaced. */
  | {
      readonly kind: "opened";
      readonly dropped: readonly string[];
      readonly previous: Previous | null;
    };

/** A game that was left for another one, so that it can come back. */
export interface Previous {
  readonly document: GameDocument;
  readonly galleryId: string | null;
}

/** A turn that somebody tried and the core refused. */
export interface Refused {
  readonly turn: Turn;
  readonly refusal: Refusal;
}

export interface Overlays {
  readonly owners: boolean;
  readonly numbers: boolean;
  readonly coordinates: boolean;
  /** Names of the points of a graph; a grid has coordinates instead. */
  readonly labels: boolean;
}
export type Overlay = keyof Overlays;

export type ThemeChoice = "system" | "light" | "dark";
export type Question = "none" | "resign";

/** A board of the history that is looked at before one is chosen. */
export interface Glimpse extends Colouring {
  /** It stood after this many turns. */
  readonly turns: number;
}

/** A moment from which the game might be said to go on for ever as since then. */
export interface Claim {
  readonly from: number;
  readonly refusal: Refusal | null;
}

/** The form of the rules while it is open. */
export interface RulesForm {
  readonly draft: Draft;
  readonly objection: Objection | null;
  readonly confirming: boolean;
}

export type Room = "play" | "boards";
export type Sheet = "closed" | "open";

export interface State {
  readonly board: BoardView;
  readonly game: GameView;
  readonly change: Change;
  readonly pointing: Pointing;
  /** Where the keyboard is; shown only while the keyboard is in use. */
  readonly cursor: PlacementId | null;
  /** A play that waits for a second tap. */
  readonly proposal: PlacementId | null;
  /** All that the pointer may mean at its spot, best first; more than one where placements overlap. */
  readonly choices: readonly PlacementId[];
  /** Whether somebody has picked the first of them, so that a tap plays it. */
  readonly singled: boolean;
  /** What is written as the next play's ko bid; null: no bid. */
  readonly bid: string | null;
  readonly glimpse: Glimpse | null;
  /** Moments to claim "and so on for ever" from, while one is being chosen. */
  readonly claims: readonly Claim[] | null;
  readonly rulesForm: RulesForm | null;
  readonly refused: Refused | null;
  readonly notice: Notice | null;
  readonly question: Question;
  /** A passing line for the tip, such as a gallery board's description. */
  readonly hint: string | null;
  readonly overlays: Overlays;
  readonly theme: ThemeChoice;
  readonly room: Room;
  readonly sheet: Sheet;
}

export const NOTHING: Pointing = { kind: "nothing" };

export function initialState(board: BoardView, game: GameView): State {
  return {
    board,
    game,
    change: { kind: "opened" },
    pointing: NOTHING,
    cursor: null,
    proposal: null,
    choices: [],
    singled: false,
    bid: null,
    glimpse: null,
    claims: null,
    rulesForm: null,
    refused: null,
    notice: null,
    question: "none",
    hint: null,
    overlays: { owners: false, numbers: false, coordinates: true, labels: false },
    theme: "system",
    room: "play",
    sheet: "closed",
  };
}
