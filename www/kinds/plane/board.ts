/** A plane, laid out: no placements, but stones of one size wherever their centres can stand. */
import type { Drawing, Site, Stone } from "../../engine/types.ts";
import type { Chains } from "../../engine/why.ts";
import { type Aim, exactly, type Hold } from "../../model/aim.ts";
import {
  type Colouring,
  isCentre,
  type Place,
  type PlacementId,
  type State,
  type StoneColour,
} from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Box, Spot } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { paintLibertyArcs } from "../../view/liberty-arcs.ts";
import { boxOf, NONE } from "../../view/measure.ts";
import type { CanvasPen, Circle, Lens, Pen } from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import { BAND, makeRegion, type Region } from "../../view/region.ts";
import { paintContinuousGround } from "../../view/region-ground.ts";
import { fillRound, paintRoundGone, paintRoundMoving, ringRound } from "../../view/round-marks.ts";
import { paintPlaneMarks } from "./marks.ts";
import { indexOf, paintPlaneNumbers, paintPlaneStones, seats } from "./pieces.ts";

/** From so many placements on; a plane has none. */
const BUSY = 2500;
/** In CSS pixels across a stone. */
const LARGEST = 200;
/** Stones that could be played overlap one another. */
const HEAT = 0.34;
/** Of its radius: no stone goes farther for something to touch. */
const NEAR_MOST = 0.5;

export class PlaneBoard implements BoardLayout {
  readonly kind = "plane";
  readonly drawing: Drawing;
  readonly index: PointIndex;
  readonly box: Box;
  readonly spacing: number;
  readonly near = NONE;
  readonly radii: Float64Array;
  readonly largestRadius: number;
  readonly region: Region | null;
  readonly wood = true;
  readonly scales: { stage: number; thumbnail: number };
  readonly busy = BUSY;
  readonly overlapping = false;
  readonly inCircles = false;
  readonly names = null;
  readonly heat = HEAT;
  readonly numberedOnce = false;

  constructor(drawing: Drawing) {
    this.drawing = drawing;
    this.region = makeRegion(drawing, BAND * drawing.stone);
    this.box = this.region?.seen ?? boxOf([]);
    this.index = new PointIndex(drawing.xy);
    this.spacing = 2 * drawing.stone;
    this.radii = drawing.radii;
    this.largestRadius = drawing.stone;
    this.scales = { stage: LARGEST / this.spacing, thumbnail: Infinity };
  }

  rim(): number {
    return 0;
  }

  hit(): readonly PlacementId[] {
    return [];
  }

  /** Null more than a radius off the plane. */
  aim({ x, y }: Spot, hold: Hold, near: number): Aim | null {
    const { box, drawing } = this;
    const off = Math.max(box.x0 - x, x - box.x1, box.y0 - y, y - box.y1);
    if (off > drawing.stone) return null;
    if (hold === "exact") return exactly([x, y]);
    return { at: [x, y], near: Math.min(near, NEAR_MOST * drawing.stone), far: drawing.stone };
  }

  handle(at: Place): Spot {
    return isCentre(at) ? { x: at[0], y: at[1] } : { x: 0, y: 0 };
  }

  spots(lens: Lens, at: Place): Iterable<Circle> {
    return isCentre(at) ? seats(lens, this, this.handle(at)) : [];
  }

  indexOf(stones: readonly Stone[], at: Place): number {
    return isCentre(at) ? indexOf(stones, at) : -1;
  }

  /** Of the stone that covers the place. */
  colourAt({ stones }: Colouring, at: Place): number | undefined {
    if (!isCentre(at)) return undefined;
    const [x, y] = at;
    const covers = (stone: Stone) => Math.hypot(stone.x - x, stone.y - y) < this.drawing.stone;
    return stones.find(covers)?.colour;
  }

  stoneOf({ stones }: Colouring, index: number): { colour: number | undefined; at: Spot } {
    const stone = stones[index];
    return { colour: stone?.colour, at: stone ?? { x: 0, y: 0 } };
  }

  joins(): boolean {
    return true;
  }

  paintGround(pen: Pen): void {
    paintContinuousGround(pen, this);
  }

  paintEmpty(): void {}

  paintStones(pen: Pen, { stones, moving }: Pieces): void {
    paintPlaneStones(pen, this, stones, moving);
  }

  paintNumbers(pen: Pen, { stones, last }: Pieces): void {
    paintPlaneNumbers(pen, this, stones, last);
  }

  paintLiberties(pen: Pen, { arcs }: Chains): void {
    paintLibertyArcs(pen, this, arcs, []);
  }

  ringSpots(lens: Lens, stones: readonly Stone[], index: number): Iterable<Spot> {
    const stone = stones[index];
    return stone === undefined ? [] : seats(lens, this, stone);
  }

  paintMoving(pen: CanvasPen, at: Place, colour: StoneColour, alpha: number, size: number): void {
    paintRoundMoving(pen, this, at, colour, alpha, size);
  }

  paintMarks(pen: CanvasPen, state: State): void {
    paintPlaneMarks(pen, this, state);
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
