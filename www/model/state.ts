/** State of the page as one immutable value. Knows no DOM and decides nothing about Go: its game is
 *  the core's last answer. */
import type {
  Actor,
  BoardFacts,
  CircleArc,
  Drawing,
  GameDocument,
  GameResult,
  Pair,
  Phase,
  Player,
  Refusal,
  ResolvedRules,
  Score,
  Site,
  Standing,
  Stone,
  Turn,
} from "../engine/types.ts";
import { HERE, type Opponent } from "./opponent.ts";
import type { Saved, SavedDocument } from "./saved.ts";
import type { Slices } from "./slice.ts";
import type { Times } from "./times.ts";
import type { Deletion } from "./tree/edits.ts";
import type { Divergence } from "./tree/merged-game.ts";
import type { Moment } from "./tree/moment.ts";
import type { Branch } from "./tree/tree.ts";

export type PlacementId = number & { readonly __brand: "placement" };

export function placement(index: number): PlacementId {
  return index as PlacementId;
}

/** The rooms of the page; a tab reopens in the one that it showed. */
export type Room = "play" | "draw" | "learn" | "atlas" | "boards";

/** Place for a stone: a placement, or on a plane a centre in ticks. */
export type Place = PlacementId | Pair;

export function isCentre(place: Site | null): place is Pair {
  return typeof place === "object" && place !== null;
}

/** The place as a document writes it. */
export function siteOf(place: Place): Site {
  return place;
}

export function samePlace(a: Site | null, b: Site | null): boolean {
  if (!isCentre(a) || !isCentre(b)) return a === b;
  return a[0] === b[0] && a[1] === b[1];
}

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** Colour of a placement whose points differ. */
export const MIXED = 3;
export type StoneColour = typeof BLACK | typeof WHITE;

export function isStone(colour: number | undefined): colour is StoneColour {
  return colour === BLACK || colour === WHITE;
}

export function colourOf(player: Player): StoneColour {
  return player === "black" ? BLACK : WHITE;
}

export function playerOf(colour: StoneColour): Player {
  return colour === BLACK ? "black" : "white";
}

/** The player, if the actor has a colour. */
export function playerNamed(actor: Actor | null): Player | null {
  return actor === "black" || actor === "white" ? actor : null;
}

/** Constant from the opening of a document to the next. */
export interface BoardView {
  readonly title: string;
  /** Id of the gallery board; null for other boards. */
  readonly galleryId: string | null;
  readonly drawing: Drawing;
  readonly facts: BoardFacts;
  readonly size: GridSize | null;
  readonly rules: ResolvedRules;
  readonly names: Names;
  /** True if no disk reaches beyond its core, so that the board has a quotient. */
  readonly quotient: boolean;
}

/** Display names of places and moments, as parts of sentences. */
export interface Names {
  /** "D4", "ring 2, 3 of 5" or a label; on a plane, stone widths from the region's least corner:
   *  "3.4, 7.1". */
  of(place: Place): string;
  /** Name of a point: on a go-space of one of X. */
  ofPoint(point: number): string;
  /** Noun for a place that has only a number. */
  readonly noun: string;
  /** Number of turns before turn 1. */
  readonly opening: number;
}

/** A name that is only a number gets its noun. */
export function placeWord(at: Place, names: Names): string {
  const name = names.of(at);
  return !isCentre(at) && /^\d+$/.test(name) ? `${names.noun} ${name}` : name;
}

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

/** Colours of a board, per placement and per point (the same on a graph), and the stones of a
 *  continuous board. */
export interface Colouring {
  readonly colours: Uint8Array;
  readonly points: Uint8Array;
  /** Empty except on a plane. */
  readonly stones: readonly Stone[];
}

