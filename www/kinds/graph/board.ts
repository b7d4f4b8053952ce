/** Graph, laid out: round stones on its points, the lines between them as its ground. */
import type { Drawing } from "../../engine/types.ts";
import type { Chains } from "../../engine/why.ts";
import { isStone, type PlacementId } from "../../model/state.ts";
import { pointOf, radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { paintLibertyDots, ringLiberties } from "../../view/chain-marks.ts";
import { type Lens, type Pen, screenX, screenY, visible } from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import { broughtIn, eachSight, inside } from "../../view/region.ts";
import type { InkedChain, Way } from "../../view/ways.ts";
import { BaseBoard } from "../base.ts";
import type { GraphCurves, GraphLayout } from "./curves.ts";
import { graphExtent } from "./extent.ts";
import { paintGraphGround, woodRim } from "./ground.ts";
import { graphWays } from "./ways.ts";

/** Largest distance in CSS pixels between neighbouring points, on a stage and in a thumbnail. */
const MOST = { grid: 88, other: 118, thumbnail: 26 } as const;

export class GraphBoard extends BaseBoard implements GraphLayout {
  readonly names = "beside";
  readonly curves: GraphCurves;
  readonly scales: { stage: number; thumbnail: number };
  #lines: ReadonlySet<number> | null = null;

  constructor(drawing: Drawing, stone: number, curves: GraphCurves) {
    super(graphExtent(drawing, stone, curves));
    this.curves = curves;
    const most = drawing.grid ? MOST.grid : MOST.other;
    this.scales = { stage: most / this.spacing, thumbnail: MOST.thumbnail / this.spacing };
  }

  rim(coordinates: boolean): number {
    if (this.drawing.grid) return woodRim(this.spacing, coordinates);
    return this.largestRadius || this.spacing / 2;
  }

  /** Nearest point, unless the spot lies far from every point; beyond a seam that of the image there. */
  hit(spot: Spot, reach: number): readonly PlacementId[] {
    const { region } = this;
    const overSeam = region !== null && inside(region.seen, spot.x, spot.y);
    const { x, y } = overSeam ? broughtIn(region, spot) : spot;
    const at = this.index.nearest(x, y);
    if (at === null) return [];
    const point = pointOf(this, at);
    const away = Math.hypot(point.x - x, point.y - y);
    return away <= Math.max(0.75 * this.spacing, reach) ? [at] : [];
  }

  /** Neighbours over a seam, and those with a bent link, have no straight line between them. */
  override joins(u: number, v: number): boolean {
    this.#lines ??= drawnLines(this);
    return this.#lines.has(lineKey(u, v));
  }

  ways(lens: Lens, inked: InkedChain): Iterable<Way> {
    return graphWays(lens, this, inked);
  }

  paintGround(pen: Pen, coordinates: boolean): void {
    paintGraphGround(pen, this, coordinates);
  }

  /** On paper points are dots too: there a ring of ink sets a liberty apart. */
  override paintLiberties(pen: Pen, { beside }: Chains): void {
    if (!this.drawing.grid) ringLiberties(pen, this, beside);
    paintLibertyDots(pen, this, beside);
  }

  paintStones(pen: Pen, { colours, moving }: Pieces): void {
    const { xy } = this.drawing;
    pen.stones((stone) => {
      for (let at = 0; at < colours.length; at++) {
        const colour = colours[at];
        if (!isStone(colour) || moving.has(at)) continue;
        const reach = radiusOf(this, at);
        const radius = reach * pen.camera.scale;
        eachSight(this.region, xy[2 * at] ?? 0, xy[2 * at + 1] ?? 0, reach, (u, v) => {
          const [x, y] = [screenX(pen, u), screenY(pen, v)];
          if (visible(pen, x, y, 1.3 * radius)) stone(x, y, radius, colour);
        });
      }
    });
  }
}

function drawnLines({ drawing, curves }: GraphLayout): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const name of ["edges", "arcs"] as const) {
    const list = drawing[name];
    for (let i = 0; i + 1 < list.length; i += 2)
      if (!curves[name].has(i / 2)) lines.add(lineKey(list[i] ?? 0, list[i + 1] ?? 0));
  }
  return lines;
}

/** No board has so many placements that two lines share a number. */
function lineKey(u: number, v: number): number {
  return Math.min(u, v) * 2 ** 21 + Math.max(u, v);
}
