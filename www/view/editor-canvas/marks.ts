/** Marks over the items of the drawing area: the selection and its handles, a gesture's result, snapping guides,
 *  problems, and the keyboard's cursor. */
import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { rectangle } from "../../sketch/ground.ts";
import type { Guide } from "../../sketch/ladder.ts";
import { neighbourSpot } from "../../sketch/neighbour.ts";
import { roomiest } from "../../sketch/room.ts";
import { type ItemId, inTicks, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState, Gesture, SketchState } from "../../sketch/state.ts";
import { type Bounds, boundsOfItems } from "../../sketch/transforms.ts";
import type { Camera, Spot } from "../camera.ts";
import { canvasPath } from "../outline.ts";
import { type CanvasPen, toPen, visible } from "../pen.ts";
import { paintBendHandle } from "./bend-handle.ts";
import { paintConstraints } from "./constraints.ts";
import { paintActiveContacts } from "./contacts.ts";
import { pointRadius } from "./items.ts";
import { linesOf, traceHead, traceLine } from "./links.ts";
import { hullOf } from "./shape.ts";
import { paintAxes, paintPivot } from "./symmetry.ts";

/** Sizes in CSS pixels. */
const HALO = 5;
const HANDLE = 5;
const BOX_ROOM = 16;
const KNOB = 26;
/** Button for a neighbour: its radius, its distance from the point, and the least distance of two spots beside
 *  which it stands while points are tapped. */
const PLUS_RADIUS = 9;
const PLUS_AWAY = 32;
const PLUS_ROOM = 56;
/** Items beyond which rings round each would hide the board; the selection's box says enough. */
const MANY_RINGS = 3000;

export function paintEditorMarks(
  bare: CanvasPen,
  editorState: EditorState,
  flaws: ReadonlySet<ItemId>,
): void {
  const pen = penFor(bare, editorState.now.sketch);
  paintAxes(pen, editorState);
  paintStoneSample(pen, editorState);
  paintFlaws(pen, editorState, flaws);
  paintSelection(pen, editorState);
  paintPlus(pen, editorState);
  paintBendHandle(pen, editorState);
  paintPivot(pen, editorState);
  paintConstraints(bare, editorState);
  paintUnder(pen, editorState);
  paintGesture(pen, editorState);
  paintActiveContacts(pen, editorState);
  paintGhost(pen, editorState);
  paintCursor(pen, editorState);
}

/** Pen for marks: on boards drawn on wood in the colour that shows on both, wood and paper. */
function penFor(pen: CanvasPen, { kind }: Sketch): CanvasPen {
  if (!inTicks(kind)) return pen;
  return { ...pen, palette: { ...pen.palette, focus: pen.palette.boardFocus } };
}

/** Centre of a stone that shows the size of all stones of a plane; null where none is shown. */
export function stoneSample({ now: { sketch }, tool }: EditorState): Pair | null {
  const { region } = sketch;
  const shows = tool === "select" || tool === "region";
  return region !== null && shows && has(sketch, "centres") ? roomiest(region).at : null;
}

/** Outline of one stone, and of the largest that fits where this one does not. */
function paintStoneSample(pen: CanvasPen, editorState: EditorState): void {
  const at = stoneSample(editorState);
  const { region, stone } = editorState.now.sketch;
  if (at === null || region === null) return;
  const { context, palette } = pen;
  const { radius } = roomiest(region);
  context.lineWidth = 1.5;
  context.setLineDash([5, 4]);
  context.strokeStyle = palette.boardInk;
  paintCircle(pen, at, stone.radius);
  context.strokeStyle = palette.seal;
  if (stone.radius > radius) paintCircle(pen, at, radius);
  context.setLineDash([]);
}

function ring(pen: CanvasPen, at: Spot, radius: number): void {
  if (!visible(pen, at.x, at.y, radius)) return;
  pen.context.moveTo(at.x + radius, at.y);
  pen.context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
}

function ringsRound(pen: CanvasPen, editorState: EditorState, ids: Iterable<ItemId>): void {
  const { sketch } = editorState.now;
  const room = pointRadius(pen, editorState.snapping.pitch) + HALO;
  const { scale } = pen.camera;
  for (const id of ids) {
    const spot = spotOfItem(sketch, id);
    if (spot === null) continue;
    const disk = sketch.disks.get(id);
    const stone = sketch.centres.has(id) ? sketch.stone.radius : null;
    const round = disk?.core ?? stone;
    ring(pen, toPen(pen, { x: spot[0], y: spot[1] }), round === null ? room : round * scale + 3);
  }
}

