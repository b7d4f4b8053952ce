/** Which turn put each stone there; on a plane the stones themselves know it. */
import { type GameView, isCentre } from "../model/state.ts";
import { playedAt } from "../model/turns.ts";

/** Per placement, 1 for the first turn; 0 where no turn that stands played. */
export function turnNumbers(game: GameView): Uint32Array {
  const numbers = new Uint32Array(game.colours.length);
  for (let turn = 0; turn < game.turnCount; turn++) {
    const at = playedAt(game.record[turn]);
    if (at !== null && !isCentre(at)) numbers[at] = turn + 1;
  }
  return numbers;
}
