/** Marks of round stones, in each image that shows: shared by boards whose stones are disks. */
import type { Site } from "../engine/types.ts";
import type { Place, StoneColour } from "../model/state.ts";
import { placeIn } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type CanvasPen, type Circle, visible } from "./pen.ts";
import { paintStone } from "./stones.ts";

/** Opacity of a stone that is gone. */
export const GHOST = 0.45;

/** Circles of the sites' stones, in each image that shows. */
export function* seen(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: Iterable<Site>,
): Iterable<Circle> {
  for (const site of sites)
    for (const circle of layout.spots(pen, placeIn(site)))
      if (visible(pen, circle.x, circle.y, circle.radius)) yield circle;
}

/** Fills circles; `share` is the filled part of the radius. */
export function fillRound(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: readonly Site[],
  share: number,
): void {
  traceCircles(pen, seen(pen, layout, sites), (radius) => share * radius);
  pen.context.fill();
}

/** Pale stones with dashed rings. */
export function paintRoundGone(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: readonly Site[],
  colour: StoneColour,
): void {
  const { context, palette } = pen;
  context.save();
  for (const { x, y, radius } of seen(pen, layout, sites)) {
    context.globalAlpha = GHOST;
    paintStone(pen, x, y, radius, colour);
  }
  context.restore();
  context.strokeStyle = palette.seal;
  context.lineWidth = 2;
  context.setLineDash([5, 4]);
  strokeRound(pen, seen(pen, layout, sites), -1);
  context.setLineDash([]);
}

/** Rings round stones; `beyond` is the distance of each ring outside of the stone. */
export function ringRound(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: readonly Site[],
  beyond: readonly number[],
): void {
  pen.context.strokeStyle = pen.palette.seal;
  pen.context.lineWidth = 2;
  for (const reach of beyond) strokeRound(pen, seen(pen, layout, sites), reach - 1);
}

export function strokeRound(pen: CanvasPen, circles: Iterable<Circle>, beyond: number): void {
  traceCircles(pen, circles, (radius) => Math.max(radius + beyond, 1));
  pen.context.stroke();
}

/** Begins a path of the circles; `reach` gives the radius of each from that of its stone. */
export function traceCircles(
  { context }: CanvasPen,
  circles: Iterable<Circle>,
  reach: (radius: number) => number,
): void {
  context.beginPath();
  for (const { x, y, radius } of circles) {
    const traced = reach(radius);
    context.moveTo(x + traced, y);
    context.arc(x, y, traced, 0, 2 * Math.PI);
  }
}

export function paintRoundMoving(
  pen: CanvasPen,
  layout: BoardLayout,
  at: Place,
  colour: StoneColour,
  alpha: number,
  size: number,
): void {
  pen.context.globalAlpha = alpha;
  for (const { x, y, radius } of layout.spots(pen, at))
    if (visible(pen, x, y, radius)) paintStone(pen, x, y, radius * size, colour);
  pen.context.globalAlpha = 1;
}
