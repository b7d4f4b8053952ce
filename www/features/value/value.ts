/** Value of the shown position: the result with best play, the first turns, and the line of best play, in the
 *  panel and on a narrow screen in the dock. Loaded when it is first asked for. */

import { X } from "lucide";
import type { PositionValue } from "../../engine/protocol.ts";
import type { Player } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type RankedTurn, rankedTurns } from "../../model/ranked-turns.ts";
import { playerNamed, type State } from "../../model/state.ts";
import { type Value, valueSlice } from "../../model/value.ts";
import { byId, say } from "../../panels/dom.ts";
import {
  button,
  html,
  iconButton,
  line,
  type Markup,
  mount,
  nothing,
} from "../../panels/template.ts";
import { CLOSE } from "../../words/buttons.ts";
import {
  estimateWords,
  firstWords,
  lineWords,
  sideWords,
  stageWords,
  VALUE,
  valueWords,
} from "../../words/value.ts";
import { ValueController } from "./value-controller.ts";

/** Turns of best play that are named; the variation has them all. */
const MOST_NAMED = 8;

/** Ways on from a value. */
export interface ValueWays {
  /** Opens the ways to send the position as a problem. */
  shareProblem?(): void;
}

/** Mounts the value where it is shown, and returns its controller. */
export function mountValue(controller: GameController, ways: ValueWays): ValueController {
  const { store } = controller;
  const values = new ValueController(controller);
  for (const place of ["value", "dock-value"])
    mount(store, place, [valueSlice, "game", "board"], (state) => {
      const value = valueSlice.of(state);
      return value === null ? null : card(controller, values, state, value, ways);
    });
  store.subscribe((state, before) => speak(state, before));
  return values;
}

function card(
  controller: GameController,
  values: ValueController,
  state: State,
  value: Value,
  ways: ValueWays,
): Markup {
  const player = playerNamed(state.game.actor);
  return html`
    <div class="review-head">
      <h2>${VALUE.name}</h2>
      <span class="soft">${stageWords(value)}</span>
      ${stageButton(values, value)}
      ${iconButton(X, CLOSE, () => values.close(), "dismiss")}
    </div>
    <p class="value-words">${wordsOf(value, state)}</p>
    ${value.found === null || player === null ? nothing : details(controller, values, state, value.found, player, ways)}`;
}

function wordsOf(value: Value, state: State): string {
  if (value.stage === "moved") return VALUE.moved;
  const words = valueWords(value, state) ?? "";
  return state.game.actor === null && words !== "" ? `${words} ${VALUE.over}` : words;
}

function stageButton(values: ValueController, { stage }: Value): Markup | typeof nothing {
  switch (stage) {
    case "working":
      return button(VALUE.stop, () => values.stop(), "btn small");
    case "paused":
      return button(VALUE.goOn, () => values.goOn(), "btn small");
    // A stopped value is forgotten: it would begin again with wider bounds than it shows.
    case "stopped":
    case "moved":
      return button(VALUE.again, () => values.begin(), "btn small");
    case "done":
      return nothing;
  }
}

function details(
  controller: GameController,
  values: ValueController,
  state: State,
  found: PositionValue,
  player: Player,
  ways: ValueWays,
): Markup {
  const { settled, between, estimate, line: best, reason } = found;
  const estimated = !settled && estimate !== null ? line(estimateWords(estimate, player)) : nothing;
  if (!settled && between === undefined)
    return html`${estimated}${reason === undefined ? line(VALUE.memory) : nothing}`;
  const add = button(VALUE.addLine, () => controller.editor.addLine(best), "btn small", {
    tip: VALUE.addLineTip,
  });
  const problem =
    ways.shareProblem === undefined
      ? nothing
      : button(VALUE.problem, ways.shareProblem, "btn small", { tip: VALUE.problemTip });
  const played = lineWords(best, player, state.board, MOST_NAMED);
  return html`
    ${best.length === 0 ? nothing : html`<p class="soft">${VALUE.bestPlay}: ${played}.</p>`}
    <div class="row">${best.length === 0 ? nothing : add}${problem}</div>
    ${turnList(values, state, rankedTurns(found, player))}`;
}

/** Buttons that play a first turn and ask for the answers to it. */
function turnList(values: ValueController, { board }: State, turns: readonly RankedTurn[]): Markup {
  const item = ({ turn, value, rank }: RankedTurn) => {
    const words = html`<b>${firstWords(turn, board)}</b> ${sideWords(value, board)}`;
    return html`<li>${button(words, () => values.follow(turn), `value-turn ${rank}`, { tip: VALUE.turnTip })}</li>`;
  };
  return html`<ol aria-label=${VALUE.turns} ?hidden=${turns.length === 0}>${turns.map(item)}</ol>`;
}

/** Speaks the first value, and what is known when the work ends. */
function speak(state: State, before: State): void {
  const value = valueSlice.of(state);
  if (value === null || value === valueSlice.of(before)) return;
  const ends = value.stage !== valueSlice.of(before)?.stage && value.stage !== "moved";
  const settles = value.found?.settled === true && valueSlice.of(before)?.found?.settled !== true;
  if (!ends && !settles) return;
  const words = valueWords(value, state);
  const stage = stageWords(value);
  say(byId("live-region"), words === null ? `${VALUE.name} ${stage}` : `${words} ${stage}.`);
}
