/** Heights of a player at its width: where its board just fills that, and where it has its least size. */

import type { BoardLayout } from "../view/board-layout.ts";
import { type FramingRule, playerFraming } from "../view/framing.ts";

export interface Extent {
  readonly width: number;
  readonly height: number;
  /** Below it a board is smaller than LEAST, and than its width allows. */
  readonly least: number;
}

/** Of a board in CSS pixels, on its longer side. */
const LEAST = 280;

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
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  const scale = Math.min(inner / wide, largest);
  const rest = frame.offsetHeight - stage.clientHeight + insets.top + insets.bottom;
  const heightAt = (scale: number) => Math.ceil(scale * high + rest);
  return {
    width: frame.offsetWidth,
    height: heightAt(scale),
    least: heightAt(Math.min(scale, LEAST / Math.max(wide, high))),
  };
}
