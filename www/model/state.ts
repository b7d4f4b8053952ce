/** Everything the page shows, as one immutable value. Knows no DOM and decides nothing about Go:
 *  what stands here of a game is what the core said last. */
import type {
  Actor,
  BoardFacts,
  CircleArc,
  Drawing,
  GameDocument,
  Pair,
  Phase,
  PlayerName,
  Refusal,
  ResolvedRules,
  Result,
  Score,
  Site,
  Standing,
  Stone,
  Turn,
} from "../engine/types.ts";
import type { Chains } from "../engine/why.ts";
import type { Analysis } from "./analysis.ts";
import type { ExplainTarget, Explanation } from "./explanation.ts";
import type { CellsView, Sampler } from "./jobs.ts";
import { HERE, type Invitation, type Opponent } from "./opponent.ts";
import type { Draft, Objection } from "./rules-form.ts";
import type { Cut } from "./tree/edits.ts";
import type { MarkKind } from "./tree/marks.ts";
import type { Parting } from "./tree/merged-game.ts";
import type { Moment } from "./tree/moment.ts";
import type { Branch, NodeId } from "./tree/tree.ts";

export type PlacementId = number & { readonly __brand: "placement" };

export function placement(index: number): PlacementId {
  return index as PlacementId;
}

/** Where a stone can be put: a placement, or on a plane its centre in ticks. */
export type Place = PlacementId | Pair;

export function isCentre(place: Place | null): place is Pair {
  return typeof place === "object" && place !== null;
}

/** As the document has it. */
export function siteOf(place: Place): Site {
  return place;
}

export function samePlace(a: Place | null, b: Place | null): boolean {
  if (!isCentre(a) || !isCentre(b)) return a === b;
  return a[0] === b[0] && a[1] === b[1];
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
  readonly names: Names;
  /** Whether no disk reaches beyond its core, so that the board has a quotient. */
  readonly quotient: boolean;
}

/** What people call the places of a board. */
export interface Names {
  /** "D4", a label or a number; on a plane stone widths from the region's least corner, "3.4, 7.1". */
  of(place: Place): string;
  /** What a place is that has only a number. */
  readonly noun: "point" | "disk";
}

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

/** A board's colours, per placement and per point; on a graph these are the same, on a plane there are
 *  stones instead. */
export interface Colouring {
  readonly colours: Uint8Array;
  readonly points: Uint8Array;
  /** On a plane; else empty. */
  readonly stones: readonly Stone[];
}

export interface GameView extends Colouring {
  readonly phase: Phase;
  readonly actor: Actor | null;
  /** The turns of a line: those that stand, and how it goes on after them. */
  readonly record: readonly Turn[];
  /** How many turns of the record stand on the board; ≤ record.length. */
  readonly turnCount: number;
  /** Null where no area is scored. */
  readonly owners: Uint8Array | null;
  readonly score: Score | null;
  /** What the last turn took: placements, on a plane centres. */
  readonly taken: readonly Site[];
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
  | { readonly kind: "opened"; readonly inPlace: boolean }
  | {
      readonly kind: "played";
      readonly turn: Turn;
      readonly player: Actor;
      readonly captured: Uint32Array;
      readonly suicide: Uint32Array;
      /** Of a stone on a plane, as it was played. */
      readonly touching: Contact | null;
    }
  | { readonly kind: "back"; readonly turn: Turn; readonly player: Actor }
  | { readonly kind: "forward"; readonly turn: Turn; readonly player: Actor }
  | { readonly kind: "walked" }
  /** Lines of the record have changed places. */
  | { readonly kind: "arranged" };

/** What a stone on a plane touches; the stones are places among those that stand. */
export interface Touching {
  readonly stones: readonly number[];
  /** Sides of the region: 2 in a corner. */
  readonly walls: number;
}

/** The same by number. */
export interface Contact {
  readonly black: number;
  readonly white: number;
  readonly walls: number;
}

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
    }
  /** On a plane: where a stone may stand, where none may, and a stone with the room round its chain. */
  | { readonly kind: "free"; readonly at: Pair; readonly touching: Touching }
  | { readonly kind: "barred"; readonly at: Pair; readonly refusal: Refusal }
  | {
      readonly kind: "standing";
      readonly at: Pair;
      readonly colour: StoneColour;
      /** Places among the stones. */
      readonly chain: Uint32Array;
      readonly arcs: readonly CircleArc[];
    };

export function placeOf(pointing: Pointing): Place | null {
  return pointing.kind === "nothing" ? null : pointing.at;
}

