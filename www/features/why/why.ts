/** Explanations: a button beside the tip, and the answers: a sentence on the score, otherwise a card at the foot
 *  of the stage. */

import { ArrowRight, X } from "lucide";
import { type ExplainTarget, explainTargetIn, sameTarget } from "../../model/explain-target.ts";
import { isScoreAsked, whySlice } from "../../model/explanation.ts";
import type { GameController } from "../../model/game-controller.ts";
import { markingSlice } from "../../model/marking.ts";
import { previewSlice } from "../../model/preview.ts";
import { byId } from "../../panels/dom.ts";
import { whenExplained } from "../../panels/on-demand.ts";
import { button, html, icon, iconButton, mount, row } from "../../panels/template.ts";
import { explainer } from "../../view/explainer.ts";
import { EXPLAIN, explainTargetWords, WHY_TIP } from "../../words/ask-why.ts";

export function mountWhy(controller: GameController): void {
  // The card comes before the button: the button goes when it is pressed, and would take the focus with it.
  mountCard(controller, byId("why"));
  mountAsk(controller, byId("doubt"));
  mountTally(controller, byId("tally"));
}

/** Time in milliseconds for the pointer's way to the button, on which it crosses other places. */
const WAY = 700;

/** Button beside the tip, for the hovered place. It goes a moment after the pointer has left that place,
 *  unless the pointer or the focus has come to the button. */
function mountAsk(controller: GameController, place: HTMLElement): void {
  const { store } = controller;
  let target: ExplainTarget | null = null;
  let leaving = 0;
  const settle = () => {
    if (place.matches(":hover, :focus-within")) return;
    target = explainTargetIn(store.state);
    refresh();
  };
  store.subscribe((state, before) => {
    const explainTarget = explainTargetIn(state);
    const isSameGame = state.game === before.game;
    if (isSameGame && sameTarget(explainTarget, explainTargetIn(before))) return;
    clearTimeout(leaving);
    if (explainTarget === null && isSameGame) leaving = window.setTimeout(settle, WAY);
    else target = explainTarget;
    // The pointer is read anew after the position, and needs no way to a question that is no more.
    if (!isSameGame)
      queueMicrotask(() => {
        target = explainTargetIn(store.state);
        refresh();
      });
  });
  const reads = [
    "pointing",
    "refused",
    whySlice,
    "board",
    "game",
    markingSlice,
    previewSlice,
  ] as const;
  const refresh = mount(store, place, reads, (state) => {
    const asked = target;
    const { board } = state;
    const marking = markingSlice.of(state);
    const isOther = whySlice.of(state) !== null || previewSlice.of(state) !== null;
    if (asked === null || marking !== null || isOther) return null;
    const ask = () => void whenExplained(controller, () => controller.explain.about(asked));
    return button(explainTargetWords(asked, board), ask, "btn", { tip: WHY_TIP });
  });
  for (const kind of ["pointerleave", "focusout"])
    place.addEventListener(kind, () => requestAnimationFrame(settle));
}

function mountCard(controller: GameController, card: HTMLElement): void {
  mount(
    controller.store,
    card,
    [whySlice],
    (state) => {
      const why = whySlice.of(state);
      const part = explainer();
      if (part === null || why === null || why.answer.kind === "score") return null;
      const { jump } = why;
      const walk = () => jump !== null && controller.walkTo(jump);
      return html`
        <p class="sentences">${part.sentences(why, state).map((each, i) => html`${i > 0 ? " " : ""}<span>${each}</span>`)}</p>
        ${row(
          button([part.jump(why, state.board), icon(ArrowRight)], walk, "btn", {
            hidden: jump === null,
          }),
          iconButton(X, EXPLAIN.closeAnswer, () => controller.explain.close(), "dismiss"),
        )}`;
    },
    {
      after: () => {
        if (byId("doubt").contains(document.activeElement))
          card.querySelector<HTMLElement>(".dismiss")?.focus();
      },
    },
  );
}

/** The terms of the score, in a sentence beside it. */
export function mountTally({ store }: GameController, place: HTMLElement): void {
  mount(store, place, [whySlice, "game", "board"], (state) => {
    const why = whySlice.of(state);
    return (isScoreAsked(state) && why && explainer()?.words(why, state)) || null;
  });
}

/** Shows the terms of the score, or puts them away. */
export function askScore(controller: GameController): void {
  void whenExplained(controller, () => {
    if (isScoreAsked(controller.store.state)) controller.explain.close();
    else controller.explain.score();
  });
}
