/** Graph without its stones: wood, lines, arcs, points and glued sides. */
import type { Drawing } from "../../engine/types.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { inkAlpha, lineColour, lineWidth } from "../../view/line-style.ts";
import { type Ink, onScreen, type Pen, screenX, screenY, toPen, visible } from "../../view/pen.ts";
import { paintBeyond, paintSeams, paintStubs } from "../../view/seams.ts";
import { paintArcs } from "./arcs.ts";
import type { GraphLayout } from "./curves.ts";
import { drawnLinks, linesOf } from "./drawn-links.ts";

/** Wood beyond the outermost lines, in spacings; more where coordinates stand on it. */
const RIM = 0.72;
const RIM_WITH_COORDINATES = 0.98;
/** Width of the wood's edge, in CSS pixels. */
const WOOD_EDGE = 1.5;

/** Width of the wooden rim, in board units. */
export function woodRim(spacing: number, coordinates: boolean): number {
  return (coordinates ? RIM_WITH_COORDINATES : RIM) * spacing;
}

export function paintGraphGround(pen: Pen, layout: GraphLayout, coordinates: boolean): void {
  if (layout.drawing.grid) paintWood(pen, layout, woodRim(layout.spacing, coordinates));
  const spacing = layout.spacing * pen.camera.scale;
  paintEdges(pen, layout, spacing);
  paintStubs(pen, layout.drawing, spacing);
  if (layout.region !== null) paintBeyond(pen, layout.drawing, spacing);
  paintSeams(pen, layout.drawing, spacing);
  paintArcs(pen, layout);
  paintPoints(pen, layout, spacing);
}

/** Wooden slab under a grid. */
function paintWood(pen: Pen, { box, spacing }: BoardLayout, rim: number): void {
  const { palette, camera } = pen;
  const [x, y] = [screenX(pen, box.x0 - rim), screenY(pen, box.y0 - rim)];
  const width = (box.x1 - box.x0 + 2 * rim) * camera.scale;
  const height = (box.y1 - box.y0 + 2 * rim) * camera.scale;
  const round = Math.min(10, 0.22 * spacing * camera.scale);
  const ink = {
    fill: palette.board,
    raised: true,
    grained: true,
    stroke: palette.boardEdge,
    width: WOOD_EDGE,
  };
  pen.shapes("board", ink, (shapes) => shapes.rectangle(x, y, width, height, round));
}

function paintEdges(
  pen: Pen,
  { drawing, curves: { edges: curves } }: GraphLayout,
  spacing: number,
): void {
  const { xy, grid } = drawing;
  const lines = linesOf(drawing, pen);
  const ink: Ink = {
    stroke: lineColour(pen.palette, grid),
    strokeAlpha: inkAlpha(grid, spacing),
    width: lineWidth(grid, spacing),
    cap: grid ? "square" : "round",
    crisp: grid,
  };
  pen.shapes("lines", ink, (shapes) => {
    for (const spots of curves.values()) shapes.polyline(spots.map((spot) => toPen(pen, spot)));
    for (const link of drawnLinks(pen, xy, lines, curves)) {
      if (curves.has(link)) continue;
      const from = onScreen(pen, xy, lines[2 * link] ?? 0);
      const to = onScreen(pen, xy, lines[2 * link + 1] ?? 0);
      shapes.line(from.x, from.y, to.x, to.y);
    }
  });
}

/** Handicap points of a grid, all points of another graph, with its star points larger. */
function paintPoints(pen: Pen, { drawing, radii }: BoardLayout, spacing: number): void {
  const { grid, stars } = drawing;
  if (!grid) paintDots(pen, drawing, radii.keys(), "points", pointRadius(spacing));
  if (stars.length > 0)
    paintDots(pen, drawing, stars, "stars", starRadius(spacing, grid ? 1 : DRAWN_STAR));
}

function paintDots(
  pen: Pen,
  { grid, xy }: Drawing,
  points: Iterable<number>,
  name: "points" | "stars",
  radius: number,
): void {
  pen.shapes(name, { fill: lineColour(pen.palette, grid) }, (shapes) => {
    for (const point of points) {
      const { x, y } = onScreen(pen, xy, point);
      if (visible(pen, x, y, radius)) shapes.circle(x, y, radius);
    }
  });
}

/** Radius of a star point among the dots of a graph, in those of a grid's. */
const DRAWN_STAR = 1.3;

function starRadius(spacing: number, share: number): number {
  return share * Math.min(Math.max(spacing * 0.085, 1.2), 5);
}

function pointRadius(spacing: number): number {
  return Math.min(Math.max(spacing * 0.062, 0.8), 4.5);
}
