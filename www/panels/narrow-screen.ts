/** Replacement for the panel on a narrow screen: a dock, a sheet for the rest, and the rooms. */

import { isSuggesting } from "../model/analysis.ts";
import { whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import { markingSlice } from "../model/marking.ts";
import { reviewSlice } from "../model/review.ts";
import type { Room, State } from "../model/state.ts";
import { valueSlice } from "../model/value.ts";
import { ASKED, CLOSE, MORE } from "../words/buttons.ts";
import { PROBLEM_NAME, VALUE_ASK } from "../words/game-panel.ts";
import { RESULT_WORDS } from "../words/result.ts";
import { analysisLine } from "./analysis.ts";
import { COMMAND_READS, commandButton } from "./command-button.ts";
import { byId } from "./dom.ts";
import { OFFERED, standing, turnLine } from "./game.ts";
import { moreCommands } from "./more.ts";
import { mountPhase } from "./phase.ts";
import type { Notes } from "./record/record.ts";
import type { WaysOn } from "./result.ts";
import { button, html, icon, type Markup, mount, nothing, roomButtons } from "./template.ts";

const ROOMS: readonly Room[] = ["play", "draw", "boards", "learn"];

export function mountNarrowScreen(
  controller: GameController,
  goTo: (room: Room) => void,
  rooms: readonly Room[],
  ways: WaysOn,
  notes: Notes,
): void {
  const { store } = controller;
  const panel = byId("panel");
  const reads = [...COMMAND_READS, "sheet", whySlice] as const;
  mount(store, "dock", reads, (state) => dock(controller, ways, state));
  mount(store, "sheet-commands", [...COMMAND_READS, markingSlice, "sheet"], () =>
    moreCommands(controller, ways, notes).map(({ words, icon: node, press, ...is }) =>
      button(
        html`${node === undefined ? nothing : icon(node)}<span>${words}</span>`,
        ({ currentTarget }) => press(currentTarget),
        "menu-item",
        {
          ...(is.disabled === undefined ? {} : { disabled: is.disabled }),
          tip: is.tip ?? words,
        },
      ),
    ),
  );
  mountPhase(controller, byId("dock-phase"), "dock", ways);
  // The atlas is a page of the boards.
  const tabOf = (room: Room) => (room === "atlas" ? "boards" : room);
  const shown = ROOMS.filter((room) => rooms.includes(room));
  mount(store, "tabs", ["room"], ({ room }) => roomButtons(shown, tabOf(room), "tab", goTo));
  const stage = byId("stage");
  const close = () => {
    if (store.state.sheet === "open") store.dispatch({ kind: "sheet", sheet: "closed" });
  };
  const closeInstead = (event: PointerEvent) => {
    if (store.state.sheet === "closed") return;
    // The board moves while the finger is down: it would choose another place than the one it meant.
    event.stopImmediatePropagation();
    close();
  };
  stage.addEventListener("pointerdown", closeInstead, { capture: true });
  store.subscribe((state, before) => {
    const { room, sheet } = state;
    document.body.dataset.room = room;
    document.body.dataset.sheet = sheet;
    if (sheet === "open" && before.sheet === "closed") panel.focus();
    if (sheet === "closed" && before.sheet === "open") focusOut(stage);
    if (answersOnBoard(state, before)) close();
  });
}

/** Holders of the focus that are out of sight once the sheet is closed. */
const UNSEEN = "body, #panel, #panel *, dialog:not([open]) *";

/** Moves the focus out of a sheet that closes, and out of a dialog that was opened from there. */
function focusOut(stage: HTMLElement): void {
  const focus = () => {
    if (document.activeElement?.matches(UNSEEN)) stage.focus({ preventScroll: true });
  };
  focus();
  document.querySelector("dialog[open]")?.addEventListener("close", focus, { once: true });
}

/** True when something begins that answers on the board, or in the dock: the sheet would stand before it. */
function answersOnBoard(state: State, before: State): boolean {
  const begins = (part: (of: State) => unknown) => part(state) !== null && part(before) === null;
  return (
    begins((of) => markingSlice.of(of)) ||
    begins((of) => reviewSlice.of(of)) ||
    begins((of) => valueSlice.of(of)) ||
    (state.change !== before.change && asksOrEnds(state)) ||
    (isSuggesting(state) && !isSuggesting(before))
  );
}

/** True for a turn that ends the game, or asks the other player to agree. */
function asksOrEnds({ change, game }: State): boolean {
  return change.kind === "played" && (game.phase === "over" || game.phase === "offer");
}

/** Dock; the phase and the game by link are panels of their own in it. */
function dock(controller: GameController, ways: WaysOn, state: State): Markup {
  const isOpen = state.sheet === "open";
  const thinking = analysisLine(controller, state);
  const toggle = () =>
    controller.store.dispatch({ kind: "sheet", sheet: isOpen ? "closed" : "open" });
  return html`
    <p id="dock-tally" class="why-score" hidden></p>
    <div class="turn-line">
      <div class="turn">${turnLine(state)}</div>
      <div class="standing">${standing(state, ways, "dock-tally")}</div>
    </div>
    <div class="thinking" ?hidden=${thinking === null}>${thinking}</div>
    <div id="dock-phase" class="phase" role="group" aria-label=${ASKED} tabindex="-1"></div>
    <div id="dock-live"></div>
    <div id="dock-by-link" class="by-link"></div>
    <section id="dock-review" class="review" aria-label=${RESULT_WORDS.review.name} hidden></section>
    <section id="dock-problem" class="problem" aria-label=${PROBLEM_NAME} hidden></section>
    <section id="dock-value" class="review value" aria-label=${VALUE_ASK.name} hidden></section>
    <div class="commands">
      ${OFFERED.map((name) => commandButton(controller, name))}
      ${button(isOpen ? CLOSE : MORE.name, toggle, "btn", { tip: MORE.tip, expanded: isOpen, controls: "panel" })}
    </div>`;
}
