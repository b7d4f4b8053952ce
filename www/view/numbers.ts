/** Turn numbers of stones. */
import { type GameView, isCentre, type Names } from "../model/state.ts";
import { type Mark, sameSite } from "../model/tree/marks.ts";
import { playedAt, turnsPlayed } from "../model/turns.ts";

type Moment = Pick<GameView, "colours" | "stones" | "record" | "turnCount">;

/** Per placement, or stone of a plane, the number of the turn that played it there; 0 where no turn that
 *  stands did, or where a mark stands. */
export function turnNumbers(game: Moment, names: Names, marks: readonly Mark[] = []): Uint32Array {
  const { stones } = game;
  const numbers =
    stones.length > 0 ? Uint32Array.from(stones, ({ turn }) => turn) : lastPlays(game);
  for (const { at } of marks) {
    const index =
      typeof at === "number" ? at : stones.findIndex(({ x, y }) => sameSite([x, y], at));
    if (index >= 0) numbers[index] = 0;
  }
  return numbers.map((turn) => turnsPlayed(turn, names));
}

/** Per placement, the last turn that played there and was not reset. */
function lastPlays({ colours, record, turnCount }: Moment): Uint32Array {
  const plays = new Uint32Array(colours.length);
  for (let turn = turnCount; turn > 0; ) {
    const done = record[turn - 1];
    const at = playedAt(done);
    if (at !== null && !isCentre(at)) plays[at] ||= turn;
    const reset = typeof done === "object" && "reset" in done ? done.reset : null;
    turn = reset ?? turn - 1;
  }
  return plays;
}
