/** What the page and its worker say to each other. One request at a time; what is no longer wanted is
 *  ended with its worker. */
import type { LayoutRequest, Places } from "../layout/types.ts";
import type { Cells } from "./cells.ts";
import type { Proximity } from "./generators.ts";
import type { SearchReport } from "./search.ts";
import type { Survey } from "./survey.ts";
import type {
  Discretization,
  DisksBoard,
  Drawing,
  GameDocument,
  PlaneBoard,
  Sampling,
  Stone,
} from "./types.ts";

/** How far the disks of a sample reach: as the stones of the plane, or the least with which each
 *  touches one that it does not overlap. */
export type Touch = "plane" | "least";

/** What a board is made from. */
export type Origin =
  | {
      readonly kind: "family";
      /** Of a generator. */
      readonly id: string;
      readonly values: Readonly<Record<string, number>>;
    }
  | { readonly kind: "points"; readonly document: GameDocument; readonly proximity: Proximity }
  | { readonly kind: "graph"; readonly document: GameDocument };

export interface MakeRequest {
  readonly kind: "make";
  readonly origin: Origin;
  readonly seed: number;
  /** Of the links of a graph, from 0 to 1: left out, as long as it hangs together; then made one-way. */
  readonly leftOut: number;
  readonly oneWay: number;
}

/** The best turn of where a game stands, thought about for so long. */
export interface SearchRequest {
  readonly kind: "search";
  readonly document: GameDocument;
  readonly seconds: number;
}

/** A new board, grids as graphs; how it looks before the first turn, and what is to be said of it. */
export interface Made {
  readonly document: GameDocument;
  readonly picture: {
    readonly drawing: Drawing;
    readonly colours: Uint8Array;
    readonly points: Uint8Array;
    readonly stones: readonly Stone[];
  };
  readonly survey: Survey;
}

export type Request =
  | {
      readonly kind: "sample";
      readonly plane: PlaneBoard;
      readonly sampling: Sampling;
      readonly touch: Touch;
    }
  | { readonly kind: "cells"; readonly board: DisksBoard }
  | { readonly kind: "layout"; readonly request: LayoutRequest }
  | SearchRequest
  | MakeRequest;

export type Message =
  /** Between 0 and 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "sampled"; readonly found: Discretization }
  | { readonly kind: "cells"; readonly cells: Cells }
  /** A layout under way: the places so far. */
  | { readonly kind: "laying-out"; readonly share: number; readonly xy: Places }
  | { readonly kind: "laid-out"; readonly xy: Places }
  /** A search under way: what it has found so far. */
  | { readonly kind: "searching"; readonly share: number; readonly report: SearchReport }
  | { readonly kind: "searched"; readonly report: SearchReport }
  | { readonly kind: "made"; readonly made: Made }
  | { readonly kind: "failed"; readonly message: string };

/** Whether more will be heard of the same request. */
export function isUnderWay({ kind }: Message): boolean {
  return kind === "progress" || kind === "laying-out" || kind === "searching";
}
