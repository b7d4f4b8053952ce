/** Explanations: a button beside the tip, one beside the score, one after a turn that took something, and
 *  the answers: a sentence under the score, otherwise a card at the foot of the stage. */

import { ArrowRight, X } from "lucide";
import type { ExplainTarget } from "../../model/explanation.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { State } from "../../model/state.ts";
import { byId } from "../../panels/dom.ts";
import { button, html, icon, iconButton, mount, row } from "../../panels/template.ts";
import {
  EXPLAIN,
  explainTargetWords,
  jumpWords,
  lossLine,
  WHY_SCORE,
  WHY_TIP,
  whySentences,
  whyWords,
} from "../../words/explanation.ts";

export function mountWhy(controller: GameController): void {
  // The card comes before the button: the button goes when it is pressed, and would take the focus with it.
  mountCard(controller, byId("why"));
  mountAsk(controller, byId("doubt"));
  mountLoss(controller, byId("loss"));
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

/** Loss line: the placements that the last turn took. */
function mountLoss({ store, explain }: GameController, place: HTMLElement): void {
  mount(store, place, ["game", "board"], ({ game: { taken, turnCount }, board }) => {
    const [at] = taken;
    if (at === undefined) return null;
    const ask = () => explain.about({ kind: "taken", at });
    const words = lossLine(turnCount, explain.losses(), board);
    return html`<span>${words}</span>${button(EXPLAIN.why, ask, "btn", { tip: WHY_TIP })}`;
  });
}

/** The terms of the score, in a sentence below it, and the button that shows them. */
function mountTally({ store, explain }: GameController, place: HTMLElement): void {
  const asks = ({ why }: State) => why?.answer.kind === "score";
  mount(store, "score-head", ["why", "game"], (state) => {
    const { score, result } = state.game;
    const press = () => (asks(state) ? explain.close() : explain.score());
    return button(EXPLAIN.why, press, "btn", {
      id: "ask-score",
      label: WHY_SCORE,
      tip: WHY_SCORE,
      controls: place.id,
      expanded: asks(state),
      hidden: score === null || result?.by === "forever",
    });
  });
  mount(store, place, ["why", "game", "board"], (state) =>
    state.why !== null && asks(state) ? whyWords(state.why, state) : null,
  );
}
