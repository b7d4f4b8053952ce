/** Finite boards made of a plane or of disks. */
import { has } from "../../engine/features.ts";
import type { DisksBoard, GoSpaceBoard, Rules } from "../../engine/types.ts";
import type { Feature } from "../../feature.ts";
import type { GameController } from "../../model/game-controller.ts";
import { madeTitle } from "../../words/sample.ts";
import { mountDiscretizer, openDiscretizer } from "./discretizer.ts";
import { scoringOn } from "./scoring.ts";

/** Opens the dialog, once it is there. */
let open: (() => void) | null = null;

export const discretizer: Feature = {
  follow: () => ({ makeFinite: () => open?.() }),
  enter({ controller, drawingRoom, jobs }) {
    mountDiscretizer(controller, jobs, (board) => {
      if (controller.store.state.room !== "draw") return playOn(board, controller);
      jobs.closeDiscretizer();
      const editor = drawingRoom.loaded?.editor;
      if (has(board, "sets")) editor?.drawSpace(board);
      else editor?.fill(board);
    });
    open = () => openDiscretizer(controller, jobs);
  },
};

/** Opens what was made of the board, scored as that is where it can be, with the same player to move. */
function playOn(board: DisksBoard | GoSpaceBoard, controller: GameController): void {
  const { turns: _, board: __, title, rules: own, ...kept } = controller.document();
  const { board: from, game } = controller.store.state;
  const { handicap: ___, first: ____, ...bare } = own ?? {};
  // Black begins where the komi is divided and chosen.
  const isWhitesTurn = game.actor === "white" && from.rules.komi !== "divide-and-choose";
  const score = scoringOn(board, { ...bare, score: from.rules.score });
  const rules: Rules = { ...bare, score, ...(isWhitesTurn && { first: "white" as const }) };
  controller.open({ ...kept, title: madeTitle(title ?? from.title, board.kind), board, rules });
}
