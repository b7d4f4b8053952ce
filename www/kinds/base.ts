/** Base board: numbered placements with a round stone on each, unless a kind overrides this. */
import type { Drawing, Site, Stone } from "../engine/types.ts";
import type { Chains } from "../engine/why.ts";
import type { Aim, Hold } from "../model/aim.ts";
import {
  type Colouring,
  EMPTY,
  isCentre,
  type Place,
  type PlacementId,
  placement,
  type State,
  type StoneColour,
} from "../model/state.ts";
import { type BoardLayout, type Extent, pointOf } from "../view/board-layout.ts";
import type { Box, Spot } from "../view/camera.ts";
import { paintLibertyDots } from "../view/chain-marks.ts";
import type { PointIndex } from "../view/hit.ts";
import { NUMERALS, numberColour, writeNumber } from "../view/numerals.ts";
import { paintOwnerSquares } from "../view/owner-squares.ts";
import { type CanvasPen, type Circle, type Lens, type Pen, visible } from "../view/pen.ts";
import type { Pieces } from "../view/pieces.ts";
import { paintPlacementMarks } from "../view/placement-marks.ts";
import type { Region } from "../view/region.ts";
import { fillRound, paintRoundGone, paintRoundMoving, ringRound } from "../view/round-marks.ts";
import { circlesOf } from "../view/stone-circles.ts";
import type { InkedChain, Way } from "../view/ways.ts";

/** Placements from which on the lower layers are not painted for every frame of a pan. */
const BUSY = 2500;
/** Size of a heatmap's dots, as a share of a stone's radius. */
const HEAT = 0.62;

export abstract class BaseBoard implements BoardLayout {
  readonly drawing: Drawing;
  readonly index: PointIndex;
  readonly box: Box;
  readonly spacing: number;
  readonly near: Float64Array;
  readonly radii: Float64Array;
  readonly largestRadius: number;
  readonly region: Region | null;
  readonly wood: boolean;
  readonly busy: number = BUSY;
  readonly overlapping: boolean = false;
  readonly inCircles: boolean = true;
  readonly heat: number = HEAT;
  readonly numberedOnce: boolean = false;
  readonly centres: boolean = false;
  abstract readonly scales: BoardLayout["scales"];
  abstract readonly names: BoardLayout["names"];

  constructor(extent: Extent) {
    this.drawing = extent.drawing;
    this.index = extent.index;
    this.box = extent.box;
    this.spacing = extent.spacing;
    this.near = extent.near;
    this.radii = extent.radii;
    this.largestRadius = extent.largestRadius;
    this.region = extent.region;
    this.wood = extent.wood;
  }

  abstract rim(coordinates: boolean): number;
  abstract hit(
    spot: Spot,
    reach: number,
    rank: (at: PlacementId) => number,
  ): readonly PlacementId[];
  abstract paintGround(pen: Pen, coordinates: boolean): void;
  abstract paintStones(pen: Pen, pieces: Pieces): void;
  abstract ways(lens: Lens, inked: InkedChain): Iterable<Way>;

  aim(_spot: Spot, _hold: Hold, _near: number): Aim | null {
    return null;
  }

  handle(at: Place): Spot {
    return isCentre(at) ? { x: at[0], y: at[1] } : pointOf(this, at);
  }

  spots(lens: Lens, at: Place): Iterable<Circle> {
    return isCentre(at) ? [] : circlesOf(lens, this, at);
  }

  indexOf(_: readonly Stone[], at: Place): number {
    return isCentre(at) ? -1 : at;
  }

  colourAt({ colours }: Colouring, at: Place): number | undefined {
    return isCentre(at) ? undefined : colours[at];
  }

  stoneOf({ colours }: Colouring, index: number): { colour: number | undefined; at: Spot } {
    return { colour: colours[index], at: pointOf(this, placement(index)) };
  }

  joins(_u: number, _v: number): boolean {
    return true;
  }

  paintSample(_: Pen): void {}

  paintEmpty(pen: Pen, { colours, owners }: Pieces): void {
    if (owners === null) return;
    paintOwnerSquares(
      pen,
      this.drawing.xy,
      (at) => this.room(at),
      (at, owner) => colours[at] === EMPTY && owners[at] === owner,
      1,
    );
  }

  /** Room for the mark of an empty placement, in board units. */
  protected room(_: number): number {
    return this.largestRadius;
  }

  paintNumbers(pen: Pen, { colours, last }: Pieces, numbers: Uint32Array): void {
    pen.writing("numbers", NUMERALS, (write) => {
      for (let at = 0; at < numbers.length; at++) {
        const number = numbers[at] ?? 0;
        if (number === 0 || colours[at] === EMPTY) continue;
        const colour = numberColour(colours[at], at === last);
        for (const spot of circlesOf(pen, this, placement(at)))
          if (visible(pen, spot.x, spot.y, spot.radius)) writeNumber(write, spot, number, colour);
      }
    });
  }

  paintLiberties(pen: Pen, { beside }: Chains): void {
    paintLibertyDots(pen, this, beside);
  }

  ringSpots(lens: Lens, _: readonly Stone[], index: number): Iterable<Spot> {
    return circlesOf(lens, this, placement(index));
  }

  paintMoving(pen: CanvasPen, at: Place, colour: StoneColour, alpha: number, size: number): void {
    paintRoundMoving(pen, this, at, colour, alpha, size);
  }

  paintMarks(pen: CanvasPen, state: State): void {
    paintPlacementMarks(pen, this, state);
  }

  fillPlaces(pen: CanvasPen, sites: readonly Site[]): void {
    fillRound(pen, this, sites, 0.92);
  }

  paintGone(pen: CanvasPen, sites: readonly Site[], colour: StoneColour): void {
    paintRoundGone(pen, this, sites, colour);
  }

  ringPlaces(pen: CanvasPen, sites: readonly Site[], beyond: readonly number[]): void {
    ringRound(pen, this, sites, beyond);
  }
}
