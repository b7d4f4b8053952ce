/** Finite boards made of a plane. */
import type { DisksBoard, Rules } from "../../engine/types.ts";
import type { Feature } from "../../feature.ts";
import type { GameController } from "../../model/game-controller.ts";
import { mountDiscretizer, openSampler } from "./discretizer.ts";

/** Opens the dialog, once it is there. */
let open: (() => void) | null = null;

export const discretizer: Feature = {
  follow: () => ({ sample: () => open?.() }),
  enter({ controller, drawingRoom, jobs }) {
    mountDiscretizer(controller, jobs, (board) => {
      if (controller.store.state.room !== "draw") return playOn(board, controller);
      jobs.closeSampler();
      drawingRoom.loaded?.editor.fill(board);
    });
    open = () => openSampler(controller, jobs);
  },
};

/** Opens a sample of the plane, scored as the plane is, with the same player to move. */
function playOn(board: DisksBoard, controller: GameController): void {
  const { turns: _, board: __, title, rules: own, ...kept } = controller.document();
  const { board: plane, game } = controller.store.state;
  const { handicap: ___, first: ____, ...bare } = own ?? {};
  const { score } = plane.rules;
  // Black begins where the komi is divided and chosen.
  const isWhitesTurn = game.actor === "white" && plane.rules.komi !== "divide-and-choose";
  const rules: Rules = { ...bare, score, ...(isWhitesTurn && { first: "white" as const }) };
  const name = `${title ?? plane.title}, sampled`;
  controller.open({ ...kept, title: name, board, rules });
}
