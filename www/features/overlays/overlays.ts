/** Overlay toggles. */

import { has } from "../../engine/features.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Overlay, State } from "../../model/state.ts";
import { button, html, line, type Markup, mount, nothing } from "../../panels/template.ts";
import { HEAT_LEGEND, hasNoArea, NO_AREA, OVERLAY_WORDS } from "../../words/overlays.ts";

export function mountOverlays({ store }: GameController): void {
  const names = Object.keys(OVERLAY_WORDS) as Overlay[];
  mount(store, "overlays", ["overlays", "board", "game"], (state) => [
    ...names.map((name) =>
      button(
        OVERLAY_WORDS[name].name,
        () => store.dispatch({ kind: "overlay", overlay: name }),
        "chip",
        {
          pressed: state.overlays[name],
          hidden: !applies(name, state),
          tip: OVERLAY_WORDS[name].tip,
        },
      ),
    ),
    ...legend(state),
  ]);
}

/** Meaning of the colours that are shown. */
function legend(state: State): (Markup | typeof nothing)[] {
  const { owners, heat } = state.overlays;
  return [
    owners && hasNoArea(state) ? line(`${NO_AREA}.`) : nothing,
    heat
      ? html`<p class="soft heat-legend">${HEAT_LEGEND.pale}
          <span aria-hidden="true"></span>${HEAT_LEGEND.deep}</p>`
      : nothing,
  ];
}

/** True if the overlay fits the board: coordinates a grid, names other points, owners a game that scores area. */
function applies(name: Overlay, { board, game }: State): boolean {
  if (name === "owners") return game.owners !== null;
  if (name === "heat") return true;
  if (name === "cells") return board.quotient;
  if (name === "coordinates") return board.size !== null;
  return name !== "labels" || (has(board.facts, "names") && board.size === null);
}
