/** Turn numbers of stones. */
import { type GameView, isCentre, type Names } from "../model/state.ts";
import type { Mark } from "../model/tree/marks.ts";
import { playedAt, turnsPlayed } from "../model/turns.ts";

/** Per placement, or stone of a plane, its turn's number; 0 where no turn that stands played, or where a
 *  mark stands. */
export function turnNumbers(
  game: Pick<GameView, "colours" | "stones" | "record" | "turnCount">,
  names: Names,
  marks: readonly Mark[] = [],
): Uint32Array {
  if (game.stones.length > 0)
    return Uint32Array.from(game.stones, ({ turn }) => turnsPlayed(turn, names));
  const numbers = new Uint32Array(game.colours.length);
  for (let turn = 0; turn < game.turnCount; turn++) {
    const at = playedAt(game.record[turn]);
    if (at !== null && !isCentre(at)) numbers[at] = turnsPlayed(turn + 1, names);
  }
  for (const { at } of marks) if (typeof at === "number") numbers[at] = 0;
  return numbers;
}
