/** Light or dark theme: the system's choice until the reader prefers another; paper is light. */

import type { GameController } from "../model/game-controller.ts";
import { type ThemeChoice, themeSlice } from "../model/theme.ts";
import { prefer, preference } from "./preferences.ts";

const DARK = "(prefers-color-scheme: dark)";

/** Calls `changed` after each change of the page's colours. */
export function mountAppearance(controller: GameController, changed: () => void): void {
  const system = matchMedia(DARK);
  const remembered = recall();
  if (remembered !== "system") controller.store.dispatch(themeSlice.with(remembered));
  const paper = matchMedia("print");
  const apply = (isPaper: boolean) => {
    document.documentElement.dataset.theme = isPaper
      ? "light"
      : effective(themeSlice.of(controller.store.state));
    changed();
  };
  const again = () => apply(paper.matches);
  for (const query of [system, paper, matchMedia("(forced-colors: active)")])
    query.addEventListener("change", again);
  addEventListener("beforeprint", () => apply(true));
  addEventListener("afterprint", () => apply(false));
  controller.store.subscribe((state, before) => {
    if (state === before || themeSlice.of(state) !== themeSlice.of(before)) again();
    if (themeSlice.of(state) !== themeSlice.of(before))
      prefer("theme", themeSlice.of(state) === "system" ? null : themeSlice.of(state));
  });
}

/** Switches to the other theme; back to the system's where that is the same. */
export function toggleTheme(controller: GameController): void {
  const other = effective(themeSlice.of(controller.store.state)) === "dark" ? "light" : "dark";
  controller.store.dispatch(themeSlice.with(other === effective("system") ? "system" : other));
}

function effective(choice: ThemeChoice): "light" | "dark" {
  if (choice !== "system") return choice;
  return matchMedia(DARK).matches ? "dark" : "light";
}

function recall(): ThemeChoice {
  const kept = preference("theme");
  return kept === "light" || kept === "dark" ? kept : "system";
}
