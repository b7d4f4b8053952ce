/** A board as it is drawn: its extent, and all that its kind decides. Each folder of kinds/ has one class that
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

/** What can be known of a drawing before anything is drawn; in board units, made once for each board. */
export interface Extent {
  readonly drawing: Drawing;
  readonly index: PointIndex;
  /** All that is drawn but for stones at the rim. */
  readonly box: Box;
  /** The usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per disk of a board of disks the distance to the nearest other centre; else empty. */
  readonly near: Float64Array;
  /** Per placement; on a graph no two stones overlap unless their points coincide. */
  readonly radii: Float64Array;
  readonly largestRadius: number;
  /** The ground of a continuous board; null where it has no bounds. */
  readonly region: Region | null;
  /** Whether the board is drawn on wood, and not on the page itself. */
  readonly wood: boolean;
}

/** What a kind of board decides. Places are placements, on a plane centres. */
export interface Kind {
  /** True where stones stand at any centre instead of on numbered placements. */
  readonly centres: boolean;
  /** In CSS pixels in a unit of the board: the largest scale of a stage, and of a thumbnail. */
  readonly scales: { readonly stage: number; readonly thumbnail: number };
  /** From so many placements on it is not painted for every frame of a pan. */
  readonly busy: number;
  /** Whether a spot may mean several placements. */
  readonly overlapping: boolean;
  /** Whether all that changes with a placement is drawn in its own circle. */
  readonly inCircles: boolean;
  /** Where points have names of their own, and a name stands beside its point or inside. */
  readonly names: "beside" | "inside" | null;
  /** The size of a heatmap's dots, of a stone's radius. */
  readonly heat: number;
  /** Whether a number stands once on a stone or chain whose parts overlap others. */
  readonly numberedOnce: boolean;

  /** How far the board is drawn beyond its box, in board units. */
  rim(coordinates: boolean): number;
  /** What a spot may mean, best first; those of the least rank come first. */
  hit(spot: Spot, reach: number, rank: (at: PlacementId) => number): readonly PlacementId[];
  /** A stone goes at most `near` for something to touch; null where placements are what is played. */
  aim(spot: Spot, hold: Hold, near: number): Aim | null;
  /** Where a place is grasped, in board units. */
  handle(at: Place): Spot;
  /** Where stones, marks and numbers of a place stand: once, or in each part or image of it. */
  spots(lens: Lens, at: Place): Iterable<Circle>;
  /** The number by which pieces and chains know the stone of a place; −1: there is none. */
  indexOf(stones: readonly Stone[], at: Place): number;
  colourAt(colouring: Colouring, at: Place): number | undefined;
  /** The stone that pieces and chains know by a number. */
  stoneOf(colouring: Colouring, index: number): { colour: number | undefined; at: Spot };
  /** Whether a line can be drawn between two neighbours. */
  joins(u: number, v: number): boolean;

  /** What never changes while a game is played. */
  paintGround(pen: Pen, coordinates: boolean): void;
  /** Under the stones: empty placements and their owners. */
  paintEmpty(pen: Pen, pieces: Pieces): void;
  paintStones(pen: Pen, pieces: Pieces): void;
  paintNumbers(pen: Pen, pieces: Pieces, numbers: Uint32Array): void;
  paintLiberties(pen: Pen, chains: Chains): void;
  /** Where the ring of a stone, or of its point, stands that lives for ever. */
  ringSpots(lens: Lens, stones: readonly Stone[], index: number): Iterable<Spot>;
  /** A stone that settles or fades. */
  paintMoving(pen: CanvasPen, at: Place, colour: StoneColour, alpha: number, size: number): void;
  /** Where the pointer and the keyboard are, and what the core says of that place. */
  paintMarks(pen: CanvasPen, state: State): void;
  /** In an explanation: places on a tint, in the ink that is set; stones that are gone; rings round stones. */
  fillPlaces(pen: CanvasPen, sites: readonly Site[]): void;
  paintGone(pen: CanvasPen, sites: readonly Site[], colour: StoneColour): void;
  ringPlaces(pen: CanvasPen, sites: readonly Site[], beyond: readonly number[]): void;
}

export interface BoardLayout extends Extent, Kind {}

export function pointOf(layout: Extent, at: PlacementId): Spot {
  return pair(layout.drawing.xy, at);
}

/** In board units. */
export function radiusOf(layout: Extent, at: number): number {
  return layout.radii[at] ?? 0;
}
