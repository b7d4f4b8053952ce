/** Page keys: those of the board, while no dialog is open and no other room has the keyboard. */
import type { GameController } from "../model/game-controller.ts";
import type { Scene } from "../view/scene.ts";
import { byId } from "./dom.ts";
import { bindKeys } from "./keys.ts";
import { isHeard, keepBoardFocus } from "./letter-keys.ts";
import { openHelp, whenExplained } from "./on-demand.ts";

/** Parts whose buttons open a board, or act on the board or the drawing. */
const TOOLS = [
  "file-buttons",
  "gallery",
  "tools",
  "turn-buttons",
  "overlays",
  "sheet-overlays",
  "sheet-commands",
  "rail",
  "drawing-view",
  "draw-buttons",
  "inspector",
];

/** Parts of the page that keys open. */
interface Parts {
  toAtlas?(): void;
  askValue?(): void;
  switchBody?(): void;
  toLetter?(): void;
  toAgreement?(): void;
  tellClock?(): void;
}

export function mountKeys(controller: GameController, scene: Scene, parts: Parts): void {
  for (const part of TOOLS) keepBoardFocus(byId(part));
  bindKeys(controller, scene, {
    heard: document,
    stage: byId("stage"),
    allows: (_, event) =>
      boardIsHeard(controller) && isHeard(event) && document.querySelector("dialog[open]") === null,
    showHelp: () => openHelp(controller),
    whenExplained: (ask) => void whenExplained(controller, ask),
    ...parts,
  });
}

/** True in the rooms of the board; other rooms have keys of their own. */
function boardIsHeard({ store }: GameController): boolean {
  return store.state.room === "play" || store.state.room === "boards";
}
