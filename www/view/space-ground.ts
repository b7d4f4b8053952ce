/** A go-space without its stones: its points, what is near to what, and the outlines of placements. */

import type { BoardLayout } from "./board-layout.ts";
import { paintDots } from "./dots.ts";
import type { Hull, Segment } from "./hulls.ts";
import { canvasPath } from "./outline.ts";
import { inBoardUnits, type Lens, onScreen, type Pen } from "./pen.ts";
import type { Space } from "./space.ts";

/** Outlines of this many placements a point run into one another; they are drawn paler. */
const CROWDED = 2;
/** In CSS pixels between points: outlines that stand closer are drawn paler, as in a thumbnail. */
const FINE = 34;
export const RELATION_INK = 0.5;
/** Of the others' size: the dot of a point that lies in the closure of another. */
export const LESSER = 0.6;

export function paintSpaceGround(pen: Pen, layout: BoardLayout, space: Space): void {
  paintOutlines(pen, space);
  paintRelations(pen, layout, space);
  paintSpacePoints(pen, layout, space);
}

export function traceTies(context: CanvasRenderingContext2D, ties: readonly Segment[]): void {
  context.beginPath();
  for (const [a, b] of ties) {
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
}

/** A tie ends where its hulls begin. */
export function shownTies({ ties, pad }: Hull): Segment[] {
  return ties.flatMap(([a, b]): Segment[] => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length <= 2 * pad) return [];
    const [ux, uy] = [((b.x - a.x) * pad) / length, ((b.y - a.y) * pad) / length];
    return [
      [
        { x: a.x + ux, y: a.y + uy },
        { x: b.x - ux, y: b.y - uy },
      ],
    ];
  });
}

function paintOutlines(pen: Pen, space: Space): void {
  const { context, palette } = pen;
  const inks = outlineInks(pen, space);
  inBoardUnits(pen, (pixel) => {
    context.strokeStyle = context.fillStyle = palette.ink;
    for (const outline of space.outlines) {
      const path = canvasPath(outline);
      context.globalAlpha = inks.fill;
      context.fill(path);
      context.lineWidth = pixel;
      context.globalAlpha = inks.line;
      context.stroke(path);
    }
    context.globalAlpha = inks.tie;
    context.setLineDash([2 * pixel, 4 * pixel]);
    traceTies(context, space.hulls.flatMap(shownTies));
    context.stroke();
  });
}

/** How dark the shapes of the placements are; paler where there are many. */
export function outlineInks(lens: Lens, space: Space): { fill: number; line: number; tie: number } {
  const share = space.outlines.length / Math.max(space.primary.filter(Boolean).length, 1);
  const room = Math.min(Math.max((space.spacing * lens.camera.scale) / FINE, 0.4), 1);
  const pale = room * Math.min(1, CROWDED / Math.max(share, 1) ** 1.2);
  return { fill: 0.045 * pale, line: 0.5 * pale, tie: 0.5 * room };
}

function paintRelations(pen: Pen, layout: BoardLayout, space: Space): void {
  const { context, palette } = pen;
  const { relations } = layout.drawing;
  context.strokeStyle = palette.ink;
  context.lineWidth = relationWidth(pen, space);
  context.globalAlpha = RELATION_INK;
  context.beginPath();
  for (let i = 0; i < relations.length; i += 2) {
    const from = onScreen(pen, layout.drawing.points, relations[i] ?? 0);
    const to = onScreen(pen, layout.drawing.points, relations[i + 1] ?? 0);
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function paintSpacePoints(pen: Pen, layout: BoardLayout, space: Space): void {
  const size = dotRadius(pen, space);
  for (const chief of [true, false]) {
    const points = Uint32Array.from(
      [...space.spots.keys()].filter((p) => space.primary[p] === chief),
    );
    paintDots(pen, points, layout.drawing.points, chief ? size : LESSER * size, pen.palette.ink);
  }
}

export function relationWidth({ camera }: Lens, space: Space): number {
  return Math.min(Math.max((space.spacing * camera.scale) / 60, 0.6), 1.4);
}

/** Of a point that lies in no other one's closure. */
export function dotRadius({ camera }: Lens, space: Space): number {
  return Math.min(Math.max(space.spacing * camera.scale * 0.045, 0.8), 3.6);
}
