/** Short list beside a spot where placements overlap: one tap plays the chosen one. */

import type { GameController } from "../model/game-controller.ts";
import { type Place, placeWord } from "../model/state.ts";
import type { Scene } from "../view/scene.ts";
import { capitalised } from "../words/counts.ts";
import { WHICH_ONE } from "../words/stage.ts";
import { button, element } from "./dom.ts";

/** Gap in CSS pixels between the placement's handle and the list. */
const ASIDE = 26;

export function mountChoices(controller: GameController, scene: Scene, place: HTMLElement): void {
  controller.store.subscribe((state, before) => {
    if (state !== before && state.proposal === before.proposal) return;
    const { proposal } = state;
    const { placements } = state.choices;
    place.hidden = proposal === null || placements.length < 2;
    if (proposal === null || place.hidden) return;
    const inOrder = [...placements].sort((a, b) => a - b);
    place.replaceChildren(
      element("p", { class: "soft" }, WHICH_ONE),
      ...inOrder.map((at) => choice(controller, at, at === proposal)),
    );
    putBeside(place, scene, proposal);
  });
}

function choice(controller: GameController, at: Place, chosen: boolean): HTMLButtonElement {
  const words = capitalised(placeWord(at, controller.store.state.board.names));
  const made = button(words, () => controller.playAt(at), "choice");
  if (chosen) made.setAttribute("aria-current", "true");
  return made;
}

function putBeside(place: HTMLElement, scene: Scene, at: Place): void {
  const { x, y } = scene.spotOf(at);
  const host = place.offsetParent;
  if (host === null) return;
  const right = x + ASIDE + place.offsetWidth < host.clientWidth;
  const left = right ? x + ASIDE : Math.max(x - ASIDE - place.offsetWidth, 8);
  const top = Math.max(
    Math.min(y - place.offsetHeight / 2, floorOf(host) - place.offsetHeight - 8),
    8,
  );
  place.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** Lower end of the room for the list: what stands at the foot of the stage is not covered. */
function floorOf(host: Element): number {
  const foot = host.querySelector<HTMLElement>("#foot");
  return Math.min(host.clientHeight, foot?.offsetTop ?? Infinity);
}