function paintFlaws(pen: CanvasPen, editorState: EditorState, flaws: ReadonlySet<ItemId>): void {
  const { context, palette } = pen;
  context.beginPath();
  ringsRound(pen, editorState, flaws);
  if (inTicks(editorState.now.sketch.kind)) {
    context.strokeStyle = palette.boardCasing;
    context.lineWidth = 4;
    context.stroke();
  }
  context.strokeStyle = palette.seal;
  context.lineWidth = 2;
  context.stroke();
  for (const id of flaws) {
    const set = editorState.now.sketch.placements.get(id);
    if (set !== undefined) paintSet(pen, editorState, set, palette.seal);
  }
}

function paintSet(
  pen: CanvasPen,
  editorState: EditorState,
  set: ReadonlySet<ItemId>,
  colour: string,
): void {
  const { context, camera } = pen;
  const { outline } = hullOf(set, editorState.now.sketch, editorState.snapping.pitch);
  const path = canvasPath(outline);
  context.save();
  context.transform(camera.scale, 0, 0, camera.scale, camera.left, camera.top);
  context.strokeStyle = colour;
  context.lineWidth = 2.4 / camera.scale;
  context.stroke(path);
  context.restore();
}

function paintSelection(pen: CanvasPen, editorState: EditorState): void {
  const { context, palette } = pen;
  const { selection, sketch } = editorState.now;
  if (selection.size === 0) return;
  // A box is enough round what would take longer to paint than the drawing.
  if (selection.size > MANY_RINGS) return paintBox(pen, editorState);
  context.strokeStyle = palette.focus;
  context.lineWidth = 1.5;
  context.beginPath();
  ringsRound(pen, editorState, selection);
  context.stroke();
  context.lineWidth = 5;
  context.globalAlpha = 0.35;
  context.beginPath();
  for (const id of selection) {
    const link = sketch.links.get(id);
    for (const line of link === undefined ? [] : linesOf(pen, sketch, link))
      traceLine(context, line);
  }
  context.stroke();
  context.globalAlpha = 1;
  paintBox(pen, editorState);
}

const boxes = new WeakMap<SketchState, Bounds | null>();

/** Box of the places of the selection, found once for all frames and moves of the pointer; null of less than two. */
function boundsOfSelection(now: SketchState): Bounds | null {
  const known = boxes.get(now);
  if (known !== undefined) return known;
  const found = boundsOfItems(now.sketch, now.selection, 2);
  boxes.set(now, found);
  return found;
}

/** Corners of the selection's box on the screen, clockwise from the upper left, and the knob; null where
 *  there is no box to turn or scale. */
export function handlesOf(
  editorState: EditorState,
  toScreen: (at: Pair) => Spot,
): { readonly corners: readonly Spot[]; readonly knob: Spot } | null {
  if (editorState.tool !== "select" || editorState.now.selection.size < 2) return null;
  const bounds = boundsOfSelection(editorState.now);
  if (bounds === null) return null;
  const [a, b] = [toScreen([bounds.x0, bounds.y0]), toScreen([bounds.x1, bounds.y1])];
  const [x0, y0, x1, y1] = [a.x - BOX_ROOM, a.y - BOX_ROOM, b.x + BOX_ROOM, b.y + BOX_ROOM];
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  return { corners, knob: { x: (x0 + x1) / 2, y: y0 - KNOB } };
}