export interface GameView extends Colouring {
  readonly phase: Phase;
  readonly actor: Actor | null;
  /** The one who took the last turn. */
  readonly mover: Actor | null;
  /** Turns of the current line, future ones included. */
  readonly record: readonly Turn[];
  /** Number of turns of the record that are on the board; ≤ record.length. */
  readonly turnCount: number;
  /** Null where no area is scored. */
  readonly owners: Uint8Array | null;
  readonly score: Score | null;
  /** Sites captured by the last turn: placements, or centres on a plane. */
  readonly taken: readonly Site[];
  readonly captures: { readonly black: number; readonly white: number };
  readonly result: GameResult | null;
  readonly standing: Standing;
  readonly mayPass: boolean;
  readonly mayResign: boolean;
  /** Colour of each point that lasts for ever, once agreed; otherwise null. */
  readonly lasting: Uint8Array | null;
}

/** The cause of the current state, for the live region and animations. */
export type Change =
  | { readonly kind: "opened"; readonly inPlace: boolean }
  | {
      readonly kind: "played";
      readonly turn: Turn;
      readonly player: Actor;
      readonly captured: Uint32Array;
      readonly suicide: Uint32Array;
      /** Contacts of a stone on a plane when it was played. */
      readonly touching: Contact | null;
    }
  | { readonly kind: "back"; readonly turn: Turn; readonly player: Actor }
  | { readonly kind: "forward"; readonly turn: Turn; readonly player: Actor }
  | { readonly kind: "walked" }
  /** The order of lines in the record has changed. */
  | { readonly kind: "arranged" };

/** Things that a stone on a plane touches; stones as indices. */
export interface Touching {
  readonly stones: readonly number[];
  /** Sides of the region: 2 in a corner. */
  readonly walls: number;
}

/** Touched things, counted. */
export interface Contact {
  readonly black: number;
  readonly white: number;
  readonly walls: number;
}

/** The place at the pointer or cursor, with the core's answer about it. */
export type Pointing =
  | { readonly kind: "nothing" }
  | {
      readonly kind: "open";
      readonly at: PlacementId;
      readonly closure: Uint32Array;
      /** Number of the player's own stones that a play there would take off. */
      readonly suicide: number;
    }
  | {
      readonly kind: "refused";
      readonly at: PlacementId;
      readonly refusal: Refusal;
      /** True: it touches no other place, so that a stone there never has a liberty. */
      readonly isAlone: boolean;
      readonly closure: Uint32Array;
    }
  | {
      readonly kind: "stone";
      readonly at: PlacementId;
      readonly colour: StoneColour;
      readonly chain: Uint32Array;
      readonly liberties: Uint32Array;
      readonly closure: Uint32Array;
    }
  /** On a plane: a free centre, a refused centre, and a stone with the liberties of its chain. */
  | { readonly kind: "free"; readonly at: Pair; readonly touching: Touching }
  | { readonly kind: "barred"; readonly at: Pair; readonly refusal: Refusal }
  | {
      readonly kind: "plane-stone";
      readonly at: Pair;
      readonly colour: StoneColour;
      /** Indices of stones. */
      readonly chain: Uint32Array;
      readonly arcs: readonly CircleArc[];
    };

export function placeOf(pointing: Pointing): Place | null {
  return pointing.kind === "nothing" ? null : pointing.at;
}

