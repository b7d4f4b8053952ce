/** Finite boards made of a plane. */
import type { DisksBoard } from "../../engine/types.ts";
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

/** Opens a sample of the plane, by the rules of the plane. */
function playOn(board: DisksBoard, controller: GameController): void {
  const { turns: _, board: __, title, ...kept } = controller.document();
  const name = `${title ?? controller.store.state.board.title}, sampled`;
  controller.open({ ...kept, title: name, board });
}
