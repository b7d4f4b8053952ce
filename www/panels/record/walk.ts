/** Ways to walk through the record: a slider, buttons for fingers, the wheel, and keys on the list. */

import { live } from "lit-html/directives/live.js";
import { ChevronLeft, ChevronRight } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import type { Names, State } from "../../model/state.ts";
import { type Branch, nodeOf } from "../../model/tree/tree.ts";
import type { CommandName } from "../../words/commands.ts";
import { placeInLine, placeInShort, RECORD_WORDS } from "../../words/record.ts";
import { COMMAND_READS, commandIcon } from "../command-button.ts";
import { run } from "../commands.ts";
import { byId } from "../dom.ts";
import { type OnField, textOf } from "../field.ts";
import { html, type Markup, mount } from "../template.ts";

/** Wheel travel in CSS pixels for one turn. */
const NOTCH = 60;

const KEYS: Readonly<Record<string, CommandName>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  ArrowUp: "previous",
  ArrowDown: "next",
  Home: "first",
  End: "last",
  Delete: "delete",
};

export function mountWalk(controller: GameController): void {
  const bar = byId("walk");
  const list = byId("record");
  const view = ({ branch, board }: State) => {
    if (branch.line.length === 0) return null;
    return html`
      ${commandIcon(controller, "back", ChevronLeft)}
      ${slider(controller, branch, board.names)}
      ${commandIcon(controller, "forward", ChevronRight)}`;
  };
  const after = ({ branch: { tree, node, line } }: State) =>
    bar.style.setProperty("--walked", `${(100 * nodeOf(tree, node).depth) / (line.length || 1)}%`);
  mount(controller.store, bar, [...COMMAND_READS, "board"], view, { after });
  for (const host of [list, bar]) bindWheel(host, controller);
  list.addEventListener("keydown", (event) => {
    const name = KEYS[event.key];
    if (name === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    run(controller, name);
  });
}

function slider(controller: GameController, branch: Branch, names: Names): Markup {
  const { depth } = nodeOf(branch.tree, branch.node);
  const total = branch.line.length;
  return html`
    <input type="range" min="0" max=${total} .value=${live(String(depth))} aria-label=${RECORD_WORDS.turn}
      aria-valuetext=${placeInLine(branch, names)}
      @input=${(event: OnField) => controller.walkTo(Number(textOf(event)))}>
    <output class="soft" aria-hidden="true">${placeInShort(branch, names)}</output>`;
}

/** Binds the wheel to turns; at either end it scrolls the panel on. */
function bindWheel(host: HTMLElement, controller: GameController): void {
  let turned = 0;
  host.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || event.deltaY === 0) return;
      const { branch } = controller.store.state;
      const { depth } = nodeOf(branch.tree, branch.node);
      const left = event.deltaY > 0 ? branch.line.length - depth : depth;
      if (left === 0) return;
      event.preventDefault();
      turned = Math.sign(turned) === -Math.sign(event.deltaY) ? 0 : turned;
      turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : 20 * event.deltaY;
      const steps = Math.trunc(turned / NOTCH);
      turned -= steps * NOTCH;
      if (steps !== 0) controller.walkTo(Math.min(Math.max(depth + steps, 0), branch.line.length));
    },
    { passive: false },
  );
}
