/** Light or dark theme: the system's choice until the reader makes another, remembered where storage
 *  allows. */

import type { GameController } from "../model/game-controller.ts";
import type { ThemeChoice } from "../model/state.ts";

const KEY = "gospace.theme";
const DARK = "(prefers-color-scheme: dark)";

/** Calls `changed` after each change of the page's colours. */
export function mountAppearance(controller: GameController, changed: () => void): void {
  const system = matchMedia(DARK);
  const remembered = recall();
  if (remembered !== "system") controller.store.dispatch({ kind: "theme", theme: remembered });
  const apply = () => {
    document.documentElement.dataset.theme = effective(controller.store.state.theme);
    changed();
  };
  system.addEventListener("change", apply);
  matchMedia("(forced-colors: active)").addEventListener("change", apply);
  controller.store.subscribe((state, before) => {
    if (state === before || state.theme !== before.theme) apply();
    if (state.theme !== before.theme) remember(state.theme);
  });
}

/** Switches to the other theme; back to the system's where that is the same. */
export function toggleTheme(controller: GameController): void {
  const other = effective(controller.store.state.theme) === "dark" ? "light" : "dark";
  controller.store.dispatch({
    kind: "theme",
    theme: other === effective("system") ? "system" : other,
  });
}

function effective(choice: ThemeChoice): "light" | "dark" {
  if (choice !== "system") return choice;
  return matchMedia(DARK).matches ? "dark" : "light";
}

function recall(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Remembers a choice; where storage is blocked it lasts as long as the page. */
function remember(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    return;
  }
}
