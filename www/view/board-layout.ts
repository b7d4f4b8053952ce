/** Layout of a board: its extent, and the decisions of its kind. Each folder of kinds/ has one class that
 *  implements this; nothing else in view/ knows how many kinds there are. */

import type { Drawing, Site, Stone } from "../engine/types.ts";
import type { Chains } from "../engine/why.ts";
import type { Aim, Hold } from "../model/aim.ts";
import type { Colouring, Place, PlacementId, State, StoneColour } from "../model/state.ts";
import type { Box, Spot } from "./camera.ts";
import type { PointIndex } from "./hit.ts";
import { pair } from "./measure.ts";
import type { CanvasPen, Circle, Lens, Pen } from "./pen.ts";
import type { Pieces } from "./pieces.ts";
import type { Region } from "./region.ts";
import type { InkedChain, Way } from "./ways.ts";

/** Extent of a drawing, known before anything is painted; in board units, made once for each board. */
export interface Extent {
  readonly drawing: Drawing;
  readonly index: PointIndex;
  /** Box of the drawing, without stones at the rim. */
  readonly box: Box;
  /** Usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per disk of a board of disks the distance to the nearest other centre; else empty. */
  readonly near: Float64Array;
  /** Per placement; on a graph no two stones overlap unless their points coincide. */
  readonly radii: Float64Array;
  readonly largestRadius: number;
  /** Ground of a continuous board; null where it has no bounds. */
  readonly region: Region | null;
  /** True if the board is drawn on wood, and not on the page itself. */
  readonly wood: boolean;
}

/** Decisions of a kind of board. Places are placements, on a plane centres. */
export interface Kind {
  /** True if stones stand at any centre instead of on numbered placements. */
  readonly centres: boolean;
  /** Largest scales of a stage and of a thumbnail, in CSS pixels per board unit. */
  readonly scales: { readonly stage: number; readonly thumbnail: number };
  /** Placements from which on the lower layers are not painted for every frame of a pan. */
  readonly busy: number;
  /** True if a spot may mean several placements. */
  readonly overlapping: boolean;
  /** True if all that changes with a placement is drawn in its own circle. */
  readonly inCircles: boolean;
  /** Place of names, beside their points or inside; null where points have no names of their own. */
  readonly names: "beside" | "inside" | null;
  /** Size of a heatmap's dots, as a share of a stone's radius. */
  readonly heat: number;
  /** True if a number stands once on a stone or chain whose parts overlap others. */
  readonly numberedOnce: boolean;

  /** Reach of the drawing beyond its box, in board units. */
  rim(coordinates: boolean): number;
  /** Placements that a spot may mean, best first; those of the least rank come first. */
  hit(spot: Spot, reach: number, rank: (at: PlacementId) => number): readonly PlacementId[];
  /** Aim of a stone, which goes at most `near` for something to touch; null on a board of placements. */
  aim(spot: Spot, hold: Hold, near: number): Aim | null;
  /** Spot to grasp a place by, in board units. */
  handle(at: Place): Spot;
  /** Circles for the stones, marks and numbers of a place: one, or one for each part or image of it. */
  spots(lens: Lens, at: Place): Iterable<Circle>;
  /** Number by which pieces and chains know the stone of a place; −1: there is none. */
  indexOf(stones: readonly Stone[], at: Place): number;
  colourAt(colouring: Colouring, at: Place): number | undefined;
  /** Stone that pieces and chains know by a number. */
  stoneOf(colouring: Colouring, index: number): { colour: number | undefined; at: Spot };
  /** True if a line can be drawn between two neighbours. */
  joins(u: number, v: number): boolean;

  /** Paints the layer that never changes while a game is played. */
  paintGround(pen: Pen, coordinates: boolean): void;
  /** Paints examples of stones on an empty board in a small picture, where shapes are many. */
  paintSample(pen: Pen): void;
  /** Paints the layer under the stones: empty placements and their owners. */
  paintEmpty(pen: Pen, pieces: Pieces): void;
  paintStones(pen: Pen, pieces: Pieces): void;
  paintNumbers(pen: Pen, pieces: Pieces, numbers: Uint32Array): void;
  paintLiberties(pen: Pen, chains: Chains): void;
  /** Spots for the ring of a stone, or of its point, that lives for ever. */
  ringSpots(lens: Lens, stones: readonly Stone[], index: number): Iterable<Spot>;
  /** Paints a stone that settles or fades. */
  paintMoving(pen: CanvasPen, at: Place, colour: StoneColour, alpha: number, size: number): void;
  /** Ways of ink from the stones of a chain to its liberties. */
  ways(lens: Lens, inked: InkedChain): Iterable<Way>;
  /** Paints the places of pointer and keyboard, and the core's answer about that place. */
  paintMarks(pen: CanvasPen, state: State): void;
  /** Parts of an explanation: places on a tint, in the ink that is set; stones that are gone; rings round
   *  stones. */
  fillPlaces(pen: CanvasPen, sites: readonly Site[]): void;
  paintGone(pen: CanvasPen, sites: readonly Site[], colour: StoneColour): void;
  ringPlaces(pen: CanvasPen, sites: readonly Site[], beyond: readonly number[]): void;
}

export interface BoardLayout extends Extent, Kind {}

export function pointOf(layout: Extent, at: PlacementId): Spot {
  return pair(layout.drawing.xy, at);
}

/** Radius of a placement's stone, in board units. */
export function radiusOf(layout: Extent, at: number): number {
  return layout.radii[at] ?? 0;
}
