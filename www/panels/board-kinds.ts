/** Kinds of board beside grids, graphs and the plane: fetched with the first board of theirs. The game is there at once; the
 *  stage is blank until its kind is. */

import { fetchKind } from "../kinds/fetch-kind.ts";
import { hasKind, kindLackedBy } from "../kinds/lay-out.ts";
import type { GameController } from "../model/game-controller.ts";
import type { Scene } from "../view/scene.ts";
import { onDemand } from "./on-demand.ts";

/** Fetches the kind of each board that is opened; where that has failed, a press on the stage tries again. */
export function fetchKinds(
  { store }: Pick<GameController, "store">,
  scene: Pick<Scene, "layOutAgain">,
  stage: HTMLElement,
  fetch = fetchKind,
): void {
  const look = () => {
    const kind = kindLackedBy(store.state.board.drawing);
    if (kind === null || stage.ariaBusy === "true") return;
    stage.ariaBusy = "true";
    void onDemand({ store }, fetch(kind), () => scene.layOutAgain()).then(() => {
      stage.ariaBusy = null;
      // Another board has come meanwhile.
      if (hasKind(kind)) look();
    });
  };
  look();
  store.subscribe((state, before) => {
    if (state.board !== before.board) look();
  });
  stage.addEventListener("click", look);
}
