/** Page keys: those of the board, while no dialog is open and no other room has the keyboard. */
import type { GameController } from "../model/game-controller.ts";
import type { Scene } from "../view/scene.ts";
import { focusByLink } from "./correspondence.ts";
import { byId } from "./dom.ts";
import { bindKeys } from "./keys.ts";
import { openHelp } from "./on-demand.ts";

export function mountKeys(controller: GameController, scene: Scene): void {
  bindKeys(controller, scene, {
    heard: document,
    stage: byId("stage"),
    allows: () => boardIsHeard(controller) && document.querySelector("dialog[open]") === null,
    showHelp: () => openHelp(controller),
    toLetter: focusByLink,
  });
}

/** True in the rooms of the board; other rooms have keys of their own. */
function boardIsHeard({ store }: GameController): boolean {
  return store.state.room === "play" || store.state.room === "boards";
}
