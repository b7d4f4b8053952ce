/** Messages between the page and its worker. The worker handles one request at a time; ending the
 *  worker cancels a request. */
import type { LayoutRequest, Places } from "../layout/types.ts";
import type { Carried, Centre } from "./carry.ts";
import type { Cells } from "./cells.ts";
import type { ErrorCode } from "./errors.ts";
import type { Format, Imported } from "./formats.ts";
import type { Proximity } from "./generators.ts";
import type { Reply, Sought } from "./reply.ts";
import type { SearchReport } from "./search.ts";
import type { SolverReport } from "./solver.ts";
import type { Survey } from "./survey.ts";
import type {
  Actor,
  Discretization,
  DisksBoard,
  Drawing,
  GameDocument,
  GoSpaceBoard,
  PlaneBoard,
  SampleReport,
  Sampling,
  Stone,
  Turn,
} from "./types.ts";

/** Reach of sampled disks: "kept" is the plane's, "least" the smallest at which each disk
 *  touches one that it does not overlap. */
export type SampleReach = "kept" | "least";

/** A sample with the stones that were carried over to it. */
export interface Sample extends Discretization {
  /** Null where none stood. */
  readonly carried: Carried | null;
}

/** Source of a generated board. */
export type BoardSource =
  | {
      readonly kind: "family";
      /** The generator's id. */
      readonly id: string;
      readonly title: string;
      readonly values: Readonly<Record<string, number>>;
    }
  | { readonly kind: "points"; readonly document: GameDocument; readonly proximity: Proximity }
  | { readonly kind: "drawn"; readonly document: GameDocument };

export interface GenerateRequest {
  readonly kind: "make";
  readonly origin: BoardSource;
  readonly seed: number;
  /** Share of the graph's links, 0 to 1. `leftOut` are removed while the graph stays connected;
   *  then `oneWay` are directed. */
  readonly leftOut: number;
  readonly oneWay: number;
}

/** Reads a text, and lays its graph out if it gives no coordinates. */
export interface ImportRequest {
  readonly kind: "import";
  readonly text: string;
  readonly hint: { readonly format?: Format; readonly name?: string };
  /** Wished length of a link. */
  readonly spacing: number;
}

/** Searches the final position of a game for its best turn. */
export interface SearchRequest {
  readonly kind: "search";
  readonly document: GameDocument;
  /** Bounds: the search ends at the first that it reaches. */
  readonly playouts: number;
  readonly seconds: number;
}

/** Searches every position of a game's main line, with the same number of random games each. */
export interface ReviewRequest {
  readonly kind: "review";
  readonly document: GameDocument;
  readonly playouts: number;
}

/** Finds the value of a game's final position. */
export interface ValueRequest {
  readonly kind: "value";
  readonly document: GameDocument;
  /** Of work at most; the same request goes on from there. */
  readonly seconds: number;
  /** The value alone, or an estimate and the values after all first turns too. */
  readonly detail: "value" | "turns";
}

/** Finds the best reply in a game's final position. */
export interface ReplyRequest {
  readonly kind: "reply";
  readonly document: GameDocument;
  readonly sought: Sought;
}

/** Finds the dead stones of a position, which is a start without turns. */
export interface DeadRequest {
  readonly kind: "dead";
  readonly position: GameDocument;
}

/** Result of trial games, for the player to move. */
export type Estimate = Pick<SearchReport, "playouts" | "lead" | "share" | "best">;

/** A first turn, and the value of the position after it. */
export interface TurnValue {
  readonly turn: Turn;
  readonly value: string;
}

/** A position's value so far: `low` ≤ value ≤ `high`, from Black's view. */
export interface PositionValue extends Omit<SolverReport, "best"> {
  /** In the order in which they are found. */
  readonly turns: readonly TurnValue[];
  /** Number of first turns without a value; 0 before the position has one. */
  readonly left: number;
  /** Null unless the value takes long. */
  readonly estimate: Estimate | null;
}

