/** Moments at which two people may agree on dead stones. */
import { has } from "../../engine/features.ts";
import { watchingSlice } from "../../model/correspondence.ts";
import { sideToAct } from "../../model/opponent.ts";
import type { State } from "../../model/state.ts";
import { readTurn } from "../../model/turns.ts";

/** True after a pass that another one would follow to end the game, for the person to move; not on a walk through what came later. */
export function mayAgree(state: State): boolean {
  const { board, game, opponent, change } = state;
  const { rules, facts } = board;
  if (rules.end !== "two-passes" || rules.score !== "area" || has(facts, "centres")) return false;
  if (game.phase !== "turn" || !game.mayPass || !followsPass(game)) return false;
  const isWalk = change.kind === "walked" || change.kind === "forward";
  if (isWalk && game.turnCount < game.record.length) return false;
  return opponent.kind === "link"
    ? sideToAct(game) === opponent.mine && !watchingSlice.of(state)
    : opponent.kind === "here";
}

/** Agreements that were declined change nothing. Cost: the turns since the last pass or play. */
function followsPass({ record, turnCount }: State["game"]): boolean {
  for (let at = turnCount - 1; at >= 0; at--) {
    const { kind } = readTurn(record[at] ?? "pass");
    if (kind === "pass" || kind === "play") return kind === "pass";
  }
  return false;
}
