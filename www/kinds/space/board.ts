/** Go-space, laid out: placements and stones are hulls round the points that they hold. */
import type { Drawing, Site, Stone } from "../../engine/types.ts";
import {
  type Colouring,
  EMPTY,
  isCentre,
  type Place,
  type PlacementId,
  placement,
  type State,
  type StoneColour,
} from "../../model/state.ts";
import { type Extent, pointOf, radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { paintHulls } from "../../view/hull-stones.ts";
import { boxOf, largest, NONE } from "../../view/measure.ts";
import { NUMERALS, numberColour, writeNumber } from "../../view/numerals.ts";
import { paintOwnerSquares } from "../../view/owner-squares.ts";
import {
  type CanvasPen,
  type Circle,
  type Lens,
  onScreen,
  type Pen,
  toPen,
  visible,
} from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import type { InkedChain, Way } from "../../view/ways.ts";
import { BaseBoard } from "../base.ts";
import { fillHulls, paintGoneHulls, ringHulls } from "./explanation.ts";
import { paintSpaceGround, paintSpaceSample } from "./ground.ts";
import { paintSpaceMarks } from "./marks.ts";
import { ownedPoints, paintSpaceStones } from "./pieces.ts";
import { makeSpace, placementsAt, type Space } from "./space.ts";
import { spaceWays } from "./ways.ts";

/** Placements from which on the layer is not painted for every frame of a pan: hulls cost more than round
 *  stones. */
const BUSY = 400;
/** Largest distance in CSS pixels between neighbouring points, on a stage and in a thumbnail. */
const MOST = { stage: 118, thumbnail: 26 } as const;
/** Size of an empty point's mark, as a share of that of an empty placement. */
const POINT_SHARE = 0.6;

export class SpaceBoard extends BaseBoard {
  readonly names = "beside";
  override readonly busy = BUSY;
  override readonly overlapping = true;
  override readonly inCircles = false;
  override readonly numberedOnce = true;
  readonly scales: { stage: number; thumbnail: number };
  readonly space: Space;

  constructor(drawing: Drawing, stone: number) {
    const space = makeSpace(drawing, stone);
    super(spaceExtent(drawing, space));
    this.space = space;
    this.scales = { stage: MOST.stage / this.spacing, thumbnail: MOST.thumbnail / this.spacing };
  }

  rim(): number {
    return this.largestRadius || this.spacing / 2;
  }

  hit(spot: Spot, reach: number, rank: (at: PlacementId) => number): readonly PlacementId[] {
    return placementsAt(this.space, spot, reach, rank);
  }

  override handle(at: Place): Spot {
    if (isCentre(at)) return { x: at[0], y: at[1] };
    return this.space.hulls[at]?.handles[0] ?? pointOf(this, at);
  }

  /** Circle in each part of a stone that is in pieces. */
  override spots(lens: Lens, at: Place): readonly Circle[] {
    if (isCentre(at)) return [];
    const radius = radiusOf(this, at) * lens.camera.scale;
    const parts = this.space.hulls[at]?.parts ?? [];
    return parts.map(({ seat }) => ({ ...toPen(lens, seat), radius }));
  }

  override stoneOf(
    { colours }: Colouring,
    index: number,
  ): { colour: number | undefined; at: Spot } {
    return { colour: colours[index], at: this.handle(placement(index)) };
  }

  paintGround(pen: Pen): void {
    paintSpaceGround(pen, this, this.space);
  }

  override paintSample(pen: Pen): void {
    paintSpaceSample(pen, this.space);
  }

  override paintEmpty(pen: Pen, { points, owners }: Pieces): void {
    if (owners === null) return;
    const owned = ownedPoints(this.space, points, owners);
    paintOwnerSquares(
      pen,
      this.drawing.points,
      () => this.largestRadius,
      (at, owner) => owned[at] === owner,
      POINT_SHARE,
    );
  }

  paintStones(pen: Pen, pieces: Pieces): void {
    paintSpaceStones(pen, this, this.space, pieces, pieces.moving);
  }

  override paintNumbers(pen: Pen, { colours, last }: Pieces, numbers: Uint32Array): void {
    pen.writing("numbers", NUMERALS, (write) => {
      for (let at = 0; at < numbers.length; at++) {
        const number = numbers[at] ?? 0;
        const [spot] = this.spots(pen, placement(at));
        if (number === 0 || colours[at] === EMPTY || spot === undefined) continue;
        const colour = numberColour(colours[at], at === last);
        if (visible(pen, spot.x, spot.y, spot.radius)) writeNumber(write, spot, number, colour);
      }
    });
  }

  override ringSpots(lens: Lens, _: readonly Stone[], index: number): Iterable<Spot> {
    return [onScreen(lens, this.drawing.points, index)];
  }

  override paintMoving(pen: CanvasPen, at: Place, colour: StoneColour, alpha: number): void {
    const hull = isCentre(at) ? undefined : this.space.hulls[at];
    if (hull !== undefined) paintHulls(pen, [hull], colour, 0.999 * alpha);
  }

  ways(lens: Lens, inked: InkedChain): Iterable<Way> {
    return spaceWays(lens, this.space, inked);
  }

  override paintMarks(pen: CanvasPen, state: State): void {
    paintSpaceMarks(pen, this.space, state);
  }

  override fillPlaces(pen: CanvasPen, sites: readonly Site[]): void {
    fillHulls(pen, this.space, sites);
  }

  override paintGone(pen: CanvasPen, sites: readonly Site[], colour: StoneColour): void {
    paintGoneHulls(pen, this.space, sites, colour);
  }

  override ringPlaces(pen: CanvasPen, sites: readonly Site[], beyond: readonly number[]): void {
    ringHulls(pen, this.space, sites, beyond);
  }
}

function spaceExtent(drawing: Drawing, { hulls, spacing }: Space): Extent {
  const radii = Float64Array.from(hulls, (hull) => hull.pad);
  return {
    drawing,
    index: new PointIndex(drawing.xy),
    box: boxOf([drawing.points]),
    spacing,
    near: NONE,
    radii,
    largestRadius: largest(radii),
    region: null,
    wood: false,
  };
}
