/** Board shown as a body, laid out as it stands: placements that are seen lie where they are on the screen,
 *  hidden ones far away from it, so that nothing points at them or marks them. */
import type { Drawing } from "../../engine/types.ts";
import type { StoneColour } from "../../model/state.ts";
import { isCentre, isStone, type Place, type PlacementId, placement } from "../../model/state.ts";
import type { Extent } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { largest, NONE, usual } from "../../view/measure.ts";
import {
  type CanvasPen,
  type Pen,
  type Lens as PenLens,
  screenX,
  screenY,
} from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import { paintLying } from "../../view/stones.ts";
import type { InkedChain, Way } from "../../view/ways.ts";
import { BaseBoard } from "../base.ts";
import { drawnMesh } from "./drawn.ts";
import { gluedMesh } from "./glued.ts";
import type { Mesh } from "./mesh.ts";
import { paintBody, paintFrame, THROUGH } from "./paint.ts";
import { type Lens, Sight } from "./sight.ts";
import type { Turn } from "./turn.ts";
import { viewOf } from "./view.ts";
import { bodyWays } from "./ways.ts";

/** Coordinates of hidden placements, in radii of the body. */
const AWAY = 1e6;
/** Reach of stones beyond the body. */
const RIM = 0.12;
/** Reach of the drawing, however it is turned: the unit ball, and more where what is nearer is larger. */
const REACH = { solid: 1, frame: 1.06, fourth: 1.18 } as const;

/** Mesh of a board that has a body. */
export function bodyMesh(drawing: Drawing): Mesh {
  return drawing.body.length > 0 ? drawnMesh(drawing) : gluedMesh(drawing);
}

export class BodyBoard extends BaseBoard {
  readonly names = null;
  readonly scales = { stage: Infinity, thumbnail: Infinity };
  /** A turn repaints all of it. */
  override readonly busy = Infinity;
  override readonly inCircles = false;
  readonly sight: Sight;
  readonly #lenses: readonly Lens[];
  readonly #seen: readonly boolean[];
  readonly #flat: Drawing;

  constructor(drawing: Drawing, mesh: Mesh, turn: Turn, unrolled: number) {
    const sight = new Sight(mesh, viewOf(mesh, turn, unrolled), unrolled);
    const seen = mesh.points.map((_, point) => sight.seesPoint(point));
    const lenses = mesh.points.map((_, point) => sight.lensAt(point));
    super(extentOf(drawing, lenses, seen, reachOf(mesh)));
    this.sight = sight;
    this.#lenses = lenses;
    this.#seen = seen;
    this.#flat = drawing;
  }

  rim(): number {
    return RIM;
  }

  /** The nearest stone or point that is seen; of several in one spot the one in front. */
  hit({ x, y }: Spot, reach: number): readonly PlacementId[] {
    let best = -1;
    let least = Infinity;
    this.#lenses.forEach((lens, at) => {
      if (!this.#seen[at]) return;
      const away = Math.hypot(lens.x - x, lens.y - y);
      const room = this.sight.mesh.rooms[at] ?? 0;
      if (away > Math.max(1.2 * lens.radius, room, reach)) return;
      const cost = Math.max(away - 0.6 * lens.radius, 0) / lens.radius - lens.z;
      if (cost < least) [best, least] = [at, cost];
    });
    return best < 0 ? [] : [placement(best)];
  }

  override joins(u: number, v: number): boolean {
    return this.#seen[u] === true && this.#seen[v] === true;
  }

  ways(lens: PenLens, inked: InkedChain): Iterable<Way> {
    return bodyWays(lens, this, this.#flat, this.sight, inked);
  }

  paintGround(pen: Pen): void {
    paintBody(pen, this.sight, this.spacing * pen.camera.scale);
  }

  paintStones(pen: Pen, { colours, moving }: Pieces): void {
    const stones = this.#lenses.flatMap((lens, at) => {
      const colour = colours[at];
      if (!isStone(colour) || moving.has(at)) return [];
      return [{ ...lens, colour, alpha: this.#seen[at] ? 1 : THROUGH.stones }];
    });
    stones.sort((a, b) => a.alpha - b.alpha || a.z - b.z);
    const paint = (isOf: (z: number) => boolean) =>
      pen.stones((draw) => {
        for (const stone of stones) {
          if (!isOf(stone.z)) continue;
          const [x, y] = [screenX(pen, stone.x), screenY(pen, stone.y)];
          draw(x, y, stone.radius * pen.camera.scale, stone.colour, stone);
        }
      });
    if (this.sight.mesh.skin !== "frame") paint(() => true);
    else paintFrame(pen, this.sight, this.spacing * pen.camera.scale, paint);
  }

  override paintMoving(
    pen: CanvasPen,
    at: Place,
    colour: StoneColour,
    alpha: number,
    size: number,
  ): void {
    const lens = isCentre(at) ? undefined : this.#lenses[at];
    if (lens === undefined || isCentre(at)) return;
    const through = this.#seen[at] ? alpha : alpha * THROUGH.stones;
    const radius = size * lens.radius * pen.camera.scale;
    const [x, y] = [screenX(pen, lens.x), screenY(pen, lens.y)];
    paintLying(pen, x, y, radius, colour, { ...lens, alpha: through });
  }

  sees(at: PlacementId): boolean {
    return this.#seen[at] === true;
  }
}

function reachOf({ skin, axes }: Mesh): number {
  if (skin !== "frame") return REACH.solid;
  return axes === 4 ? REACH.fourth : REACH.frame;
}

function extentOf(
  drawing: Drawing,
  lenses: readonly Lens[],
  seen: readonly boolean[],
  reach: number,
): Extent {
  const places = lenses.flatMap(({ x, y }, at) => (seen[at] ? [x, y] : [AWAY, AWAY]));
  const xy = Float64Array.from(places);
  const radii = Float64Array.from(lenses, ({ radius }, at) => (seen[at] ? radius : 0));
  const sizes = Float64Array.from(lenses, ({ radius }) => radius);
  return {
    drawing: { ...drawing, xy },
    index: new PointIndex(xy),
    box: { x0: -reach, y0: -reach, x1: reach, y1: reach },
    spacing: 2.2 * (usual(sizes) ?? 0.1),
    near: NONE,
    radii,
    largestRadius: largest(sizes),
    region: null,
    wood: drawing.grid || drawing.body.length > 0,
  };
}
