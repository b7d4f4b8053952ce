/** The Learn room: one page that scrolls. Loaded when somebody enters it for the first time; assumes that
 *  the module is loaded. */
import "./page.css";
import type { GameDocument } from "../engine/types.ts";
import { button, element } from "../panels/dom.ts";
import { contents } from "./contents.ts";
import { DemoBoard } from "./demo-board.ts";
import { runWhileNear } from "./near-viewport.ts";
import { sheet } from "./step-view.ts";
import { STEPS } from "./steps.ts";

/** The ways out of the room. */
export interface Ways {
  open(document: GameDocument): void;
  play(): void;
  draw(): void;
}

export function fillPage(page: HTMLElement, ways: Ways): void {
  const all: DemoBoard[] = [];
  const sheets = STEPS.map((step, index) => {
    const benches = step.scenes.map(({ position }) => new DemoBoard(position, ways.open));
    all.push(...benches);
    return sheet(step, index, benches);
  });
  const text = element("div", { class: "text" }, opening(), ...sheets, ending(ways));
  page.replaceChildren(contents(STEPS, sheets, page), text);
  runWhileNear(all, page);
}

function opening(): HTMLElement {
  return element(
    "div",
    { class: "opening" },
    element("h2", {}, "Go on any board, in eight steps"),
    element(
      "p",
      { class: "idea" },
      "Every board below can be played on. Black begins, with a click or with the arrow keys and Enter; to point at a stone, or to tap it, shows what it lives by. What you play here stays here, unless you carry it to the table.",
    ),
  );
}

function ending({ play, draw }: Ways): HTMLElement {
  return element(
    "div",
    { class: "ending" },
    element("h3", {}, "And now"),
    element(
      "p",
      {},
      "That is all there is. Take any board of the gallery, or draw one that nobody has played on yet.",
    ),
    element(
      "div",
      { class: "row" },
      button("Play", play, "btn primary"),
      button("Draw a board", draw),
    ),
  );
}
