/** What never changes while a game is played: wood, lines, arcs, points, seams. */
import type { Drawing } from "../engine/types.ts";
import { paintArcs } from "./arcs.ts";
import type { BoardLayout } from "./board-layout.ts";
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

export function woodRim(layout: BoardLayout, coordinates: boolean): number {
  return (coordinates ? RIM_WITH_COORDINATES : RIM) * layout.spacing;
}

export function paintGround(pen: Pen, layout: BoardLayout, coordinates: boolean): void {
  if (layout.space !== null) {
    paintSpaceGround(pen, layout, layout.space);
    return;
  }
  if (layout.kind === "disks" || layout.kind === "plane") {
    paintContinuous(pen, layout);
    return;
  }
  if (layout.drawing.grid) paintWood(pen, layout, woodRim(layout, coordinates));
  const spacing = layout.spacing * pen.camera.scale;
  pen.context.lineCap = layout.drawing.grid ? "square" : "round";
  paintEdges(pen, layout.drawing, spacing);
  paintStubs(pen, layout.drawing, spacing);
  paintSeams(pen, layout.drawing, spacing);
  paintArcs(pen, layout);
  if (layout.drawing.grid) paintStars(pen, layout, spacing);
  else paintPoints(pen, layout, spacing);
}

function paintContinuous(pen: Pen, layout: BoardLayout): void {
  if (layout.region === null) paintDiskGround(pen, layout.drawing);
  else paintRegion(pen, layout.region);
  paintSeams(pen, layout.drawing, 2 * layout.largestRadius * pen.camera.scale);
}

function paintWood(pen: Pen, layout: BoardLayout, rim: number): void {
  const { context, palette, density } = pen;
  const { x, y, width, height, round } = woodOf(pen, layout, rim);
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
export function woodOf(lens: Lens, { box, spacing }: BoardLayout, rim: number): Wood {
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

function paintStars(pen: Pen, layout: BoardLayout, spacing: number): void {
  paintDots(
    pen,
    layout.drawing.stars,
    layout.drawing.xy,
    starRadius(spacing),
    lineColour(pen.palette, true),
  );
}

function paintPoints(pen: Pen, layout: BoardLayout, spacing: number): void {
  const all = Uint32Array.from({ length: layout.radii.length }, (_, point) => point);
  paintDots(pen, all, layout.drawing.xy, pointRadius(spacing), pen.palette.ink);
}

export function starRadius(spacing: number): number {
  return Math.min(Math.max(spacing * 0.085, 1.2), 5);
}

export function pointRadius(spacing: number): number {
  return Math.min(Math.max(spacing * 0.062, 0.8), 4.5);
}
