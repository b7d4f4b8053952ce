/** Tint of a plane where the centres of stones can stand: the band along the walls in which none can is paler, or grey in print. Where a
 *  passage is too narrow for a stone the bands meet, and the tint is broken. */
import { type Outline, polygon } from "./outline.ts";
import type { Pen } from "./pen.ts";
import { isGlued, type Region } from "./region.ts";
import { openSides } from "./region-ground.ts";

/** Opacity of the band on a board of wood, and of a grey one on a printed board, which is as white as the paper. */
const PALE = 0.24;
const GREY = 0.1;

export type Ground = Pick<Region, "outline" | "holes" | "seen" | "glued">;

interface Band {
  readonly walls: Outline;
  /** The board, by the even-odd rule. */
  readonly within: Outline;
}

const known = new WeakMap<Ground, Band>();

/** `clearance`: the least distance of two centres, twice that of one from a wall. */
export function paintCentreTint(pen: Pen, ground: Ground, clearance: number): void {
  const { walls, within } = known.get(ground) ?? bandOf(ground);
  known.set(ground, { walls, within });
  if (walls.length === 0) return;
  const width = clearance * pen.camera.scale;
  const { board, boardInk, paper } = pen.palette;
  const [stroke, strokeAlpha] = board === paper ? [boardInk, GREY] : [paper, PALE];
  const ink = { stroke, strokeAlpha, width, join: "round" } as const;
  pen.shapes("beside-walls", { ...ink, within }, (shapes) => shapes.outline(walls));
}

function bandOf(ground: Ground): Band {
  const { outline, holes, seen } = ground;
  if (!isGlued(ground)) return { walls: outline, within: outline };
  const { x0, y0, x1, y1 } = seen;
  const strip = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  return {
    walls: [...openSides(ground).map(polygon), ...holes],
    within: [polygon(strip), ...holes],
  };
}
