/** Expected line: the turns that a search expects from here on, by player. */
import type { SearchReport } from "../engine/search.ts";
import type { Player, Turn } from "../engine/types.ts";
import { type Analysis, analysisSlice } from "./analysis.ts";
import { type Place, playerNamed, type State, samePlace } from "./state.ts";
import { otherPlayer, playedAt } from "./turns.ts";

interface ExpectedTurn {
  readonly turn: Turn;
  readonly player: Player;
}

/** A stone that is expected, with its number in the line. */
export interface ExpectedStone {
  readonly at: Place;
  readonly player: Player;
  readonly number: number;
}

/** The line of a report for the player to move; the best turn alone where few games were played. */
export function expectedTurns(
  { best, line }: Pick<SearchReport, "best" | "line">,
  first: Player,
): readonly ExpectedTurn[] {
  const turns = line.length === 0 && best !== null ? [best] : line;
  return turns.map((turn, index) => ({
    turn,
    player: index % 2 === 0 ? first : otherPlayer(first),
  }));
}

/** The stones of a line; where one place comes twice, only the first. */
export function expectedStones(turns: readonly ExpectedTurn[]): readonly ExpectedStone[] {
  const stones: ExpectedStone[] = [];
  turns.forEach(({ turn, player }, index) => {
    const at = playedAt(turn);
    if (at === null || stones.some((stone) => samePlace(stone.at, at))) return;
    stones.push({ at, player, number: index + 1 });
  });
  return stones;
}

/** The line of a suggestion that is shown; empty where there is none, or no player is to move. */
export function suggestedTurns(state: Pick<State, "slices" | "game">): readonly ExpectedTurn[] {
  const { game } = state;
  const analysis = analysisSlice.of(state);
  const first = playerNamed(game.actor);
  const report = isShown(analysis) ? analysis.report : null;
  if (report === null || first === null || game.phase !== "turn") return [];
  return expectedTurns(report, first);
}

function isShown(analysis: Analysis | null): analysis is Analysis {
  return analysis?.purpose === "suggest" && analysis.stage === "done";
}
