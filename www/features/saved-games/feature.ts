/** Games and drawings that are kept in this browser: a reload changes nothing, and “My boards” lists the others. */
import type { Feature } from "../../feature.ts";
import { SavedGames } from "./saved-games.ts";
import { noteRestored } from "./tab-session.ts";

export const savedGames: Feature = {
  keep: () => SavedGames.open(),
  ready() {
    // Once the board is painted; a hidden tab paints nothing.
    if (document.hidden) noteRestored();
    else requestAnimationFrame(() => setTimeout(noteRestored));
  },
};
