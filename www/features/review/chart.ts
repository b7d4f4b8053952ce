/** Chart of a review: Black's lead or share by turn, Black above. A slider: a click goes to a turn, arrow keys
 *  walk. */

import type { GameController } from "../../model/game-controller.ts";
import { type Review, reviewedTurns } from "../../model/review.ts";
import type { State } from "../../model/state.ts";
import { costliest, measureOf, valueAt } from "../../model/turn-cost.ts";
import { html, type Markup, type On } from "../../panels/template.ts";
import { REVIEW, reviewedWords } from "../../words/review.ts";

/** The chart's own units, from its left and its top. */
const WIDTH = 1000;
const HEIGHT = 100;
/** The least lead that reaches the edge, and the room beyond the greatest. */
const LEAST_SCALE = 5;
const REACH = 0.46 * HEIGHT;

export function chart(controller: GameController, state: State, review: Review): Markup {
  const turns = review.nodes.length - 1;
  const here = reviewedTurns(review, state.branch);
  const goTo = (count: number) => {
    const node = review.nodes[Math.min(Math.max(count, 0), turns)];
    if (node !== undefined) controller.goTo(node);
  };
  return html`<div class="chart" role="slider" tabindex="0" aria-label=${REVIEW.chart}
    aria-valuemin="0" aria-valuemax=${turns} aria-valuenow=${here ?? 0}
    aria-valuetext=${reviewedWords(review, state.branch, here ?? 0, state.board)}
    @click=${(event: On<HTMLElement, MouseEvent>) => goTo(turnUnder(event, turns))}
    @keydown=${(event: KeyboardEvent) => walk(event, here ?? 0, turns, goTo)}>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <path class="axis" d="M0 ${HEIGHT / 2}H${WIDTH}"></path>
      <path class="here" d=${here === null ? "" : `M${across(here, turns)} 0V${HEIGHT}`}></path>
      <path class="curve" d=${curve(review, turns)}></path>
      <path class="costly" d=${dots(review, state, turns)}></path>
    </svg>
    <span class="soft">${REVIEW.black}</span>
    <span class="soft">${REVIEW.white}</span>
  </div>`;
}

function turnUnder({ clientX, currentTarget }: On<HTMLElement, MouseEvent>, turns: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.round(((clientX - left) / Math.max(width, 1)) * turns);
}

function walk(
  event: KeyboardEvent,
  here: number,
  turns: number,
  goTo: (count: number) => void,
): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: here - 1,
    ArrowDown: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here + 1,
    PageDown: here - 10,
    PageUp: here + 10,
    Home: 0,
    End: turns,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  goTo(next);
}

function across(turns: number, all: number): number {
  return Math.round((WIDTH * turns) / Math.max(all, 1));
}

/** From the top; nothing where the value is unknown. */
function down(review: Review, turns: number, scale: number): number | null {
  const value = valueAt(review, turns);
  if (value === null) return null;
  const centred = measureOf(review) === "lead" ? value : value - 50;
  return Math.round(HEIGHT / 2 - (REACH * centred) / scale);
}

/** The value that reaches the edge. */
function scaleOf(review: Review): number {
  if (measureOf(review) === "share") return 50;
  const leads = review.positions.map(({ lead }) => Math.abs(lead ?? 0));
  return leads.reduce((most, lead) => Math.max(most, lead), LEAST_SCALE);
}

function curve(review: Review, turns: number): string {
  const scale = scaleOf(review);
  let path = "";
  let isDown = false;
  for (let count = 0; count < review.positions.length; count++) {
    const y = down(review, count, scale);
    if (y !== null) path += `${isDown ? "L" : "M"}${across(count, turns)} ${y}`;
    isDown = y !== null;
  }
  return path;
}

/** Lines of no length: their round caps stay round however the chart is stretched. */
function dots(review: Review, { branch }: State, turns: number): string {
  const scale = scaleOf(review);
  const spots = costliest(review, branch).map(
    (cost) => `M${across(cost.turns, turns)} ${down(review, cost.turns, scale) ?? 0}h0`,
  );
  return spots.join("");
}
