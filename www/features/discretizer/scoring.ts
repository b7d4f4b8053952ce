/** Scoring on the board that is made of another. */
import { Game, GospaceError } from "gospace/play";
import { has } from "../../engine/features.ts";
import type { Board, Rules, Scoring } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Scores } from "../../model/sample-sentences.ts";

/** Scores of the open game on its kind of board, and on the board that is made of it. */
export function scoresOf(
  controller: GameController,
  from: Board,
  made: Board,
  isDrawn: boolean,
): Scores {
  const { rules } = controller.document();
  const score = scoringOn(from, rules);
  // In play the score is kept where it applies; a drawing has that of its kind.
  const after = scoringOn(made, isDrawn ? rules : { ...rules, score });
  return { before: { score, kind: from.kind }, after: { score: after, kind: made.kind } };
}

/** Scoring by the rules, or by those that are usual on a board if they do not apply to it. */
export function scoringOn(board: Board, rules: Rules | undefined): Scoring {
  const { handicap: _, first: __, ...bare } = rules ?? {};
  const small = smallest(board);
  try {
    return scored(small, rules === undefined ? undefined : bare);
  } catch (error) {
    if (error instanceof GospaceError && error.code !== "trap") return scored(small, undefined);
    throw error;
  }
}

/** A board of the same kind, which is scored as all are: how long it takes to make does not matter. */
function smallest({ start: _, ...board }: Board): Board {
  if (has(board, "sets")) return { ...board, points: [[0, 0]], open: [[0]], placements: [[0]] };
  if (!has(board, "continuous") || has(board, "centres")) return board;
  return { ...board, disks: board.disks.slice(0, 1) };
}

function scored(board: Board, rules: Rules | undefined): Scoring {
  const game = new Game({ gospace: 1, board, ...(rules && { rules }) });
  const { score } = game.rules();
  game.free();
  return score;
}
