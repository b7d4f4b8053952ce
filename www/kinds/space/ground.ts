/** Go-space without its stones: its points, the lines between near ones, and the outlines of placements. */

import type { BoardLayout } from "../../view/board-layout.ts";
import { shownTies } from "../../view/hull-stones.ts";
import { type Lens, onScreen, type Pen, toPen } from "../../view/pen.ts";
import type { Space } from "./space.ts";

/** Placements per point beyond which outlines run into one another and are drawn paler. */
const CROWDED = 2;
/** Distance of points in CSS pixels below which outlines are drawn paler, as in a thumbnail. */
const FINE = 34;
export const RELATION_INK = 0.5;
/** Size of the dot of a point in another's closure, as a share of the others' size. */
export const LESSER = 0.6;

export function paintSpaceGround(pen: Pen, layout: BoardLayout, space: Space): void {
  paintOutlines(pen, space);
  paintRelations(pen, layout, space);
  paintSpacePoints(pen, layout, space);
}

function paintOutlines(pen: Pen, space: Space): void {
  const { ink } = pen.palette;
  const inks = outlineInks(pen, space);
  const faint = { fill: ink, fillAlpha: inks.fill, stroke: ink, strokeAlpha: inks.line };
  pen.shapes("placements", faint, (shapes) => {
    for (const outline of space.outlines) shapes.outline(outline);
  });
  const dashed = { stroke: ink, strokeAlpha: inks.tie, dash: [2, 4] };
  pen.shapes("ties", dashed, (shapes) => {
    for (const [a, b] of space.hulls.flatMap(shownTies)) {
      const [from, to] = [toPen(pen, a), toPen(pen, b)];
      shapes.line(from.x, from.y, to.x, to.y);
    }
  });
}

/** Opacities of the placements' shapes; paler where there are many. */
function outlineInks(lens: Lens, space: Space): { fill: number; line: number; tie: number } {
  const share = space.outlines.length / Math.max(space.primary.filter(Boolean).length, 1);
  const room = Math.min(Math.max((space.spacing * lens.camera.scale) / FINE, 0.4), 1);
  const pale = room * Math.min(1, CROWDED / Math.max(share, 1) ** 1.2);
  return { fill: 0.045 * pale, line: 0.5 * pale, tie: 0.5 * room };
}

function paintRelations(pen: Pen, layout: BoardLayout, space: Space): void {
  const { relations, points } = layout.drawing;
  const width = relationWidth(pen, space);
  const ink = { stroke: pen.palette.ink, strokeAlpha: RELATION_INK, width };
  pen.shapes("relations", ink, (shapes) => {
    for (let i = 0; i < relations.length; i += 2) {
      const from = onScreen(pen, points, relations[i] ?? 0);
      const to = onScreen(pen, points, relations[i + 1] ?? 0);
      shapes.line(from.x, from.y, to.x, to.y);
    }
  });
}

function paintSpacePoints(pen: Pen, layout: BoardLayout, space: Space): void {
  const radius = dotRadius(pen, space);
  pen.shapes("points", { fill: pen.palette.ink }, (shapes) => {
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
