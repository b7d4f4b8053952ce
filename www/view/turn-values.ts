/** Values of first turns: on each place the result with best play after a turn there. */

import { previewSlice } from "../model/preview.ts";
import { type RankedTurn, rankedTurns } from "../model/ranked-turns.ts";
import { playerNamed, type State } from "../model/state.ts";
import { playedAt } from "../model/turns.ts";
import { valueSlice } from "../model/value.ts";
import { shortValue } from "../words/value.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type CanvasPen, type Circle, visible } from "./pen.ts";
import { FONT } from "./theme.ts";

/** Bounds of a disk's radius, in CSS pixels. */
const LEAST = 9;
const MOST = 34;
/** Share of a stone's radius. */
const SHARE = 0.86;

export function paintTurnValues(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const { game, board } = state;
  const value = valueSlice.of(state);
  const preview = previewSlice.of(state);
  const player = playerNamed(game.actor);
  const found = value?.found ?? null;
  if (found === null || player === null || preview !== null) return;
  for (const ranked of rankedTurns(found, player)) {
    const at = playedAt(ranked.turn);
    if (at === null) continue;
    for (const spot of layout.spots(pen, at))
      paintValue(pen, spot, ranked, shortValue(ranked.value, board));
  }
}

function paintValue(pen: CanvasPen, spot: Circle, { rank }: RankedTurn, words: string): void {
  const { context, palette } = pen;
  const { x, y } = spot;
  const radius = Math.min(Math.max(spot.radius * SHARE, LEAST), MOST);
  if (!visible(pen, x, y, radius)) return;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = rank === "best" ? palette.seal : palette.board;
  context.fill();
  context.lineWidth = 1.4;
  context.strokeStyle = palette.seal;
  context.stroke();
  context.font = `600 ${radius * (words.length > 3 ? 0.5 : 0.62)}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = rank === "best" ? palette.paper : palette.boardText;
  context.fillText(words, x, y + radius * 0.05);
}
