/** Turn numbers of stones; on a plane the stones themselves know theirs. */
import { type GameView, isCentre } from "../model/state.ts";
import type { Mark } from "../model/tree/marks.ts";
import { playedAt } from "../model/turns.ts";

/** Per placement its turn's number, 1 for the first turn; 0 where no turn that stands played, or where a
 *  mark stands. */
export function turnNumbers(game: GameView, marks: readonly Mark[] = []): Uint32Array {
  const numbers = new Uint32Array(game.colours.length);
  for (let turn = 0; turn < game.turnCount; turn++) {
    const at = playedAt(game.record[turn]);
    if (at !== null && !isCentre(at)) numbers[at] = turn + 1;
  }
  for (const { at } of marks) if (typeof at === "number") numbers[at] = 0;
  return numbers;
}
