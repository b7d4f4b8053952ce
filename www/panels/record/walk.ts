/** Ways to walk through the record: buttons, a slider for longer games, the wheel, and keys on the list. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { nodeOf } from "../../model/tree/tree.ts";
import { placeInLine } from "../../words/record.ts";
import { type CommandName, commandIcon, run } from "../commands.ts";
import { byId, element } from "../dom.ts";

/** A slider says nothing of fewer turns. */
const A_HANDFUL = 6;
/** In CSS pixels: so much of the wheel is a turn. */
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
  bar.append(
    commandIcon(controller, "first", ChevronFirst),
    commandIcon(controller, "back", ChevronLeft),
    ...slider(controller),
    commandIcon(controller, "forward", ChevronRight),
    commandIcon(controller, "last", ChevronLast),
  );
  controller.store.subscribe(({ branch }) => {
    bar.hidden = branch.line.length === 0;
  });
  for (const host of [list, bar]) bindWheel(host, controller);
  list.addEventListener("keydown", (event) => {
    const name = KEYS[event.key];
    if (name === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    run(controller, name);
  });
}

function slider(controller: GameController): HTMLElement[] {
  const range = element("input", { type: "range", min: "0", "aria-label": "Turn" });
  const words = element("output", { class: "soft", "aria-hidden": "true" });
  range.addEventListener("input", () => controller.walkTo(Number(range.value)));
  controller.store.subscribe(({ branch }, before) => {
    if (branch === before.branch && range.max === String(branch.line.length)) return;
    const { depth } = nodeOf(branch.tree, branch.node);
    range.max = String(branch.line.length);
    range.value = String(depth);
    range.setAttribute("aria-valuetext", placeInLine(branch));
    range.hidden = branch.line.length <= A_HANDFUL;
    words.textContent = range.hidden ? placeInLine(branch) : `${depth} / ${branch.line.length}`;
  });
  return [range, words];
}

/** Turns by the wheel; at either end it scrolls the panel on. */
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
