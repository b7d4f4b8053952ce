/** Items of a sketch. Each function draws all items but those left out, or only those asked for, so that a
 *  drag paints its moving items and nothing else. */

import { has } from "../../engine/features.ts";
import type { BLACK, StoneColour, WHITE } from "../../model/state.ts";
import { isCrowded } from "../../sketch/contacts.ts";
import { namesIn } from "../../sketch/point-names.ts";
import type { ItemId, RegionItem, SetItem, Sketch } from "../../sketch/sketch.ts";
import { boundsOf } from "../../sketch/transforms.ts";
import type { Spot } from "../camera.ts";
import { onCanvas } from "../canvas-pen.ts";
import { shownTies, traceTies } from "../hull-stones.ts";
import { CELL_INK } from "../line-style.ts";
import { canvasPath } from "../outline.ts";
import { type CanvasPen, type Context2D, inBoardUnits, type Lens, toPen, visible } from "../pen.ts";
import { paintSeams } from "../seams.ts";
import { paintStone } from "../stones.ts";
import { paintRoomForCentres } from "./centre-room.ts";
import { byColour, inkOf } from "./colours.ts";
import { hullOf, regionPath } from "./shape.ts";

/** True for an item to be painted. */
export type Wanted = (id: ItemId) => boolean;

/** Bounds of a point's radius, in CSS pixels. */
const POINT_MOST = 7;
const POINT_LEAST = 1.6;
const POINT_SHARE = 0.17;
/** Radius of a stone of the start on a point, as a share of the grid's pitch. */
export const STONE_SHARE = 0.34;
const LABEL_ROOM = 13;
/** Gap that keeps a label clear of the ring round a selected point. */
const LABEL_GAP = 6;
/** Spacing of lines, in CSS pixels, as large as whose chevrons those of a region are. */
const SEAM_SPACING = 40;
const SHOWN_LINE = 1.2;
/** Widths of the circles of disks, and of coloured ones, in CSS pixels. */
const DISK_LINE = 1.2;
const COLOURED_LINE = 2.4;
const TINT = 0.15;
/** Opacity of the ties between the parts of a set. */
const TIE_INK = 0.3;
/** Points of one path: those of more circles are slow to stroke. */
const PATH_POINTS = 250;

/** Radius of the ink in a star point, in radii of points. */
const STAR_SHARE = 0.6;

export function pointRadius({ camera }: Pick<Lens, "camera">, pitch: number): number {
  return Math.min(Math.max(pitch * camera.scale * POINT_SHARE, POINT_LEAST), POINT_MOST);
}

export function paintGround(pen: CanvasPen, sketch: Sketch): void {
  if (sketch.region === null) return;
  const { context, palette } = pen;
  inBoardUnits(pen, (pixel) => {
    const path = regionPath(sketch);
    context.fillStyle = palette.board;
    context.fill(path, "evenodd");
    context.strokeStyle = palette.boardInk;
    context.lineWidth = 1.4 * pixel;
    context.lineJoin = "round";
    context.stroke(path);
  });
  if (has(sketch, "centres")) paintRoomForCentres(pen, sketch.region, sketch);
  if (sketch.region.kind === "rings" && sketch.region.wrap !== "none")
    paintSeams(onCanvas(pen), gluedSides(sketch.region), SEAM_SPACING);
}

/** Glued sides of an upright rectangle, each in the direction of the gluing. */
function gluedSides({ rings, wrap }: Extract<RegionItem, { kind: "rings" }>) {
  const bounds = boundsOf((rings[0] ?? []).map(({ x, y }) => [x, y]));
  const { x0, y0, x1, y1 } = bounds ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const turned = wrap === "mobius" || wrap === "klein";
  const right = turned ? [x1, y1, x1, y0] : [x1, y0, x1, y1];
  const across = [x0, y0, x0, y1, ...right];
  if (wrap !== "torus" && wrap !== "klein")
    return { seams: Float64Array.from(across), seamPairs: Uint8Array.of(1, 1) };
  const seams = Float64Array.of(...across, x0, y0, x1, y0, x0, y1, x1, y1);
  return { seams, seamPairs: Uint8Array.of(1, 1, 2, 2) };
}

/** Circles of disks, over one ground where there is no region; of a sample only the centres. */
export function paintDisks(pen: CanvasPen, sketch: Sketch, wanted: Wanted): void {
  const { context, palette, camera } = pen;
  const seen = [...byColour(sketch.disks, wanted)].map(([colour, disks]) => ({
    colour,
    circles: disks
      .map((disk) => ({ ...toPen(pen, disk), radius: disk.core * camera.scale }))
      .filter(({ x, y, radius }) => visible(pen, x, y, radius)),
  }));
  const trace = (circles: readonly (Spot & { radius: number })[], paint: () => void) => {
    for (const { x, y, radius } of circles) {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      paint();
    }
  };
  context.fillStyle = palette.board;
  if (sketch.region === null) for (const { circles } of seen) trace(circles, () => context.fill());
  const isRinged = !isCrowded(sketch);
  const plain = sketch.region === null ? palette.ink : palette.boardInk;
  for (const { colour, circles } of seen) {
    context.strokeStyle = inkOf(palette, colour, plain);
    context.lineWidth = colour === undefined ? DISK_LINE : COLOURED_LINE;
    if (isRinged) trace(circles, () => context.stroke());
    context.fillStyle = inkOf(palette, colour, palette.boardInk);
    for (const { x, y } of circles) context.fillRect(x - 1, y - 1, 2, 2);
  }
}

