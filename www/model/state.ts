/** Everything the page shows, as one immutable value. Knows no DOM and decides nothing about Go:
 *  what stands here of a game is what the core said last. */
import type {
  BoardFacts,
  Drawing,
  GameDocument,
  PlayerName,
  Refusal,
  Result,
  Score,
  Turn,
} from "../engine/types.ts";

export type PlacementId = number & { readonly __brand: "placement" };

export function placement(index: number): PlacementId {
  return index as PlacementId;
}

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
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

/** Who makes the turn at this place of the record: Black begins, and a pass is a turn too. */
export function playerOfTurn(index: number): PlayerName {
  return index % 2 === 0 ? "black" : "white";
}

/** Stays the same from the opening of a document to the next. */
export interface BoardView {
  readonly title: string;
  /** The gallery's board, if it is one. */
  readonly galleryId: string | null;
  readonly drawing: Drawing;
  readonly facts: BoardFacts;
  readonly size: GridSize | null;
  readonly komi: string;
  readonly names: (at: PlacementId) => string;
}

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

export interface GameView {
  readonly actor: PlayerName | null;
  /** The whole record, taken-back turns included. */
  readonly record: readonly Turn[];
  /** How many turns of the record stand on the board; ≤ record.length. */
  readonly turnCount: number;
  /** Per placement. */
  readonly colours: Uint8Array;
  readonly owners: Uint8Array;
  readonly score: Score | null;
  readonly captures: { readonly black: number; readonly white: number };
  readonly result: Result | null;
}

/** How the game came to be as it is now; for the ear and for what moves. */
export type Change =
  | { readonly kind: "opened" }
  | {
      readonly kind: "played";
      readonly turn: Turn;
      readonly player: PlayerName;
      readonly captured: Uint32Array;
      readonly suicide: Uint32Array;
    }
  | { readonly kind: "back"; readonly turn: Turn; readonly player: PlayerName }
  | { readonly kind: "forward"; readonly turn: Turn; readonly player: PlayerName }
  | { readonly kind: "walked" };

/** What the pointer or the cursor is at, with what the core says of it. */
export type Pointing =
  | { readonly kind: "nothing" }
  | { readonly kind: "open"; readonly at: PlacementId }
  | { readonly kind: "refused"; readonly at: PlacementId; readonly refusal: Refusal }
  | {
      readonly kind: "stone";
      readonly at: PlacementId;
      readonly colour: StoneColour;
      readonly chain: Uint32Array;
      readonly liberties: Uint32Array;
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
