/** Expected owners of a review: squares, the larger the surer, on empty places and on stones that are lost. */
import { previewSlice } from "../model/preview.ts";
import { expectedOwners, reviewSlice } from "../model/review.ts";
import { BLACK, placement, type State, WHITE } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { onCanvas } from "./canvas-pen.ts";
import { addSquares, ownerInk } from "./owner-squares.ts";
import type { CanvasPen } from "./pen.ts";

/** Below this, in hundredths, a place is expected to be neutral. */
const LEAST = 20;
/** Half the side of the surest square, as a share of a stone's radius. */
const SHARE = 0.34;

export function paintExpectedOwners(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const owners = expectedOwners(reviewSlice.of(state), state.branch);
  if (owners === null || previewSlice.of(state) !== null) return;
  for (const owner of [BLACK, WHITE] as const)
    onCanvas(pen).shapes(null, ownerInk(owner), (shapes) => {
      owners.forEach((mean, at) => {
        const sure = owner === BLACK ? mean : -mean;
        if (sure >= LEAST && state.game.colours[at] !== owner)
          addSquares(
            pen,
            layout,
            shapes,
            placement(at),
            (radius) => radius * SHARE * (sure / 100),
            "sharp",
          );
      });
    });
}
