/** Finds out whether this is a first visit: nothing is kept here, no link was followed, and the greeting has not been
 *  shown. Its board and its serif are fetched only then. */
import type { GameDocument } from "../../engine/types.ts";
import { loadUpright } from "../../fonts/later.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Room } from "../../model/state.ts";
import { onDemand } from "../../panels/on-demand.ts";
import { arePreferencesKept, prefer, preference } from "../../panels/preferences.ts";
import { pathAsking } from "../../share/address.ts";

const SEEN = "greeted";
/** Time in milliseconds for which the sentence waits for its serif. */
const PATIENCE = 1200;

let serif: Promise<unknown> = Promise.resolve();

/** Board to greet with; null for a returning reader. */
export async function greetingFor(isNew: () => Promise<boolean>): Promise<GameDocument | null> {
  if (location.hash !== "") return null;
  if (location.pathname + location.search !== pathAsking("")) return null;
  if (!arePreferencesKept() || preference(SEEN) !== null) return null;
  const nothingKept = await isNew();
  prefer(SEEN, "yes");
  if (!nothingKept) return null;
  const { firstBoard } = await import("./boards.ts").catch(() => NO_BOARD);
  if (firstBoard === null) return null;
  serif = loadUpright();
  document.body.dataset.visit = "greeting";
  return firstBoard();
}

const NO_BOARD = { firstBoard: null };

/** Greets at the board that is shown now; `goTo` leads to other rooms. */
export function greetOnDemand(controller: GameController, goTo: (room: Room) => void): void {
  const { board } = controller.store.state;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const part = Promise.race([serif, patience]).then(() => import("./greeting.ts"));
  void onDemand(controller, part, ({ greet }) => greet(controller, board, goTo));
}
