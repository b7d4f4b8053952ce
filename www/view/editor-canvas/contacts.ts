/** Marks where a disk that is drawn, moved, selected or pointed at meets others: a dot for a touch, a chord for
 *  an overlap, an open ring for a gap that is all but a touch. */
import { contactOf, contactSpot, diskImage, gluedImages } from "../../sketch/contacts.ts";
import type { DiskItem, ItemId } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { type CanvasPen, toPen, visible } from "../pen.ts";

/** Sizes in CSS pixels. */
const DOT = 4;
const RING = 6;
const CHORD = 3;
/** Disks with marks at most; more would hide the drawing. */
const MOST_MARKED = 200;

export function paintContacts(pen: CanvasPen, editorState: EditorState): void {
  const { disks, region } = editorState.now.sketch;
  const [, ...beside] = gluedImages(region);
  for (const [id, disk] of activeDisks(editorState))
    for (const [other, reached] of disks) {
      if (other !== id) paintContact(pen, disk, reached);
      // Over a glued side, at both ends of it.
      for (const image of beside) {
        paintContact(pen, disk, diskImage(image, reached));
        paintContact(pen, diskImage(image, disk), reached);
      }
    }
}

/** Disks that are moved; one that is being drawn has no number. */
function activeDisks(editorState: EditorState): [ItemId | null, DiskItem][] {
  const { now, under, gesture, ghost, tool, radius, slack } = editorState;
  const found: [ItemId | null, DiskItem][] = [];
  const drawn = (at: readonly [number, number], core: number) =>
    found.push([null, { x: at[0], y: at[1], core, reach: core + slack }]);
  if (gesture.kind === "radius" && gesture.radius > 0) drawn(gesture.centre, gesture.radius);
  else if (gesture.kind === "none" && ghost !== null && tool === "disk") drawn(ghost, radius);
  const ids = new Set(now.selection.size > MOST_MARKED ? [] : now.selection);
  if (under?.kind === "disk") ids.add(under.id);
  for (const id of ids) {
    const disk = now.sketch.disks.get(id);
    if (disk !== undefined) found.push([id, disk]);
  }
  return found;
}

function paintContact(pen: CanvasPen, disk: DiskItem, other: DiskItem): void {
  const contact = contactOf(disk, other);
  if (contact === null) return;
  const { context, palette } = pen;
  const [sx, sy] = contactSpot(disk, other);
  const { x, y } = toPen(pen, { x: sx, y: sy });
  if (!visible(pen, x, y, disk.core * pen.camera.scale)) return;
  context.beginPath();
  context.strokeStyle = context.fillStyle = contact === "touch" ? palette.focus : palette.seal;
  context.lineWidth = contact === "overlap" ? CHORD : 2;
  if (contact === "overlap") traceChord(pen, disk, other);
  else context.arc(x, y, contact === "touch" ? DOT : RING, 0, 2 * Math.PI);
  if (contact === "touch") context.fill();
  else context.stroke();
}

/** Traces the line between the spots where two circles cross, or the circle that lies inside the other. */
function traceChord(pen: CanvasPen, a: DiskItem, b: DiskItem): void {
  const { context, camera } = pen;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const away = Math.hypot(dx, dy) || 1;
  const along = (away ** 2 + a.core ** 2 - b.core ** 2) / (2 * away);
  const square = a.core ** 2 - along ** 2;
  if (square <= 0) {
    const inner = a.core < b.core ? a : b;
    const { x, y } = toPen(pen, inner);
    context.arc(x, y, inner.core * camera.scale, 0, 2 * Math.PI);
    return;
  }
  const half = Math.sqrt(square);
  const [ux, uy] = [dx / away, dy / away];
  const [mx, my] = [a.x + along * ux, a.y + along * uy];
  const from = toPen(pen, { x: mx - half * uy, y: my + half * ux });
  const to = toPen(pen, { x: mx + half * uy, y: my - half * ux });
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
}