/** Button beside the only selected point, towards the neighbour that it adds. While points are tapped, only where it covers none of the next spots. */
export function plusOf(
  { tool, gesture, now: { sketch, selection }, snapping: { pitch } }: EditorState,
  { scale }: Camera,
  toScreen: (at: Pair) => Spot,
): { readonly at: Spot; readonly from: ItemId } | null {
  const isShown = tool === "select" || (tool === "point" && pitch * scale >= PLUS_ROOM);
  const [from] = selection;
  const point = from === undefined ? undefined : sketch.points.get(from);
  if (!isShown || gesture.kind !== "none" || selection.size !== 1 || from === undefined)
    return null;
  if (point === undefined || !has(sketch, "links")) return null;
  const spot = neighbourSpot(sketch, from, pitch);
  if (spot === null) return null;
  const [a, b] = [toScreen([point.x, point.y]), toScreen(spot)];
  const share = PLUS_AWAY / Math.hypot(b.x - a.x, b.y - a.y);
  return { at: { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, from };
}

function paintPlus(pen: CanvasPen, editorState: EditorState): void {
  const plus = plusOf(editorState, pen.camera, ([x, y]) => toPen(pen, { x, y }));
  if (plus === null) return;
  const { context, palette } = pen;
  const { x, y } = plus.at;
  const arm = PLUS_RADIUS / 2;
  context.fillStyle = palette.panel;
  context.strokeStyle = palette.focus;
  context.lineWidth = 1.5;
  context.beginPath();
  ring(pen, plus.at, PLUS_RADIUS);
  context.fill();
  context.moveTo(x - arm, y);
  context.lineTo(x + arm, y);
  context.moveTo(x, y - arm);
  context.lineTo(x, y + arm);
  context.stroke();
}

function paintBox(pen: CanvasPen, editorState: EditorState): void {
  const handles = handlesOf(editorState, ([x, y]) => toPen(pen, { x, y }));
  if (handles === null) return;
  const { context, palette } = pen;
  const [first, , third] = handles.corners;
  if (first === undefined || third === undefined) return;
  context.strokeStyle = palette.focus;
  context.fillStyle = palette.panel;
  context.lineWidth = 1;
  context.setLineDash([4, 4]);
  context.strokeRect(first.x, first.y, third.x - first.x, third.y - first.y);
  context.setLineDash([]);
  context.lineWidth = 1.5;
  context.beginPath();
  for (const { x, y } of handles.corners)
    context.rect(x - HANDLE, y - HANDLE, 2 * HANDLE, 2 * HANDLE);
  context.moveTo(handles.knob.x + HANDLE, handles.knob.y);
  context.arc(handles.knob.x, handles.knob.y, HANDLE, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** Item under the pointer, which a tap would take. */
function paintUnder(pen: CanvasPen, editorState: EditorState): void {
  const { under, gesture, now } = editorState;
  if (under === null || gesture.kind !== "none") return;
  const { context, palette } = pen;
  context.strokeStyle = palette.focus;
  context.globalAlpha = 0.6;
  context.lineWidth = 1.5;
  context.beginPath();
  if (under.kind === "link") {
    const link = now.sketch.links.get(under.id);
    context.lineWidth = 5;
    context.globalAlpha = 0.3;
    for (const line of link === undefined ? [] : linesOf(pen, now.sketch, link))
      traceLine(context, line);
  } else if ("id" in under && under.kind !== "placement" && under.kind !== "side")
    ringsRound(pen, editorState, [under.id]);
  context.stroke();
  context.globalAlpha = 1;
}

function paintGesture(pen: CanvasPen, editorState: EditorState): void {
  const { gesture, now } = editorState;
  const { context, palette } = pen;
  context.strokeStyle = context.fillStyle = palette.focus;
  context.lineWidth = 2;
  context.setLineDash([6, 5]);
  switch (gesture.kind) {
    case "marquee":
      paintMarquee(pen, gesture.from, gesture.to);
      break;
    case "linking":
      paintGuides(pen, gesture.guides);
      paintNewLink(pen, now.sketch, gesture, pointRadius(pen, editorState.snapping.pitch));
      break;
    case "moving":
      paintGuides(pen, gesture.guides);
      break;
    case "placing":
      paintGuides(pen, gesture.guides);
      paintNewPoint(pen, gesture.at, pointRadius(pen, editorState.snapping.pitch));
      break;
    case "radius":
      paintCircle(pen, gesture.centre, gesture.radius);
      break;
    case "outline":
      paintRing(pen, [...gesture.corners, gesture.to], "open");
      break;
    case "frame":
      if (gesture.shape === "rectangle")
        paintRing(pen, rectangle(gesture.from, gesture.to), "closed");
      else
        paintCircle(
          pen,
          gesture.from,
          Math.hypot(gesture.to[0] - gesture.from[0], gesture.to[1] - gesture.from[1]),
        );
      break;
    default:
      break;
  }
  context.setLineDash([]);
}

function paintMarquee(pen: CanvasPen, from: Pair, to: Pair): void {
  const { context, palette } = pen;
  const [a, b] = [toPen(pen, { x: from[0], y: from[1] }), toPen(pen, { x: to[0], y: to[1] })];
  context.setLineDash([]);
  context.strokeStyle = context.fillStyle = palette.focus;
  context.lineWidth = 1;
  context.globalAlpha = 0.1;
  context.fillRect(a.x, a.y, b.x - a.x, b.y - a.y);
  context.globalAlpha = 1;
  context.strokeRect(a.x, a.y, b.x - a.x, b.y - a.y);
}

function paintNewLink(
  pen: CanvasPen,
  sketch: Sketch,
  { from, to, way, onto }: Extract<Gesture, { kind: "linking" }>,
  room: number,
): void {
  const { context } = pen;
  const start = spotOfItem(sketch, from);
  if (start === null) return;
  const [a, b] = [toPen(pen, { x: start[0], y: start[1] }), toPen(pen, { x: to[0], y: to[1] })];
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
  context.setLineDash([]);
  if (way === "one") {
    context.beginPath();
    traceHead(context, [a, b], room);
    context.fill();
  }
  context.beginPath();
  ring(pen, b, onto === null ? room : room + HALO);
  context.stroke();
}

function paintNewPoint(pen: CanvasPen, at: Pair, room: number): void {
  pen.context.setLineDash([]);
  pen.context.beginPath();
  ring(pen, toPen(pen, { x: at[0], y: at[1] }), room);
  pen.context.stroke();
}

function paintCircle(pen: CanvasPen, at: Pair, radius: number): void {
  pen.context.beginPath();
  ring(pen, toPen(pen, { x: at[0], y: at[1] }), radius * pen.camera.scale);
  pen.context.stroke();
}

function paintRing(pen: CanvasPen, corners: readonly Pair[], end: "open" | "closed"): void {
  const { context } = pen;
  context.beginPath();
  corners.forEach(([x, y], i) => {
    const at = toPen(pen, { x, y });
    if (i === 0) context.moveTo(at.x, at.y);
    else context.lineTo(at.x, at.y);
  });
  if (end === "closed") context.closePath();
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  for (const [x, y] of corners) ring(pen, toPen(pen, { x, y }), 4);
  context.fill();
}

/** Lines and circles that snapping goes by. */
function paintGuides(pen: CanvasPen, guides: readonly Guide[]): void {
  const { context, palette } = pen;
  context.save();
  context.setLineDash([2, 4]);
  context.lineWidth = 1;
  context.strokeStyle = palette.focus;
  context.beginPath();
  for (const guide of guides) {
    if (guide.kind === "circle") {
      ring(pen, toPen(pen, { x: guide.at[0], y: guide.at[1] }), guide.radius * pen.camera.scale);
      continue;
    }
    const [a, b] = [guide.from, guide.to].map(([x, y]) => toPen(pen, { x, y }));
    if (a === undefined || b === undefined) continue;
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.stroke();
  context.restore();
}

function paintGhost(pen: CanvasPen, editorState: EditorState): void {
  const { ghost, tool, now, radius, snapping, gesture } = editorState;
  if (ghost === null || gesture.kind !== "none") return;
  paintGuides(pen, editorState.ghostGuides);
  const { context, palette, camera } = pen;
  const stone = tool === "stone" ? now.sketch.stone.radius : radius;
  const round =
    tool === "disk" || tool === "stone" ? stone * camera.scale : pointRadius(pen, snapping.pitch);
  context.strokeStyle = palette.focus;
  context.globalAlpha = 0.7;
  context.lineWidth = 1.5;
  context.beginPath();
  ring(pen, toPen(pen, { x: ghost[0], y: ghost[1] }), round);
  context.stroke();
  context.globalAlpha = 1;
}

function paintCursor(pen: CanvasPen, { cursor }: EditorState): void {
  if (cursor === null) return;
  const { context, palette } = pen;
  const { x, y } = toPen(pen, { x: cursor[0], y: cursor[1] });
  context.strokeStyle = palette.focus;
  context.lineWidth = 2;
  context.beginPath();
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo(x + 4 * dx, y + 4 * dy);
    context.lineTo(x + 13 * dx, y + 13 * dy);
  }
  context.stroke();
}
