/** Owner squares: small squares that show the owners of empty places. */
import { BLACK, type PlacementId, type StoneColour, WHITE } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type Ink, type Lens, onScreen, type Pen, type Shapes, visible } from "./pen.ts";

/** Half the side in CSS pixels: of a square that is large enough for a rim, and of the least. */
const RIMMED = 2.5;
const LEAST = 1.2;
/** Half the side as a share of a place's room. */
const SHARE = 0.32;

/** Paints owner squares; `share` scales their usual size, `room` is about the radius of a stone, in board
 *  units. */
export function paintOwnerSquares(
  pen: Pen,
  xy: Float64Array,
  room: (at: number) => number,
  owns: (at: number, owner: StoneColour) => boolean,
  share: number,
): void {
  const half = (at: number) => share * Math.max(room(at) * pen.camera.scale * SHARE, LEAST);
  for (const owner of [BLACK, WHITE] as const)
    paintSquares(pen, xy, half, owner, (at) => owns(at, owner));
}

/** Adds a square on each spot of a place; `halfOf` gives half its side by the radius of a stone there. */
export function addSquares(
  lens: Lens,
  layout: BoardLayout,
  shapes: Shapes,
  at: PlacementId,
  halfOf: (radius: number) => number,
  corners: "sharp" | "round",
): void {
  for (const { x, y, radius } of layout.spots(lens, at)) {
    const half = halfOf(radius);
    const bend = corners === "round" ? half / 2 : 0;
    if (visible(lens, x, y, half)) shapes.rectangle(x - half, y - half, 2 * half, 2 * half, bend);
  }
}

export function ownerInk(owner: StoneColour): Ink {
  return owner === BLACK
    ? { fill: "#151515", stroke: "#ffffff66" }
    : { fill: "#fffdf8", stroke: "#0000007a" };
}

function paintSquares(
  pen: Pen,
  xy: Float64Array,
  halfOf: (at: number) => number,
  owner: StoneColour,
  owns: (at: number) => boolean,
): void {
  const { fill, stroke } = ownerInk(owner);
  const paint = (shapes: Shapes, large: boolean) => {
    for (let at = 0; 2 * at < xy.length; at++) {
      const half = halfOf(at);
      if (!owns(at) || half > RIMMED !== large) continue;
      const { x, y } = onScreen(pen, xy, at);
      if (visible(pen, x, y, half)) shapes.rectangle(x - half, y - half, 2 * half, 2 * half, 0);
    }
  };
  pen.shapes(null, { fill }, (shapes) => paint(shapes, false));
  pen.shapes(null, { fill, stroke }, (shapes) => paint(shapes, true));
}
