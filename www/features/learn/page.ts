/** The Learn room: one page that scrolls. Loaded when the reader enters it for the first time; assumes that
 *  the module is loaded. */
import "./page.css";
import type { GameDocument } from "../../engine/types.ts";
import { manualAddress } from "../../panels/manual.ts";
import { button, html, type Markup, nothing, render, row } from "../../panels/template.ts";
import { ROOM } from "../../words/learn/room.ts";
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
  <h2>${ROOM.heading}</h2>
  <p class="idea">${ROOM.opening}</p>
</div>`;

function ending({ play, draw }: Ways): Markup {
  const manual = manualAddress();
  return html`<div class="ending">
    <h3>${ROOM.end}</h3>
    <p>${ROOM.ending}</p>
    <p>${ROOM.tables} <a href="values/" target="_blank">${ROOM.tablesName}</a></p>
    <p>
      ${ROOM.articles} <a href="liberty/" target="_blank">${ROOM.liberty}</a>
      <a href="ending/" target="_blank">${ROOM.gameEnds}</a>
      <a href="forever/" target="_blank">${ROOM.forever}</a>
    </p>
    ${manual === null ? nothing : html`<p>${ROOM.more} <a href=${manual} target="_blank">${ROOM.manual}</a></p>`}
    ${row(button(ROOM.play, play, "btn primary"), button(ROOM.draw, draw))}
  </div>`;
}
