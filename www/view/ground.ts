/** What never changes while a game is played: wood, lines, arcs, points, seams. */
import type { Drawing } from "../engine/types.ts";
import { paintArcs } from "./arcs.ts";
import type { Plan } from "./board-layout.ts";
import { paintDots } from "./dots.ts";
import { BOARD_SHADE, inkAlpha, lineColour, lineWidth } from "./line-style.ts";
import { crisp, type Lens, onScreen, type Pen, screenX, screenY, segmentVisible } from "./pen.ts";
import { paintDiskGround, paintRegion } from "./region-ground.ts";
import { paintSeams, paintStubs } from "./seams.ts";
import { paintSpaceGround } from "./space-ground.ts";

/** Wood beyond the outermost lines, in spacings; more where coordinates stand on it. */
const RIM = 0.72;
const RIM_WITH_COORDINATES = 0.98;
/** In CSS pixels. */
export const WOOD_EDGE = 1.5;
/** Segments of one path: very long paths are slow to stroke. */
const PATH_LENGTH = 1000;

export function woodRim(plan: Plan, coordinates: boolean): number {
  return (coordinates ? RIM_WITH_COORDINATES : RIM) * plan.spacing;
}

export function paintGround(pen: Pen, plan: Plan, coordinates: boolean): void {
  if (plan.space !== null) {
    paintSpaceGround(pen, plan, plan.space);
    return;
  }
  if (plan.kind === "disks" || plan.kind === "plane") {
    paintContinuous(pen, plan);
    return;
  }
  if (plan.drawing.grid) paintWood(pen, plan, woodRim(plan, coordinates));
  const spacing = plan.spacing * pen.camera.scale;
  pen.context.lineCap = plan.drawing.grid ? "square" : "round";
  paintEdges(pen, plan.drawing, spacing);
  paintStubs(pen, plan.drawing, spacing);
  paintSeams(pen, plan.drawing, spacing);
  paintArcs(pen, plan);
  if (plan.drawing.grid) paintStars(pen, plan, spacing);
  else paintPoints(pen, plan, spacing);
}

function paintContinuous(pen: Pen, plan: Plan): void {
  if (plan.region === null) paintDiskGround(pen, plan.drawing);
  else paintRegion(pen, plan.region);
  paintSeams(pen, plan.drawing, 2 * plan.largestRadius * pen.camera.scale);
}

function paintWood(pen: Pen, plan: Plan, rim: number): void {
  const { context, palette, density } = pen;
  const { x, y, width, height, round } = woodOf(pen, plan, rim);
  context.save();
  context.shadowColor = palette.boardShade;
  context.shadowBlur = BOARD_SHADE.blur * density;
  context.shadowOffsetY = BOARD_SHADE.down * density;
  context.fillStyle = palette.board;
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
  context.restore();
  context.strokeStyle = palette.boardEdge;
  context.lineWidth = WOOD_EDGE;
  context.stroke();
}

export interface Wood {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly round: number;
}

/** The slab that a grid is drawn on. */
export function woodOf(lens: Lens, { box, spacing }: Plan, rim: number): Wood {
  const { scale } = lens.camera;
  return {
    x: screenX(lens, box.x0 - rim),
    y: screenY(lens, box.y0 - rim),
    width: (box.x1 - box.x0 + 2 * rim) * scale,
    height: (box.y1 - box.y0 + 2 * rim) * scale,
    round: Math.min(10, 0.22 * spacing * scale),
  };
}

function paintEdges(pen: Pen, drawing: Drawing, spacing: number): void {
  const { context } = pen;
  const width = lineWidth(drawing.grid, spacing);
  context.strokeStyle = lineColour(pen.palette, drawing.grid);
  context.lineWidth = width;
  context.globalAlpha = inkAlpha(drawing.grid, spacing);
  const { xy, edges } = drawing;
  const sharp = (value: number) => (drawing.grid ? crisp(pen, value, width) : value);
  let length = 0;
  context.beginPath();
  for (let i = 0; i < edges.length; i += 2) {
    const from = onScreen(pen, xy, edges[i] ?? 0);
    const to = onScreen(pen, xy, edges[i + 1] ?? 0);
    if (!segmentVisible(pen, from.x, from.y, to.x, to.y)) continue;
    context.moveTo(sharp(from.x), sharp(from.y));
    context.lineTo(sharp(to.x), sharp(to.y));
    if (++length % PATH_LENGTH === 0) {
      context.stroke();
      context.beginPath();
    }
  }
  context.stroke();
  context.globalAlpha = 1;
}

function paintStars(pen: Pen, plan: Plan, spacing: number): void {
  paintDots(
    pen,
    plan.drawing.stars,
    plan.drawing.xy,
    starRadius(spacing),
    lineColour(pen.palette, true),
  );
}

function paintPoints(pen: Pen, plan: Plan, spacing: number): void {
  const all = Uint32Array.from({ length: plan.radii.length }, (_, point) => point);
  paintDots(pen, all, plan.drawing.xy, pointRadius(spacing), pen.palette.ink);
}

export function starRadius(spacing: number): number {
  return Math.min(Math.max(spacing * 0.085, 1.2), 5);
}

export function pointRadius(spacing: number): number {
  return Math.min(Math.max(spacing * 0.062, 0.8), 4.5);
}