export type Notice =
  | { readonly kind: "broken"; readonly path: string | null; readonly message: string }
  | { readonly kind: "broken-link"; readonly message: string }
  /** The computer could not think about the position. */
  | { readonly kind: "thoughtless"; readonly message: string }
  | { readonly kind: "too-large"; readonly bytes: number; readonly limit: number }
  | { readonly kind: "unreadable"; readonly name: string }
  | { readonly kind: "restarted" }
  /** What drawing, importing or exporting needs could not be fetched. */
  | { readonly kind: "not-loaded" }
  /** A newer version of the page waits until it is loaded anew. */
  | { readonly kind: "newer"; readonly reload: () => void }
  /** No document could hold another turn there. */
  | { readonly kind: "full" }
  /** A turn and all after it were deleted from the record. */
  | { readonly kind: "deleted"; readonly cut: Cut }
  /** Nothing can be kept from visit to visit, or nothing more. */
  | { readonly kind: "unkept" }
  | { readonly kind: "no-room" }
  /** What was worked on last, offered to go on with. */
  | {
      readonly kind: "left";
      readonly title: string;
      readonly turns: number;
      readonly open: () => void;
    }
  /** One of the boards that are kept was deleted. */
  | { readonly kind: "board-deleted"; readonly title: string; readonly restore: () => void }
  /** What came looks like a game that is kept here. */
  | {
      readonly kind: "alike";
      readonly title: string;
      readonly turns: number;
      readonly join: () => void;
    }
  /** A game by link went on here and elsewhere. */
  | { readonly kind: "parted"; readonly parting: Parting }
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
  /** Where it stood; null: at the end of its main line. */
  readonly moment: Moment | null;
  readonly opponent: Opponent;
}

/** A turn as it is told of afterwards. */
export interface RecentMove {
  readonly turn: Turn;
  readonly player: Actor;
  /** How many stones it took. */
  readonly taken: number;
}

/** What is to be said of a game that came from outside, by an address or as a file. */
export interface ReceivedGame {
  readonly invitation: Invitation | null;
  /** Whether it was compared with a game that is kept here; else nothing is known but its last turn. */
  readonly known: boolean;
  /** How many turns are new. */
  readonly count: number;
  /** The last of them. */
  readonly recentMoves: readonly RecentMove[];
  readonly parting: Parting | null;
}

/** A turn that somebody tried and the core refused. */
export interface Refused {
  readonly turn: Turn;
  readonly refusal: Refusal;
}

/** All chains of a game as it stood. */
export interface Overview {
  readonly game: GameView;
  readonly all: Chains;
}

export interface Overlays {
  readonly liberties: boolean;
  readonly chains: boolean;
  readonly owners: boolean;
  readonly numbers: boolean;
  readonly coordinates: boolean;
  /** Names of the points of a graph; a grid has coordinates instead. */
  readonly labels: boolean;
  /** The points of a disk board's quotient. */
  readonly cells: boolean;
  /** What a search thinks of the open placements. */
  readonly heat: boolean;
}
export type Overlay = keyof Overlays;

export type ThemeChoice = "system" | "light" | "dark";
export type Question = "none" | "resign";

/** A board of the history that is looked at before one is chosen. */
export interface HistoryPreview extends Colouring {
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

export type Room = "play" | "draw" | "learn" | "boards";
export type Sheet = "closed" | "open";

export interface State {
  readonly board: BoardView;
  readonly game: GameView;
  /** Where `game` stands in the tree of all that was played; its line is the game's record. */
  readonly branch: Branch;
  readonly opponent: Opponent;
  /** What the computer thinks about this position. */
  readonly analysis: Analysis | null;
  /** Until it is played on; null of a game that began here. */
  readonly received: ReceivedGame | null;
  /** A turn of somebody who plays by link, taken here; it waits for a second word. */
  readonly held: Turn | null;
  /** Where such turns began that were taken nevertheless. */
  readonly trying: NodeId | null;
  readonly change: Change;
  readonly pointing: Pointing;
  /** Where the keyboard is; shown only while the keyboard is in use. */
  readonly cursor: Place | null;
  /** A play that waits for a second tap. */
  readonly proposal: Place | null;
  /** All that the pointer may mean at its spot, best first; more than one where placements overlap. */
  readonly choices: readonly PlacementId[];
  /** Whether somebody has picked the first of them, so that a tap plays it. */
  readonly singled: boolean;
  /** What a tap on the board marks, in place of playing there; null: it plays. */
  readonly marking: MarkKind | null;
  /** What is written as the next play's ko bid; null: no bid. */
  readonly bid: string | null;
  readonly preview: HistoryPreview | null;
  /** Moments to claim "and so on for ever" from, while one is being chosen. */
  readonly claims: readonly Claim[] | null;
  readonly rulesForm: RulesForm | null;
  /** The discretizer while it is open. */
  readonly sampler: Sampler | null;
  readonly cells: CellsView;
  /** The cell that the pointer is at, while cells are shown. */
  readonly cell: number | null;
  readonly refused: Refused | null;
  /** What can be asked about: where somebody points, or pointed last. */
  readonly explainTarget: ExplainTarget | null;
  /** The answer to "why", until it is put away. */
  readonly why: Explanation | null;
  /** All chains of the game as it stands, while they are shown. */
  readonly chains: Overview | null;
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

export function initialState(board: BoardView, game: GameView, branch: Branch): State {
  return {
    board,
    game,
    branch,
    opponent: HERE,
    analysis: null,
    received: null,
    held: null,
    trying: null,
    change: { kind: "opened", inPlace: false },
    pointing: NOTHING,
    cursor: null,
    proposal: null,
    choices: [],
    singled: false,
    marking: null,
    bid: null,
    preview: null,
    claims: null,
    rulesForm: null,
    sampler: null,
    cells: { kind: "none" },
    cell: null,
    refused: null,
    explainTarget: null,
    why: null,
    chains: null,
    notice: null,
    question: "none",
    hint: null,
    overlays: {
      liberties: false,
      chains: false,
      owners: false,
      numbers: false,
      coordinates: true,
      labels: false,
      cells: false,
      heat: false,
    },
    theme: "system",
    room: "play",
    sheet: "closed",
  };
}
