/** The natural size of a player: its height when the board just fills its width. */

import type { BoardLayout } from "../view/board-layout.ts";
import { type FramingRule, playerFraming } from "../view/framing.ts";

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** In whole CSS pixels; the part under the stage keeps its height. */
export function naturalSize(
  frame: HTMLElement,
  stage: HTMLElement,
  layout: BoardLayout,
  coordinates: boolean,
  rule: FramingRule = playerFraming,
): Extent {
  const width = stage.clientWidth;
  const { box, insets, largest } = rule(layout, { width, height: width }, coordinates);
  const inner = Math.max(width - insets.left - insets.right, 1);
  const scale = Math.min(inner / (box.x1 - box.x0), largest);
  const board = scale * (box.y1 - box.y0) + insets.top + insets.bottom;
  const rest = frame.offsetHeight - stage.clientHeight;
  return { width: frame.offsetWidth, height: Math.ceil(board + rest) };
}
