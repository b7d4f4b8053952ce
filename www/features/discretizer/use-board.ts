/** Goes on with a finite board: in the drawing, or in a game on it. */
import { has } from "../../engine/features.ts";
import type { DisksBoard, GoSpaceBoard, Rules } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { madeTitle } from "../../words/sample.ts";
import { scoringOn } from "./scoring.ts";

export function drawOn(board: DisksBoard | GoSpaceBoard, editor: EditorController): void {
  if (has(board, "sets")) editor.drawSpace(board);
  else editor.fill(board);
}

/** Opens what was made of the board, scored as that is where it can be, with the same player to move. */
export function playOn(board: DisksBoard | GoSpaceBoard, controller: GameController): void {
  const { turns: _, board: __, title, rules: own, ...kept } = controller.document();
  const { board: from, game } = controller.store.state;
  const { handicap: ___, first: ____, ...bare } = own ?? {};
  // Black begins where the komi is divided and chosen.
  const isWhitesTurn = game.actor === "white" && from.rules.komi !== "divide-and-choose";
  const score = scoringOn(board, { ...bare, score: from.rules.score });
  const rules: Rules = { ...bare, score, ...(isWhitesTurn && { first: "white" as const }) };
  controller.open({ ...kept, title: madeTitle(title ?? from.title, board.kind), board, rules });
}
