/** The layer of what lies on the board: stones, the mark of the last play, and the overlays. */
import { BLACK, EMPTY, isStone, type PlacementId, WHITE } from "../model/state.ts";
import { onScreen, type Pen, visible } from "./pen.ts";
import { type Plan, radiusOf } from "./plan.ts";
import { paintStone } from "./stones.ts";

export interface Pieces {
  readonly colours: Uint8Array;
  /** Whose each placement is, or null where this is not shown. */
  readonly owners: Uint8Array | null;
  readonly last: PlacementId | null;
  /** Per placement the turn that put its stone there (0: none), or null where this is not shown. */
  readonly numbers: Uint32Array | null;
  /** Stones that are still settling are drawn by the layer above. */
  readonly moving: ReadonlySet<number>;
}

export function paintPieces(pen: Pen, plan: Plan, pieces: Pieces): void {
  if (pieces.owners !== null) paintOwners(pen, plan, pieces.colours, pieces.owners);
  const { xy } = plan.drawing;
  for (let at = 0; at < pieces.colours.length; at++) {
    const colour = pieces.colours[at];
    if (!isStone(colour) || pieces.moving.has(at)) continue;
    const { x, y } = onScreen(pen, xy, at);
    const radius = radiusOf(plan, at) * pen.camera.scale;
    if (visible(pen, x, y, 1.3 * radius)) paintStone(pen, x, y, radius, colour);
  }
  if (pieces.numbers !== null) paintNumbers(pen, plan, pieces.colours, pieces.numbers, pieces.last);
  else if (pieces.last !== null && !pieces.moving.has(pieces.last))
    paintLast(pen, plan, pieces.last);
}

export function paintLast(pen: Pen, plan: Plan, at: PlacementId): void {
  const { context, camera, palette } = pen;
  const { x, y } = onScreen(pen, plan.drawing.xy, at);
  const radius = Math.max(radiusOf(plan, at) * camera.scale * 0.26, 1.2);
  context.fillStyle = palette.seal;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function paintOwners(pen: Pen, plan: Plan, colours: Uint8Array, owners: Uint8Array): void {
  const { context } = pen;
  const { xy } = plan.drawing;
  const half = Math.max(plan.largestRadius * pen.camera.scale * 0.32, 1.2);
  for (const owner of [BLACK, WHITE]) {
    context.fillStyle = owner === BLACK ? "#151515" : "#fffdf8";
    context.strokeStyle = owner === BLACK ? "#ffffff66" : "#0000007a";
    context.lineWidth = 1;
    for (let at = 0; at < owners.length; at++) {
      if (owners[at] !== owner || colours[at] !== EMPTY) continue;
      const { x, y } = onScreen(pen, xy, at);
      if (!visible(pen, x, y, half)) continue;
      context.fillRect(x - half, y - half, 2 * half, 2 * half);
      if (half > 2.5) context.strokeRect(x - half, y - half, 2 * half, 2 * half);
    }
  }
}

function paintNumbers(
  pen: Pen,
  plan: Plan,
  colours: Uint8Array,
  numbers: Uint32Array,
  last: PlacementId | null,
): void {
  const { context } = pen;
  const { xy } = plan.drawing;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let at = 0; at < numbers.length; at++) {
    const radius = radiusOf(plan, at) * pen.camera.scale;
    if (numbers[at] === 0 || colours[at] === EMPTY || radius < 6) continue;
    const { x, y } = onScreen(pen, xy, at);
    if (!visible(pen, x, y, radius)) continue;
    const text = String(numbers[at]);
    context.font = `600 ${radius * (text.length > 2 ? 0.72 : 0.92)}px system-ui, sans-serif`;
    context.fillStyle =
      at === last ? lastNumber(colours[at]) : colours[at] === BLACK ? "#f4f0e8" : "#211e1a";
    context.fillText(text, x, y + radius * 0.04);
  }
}

/** The seal's red, light enough on black and dark enough on white. */
function lastNumber(colour: number | undefined): string {
  return colour === BLACK ? "#ff8a73" : "#a82815";
}
