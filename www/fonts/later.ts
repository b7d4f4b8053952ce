/** Fetches the page's serif after the first stone, or with a room or a result that is read: no stone waits for it.
 *  Until then the reader's own serif stands in, stretched to the same widths and heights. */
import type { GameController } from "../model/game-controller.ts";

export function loadSerifLater({ store }: GameController): void {
  let isAsked = false;
  store.subscribe(({ change, room, game }) => {
    const isRead = room === "learn" || room === "atlas" || game.result !== null;
    if (isAsked || (change.kind !== "played" && !isRead)) return;
    isAsked = true;
    // Without it the page is read in the serif that stands in.
    void import("./serif.ts").catch(() => undefined);
  });
}
