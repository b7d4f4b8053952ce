/** Plane, laid out: no placements, but stones of one size wherever their centres can stand. */
import type { Drawing, Stone } from "../../engine/types.ts";
import type { Chains } from "../../engine/why.ts";
import { type Aim, exactly, type Hold } from "../../model/aim.ts";
import {
  type Colouring,
  isCentre,
  type Place,
  type PlacementId,
  type State,
} from "../../model/state.ts";
import type { Extent } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { paintCentreTint } from "../../view/centre-tint.ts";
import { areMarked } from "../../view/contact-marks.ts";
import { PointIndex } from "../../view/hit.ts";
import { paintLibertyArcs } from "../../view/liberty-arcs.ts";
import { boxOf, NONE } from "../../view/measure.ts";
import type { CanvasPen, Circle, Lens, Pen } from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import { BAND, broughtIn, makeRegion, type Region } from "../../view/region.ts";
import { paintContinuousGround } from "../../view/region-ground.ts";
import type { InkedChain, Way } from "../../view/ways.ts";
import { BaseBoard } from "../base.ts";
import { paintPlaneMarks } from "./marks.ts";
import { indexOf, paintPlaneNumbers, paintPlaneStones, seats } from "./pieces.ts";
import { planeWays } from "./ways.ts";

/** Largest width of a stone, in CSS pixels. */
const LARGEST = 200;
/** Size of a heatmap's dots: small, since stones that could be played overlap one another. */
const HEAT = 0.34;
/** Farthest that a stone goes for something to touch, as a share of its radius. */
const NEAR_MOST = 0.5;

export class PlaneBoard extends BaseBoard {
  override readonly centres = true;
  readonly names = null;
  override readonly inCircles = false;
  override readonly heat = HEAT;
  readonly scales: { stage: number; thumbnail: number };

  constructor(drawing: Drawing, region = makeRegion(drawing, BAND * drawing.stone)) {
    super(planeExtent(drawing, region));
    this.scales = { stage: LARGEST / this.spacing, thumbnail: Infinity };
  }

  rim(): number {
    return 0;
  }

  hit(): readonly PlacementId[] {
    return [];
  }

  /** Aim at a spot; null more than a radius off the plane. */
  override aim({ x, y }: Spot, hold: Hold, near: number): Aim | null {
    const { box, drawing } = this;
    const off = Math.max(box.x0 - x, x - box.x1, box.y0 - y, y - box.y1);
    if (off > drawing.stone) return null;
    const spot = this.region === null ? { x, y } : broughtIn(this.region, { x, y });
    if (hold === "exact") return exactly([spot.x, spot.y]);
    return {
      at: [spot.x, spot.y],
      near: Math.min(near, NEAR_MOST * drawing.stone),
      far: drawing.stone,
    };
  }

  override spots(lens: Lens, at: Place): Iterable<Circle> {
    return isCentre(at) ? seats(lens, this, { x: at[0], y: at[1] }) : [];
  }

  override indexOf(stones: readonly Stone[], at: Place): number {
    return isCentre(at) ? indexOf(stones, at) : -1;
  }

  /** Colour of the stone that covers the place. */
  override colourAt({ stones }: Colouring, at: Place): number | undefined {
    if (!isCentre(at)) return undefined;
    const [x, y] = at;
    const covers = (stone: Stone) => Math.hypot(stone.x - x, stone.y - y) < this.drawing.stone;
    return stones.find(covers)?.colour;
  }

  override stoneOf({ stones }: Colouring, index: number): { colour: number | undefined; at: Spot } {
    const stone = stones[index];
    return { colour: stone?.colour, at: stone ?? { x: 0, y: 0 } };
  }

  /** Paints the tint where centres can stand, unless the picture is small. */
  protected paintTint(pen: Pen, region: Region): void {
    const { clearance, stone } = this.drawing;
    if (areMarked(pen, 1, stone)) paintCentreTint(pen, region, clearance);
  }

  paintGround(pen: Pen): void {
    paintContinuousGround(pen, this, (region) => this.paintTint(pen, region));
  }

  paintStones(pen: Pen, { stones, moving }: Pieces): void {
    paintPlaneStones(pen, this, stones, moving);
  }

  override paintNumbers(pen: Pen, { stones, last }: Pieces, numbers: Uint32Array): void {
    paintPlaneNumbers(pen, this, stones, numbers, last);
  }

  override paintLiberties(pen: Pen, { arcs }: Chains): void {
    paintLibertyArcs(pen, this, arcs);
  }

  ways(lens: Lens, inked: InkedChain): Iterable<Way> {
    return planeWays(lens, this, inked);
  }

  override ringSpots(lens: Lens, stones: readonly Stone[], index: number): Iterable<Spot> {
    const stone = stones[index];
    return stone === undefined ? [] : seats(lens, this, stone);
  }

  override paintMarks(pen: CanvasPen, state: State): void {
    paintPlaneMarks(pen, this, state);
  }
}

function planeExtent(drawing: Drawing, region: Region | null): Extent {
  const box = region?.seen ?? boxOf([]);
  return {
    drawing,
    index: new PointIndex(drawing.xy),
    box,
    spacing: 2 * drawing.stone,
    near: NONE,
    radii: drawing.radii,
    largestRadius: drawing.stone,
    region,
    wood: true,
  };
}