/** Placements as soft cells, as in play; the shown set tinted, with a thin line round it. */
export function paintSets(
  pen: CanvasPen,
  sketch: Sketch,
  pitch: number,
  shown: ReadonlySet<ItemId>,
): void {
  if (!has(sketch, "sets")) return;
  const { context, palette } = pen;
  const flat = palette.stones === "flat";
  inBoardUnits(pen, (pixel) => {
    const hull = (set: SetItem) => hullOf(set, sketch, pitch);
    const pathOf = (set: SetItem) => canvasPath(hull(set).outline);
    context.fillStyle = context.strokeStyle = palette.ink;
    context.lineWidth = pixel;
    context.globalAlpha = flat ? 0.5 : CELL_INK[palette.ground];
    for (const set of sketch.placements.values()) {
      if (flat) context.stroke(pathOf(set));
      else context.fill(pathOf(set));
    }
    context.globalAlpha = TIE_INK;
    context.setLineDash([2 * pixel, 4 * pixel]);
    traceTies(
      context,
      [...sketch.placements.values()].flatMap((set) => shownTies(hull(set))),
    );
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = context.strokeStyle = palette.focus;
    context.lineWidth = SHOWN_LINE * pixel;
    for (const id of shown) {
      const set = sketch.opens.get(id) ?? sketch.placements.get(id);
      if (set === undefined) continue;
      context.globalAlpha = TINT;
      context.fill(pathOf(set));
      context.globalAlpha = 1;
      context.stroke(pathOf(set));
    }
    context.globalAlpha = 1;
  });
}

export function paintPoints(pen: CanvasPen, sketch: Sketch, wanted: Wanted, pitch: number): void {
  const { context, palette } = pen;
  const radius = pointRadius(pen, pitch);
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(radius * 0.34, 0.8);
  for (const [colour, points] of byColour(sketch.points, wanted)) {
    const seen = points
      .map((point) => ({ ...toPen(pen, point), point }))
      .filter(({ x, y }) => visible(pen, x, y, radius));
    const ink = inkOf(palette, colour, palette.panel);
    context.fillStyle = ink;
    paintDots(context, seen, radius, () => context.stroke());
    context.fillStyle = ink === palette.panel ? palette.ink : palette.panel;
    for (const { x, y, point } of seen)
      if (point.pinned)
        context.fillRect(x - radius / 3, y - radius / 3, (2 * radius) / 3, (2 * radius) / 3);
    paintDots(
      context,
      seen.filter(({ point }) => point.star),
      radius * STAR_SHARE,
    );
  }
}

function paintDots(
  context: Context2D,
  spots: readonly Spot[],
  radius: number,
  rim: () => void = () => undefined,
): void {
  for (let first = 0; first < spots.length; first += PATH_POINTS) {
    context.beginPath();
    for (const { x, y } of spots.slice(first, first + PATH_POINTS)) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fill();
    rim();
  }
}

/** Labels of points. In a go-space every point has its name, which stands in the list of sets. */
export function paintLabels(pen: CanvasPen, sketch: Sketch, wanted: Wanted, pitch: number): void {
  const { context, palette } = pen;
  const radius = pointRadius(pen, pitch);
  if (radius < 3) return;
  context.fillStyle = palette.soft;
  context.font = `${LABEL_ROOM}px system-ui, sans-serif`;
  context.textBaseline = "bottom";
  const names = has(sketch, "sets") ? namesIn(sketch) : null;
  for (const [id, { x: at, y: down, label }] of sketch.points) {
    const words = names?.get(id) ?? label;
    if (words === "" || !wanted(id)) continue;
    const { x, y } = toPen(pen, { x: at, y: down });
    if (visible(pen, x, y, 60))
      context.fillText(words, x + radius + LABEL_GAP, y - radius - LABEL_GAP / 2);
  }
}

/** Stones of the starting position. */
export function paintStart(pen: CanvasPen, sketch: Sketch, wanted: Wanted, pitch: number): void {
  const { scale } = pen.camera;
  const put = (at: { x: number; y: number }, radius: number, colour: StoneColour) => {
    const { x, y } = toPen(pen, at);
    if (visible(pen, x, y, radius)) paintStone(pen, x, y, radius, colour);
  };
  for (const [id, colour] of sketch.start) {
    if (!wanted(id)) continue;
    const point = sketch.points.get(id);
    if (point !== undefined) put(point, Math.max(pitch * scale * STONE_SHARE, 3), colour);
    const disk = sketch.disks.get(id);
    if (disk !== undefined) put(disk, disk.core * scale, colour);
    const set = sketch.placements.get(id);
    if (set !== undefined) paintOnSet(pen, sketch, set, colour, pitch);
  }
  for (const [id, { x, y, colour }] of sketch.centres)
    if (wanted(id)) put({ x, y }, sketch.stone.radius * scale, colour);
}

function paintOnSet(
  pen: CanvasPen,
  sketch: Sketch,
  set: ReadonlySet<ItemId>,
  colour: typeof BLACK | typeof WHITE,
  pitch: number,
): void {
  for (const id of set) {
    const point = sketch.points.get(id);
    if (point === undefined) continue;
    const { x, y } = toPen(pen, point);
    paintStone(pen, x, y, Math.max(pitch * pen.camera.scale * 0.2, 3), colour);
  }
}
