/** The stones of a handicap that are still to be placed, in the panel and on a phone's dock. */
import type { GameController } from "../model/game-controller.ts";
import { endHandicap } from "../model/handicap.ts";
import type { Handicap } from "../model/placed-handicap.ts";
import { HANDICAP, objectionLine } from "../words/handicap.ts";
import { button, html, line, type Markup, row } from "./template.ts";

export function handicapControls(controller: GameController, handicap: Handicap): Markup {
  const { placed, count } = handicap;
  const objection = objectionLine(handicap);
  return html`
    ${objection === null ? line(HANDICAP.tap) : html`<p class="objection">${objection}</p>`}
    ${row(
      button(HANDICAP.begin, () => endHandicap(controller), "btn primary", {
        disabled: placed.length < count,
      }),
    )}`;
}
