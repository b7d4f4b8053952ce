/** The boards of the history as small pictures, to walk through and to choose one from. */

import { layOutBoard } from "../kinds/kinds.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { readPalette } from "../view/theme.ts";
import { paintThumbnail } from "../view/thumbnail.ts";
import { capitalised } from "../words/names.ts";
import { boardWords } from "../words/turns.ts";
import { button, element } from "./dom.ts";
import { rovingTabindex, takeFocus } from "./roving-tabindex.ts";

const SIZE = { width: 84, height: 64 };

/** Pictures and, under them, what can be done with the one that is looked at. */
export function historyChooser(controller: GameController, state: State): Node[] {
  const moments = [...state.game.standing.history];
  if (moments.length === 0)
    return [
      element("p", { class: "soft" }, "The history was deleted: there is nothing to reset to."),
    ];
  const layout = layOutBoard(state.board.drawing);
  const strip = element("div", {
    class: "history",
    role: "group",
    "aria-label": "Boards of the history",
  });
  const cards = moments.map((turns) => card(controller, layout, turns));
  strip.append(...cards);
  rovingTabindex(strip);
  takeFocus(strip, cards.at(-1));
  requestAnimationFrame(() => cards.at(-1)?.scrollIntoView({ block: "nearest", inline: "end" }));
  const set = button("Reset to this", () => {
    const { preview } = controller.store.state;
    if (preview !== null) controller.play({ reset: preview.turns });
  });
  set.dataset.needs = "glimpse";
  return [strip, element("div", { class: "row" }, set)];
}

function card(controller: GameController, layout: BoardLayout, turns: number): HTMLButtonElement {
  const canvas = element("canvas", { "aria-hidden": "true" });
  const words = capitalised(boardWords(turns));
  const made = element("button", { type: "button", class: "moment", "aria-label": words });
  made.dataset.moment = String(turns);
  made.append(canvas, element("span", {}, turns === 0 ? "start" : `turn ${turns}`));
  const observer = new IntersectionObserver((sights) => {
    if (!sights.some((sight) => sight.isIntersecting)) return;
    observer.disconnect();
    const colouring = controller.colouringAfter(turns);
    paintThumbnail(canvas, SIZE, devicePixelRatio, layout, colouring, readPalette());
  });
  observer.observe(canvas);
  made.addEventListener("click", () => controller.preview(turns));
  made.addEventListener("focus", () => {
    if (made.matches(":focus-visible")) controller.preview(turns);
  });
  return made;
}

/** Marks the board that is looked at. */
export function markPreview(host: HTMLElement, { preview }: State): void {
  for (const card of host.querySelectorAll<HTMLButtonElement>("[data-moment]"))
    card.setAttribute("aria-pressed", String(card.dataset.moment === String(preview?.turns)));
  for (const set of host.querySelectorAll<HTMLButtonElement>("[data-needs='glimpse']"))
    set.disabled = preview === null;
}
