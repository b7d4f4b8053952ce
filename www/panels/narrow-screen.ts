/** Replacement for the panel on a narrow screen: a dock, a sheet for the rest, and the rooms. */

import { X } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import type { Room } from "../model/saved.ts";
import type { State } from "../model/state.ts";
import { ASKED, CLOSE, MORE } from "../words/buttons.ts";
import { PROBLEM_NAME, VALUE_ASK } from "../words/game-panel.ts";
import { RESULT_WORDS } from "../words/phases.ts";
import { analysisLine } from "./analysis.ts";
import { COMMAND_READS, commandButton } from "./command-button.ts";
import { byId } from "./dom.ts";
import { scoreLine, turnLine } from "./game.ts";
import { mountPhase } from "./phase.ts";
import type { WaysOn } from "./result.ts";
import { button, html, iconButton, type Markup, mount, render, roomButtons } from "./template.ts";

const ROOMS: readonly Room[] = ["play", "draw", "learn", "boards"];

export function mountNarrowScreen(
  controller: GameController,
  goTo: (room: Room) => void,
  ways: WaysOn,
): void {
  const { store } = controller;
  const panel = byId("panel");
  const reads = [...COMMAND_READS, "sheet"] as const;
  mount(store, "dock", reads, (state) => dock(controller, state));
  mountPhase(controller, byId("dock-phase"), "dock", ways);
  mount(store, "tabs", ["room"], ({ room }) => roomButtons(ROOMS, room, "tab", goTo));
  const close = () => store.dispatch({ kind: "sheet", sheet: "closed" });
  render(iconButton(X, CLOSE, close, "dismiss sheet-close"), panel, {
    renderBefore: panel.firstChild,
  });
  store.subscribe(({ room, sheet }, before) => {
    document.body.dataset.room = room;
    document.body.dataset.sheet = sheet;
    if (sheet === "open" && before.sheet === "closed") panel.focus();
  });
}

/** Dock; the phase and the game by link are panels of their own in it. */
function dock(controller: GameController, state: State): Markup {
  const isOpen = state.sheet === "open";
  const thinking = analysisLine(controller, state);
  const toggle = () =>
    controller.store.dispatch({ kind: "sheet", sheet: isOpen ? "closed" : "open" });
  return html`
    <div class="dock-line">
      <div class="turn">${turnLine(state)}</div>
      <span class="soft">${scoreLine(state)}</span>
    </div>
    <div class="thinking" ?hidden=${thinking === null}>${thinking}</div>
    <div id="dock-phase" class="phase" role="group" aria-label=${ASKED} tabindex="-1"></div>
    <div id="dock-by-link" class="by-link"></div>
    <section id="dock-review" class="review" aria-label=${RESULT_WORDS.review.name} hidden></section>
    <section id="dock-problem" class="problem" aria-label=${PROBLEM_NAME} hidden></section>
    <section id="dock-value" class="review value" aria-label=${VALUE_ASK.name} hidden></section>
    <div class="row">
      ${(["pass", "undo", "redo"] as const).map((name) => commandButton(controller, name))}
      ${button(MORE.name, toggle, "btn", { tip: MORE.tip, expanded: isOpen, controls: "panel" })}
    </div>`;
}
