/** Go-space without its stones: faint points, a soft cell for each placement, and lines where no cell joins
 *  near points. */

import type { BoardLayout } from "../../view/board-layout.ts";
import { shownTies } from "../../view/hull-stones.ts";
import { CELL_INK } from "../../view/line-style.ts";
import { type Ink, type Lens, onScreen, type Pen, toPen } from "../../view/pen.ts";
import type { Palette } from "../../view/theme.ts";
import { uncrossed } from "./cells.ts";
import type { Space } from "./space.ts";

export const RELATION_INK = 0.5;
/** Dots: solid lines are the edges of graphs, which no go-space has. */
const RELATION_DASH = [1.5, 3] as const;
const TIE_INK = 0.2;
/** Size of the dot of a point in another's closure, as a share of the others' size. */
export const LESSER = 0.6;
/** Ink of points and cells at rest, by ground. */
const POINT_INK = { light: 0.33, dark: 0.4 } as const;
const SAMPLE = { fill: 0.06, line: 0.7 } as const;

export function paintSpaceGround(pen: Pen, layout: BoardLayout, space: Space): void {
  paintCells(pen, space);
  paintRelations(pen, layout, space);
  paintSpacePoints(pen, layout, space);
}

function paintCells(pen: Pen, space: Space): void {
  pen.shapes("placements", cellInk(pen.palette), (shapes) => {
    for (const cell of space.cells) shapes.outline(cell);
  });
  const dashed = { stroke: pen.palette.ink, strokeAlpha: TIE_INK, dash: [2, 4] };
  pen.shapes("ties", dashed, (shapes) => {
    for (const [a, b] of space.hulls.flatMap(shownTies)) {
      const [from, to] = [toPen(pen, a), toPen(pen, b)];
      shapes.line(from.x, from.y, to.x, to.y);
    }
  });
}

/** Outlines of placements that cross no other one drawn, which tell a small picture's board from others. */
export function paintSpaceSample(pen: Pen, space: Space): void {
  const { ink } = pen.palette;
  const shown = uncrossed(space);
  const line = { fill: ink, fillAlpha: SAMPLE.fill, stroke: ink, strokeAlpha: SAMPLE.line };
  pen.shapes("sample", line, (shapes) => {
    for (const { outline } of shown) shapes.outline(outline);
  });
  pen.shapes(null, { stroke: ink, strokeAlpha: SAMPLE.line }, (shapes) => {
    for (const [a, b] of shown.flatMap(shownTies)) {
      const [from, to] = [toPen(pen, a), toPen(pen, b)];
      shapes.line(from.x, from.y, to.x, to.y);
    }
  });
}

/** Soft ink of a placement at rest; a line where readers have chosen their own few colours. */
function cellInk({ ink, ground, stones }: Palette): Ink {
  if (stones === "flat") return { stroke: ink, strokeAlpha: RELATION_INK };
  return { fill: ink, fillAlpha: CELL_INK[ground] };
}

function paintRelations(pen: Pen, layout: BoardLayout, space: Space): void {
  const { relations, points } = layout.drawing;
  const width = relationWidth(pen, space);
  const ink = { stroke: pen.palette.ink, strokeAlpha: RELATION_INK, width, dash: RELATION_DASH };
  pen.shapes("relations", ink, (shapes) => {
    space.drawnRelations.forEach((drawn, i) => {
      if (!drawn) return;
      const from = onScreen(pen, points, relations[2 * i] ?? 0);
      const to = onScreen(pen, points, relations[2 * i + 1] ?? 0);
      shapes.line(from.x, from.y, to.x, to.y);
    });
  });
}

function paintSpacePoints(pen: Pen, layout: BoardLayout, space: Space): void {
  const radius = dotRadius(pen, space);
  const { ink, ground, stones } = pen.palette;
  const fillAlpha = stones === "flat" ? 1 : POINT_INK[ground];
  pen.shapes("points", { fill: ink, fillAlpha }, (shapes) => {
    for (let point = 0; point < space.spots.length; point++) {
      const { x, y } = onScreen(pen, layout.drawing.points, point);
      shapes.circle(x, y, space.primary[point] ? radius : LESSER * radius);
    }
  });
}

function relationWidth({ camera }: Lens, space: Space): number {
  return Math.min(Math.max((space.spacing * camera.scale) / 60, 0.6), 1.4);
}

/** Radius of the dot of a point that lies in no other one's closure. */
export function dotRadius({ camera }: Lens, space: Space): number {
  return Math.min(Math.max(space.spacing * camera.scale * 0.045, 0.8), 3.6);
}