export type Notice =
  | { readonly kind: "broken"; readonly path: string | null; readonly message: string }
  /** `fresh`: the board that stands instead has no turns. */
  | { readonly kind: "broken-link"; readonly message: string; readonly fresh: boolean }
  /** A text that may be a board, with the document read from it. */
  | {
      readonly kind: "guess";
      readonly document: GameDocument;
      readonly dropped: readonly string[];
    }
  /** A dropped or pasted text is being read; null: it is no file. */
  | { readonly kind: "reading"; readonly name: string | null }
  /** The search has failed. */
  | { readonly kind: "search-failed"; readonly message: string }
  | { readonly kind: "too-large"; readonly bytes: number; readonly limit: number }
  | { readonly kind: "unreadable"; readonly name: string }
  | { readonly kind: "restarted" }
  /** The full module could not be fetched. */
  | { readonly kind: "not-loaded" }
  /** A newer version of the page is ready; reloading starts it. */
  | { readonly kind: "newer" }
  /** The document cannot hold another turn there. */
  | { readonly kind: "full" }
  /** A turn and all after it were deleted from the record. */
  | { readonly kind: "deleted"; readonly deletion: Deletion }
  /** The browser refuses storage, or it is full. */
  | { readonly kind: "no-storage" }
  | { readonly kind: "storage-full" }
  /** The work of the last visit, offered to continue. */
  | {
      readonly kind: "resume";
      readonly title: string;
      readonly entry: Saved;
    }
  /** A saved board was deleted. */
  | { readonly kind: "board-deleted"; readonly title: string; readonly entry: SavedDocument }
  /** The incoming game looks like a saved one. */
  | {
      readonly kind: "alike";
      readonly title: string;
      readonly entry: SavedDocument;
    }
  /** A game by link has continued both here and elsewhere. */
  | { readonly kind: "diverged"; readonly divergence: Divergence }
  /** A board was opened, with things dropped while reading and the game that it replaced. */
  | {
      readonly kind: "opened";
      readonly dropped: readonly string[];
      readonly previous: ReplacedGame | null;
    };

/** Notices that a game gives wherever it is played, in embeds too. */
export type GameNotice = Extract<
  Notice,
  { kind: "broken" | "broken-link" | "restarted" | "full" | "opened" }
>;

/** True for an offer of earlier work, which belongs to the moment. */
export function isPassing(notice: Notice | null): boolean {
  return notice?.kind === "resume" || (notice?.kind === "opened" && notice.dropped.length === 0);
}

/** True for a failure to open or to do something, which the next stone leaves behind. */
export function isFailure(notice: Notice | null): boolean {
  return notice !== null && FAILURES.has(notice.kind);
}

const FAILURES: ReadonlySet<Notice["kind"]> = new Set(["broken", "broken-link", "too-large"]);

/** A replaced game, ready to be restored. */
export interface ReplacedGame {
  readonly document: GameDocument;
  readonly galleryId: string | null;
  /** The shown moment; null: the end of its main line. */
  readonly moment: Moment | null;
  readonly opponent: Opponent;
  readonly times?: Times | null;
}

/** A refusal by the core, or by the page while the computer prepares its turn. */
export type TurnRefusal = Refusal | { readonly code: "thinking" };

/** A refused turn. */
export interface RefusedTurn {
  readonly turn: Turn;
  readonly refusal: TurnRefusal;
}

export type Sheet = "closed" | "open";

/** Candidates at the pointer. */
export interface Choices {
  /** Best first; more than one where placements overlap. */
  readonly placements: readonly PlacementId[];
  /** True if the first was picked explicitly, so that a tap plays it. */
  readonly singled: boolean;
}

export const NO_CHOICES: Choices = { placements: [], singled: false };

export interface State {
  readonly board: BoardView;
  readonly game: GameView;
  /** The shown node in the tree; its line is the game's record. */
  readonly branch: Branch;
  readonly opponent: Opponent;
  readonly change: Change;
  readonly pointing: Pointing;
  /** Keyboard cursor; null while the keyboard is not in use. */
  readonly cursor: Place | null;
  /** A play that waits for a second tap. */
  readonly proposal: Place | null;
  readonly choices: Choices;
  readonly refused: RefusedTurn | null;
  readonly notice: Notice | null;
  readonly room: Room;
  readonly sheet: Sheet;
  /** The parts that features, and parts of the model, write. */
  readonly slices: Slices;
}

export const NOTHING: Pointing = { kind: "nothing" };

export function initialState(board: BoardView, game: GameView, branch: Branch): State {
  return {
    board,
    game,
    branch,
    opponent: HERE,
    change: { kind: "opened", inPlace: false },
    pointing: NOTHING,
    cursor: null,
    proposal: null,
    choices: NO_CHOICES,
    refused: null,
    notice: null,
    room: "play",
    sheet: "closed",
    slices: new Map(),
  };
}
