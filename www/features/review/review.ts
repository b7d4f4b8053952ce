/** Review: a chart, the shown turn's cost, and the turns that cost most, in the panel and on a narrow screen in
 *  the dock. Loaded when it is first asked for. */

import { X } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { type Review, reviewedTurns, reviewSlice } from "../../model/review.ts";
import type { State } from "../../model/state.ts";
import { costliest, measureOf, type TurnCost } from "../../model/turn-cost.ts";
import { byId, say } from "../../panels/dom.ts";
import { button, html, iconButton, type Markup, mount, nothing } from "../../panels/template.ts";
import { CLOSE } from "../../words/buttons.ts";
import { capitalised } from "../../words/counts.ts";
import { changeWords } from "../../words/events.ts";
import { RESULT_WORDS } from "../../words/result.ts";
import {
  costlyWords,
  REVIEW,
  reviewedWords,
  stageWords,
  tryBetterTip,
  tryBetterWords,
} from "../../words/review.ts";
import { chart } from "./chart.ts";
import { ReviewController } from "./review-controller.ts";

/** Mounts the review where it is shown, and returns its controller. */
export function mountReview(controller: GameController): ReviewController {
  const { store } = controller;
  const reviewer = new ReviewController(controller);
  for (const place of ["review", "dock-review"])
    mount(store, place, [reviewSlice, "branch", "board"], (state) => {
      const review = reviewSlice.of(state);
      return review === null ? null : card(controller, reviewer, state, review);
    });
  store.subscribe((state, before) => speak(state, before));
  return reviewer;
}

function card(
  controller: GameController,
  reviewer: ReviewController,
  state: State,
  review: Review,
): Markup {
  const { names } = state.board;
  const turns = reviewedTurns(review, state.branch);
  const again = button(REVIEW.again, () => reviewer.begin(), "btn small");
  const stop = button(REVIEW.stop, () => reviewer.stop(), "btn small");
  const costly = costliest(review, state.branch);
  return html`
    <div class="review-head">
      <h2>${RESULT_WORDS.review.name}</h2>
      <span class="soft">${stageWords(review, names)}</span>
      ${review.stage === "done" ? nothing : review.stage === "working" ? stop : again}
      ${iconButton(X, CLOSE, () => reviewer.close(), "dismiss")}
    </div>
    ${chart(controller, state, review)}
    <p>${turns === null ? nothing : capitalised(reviewedWords(review, state.branch, turns, state.board))}</p>
    ${costly.length === 0 && review.stage === "done" ? html`<p class="soft">${REVIEW.none}</p>` : nothing}
    <ol ?hidden=${costly.length === 0}>
      ${costly.map((cost) => html`<li>${costlyTurn(controller, state, review, cost)}</li>`)}
    </ol>`;
}

/** Buttons that go to a costly turn, and that play the better one instead. */
function costlyTurn(
  controller: GameController,
  { board }: State,
  review: Review,
  cost: TurnCost,
): Markup {
  const { turns, better } = cost;
  const goTo = (count: number) => {
    const node = review.nodes[count];
    if (node !== undefined) controller.goTo(node);
  };
  const tryBetter = () => {
    goTo(turns - 1);
    if (better !== null) controller.play(better);
  };
  const words = costlyWords(cost, measureOf(review), board);
  return html`${button(words, () => goTo(turns), "review-turn")}
    ${
      better === null
        ? nothing
        : button(tryBetterWords(better, board.names), tryBetter, "btn small", {
            tip: tryBetterTip(turns, board.names),
          })
    }`;
}

/** Speaks what the shown turn cost after a walk, and how the review goes on. */
function speak(state: State, before: State): void {
  const { branch, change } = state;
  const review = reviewSlice.of(state);
  if (review === null) return;
  const liveRegion = byId("live-region");
  const turns = reviewedTurns(review, branch);
  if (change !== before.change && turns !== null) {
    const words = capitalised(reviewedWords(review, branch, turns, state.board));
    say(liveRegion, `${changeWords(change, state)} ${words}.`);
  } else if (review.stage !== reviewSlice.of(before)?.stage) {
    say(liveRegion, `${RESULT_WORDS.review.name}: ${stageWords(review, state.board.names)}.`);
  }
}
