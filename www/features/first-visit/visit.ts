/** Finds out whether this is a first visit: nothing is kept here, no link was followed, and the greeting has not been
 *  shown. Its board is fetched only then. */
import type { GameDocument } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { onDemand } from "../../panels/on-demand.ts";
import { arePreferencesKept, prefer, preference } from "../../panels/preferences.ts";
import type { Library } from "../../share/library.ts";
import type { Scene } from "../../view/scene.ts";

const SEEN = "greeted";

/** Board to greet with; null for a returning reader. */
export async function greetingFor(
  library: Library,
  restored: unknown,
): Promise<GameDocument | null> {
  if (restored !== null || location.hash !== "" || location.search !== "") return null;
  if (!arePreferencesKept() || preference(SEEN) !== null) return null;
  const { entries, setAside } = await library.list().catch(() => NOTHING);
  prefer(SEEN, "yes");
  if (entries.length + setAside.length > 0) return null;
  return import("./boards.ts").then(
    ({ firstBoard }) => firstBoard(),
    () => null,
  );
}

const NOTHING = { entries: [], setAside: [] };

/** Greets at the board that is shown now; `draw` leads to the drawing room. */
export function greetOnDemand(controller: GameController, scene: Scene, draw: () => void): void {
  const { board } = controller.store.state;
  void onDemand(controller, import("./greeting.ts"), ({ greet }) =>
    greet(controller, board, scene, draw),
  );
}
