/** Signs of locked items: a small padlock beside each. */
import { type ItemId, inTicks, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import { type CanvasPen, type Context2D, toPen, visible } from "../pen.ts";
import { pointRadius, type Wanted } from "./items.ts";

/** Sizes in CSS pixels. */
const BODY = { width: 8, height: 6 } as const;
const SHACKLE = 2.5;
/** Least radius of a point beside which a sign has room. */
const LEAST_POINT = 2.5;

export function paintLocks(pen: CanvasPen, sketch: Sketch, wanted: Wanted, pitch: number): void {
  const radius = pointRadius(pen, pitch);
  if (sketch.locked.size === 0 || (radius < LEAST_POINT && !inTicks(sketch.kind))) return;
  const { context, palette } = pen;
  const onWood = inTicks(sketch.kind) && (sketch.region !== null || sketch.disks.size > 0);
  context.fillStyle = context.strokeStyle = onWood ? palette.boardInk : palette.ink;
  context.lineWidth = 1.5;
  const away = inTicks(sketch.kind) ? 4 : radius + 3;
  for (const id of sketch.locked) if (wanted(id)) paintLock(pen, sketch, id, away);
}

function paintLock(pen: CanvasPen, sketch: Sketch, id: ItemId, away: number): void {
  const spot = spotOfItem(sketch, id);
  if (spot === null) return;
  const { x, y } = toPen(pen, { x: spot[0], y: spot[1] });
  if (visible(pen, x, y, 3 * away + BODY.width)) traceLock(pen.context, x + away, y + away);
}

/** Paints a padlock whose upper left corner is here. */
function traceLock(context: Context2D, left: number, top: number): void {
  const middle = left + BODY.width / 2;
  context.beginPath();
  context.arc(middle, top + SHACKLE, SHACKLE, Math.PI, 2 * Math.PI);
  context.stroke();
  context.fillRect(left, top + SHACKLE, BODY.width, BODY.height);
}
