/** Layer of the pieces: stones, the mark of the last play, and the overlays. */
import { BLACK, type Place, WHITE } from "../model/state.ts";
import { paintAnnotations } from "./annotations.ts";
import type { BoardLayout } from "./board-layout.ts";
import { paintChains } from "./chain-marks.ts";
import { redOn } from "./numerals.ts";
import type { Pen } from "./pen.ts";
import type { Pieces } from "./pieces.ts";

/** Largest mark of the last play, in CSS pixels. */
const LARGEST_DOT = 9;

export function paintPieces(pen: Pen, layout: BoardLayout, pieces: Pieces): void {
  pen.glued(layout.region, () => {
    layout.paintEmpty(pen, pieces);
    layout.paintStones(pen, pieces);
    if (pieces.lasting !== null) paintLasting(pen, layout, pieces, pieces.lasting);
    if (pieces.chains) paintChains(pen, layout, pieces, pieces.chains);
    if (pieces.numbers !== null)
      layout.paintNumbers(pen, pieces, withoutMoving(pieces.numbers, pieces));
    else if (pieces.last !== null) paintLast(pen, layout, pieces.last, pieces);
    paintAnnotations(pen, layout, pieces.marks ?? [], pieces);
  });
}

/** Numbers of the stones that this layer paints. */
function withoutMoving(numbers: Uint32Array, { moving }: Pieces): Uint32Array {
  return moving.size === 0 ? numbers : numbers.map((each, at) => (moving.has(at) ? 0 : each));
}

function paintLast(pen: Pen, layout: BoardLayout, last: Place, pieces: Pieces): void {
  if (pieces.moving.has(layout.indexOf(pieces.stones, last))) return;
  const ink = { fill: redOn(layout.colourAt(pieces, last), pen.palette) };
  pen.shapes("last-play", ink, (shapes) => {
    for (const { x, y, radius } of layout.spots(pen, last))
      shapes.circle(x, y, Math.min(Math.max(radius * 0.26, 1.2), LARGEST_DOT));
  });
}

/** Rings on the stones, or points of stones, that live for ever. */
function paintLasting(
  pen: Pen,
  layout: BoardLayout,
  { stones }: Pieces,
  lasting: Uint8Array,
): void {
  const radius = Math.max(0.5 * layout.largestRadius * pen.camera.scale, 3);
  const width = Math.min(Math.max(radius * 0.2, 1.5), 3);
  pen.group("living", () => {
    for (const colour of [BLACK, WHITE] as const)
      pen.shapes(null, { stroke: redOn(colour, pen.palette), width }, (shapes) => {
        for (let index = 0; index < lasting.length; index++)
          if (lasting[index] === colour)
            for (const { x, y } of layout.ringSpots(pen, stones, index))
              shapes.circle(x, y, radius);
      });
  });
}
