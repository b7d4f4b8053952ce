/** The bar that walks through a game: buttons, a slider, and the way to Gospace. */

import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  type IconNode,
} from "lucide";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { possible, run } from "../panels/commands.ts";
import { element, icon, iconButton } from "../panels/dom.ts";
import type { CommandName } from "../words/commands.ts";
import * as WORDS from "../words/player.ts";
import { placeInLine, placeInShort } from "../words/record.ts";

const STEPS: readonly (readonly [CommandName, IconNode, string])[] = [
  ["first", ChevronFirst, WORDS.TO_THE_START],
  ["back", ChevronLeft, WORDS.ONE_TURN_BACK],
  ["forward", ChevronRight, WORDS.ONE_TURN_ON],
  ["last", ChevronLast, WORDS.TO_THE_END],
];

/** The bar; hidden while there is no turn to walk to. */
export function stepControls(controller: GameController): HTMLElement {
  const slider = turnSlider(controller);
  const count = element("span", { class: "count", "aria-hidden": "true" });
  const buttons = STEPS.map(([name, node, words]) => stepButton(controller, name, node, words));
  const made = element("div", { class: "steps" }, ...buttons, slider, count);
  controller.store.subscribe(({ game, branch, board }) => {
    made.hidden = game.record.length === 0;
    count.textContent = placeInShort(branch, board.names);
  });
  return made;
}

/** One that can do nothing now keeps the focus, so that a keyboard is not lost. */
function stepButton(
  controller: GameController,
  name: CommandName,
  node: IconNode,
  words: string,
): HTMLButtonElement {
  const made = iconButton(
    node,
    words,
    () => {
      if (possible(controller.store.state, name)) run(controller, name);
    },
    "step",
  );
  controller.store.subscribe((state) => {
    made.setAttribute("aria-disabled", String(!possible(state, name)));
  });
  return made;
}

function turnSlider(controller: GameController): HTMLInputElement {
  const slider = element("input", {
    type: "range",
    min: "0",
    step: "1",
    "aria-label": WORDS.TURN,
  });
  slider.addEventListener("input", () => controller.walkTo(slider.valueAsNumber));
  controller.store.subscribe((state) => showTurn(slider, state));
  return slider;
}

function showTurn(slider: HTMLInputElement, { game, branch, board }: State): void {
  const total = game.record.length;
  slider.max = String(total);
  slider.value = String(game.turnCount);
  slider.setAttribute("aria-valuetext", `after ${placeInLine(branch, board.names)}`);
  slider.style.setProperty("--share", `${total === 0 ? 0 : (100 * game.turnCount) / total}%`);
}

/** The address is made when the reader is about to follow it. */
export function homeLink(address: () => string): HTMLAnchorElement {
  const made = element(
    "a",
    { class: "home", target: "_blank", rel: "noopener" },
    element("span", {}, WORDS.OPEN_IN_GOSPACE),
    icon(ExternalLink),
  );
  const refresh = () => {
    made.href = address();
  };
  for (const sign of ["pointerenter", "pointerdown", "focus"] as const)
    made.addEventListener(sign, refresh);
  refresh();
  return made;
}
