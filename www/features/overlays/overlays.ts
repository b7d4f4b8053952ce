/** Overlay switches: a rail of icons beside the board, with a legend beside what needs one, and named icons in the
 *  sheet of a phone. */

import { has } from "../../engine/features.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type Overlay, overlaysSlice, toggled } from "../../model/overlays.ts";
import { BLACK, type State, WHITE } from "../../model/state.ts";
import type { Item } from "../../panels/button-menu.ts";
import { byId } from "../../panels/dom.ts";
import {
  button,
  html,
  icon,
  iconButton,
  type Markup,
  mount,
  nothing,
  stoneIcon,
} from "../../panels/template.ts";
import type { Scene } from "../../view/scene.ts";
import { playerWord } from "../../words/names.ts";
import { HEAT_LEGEND, hasNoArea, NEITHER, NO_AREA, OVERLAY_WORDS } from "../../words/overlays.ts";
import { ICONS } from "./icons.ts";
import { coversPoints } from "./legend-place.ts";

const NAMES = Object.keys(OVERLAY_WORDS) as Overlay[];

export function mountOverlays(controller: GameController, scene: Scene): void {
  const { store } = controller;
  const reads = [overlaysSlice, "board", "game"] as const;
  const rail = byId("overlays");
  const place = () => {
    for (const legend of rail.querySelectorAll<HTMLElement>(".overlay-legend")) {
      legend.classList.remove("below");
      legend.classList.toggle("below", coversPoints(legend, scene, store.state));
    }
  };
  mount(
    store,
    rail,
    reads,
    (state) =>
      shown(state).map((name) => {
        const { name: words, tip } = OVERLAY_WORDS[name];
        const pressed = overlaysSlice.of(state)[name];
        return html`<span class="switch">
          ${iconButton(ICONS[name], words, toggle(controller, name), "tool", { pressed, tip })}
          ${pressed ? (legendOf(name, state) ?? nothing) : nothing}</span>`;
      }),
    { after: () => requestAnimationFrame(place) },
  );
  new ResizeObserver(() => requestAnimationFrame(place)).observe(byId("stage"));
  mount(store, "sheet-overlays", reads, (state) =>
    shown(state).map((name) => {
      const { name: words, tip } = OVERLAY_WORDS[name];
      return button(
        html`${icon(ICONS[name])}<span>${words}</span>`,
        toggle(controller, name),
        "named",
        {
          pressed: overlaysSlice.of(state)[name],
          tip,
        },
      );
    }),
  );
}

/** Items of a menu, where there is no room for the rail. */
export function overlayItems(controller: GameController): readonly Item[] {
  const { state } = controller.store;
  return shown(state).map((name) => ({
    words: OVERLAY_WORDS[name].name,
    icon: ICONS[name],
    tip: OVERLAY_WORDS[name].tip,
    pressed: overlaysSlice.of(state)[name],
    press: toggle(controller, name),
  }));
}

function toggle({ store }: GameController, overlay: Overlay): () => void {
  return () => store.dispatch(toggled(store.state, overlay));
}

/** Meaning of the colours that an overlay shows. */
function legendOf(name: Overlay, state: State): Markup | null {
  if (name === "heat")
    return html`<p class="overlay-legend heat-legend">${HEAT_LEGEND.pale}
      <span aria-hidden="true"></span>${HEAT_LEGEND.deep}</p>`;
  if (name !== "owners" || state.game.owners === null) return null;
  if (hasNoArea(state)) return html`<p class="overlay-legend">${NO_AREA}.</p>`;
  const { colours, owners } = state.game;
  const count = (colour: number) =>
    owners.reduce((sum, owner, at) => sum + Number((colours[at] || owner) === colour), 0);
  const [black, white] = [count(BLACK), count(WHITE)];
  return html`<div class="overlay-legend" role="note" aria-label=${OVERLAY_WORDS.owners.name}>
    <b>${OVERLAY_WORDS.owners.name}</b>
    ${stoneIcon("black")}<span>${playerWord("black")}</span><em>${black}</em>
    ${stoneIcon("white")}<span>${playerWord("white")}</span><em>${white}</em>
    <i aria-hidden="true"></i><span>${NEITHER}</span><em>${colours.length - black - white}</em>
  </div>`;
}

/** Overlays that fit the board: the four of every game, names of its points, and what only some boards have. Where
 *  points have no names the heat stands in their place; elsewhere a suggestion shows it. */
function shown(state: State): readonly Overlay[] {
  const fitting = NAMES.filter((name) => applies(name, state));
  const isNamed = fitting.includes("coordinates") || fitting.includes("labels");
  return fitting.filter((name) => name !== "heat" || !isNamed || overlaysSlice.of(state).heat);
}

/** True if the overlay fits the board: coordinates a grid, names other points, owners a game that scores area. */
function applies(name: Overlay, { board, game }: State): boolean {
  if (name === "owners") return game.owners !== null;
  if (name === "cells") return board.quotient;
  if (name === "coordinates") return board.size !== null;
  return name !== "labels" || (has(board.facts, "names") && board.size === null);
}
