/** The height of an embed in which the board just fills the width. Assumes the player's foot. */
import type { EmbedChoices, EmbedMode } from "../model/sharing.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { playerFraming } from "../view/framing.ts";

/** Words under the board, and the step bar, in CSS pixels, borders included. */
const WORDS = 42;
const STEPS = 46;
/** The task of a problem, its verdicts and buttons. */
const PROBLEM = 104;
/** A higher board is drawn smaller than its width allows. */
const HIGHEST = 1.4;

type Fitted = Pick<EmbedChoices, "steps" | "mode"> & { readonly coordinates: boolean };

export function fittingHeight(
  layout: BoardLayout,
  width: number,
  { coordinates, steps, mode }: Fitted,
): number {
  const { box, insets, largest } = playerFraming(layout, { width, height: width }, coordinates);
  const inner = Math.max(width - insets.left - insets.right, 1);
  const scale = Math.min(inner / (box.x1 - box.x0), largest);
  const board = scale * (box.y1 - box.y0) + insets.top + insets.bottom;
  return Math.ceil(Math.min(board, HIGHEST * width)) + under(steps, mode);
}

function under(steps: boolean, mode: EmbedMode): number {
  return WORDS + (steps ? STEPS : 0) + (mode === "solve" ? PROBLEM : 0);
}
