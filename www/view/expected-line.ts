/** Expected line of a suggestion: ghost stones with their numbers, and a ring round the first. */
import { type ExpectedStone, expectedStones, suggestedTurns } from "../model/expected-line.ts";
import { colourOf, type State } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { NUMBERED, numberColour } from "./numerals.ts";
import { type CanvasPen, type Circle, visible } from "./pen.ts";
import { strokeSeal } from "./rings.ts";
import { FONT } from "./theme.ts";

/** Opacity of the first stone, of the second, and of the last: what comes later is less sure. */
const FIRST = 0.9;
const SECOND = 0.8;
const LAST = 0.6;
/** Loss of opacity from one stone to the next. */
const FADE = 0.03;

export function paintExpectedLine(pen: CanvasPen, layout: BoardLayout, state: State): void {
  for (const stone of expectedStones(suggestedTurns(state))) {
    layout.paintMoving(pen, stone.at, colourOf(stone.player), opacityOf(stone.number), 1);
    for (const spot of layout.spots(pen, stone.at))
      if (visible(pen, spot.x, spot.y, spot.radius)) paintOrder(pen, layout, stone, spot);
  }
}

function opacityOf(number: number): number {
  return number === 1 ? FIRST : Math.max(SECOND - FADE * (number - 2), LAST);
}

function paintOrder(
  pen: CanvasPen,
  layout: BoardLayout,
  { number, player }: ExpectedStone,
  spot: Circle,
): void {
  const { context } = pen;
  if (number === 1) {
    context.beginPath();
    context.arc(spot.x, spot.y, Math.max(spot.radius + 1, 7), 0, 2 * Math.PI);
    strokeSeal(pen, layout, 2.2);
  }
  if (spot.radius < NUMBERED) return;
  context.font = `600 ${spot.radius * 0.92}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = numberColour(colourOf(player), false);
  context.fillText(String(number), spot.x, spot.y + spot.radius * 0.04);
}