/** The search's findings in a position, from Black's view. */
export interface ReviewedPosition {
  /** The mean margin at the end of games; null where the rules know none, and while no player is to move. */
  readonly lead: number | null;
  /** The share of games that Black wins, from 0 to 1; null while no player is to move. */
  readonly share: number | null;
  readonly best: Turn | null;
  /** The one who took the turn that led here. */
  readonly mover: Actor | null;
  /** By placement the mean owner at the end of games, from −100 (White) to 100 (Black); empty on a plane and
   *  where nothing was played. */
  readonly owners: Int8Array;
}

/** Picture of a board with its stones, for a thumbnail. */
export interface BoardPicture {
  readonly drawing: Drawing;
  readonly colours: Uint8Array;
  readonly points: Uint8Array;
  readonly stones: readonly Stone[];
}

/** A generated board, grids as graphs, with its initial picture and survey. */
export interface GeneratedBoard {
  readonly document: GameDocument;
  readonly picture: BoardPicture;
  readonly survey: Survey;
}

/** The go-space with the same game as a board of disks, with the stones of its start. */
export interface Quotient {
  readonly board: GoSpaceBoard;
  readonly picture: BoardPicture;
}

export type Request =
  | {
      readonly kind: "sample";
      readonly plane: PlaneBoard;
      readonly sampling: Sampling;
      readonly touch: SampleReach;
      /** Other pitches in ticks, the least first, of which one that works is named if this one does not. */
      readonly others: readonly number[];
      /** Stones of the plane to carry over. */
      readonly stones: readonly Centre[];
    }
  /** Reports of samples at these pitches, the greatest first, as long as they come quickly. */
  | {
      readonly kind: "converge";
      readonly plane: PlaneBoard;
      readonly sampling: Sampling;
      readonly touch: SampleReach;
      readonly pitches: readonly number[];
    }
  | { readonly kind: "cells"; readonly board: DisksBoard }
  | { readonly kind: "quotient"; readonly board: DisksBoard }
  | { readonly kind: "layout"; readonly request: LayoutRequest }
  | ImportRequest
  | SearchRequest
  | ReviewRequest
  | ValueRequest
  | ReplyRequest
  | DeadRequest
  | GenerateRequest;

export type Message =
  /** From 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "sampled"; readonly found: Sample }
  /** A sample that cannot be made, and a pitch with which it can. */
  | { readonly kind: "unsampled"; readonly message: string; readonly pitch: number | null }
  /** The next report, and the pitch that was asked for. */
  | { readonly kind: "converging"; readonly report: SampleReport; readonly pitch: number }
  | { readonly kind: "converged" }
  | { readonly kind: "cells"; readonly cells: Cells }
  | { readonly kind: "quotient"; readonly found: Quotient }
  /** Intermediate positions of a layout. */
  | { readonly kind: "laying-out"; readonly share: number; readonly xy: Places }
  | { readonly kind: "laid-out"; readonly xy: Places }
  /** Intermediate report of a search. */
  | { readonly kind: "searching"; readonly share: number; readonly report: SearchReport }
  | { readonly kind: "searched"; readonly report: SearchReport }
  /** The next position of a review, from the start on. */
  | { readonly kind: "reviewing"; readonly share: number; readonly position: ReviewedPosition }
  | { readonly kind: "reviewed" }
  /** The value of a position so far. */
  | { readonly kind: "valuing"; readonly value: PositionValue }
  | { readonly kind: "valued"; readonly value: PositionValue }
  | { readonly kind: "replied"; readonly reply: Reply }
  /** Numbers of placements. */
  | { readonly kind: "dead-found"; readonly stones: readonly number[] }
  | { readonly kind: "made"; readonly made: GeneratedBoard }
  | { readonly kind: "imported"; readonly imported: Imported }
  | Failure;

/** `code` and `path` of a GospaceError. */
export interface Failure {
  readonly kind: "failed";
  readonly message: string;
  readonly code?: ErrorCode;
  readonly path?: string;
}

/** Sign of life of a worker whose core loads, once a second, and when it begins to work on a request. */
export interface Sign {
  readonly kind: "starting" | "started";
}

export function isSign(message: { readonly kind: string }): message is Sign {
  return message.kind === "starting" || message.kind === "started";
}

/** True if more messages follow for the same request. */
export function isProgress({ kind }: { readonly kind: string }): boolean {
  return ["progress", "converging", "laying-out", "searching", "reviewing", "valuing"].includes(
    kind,
  );
}
