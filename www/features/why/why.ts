/** Explanations: a button beside the tip, and the answers: a sentence on the score, otherwise a card at the foot
 *  of the stage. */

import { ArrowRight, X } from "lucide";
import { type ExplainTarget, isScoreAsked } from "../../model/explanation.ts";
import type { GameController } from "../../model/game-controller.ts";
import { byId } from "../../panels/dom.ts";
import { button, html, icon, iconButton, mount, row } from "../../panels/template.ts";
import {
  EXPLAIN,
  explainTargetWords,
  jumpWords,
  WHY_TIP,
  whySentences,
  whyWords,
} from "../../words/explanation.ts";

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
function mountAsk({ store, explain }: GameController, place: HTMLElement): void {
  let target: ExplainTarget | null = null;
  let leaving = 0;
  const settle = () => {
    if (place.matches(":hover, :focus-within")) return;
    target = store.state.explainTarget;
    refresh();
  };
  store.subscribe(({ explainTarget, game }, before) => {
    if (explainTarget === before.explainTarget && game === before.game) return;
    clearTimeout(leaving);
    if (explainTarget === null && game === before.game) leaving = window.setTimeout(settle, WAY);
    else target = explainTarget;
  });
  const reads = ["explainTarget", "why", "board", "game", "marking", "preview"] as const;
  const refresh = mount(store, place, reads, ({ why, board, marking, preview }) => {
    const asked = target;
    if (asked === null || why !== null || marking !== null || preview !== null) return null;
    const is = { tip: WHY_TIP };
    return button(explainTargetWords(asked, board), () => explain.about(asked), "btn", is);
  });
  for (const kind of ["pointerleave", "focusout"])
    place.addEventListener(kind, () => requestAnimationFrame(settle));
}

function mountCard(controller: GameController, card: HTMLElement): void {
  mount(
    controller.store,
    card,
    ["why"],
    (state) => {
      if (state.why === null || state.why.answer.kind === "score") return null;
      const { jump } = state.why;
      const walk = () => jump !== null && controller.walkTo(jump);
      return html`
        <p class="sentences">${whySentences(state.why, state).map((each, i) => html`${i > 0 ? " " : ""}<span>${each}</span>`)}</p>
        ${row(
          button([jumpWords(state.why, state.board), icon(ArrowRight)], walk, "btn", {
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
  mount(store, place, ["why", "game", "board"], (state) =>
    isScoreAsked(state) && state.why !== null ? whyWords(state.why, state) : null,
  );
}

/** Shows the terms of the score, or puts them away. */
export function askScore({ store, explain }: GameController): void {
  if (isScoreAsked(store.state)) explain.close();
  else explain.score();
}
