/** The Learn room: one page that scrolls. Loaded when the reader enters it for the first time; assumes that
 *  the module is loaded. */
import "./page.css";
import type { GameDocument } from "../engine/types.ts";
import { button, html, type Markup, render, row } from "../panels/template.ts";
import { contents, followReading } from "./contents.ts";
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
  const benches = STEPS.map(({ scenes }) =>
    scenes.map(({ position }) => new DemoBoard(position, ways.open)),
  );
  const text = html`
    ${contents(STEPS, page)}
    <div class="text">
      ${OPENING}
      ${STEPS.map((step, index) => sheet(step, index, benches[index] ?? []))}
      ${ending(ways)}
    </div>`;
  render(text, page);
  followReading(page);
  runWhileNear(benches.flat(), page);
}

const OPENING = html`<div class="opening">
  <h2>Go on any board, in eight steps</h2>
  <p class="idea">
    Every board below can be played on. Black begins, with a click or with the arrow keys and Enter; to point at a stone, or to tap it, shows what it lives by. What you play here stays here, unless you carry it to the table.
  </p>
</div>`;

function ending({ play, draw }: Ways): Markup {
  return html`<div class="ending">
    <h3>And now</h3>
    <p>That is all there is. Take any board of the gallery, or draw one that nobody has played on yet.</p>
    ${row(button("Play", play, "btn primary"), button("Draw a board", draw))}
  </div>`;
}
