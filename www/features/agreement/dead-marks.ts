/** Marks on dead stones, while they are listed or proposed and once they are agreed on: a square of the other colour,
 *  as on territory. */
import { agreedStones, deadStonesSlice } from "../../model/dead-stones.ts";
import { previewSlice } from "../../model/preview.ts";
import { BLACK, type State, WHITE } from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { onCanvas } from "../../view/canvas-pen.ts";
import { addSquares, ownerInk } from "../../view/owner-squares.ts";
import type { CanvasPen } from "../../view/pen.ts";

/** Half the side of a square, as a share of a stone's radius, and in CSS pixels at least. */
const HALF = 0.3;
const LEAST = 2;

export function paintDead(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const stones = deadStonesSlice.of(state) ?? agreedStones(state.game);
  if (stones.length === 0 || previewSlice.of(state) !== null) return;
  for (const owner of [BLACK, WHITE] as const)
    onCanvas(pen).shapes(null, ownerInk(owner), (shapes) => {
      for (const at of stones) {
        if (state.game.colours[at] !== BLACK + WHITE - owner) continue;
        addSquares(pen, layout, shapes, at, (radius) => Math.max(HALF * radius, LEAST), "round");
      }
    });
}
