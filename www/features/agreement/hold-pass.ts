/** Holds a pass back while the part that looks for dead stones is on its way. */
import type { GameController } from "../../model/game-controller.ts";
import type { NodeId } from "../../model/tree/tree.ts";
import { mayAgree } from "./may-agree.ts";

/** Holds passes back from now on; a second press passes in any case. Returns what lets them go. */
export function holdPass(controller: GameController): () => void {
  const { store } = controller;
  let held: NodeId | null = null;
  let isOver = false;
  controller.beforePass(() => {
    const { branch } = store.state;
    if (isOver || held === branch.node || !mayAgree(store.state)) return true;
    held = branch.node;
    return false;
  });
  return () => {
    isOver = true;
    if (held === store.state.branch.node) controller.pass();
  };
}
