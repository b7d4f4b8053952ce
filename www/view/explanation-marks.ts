/** Over the board while somebody asks why: stones that are gone stand there again as pale ghosts with a
 *  dashed ring, liberties that were closed are crossed out, the play that closed them has two rings,
 *  stones that matter one, and empty places that belong together lie on a tint. */
import type { PlayerName, Site } from "../engine/types.ts";
import type { Explanation, Group } from "../model/explanation.ts";
import { colourOf } from "../model/state.ts";
import { placeIn } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import { onCanvas } from "./canvas-pen.ts";
import { paintHulls } from "./hull-stones.ts";
import { paintLibertyArcs } from "./liberty-arcs.ts";
import { spotsOf } from "./mark-spots.ts";
import { canvasPath } from "./outline.ts";
import { type CanvasPen, inBoardUnits, visible } from "./pen.ts";
import { focusColour } from "./rings.ts";
import type { Circle } from "./stone-circles.ts";
import { ownerInk } from "./stone-layer.ts";
import { paintStone } from "./stones.ts";

const GHOST = 0.45;
const TINT = 0.3;
/** In CSS pixels: a mark on a disk is no larger than on a usual stone. */
const LARGEST = 22;

export function paintWhy(pen: CanvasPen, layout: BoardLayout, { groups, arcs }: Explanation): void {
  for (const group of groups) if (group.role === "region") paintRegion(pen, layout, group);
  for (const group of groups) if (group.role === "gone") paintGone(pen, layout, group);
  paintLibertyArcs(onCanvas(pen), layout, arcs, [5, 6]);
  for (const { role, sites } of groups) {
    if (role === "stones") paintRings(pen, layout, sites, [2]);
    if (role === "closer") paintRings(pen, layout, sites, [2, 6]);
    if (role === "asked") paintAsked(pen, layout, sites);
    if (role === "closed") paintCrosses(pen, layout, sites);
  }
}

/** Where a stone on each of them is drawn. */
function* places(pen: CanvasPen, layout: BoardLayout, sites: readonly Site[]): Iterable<Circle> {
  for (const site of sites)
    for (const circle of spotsOf(pen, layout, placeIn(site)))
      if (visible(pen, circle.x, circle.y, circle.radius)) yield circle;
}

function hullsOf({ space }: BoardLayout, sites: readonly Site[]) {
  return sites.flatMap((site) => (typeof site === "number" ? (space?.hulls[site] ?? []) : []));
}

function paintRegion(pen: CanvasPen, layout: BoardLayout, { sites, owner }: Group): void {
  const { context } = pen;
  context.save();
  context.globalAlpha = TINT;
  context.fillStyle = focusColour(pen, layout);
  if (layout.space === null) fillCircles(pen, places(pen, layout, sites), layout);
  else fillHulls(pen, layout, sites);
  context.restore();
  if (owner !== null) paintOwner(pen, layout, sites, owner);
}

function fillCircles({ context }: CanvasPen, circles: Iterable<Circle>, layout: BoardLayout): void {
  context.beginPath();
  for (const { x, y, radius } of circles) {
    const reach = layout.kind === "disks" ? radius : radius * 0.92;
    context.moveTo(x + reach, y);
    context.arc(x, y, reach, 0, 2 * Math.PI);
  }
  context.fill();
}

function fillHulls(pen: CanvasPen, layout: BoardLayout, sites: readonly Site[]): void {
  const union = new Path2D();
  for (const hull of hullsOf(layout, sites)) union.addPath(canvasPath(hull.outline));
  inBoardUnits(pen, () => pen.context.fill(union));
}

/** The square that shows whose it is, as where all owners are shown. */
function paintOwner(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: readonly Site[],
  owner: PlayerName,
): void {
  onCanvas(pen).shapes(null, ownerInk(colourOf(owner)), (shapes) => {
    for (const { x, y, radius } of places(pen, layout, sites)) {
      const half = Math.max(Math.min(radius, LARGEST) * 0.3, 1.5);
      shapes.rectangle(x - half, y - half, 2 * half, 2 * half, 0);
    }
  });
}

function paintGone(pen: CanvasPen, layout: BoardLayout, { sites, owner }: Group): void {
  if (owner === null) return;
  const { context, palette } = pen;
  const hulls = hullsOf(layout, sites);
  context.save();
  if (layout.space !== null && hulls.length > 0) paintHulls(pen, hulls, colourOf(owner), GHOST);
  else
    for (const { x, y, radius } of places(pen, layout, sites)) {
      context.globalAlpha = GHOST;
      paintStone(pen, x, y, radius, colourOf(owner));
    }
  context.restore();
  context.strokeStyle = palette.seal;
  context.lineWidth = 2;
  context.setLineDash([5, 4]);
  if (layout.space !== null)
    inBoardUnits(pen, (pixel) => {
      context.lineWidth = 2 * pixel;
      context.setLineDash([5 * pixel, 4 * pixel]);
      for (const hull of hulls) context.stroke(canvasPath(hull.outline));
    });
  else strokeCircles(pen, places(pen, layout, sites), -1);
  context.setLineDash([]);
}

function strokeCircles({ context }: CanvasPen, circles: Iterable<Circle>, beyond: number): void {
  context.beginPath();
  for (const { x, y, radius } of circles) {
    const reach = Math.max(radius + beyond, 1);
    context.moveTo(x + reach, y);
    context.arc(x, y, reach, 0, 2 * Math.PI);
  }
  context.stroke();
}

/** `beyond`: how far outside of the stone each ring runs. */
function paintRings(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: readonly Site[],
  beyond: readonly number[],
): void {
  const { context, palette } = pen;
  context.strokeStyle = palette.seal;
  if (layout.space !== null)
    inBoardUnits(pen, (pixel) => {
      context.lineWidth = (beyond.length + 1.5) * pixel;
      for (const hull of hullsOf(layout, sites)) context.stroke(canvasPath(hull.outline));
    });
  else {
    context.lineWidth = 2;
    for (const reach of beyond) strokeCircles(pen, places(pen, layout, sites), reach - 1);
  }
}

/** The place that the question is about. */
function paintAsked(pen: CanvasPen, layout: BoardLayout, sites: readonly Site[]): void {
  const { context } = pen;
  context.strokeStyle = focusColour(pen, layout);
  context.lineWidth = 2.5;
  context.setLineDash([4, 4]);
  for (const site of sites) strokeCircles(pen, spotsOf(pen, layout, placeIn(site)), 4);
  context.setLineDash([]);
}

/** A dot with a cross through it; its light edge shows on wood, on paper and on stones. */
function paintCrosses(pen: CanvasPen, layout: BoardLayout, sites: readonly Site[]): void {
  const { context, palette } = pen;
  for (const { x, y, radius } of places(pen, layout, sites)) {
    const arm = Math.max(Math.min(radius, LARGEST) * 0.42, 4);
    for (const [colour, width] of [
      [palette.paper, 5.5],
      [palette.seal, 2.4],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = "round";
      context.beginPath();
      context.moveTo(x - arm, y - arm);
      context.lineTo(x + arm, y + arm);
      context.moveTo(x + arm, y - arm);
      context.lineTo(x - arm, y + arm);
      context.stroke();
      context.beginPath();
      context.arc(x, y, 0.5 * arm + width / 2, 0, 2 * Math.PI);
      context.fillStyle = colour;
      context.fill();
    }
  }
}
