/** Name of the game whose room this tab has kept, for a page that has not fetched live play yet. */

export const KEPT_ROOM = "gospace.live.room";

export function keptGame(): string | null {
  try {
    return sessionStorage.getItem(KEPT_ROOM)?.split(" ")[0] ?? null;
  } catch {
    return null;
  }
}
