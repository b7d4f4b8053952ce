/** State of the page as one immutable value. Knows no DOM and decides nothing about Go: its game is
 *  the core's last answer. */
import type {
  Actor,
  Around,
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
  Rules,
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
import type { Review } from "./review.ts";
import type { Draft, Objection } from "./rules-form.ts";
import type { Room, Saved, SavedDocument } from "./saved.ts";
import type { Times } from "./times.ts";
import type { Deletion } from "./tree/edits.ts";
import type { MarkKind } from "./tree/marks.ts";
import type { Divergence } from "./tree/merged-game.ts";
import type { Moment } from "./tree/moment.ts";
import type { Branch, NodeId } from "./tree/tree.ts";
import type { Value } from "./value.ts";

export type PlacementId = number & { readonly __brand: "placement" };

export function placement(index: number): PlacementId {
  return index as PlacementId;
}

/** Place for a stone: a placement, or on a plane a centre in ticks. */
export type Place = PlacementId | Pair;

export function isCentre(place: Place | null): place is Pair {
  return typeof place === "object" && place !== null;
}

/** The place as a document writes it. */
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

/** A past turn with its captures. */
export interface RecentMove {
  readonly turn: Turn;
  readonly player: Actor;
  /** Number of captured stones. */
  readonly taken: number;
}

/** Report on a game opened from a link or a file. */
export interface ReceivedGame {
  readonly invitation: Invitation | null;
  /** True if it was compared with a saved game; otherwise only its last turn counts as new. */
  readonly known: boolean;
  /** Number of new turns. */
  readonly count: number;
  /** The last new turns. */
  readonly recentMoves: readonly RecentMove[];
  readonly divergence: Divergence | null;
}

/** A refusal by the core, or by the page while the computer prepares its turn. */
export type TurnRefusal = Refusal | { readonly code: "thinking" };

/** A refused turn. */
export interface RefusedTurn {
  readonly turn: Turn;
  readonly refusal: TurnRefusal;
}

/** Surroundings of a place that were asked for; null: of none, or of a centre. */
export interface Surroundings {
  readonly around: Around | null;
}

/** All chains of a position. */
export interface ChainsOfGame {
  readonly game: GameView;
  readonly all: Chains;
}

export interface Overlays {
  readonly liberties: boolean;
  readonly chains: boolean;
  readonly owners: boolean;
  readonly numbers: boolean;
  readonly coordinates: boolean;
  /** Names of points; a grid has coordinates instead. */
  readonly labels: boolean;
  /** The points of a disk board's quotient. */
  readonly cells: boolean;
  /** Values of open placements in a search. */
  readonly heat: boolean;
}
export type Overlay = keyof Overlays;

export type ThemeChoice = "system" | "light" | "dark";
export type Question = "none" | "resign";

/** A board of the history, shown before one is chosen. */
export interface HistoryPreview extends Colouring {
  /** Number of turns after which it occurred. */
  readonly turns: number;
}

/** A possible start of an endless cycle. */
export interface Claim {
  readonly from: number;
  readonly refusal: Refusal | null;
  /** Winner of the game if the other player agrees; null where it cannot be claimed. */
  readonly winner: GameResult["winner"] | null;
}

/** The open rules form. */
export interface RulesForm {
  readonly draft: Draft;
  readonly objection: Objection | null;
  readonly confirming: boolean;
}

/** A handicap while it is placed. The board's start has its stones. */
export interface Handicap {
  /** Stones to place in all. */
  readonly count: number;
  readonly placed: readonly Place[];
  /** Of the game that begins with them. */
  readonly rules: Rules;
  /** The reason that the last place was not taken: all stones stand, or no game can begin so. */
  readonly objection: "full" | "refused" | null;
}

export type Sheet = "closed" | "open";

export interface State {
  readonly board: BoardView;
  readonly game: GameView;
  /** The shown node in the tree; its line is the game's record. */
  readonly branch: Branch;
  readonly opponent: Opponent;
  /** True while the page of the other side is connected with this one. */
  readonly live: boolean;
  /** Times left at the clock when they were last kept; null before the first turn, and without a clock. */
  readonly times: Times | null;
  /** A handicap that is being placed, before the game begins. */
  readonly handicap: Handicap | null;
  /** Search of this position. */
  readonly analysis: Analysis | null;
  /** Review of a line of this game. */
  readonly review: Review | null;
  /** Value of a position with best play. */
  readonly value: Value | null;
  /** Until a turn is taken; null for a game that began here. */
  readonly received: ReceivedGame | null;
  /** A turn for the correspondent that waits for confirmation. */
  readonly pendingTurn: Turn | null;
  /** Node at which trying of such turns began. */
  readonly trying: NodeId | null;
  /** Nodes of turns that the reader took for the computer. */
  readonly tried: ReadonlySet<NodeId>;
  readonly change: Change;
  readonly pointing: Pointing;
  /** Keyboard cursor; null while the keyboard is not in use. */
  readonly cursor: Place | null;
  /** A play that waits for a second tap. */
  readonly proposal: Place | null;
  /** Candidates at the pointer, best first; more than one where placements overlap. */
  readonly choices: readonly PlacementId[];
  /** Placements of the chosen shape, which come before others at the pointer; null: no shape is chosen. */
  readonly preferred: ReadonlySet<PlacementId> | null;
  /** True if the first candidate was picked explicitly, so that a tap plays it. */
  readonly singled: boolean;
  /** Kind of mark that a tap on the board sets; null: a tap plays. */
  readonly marking: MarkKind | null;
  /** The stones of a list of dead ones, which a tap on the board changes; null: none is made. */
  readonly deadStones: readonly PlacementId[] | null;
  /** Ko bid for the next play; null: no bid. */
  readonly bid: string | null;
  readonly preview: HistoryPreview | null;
  /** Possible cycle starts, while one is being chosen. */
  readonly claims: readonly Claim[] | null;
  readonly rulesForm: RulesForm | null;
  /** The discretizer while it is open. */
  readonly sampler: Sampler | null;
  readonly cells: CellsView;
  /** The cell at the pointer, while cells are shown. */
  readonly cell: number | null;
  readonly refused: RefusedTurn | null;
  /** The latest thing that can be explained. */
  readonly explainTarget: ExplainTarget | null;
  /** The open explanation. */
  readonly why: Explanation | null;
  /** The last surroundings of the pointed place that were asked for. */
  readonly surroundings: Surroundings | null;
  /** All chains of the current position, while they are shown. */
  readonly chains: ChainsOfGame | null;
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
    live: false,
    times: null,
    handicap: null,
    analysis: null,
    review: null,
    value: null,
    received: null,
    pendingTurn: null,
    trying: null,
    tried: new Set(),
    change: { kind: "opened", inPlace: false },
    pointing: NOTHING,
    cursor: null,
    proposal: null,
    choices: [],
    preferred: null,
    singled: false,
    marking: null,
    deadStones: null,
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
    surroundings: null,
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
