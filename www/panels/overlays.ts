/** Overlay toggles. */

import { has } from "../engine/features.ts";
import type { GameController } from "../model/game-controller.ts";
import type { Overlay, State } from "../model/state.ts";
import { button, mount } from "./template.ts";

/** Names of the overlays, in the order of the toggles. */
const WORDS: Readonly<Record<Overlay, string>> = {
  liberties: "Liberties",
  chains: "Chains",
  owners: "Owners",
  numbers: "Numbers",
  coordinates: "Coordinates",
  labels: "Names",
  cells: "Cells",
  heat: "Heat",
};

export function mountOverlays({ store }: GameController): void {
  const names = Object.keys(WORDS) as Overlay[];
  mount(store, "overlays", ["overlays", "board", "game"], (state) =>
    names.map((name) =>
      button(WORDS[name], () => store.dispatch({ kind: "overlay", overlay: name }), "chip", {
        pressed: state.overlays[name],
        hidden: !applies(name, state),
      }),
    ),
  );
}

/** True if the overlay fits the board: coordinates a grid, names a graph, owners a game that scores area. */
function applies(name: Overlay, { board, game }: State): boolean {
  if (name === "owners") return game.owners !== null;
  if (name === "heat") return true;
  if (name === "cells") return board.quotient;
  if (name === "coordinates") return board.size !== null;
  return name !== "labels" || (has(board.facts, "names") && board.size === null);
}
