/** Explanations: a button beside the tip, one beside the score, one after a turn that took something, and
 *  the answer's card at the foot of the stage. */
import { ArrowRight, X } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import {
  explainTargetWords,
  jumpWords,
  lossLine,
  partsOf,
  whyWords,
} from "../words/explanation.ts";
import { amountWords } from "../words/game-status.ts";
import { playerWord } from "../words/names.ts";
import { byId } from "./dom.ts";
import { button, html, icon, iconButton, type Markup, mount, row } from "./template.ts";

export function mountWhy(controller: GameController): void {
  // The card comes before the button: the button goes when it is pressed, and would take the focus with it.
  mountCard(controller, byId("why"));
  mountAsk(controller, byId("doubt"));
  mountLoss(controller, byId("loss"));
  mountTally(controller, byId("tally"));
}

/** Button beside the tip; the last hovered target stays available on the way to it. */
function mountAsk(controller: GameController, place: HTMLElement): void {
  const reads = ["explainTarget", "why", "board", "marking", "preview"] as const;
  mount(controller.store, place, reads, ({ explainTarget, why, board, marking, preview }) => {
    if (explainTarget === null || why !== null || marking !== null || preview !== null) return null;
    const ask = () => controller.explain.about(explainTarget);
    return button(explainTargetWords(explainTarget, board), ask);
  });
}

function mountCard(controller: GameController, card: HTMLElement): void {
  mount(
    controller.store,
    card,
    ["why"],
    (state) => {
      if (state.why === null) return null;
      const { jump } = state.why;
      const walk = () => jump !== null && controller.walkTo(jump);
      return html`
        <p>${whyWords(state.why, state)}</p>
        ${row(
          button([jumpWords(state.why), icon(ArrowRight)], walk, "btn", { hidden: jump === null }),
          iconButton(X, "Close the answer", () => controller.explain.close(), "dismiss"),
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
function mountLoss(controller: GameController, place: HTMLElement): void {
  mount(controller.store, place, ["game"], ({ game: { taken, turnCount } }) => {
    const [at] = taken;
    if (at === undefined) return null;
    const ask = button("Why?", () => controller.explain.about({ kind: "taken", at }));
    return html`<span>${lossLine(turnCount, taken.length)}</span>${ask}`;
  });
}

/** Parts of the score, and the button that shows them. */
function mountTally({ store, explain }: GameController, place: HTMLElement): void {
  const asks = (state: State) => state.why?.answer.kind === "score";
  mount(store, "score-head", ["why", "game"], (state) => {
    const { score, result } = state.game;
    const press = () => (asks(state) ? explain.close() : explain.score());
    return html`<button type="button" class="btn" id="ask-score" aria-label="Why this score?"
      aria-controls=${place.id} aria-expanded=${asks(state)}
      ?hidden=${score === null || result?.by === "forever"} @click=${press}>Why?</button>`;
  });
  mount(store, place, ["why", "game", "board"], tallyRows);
}

function tallyRows({ why, board, game }: State): Markup[] | null {
  const { score } = game;
  if (why?.answer.kind !== "score" || score === null) return null;
  const { tally } = why.answer;
  const rowOf = (words: string, value: string) =>
    html`<tr><th scope="row">${words}</th><td>${value}</td></tr>`;
  return (["black", "white"] as const).map(
    (player) => html`<tbody>
      ${partsOf(tally, player, board).map(({ words, value }) => rowOf(words, amountWords(value)))}
      ${rowOf(playerWord(player), amountWords(score[player]))}
    </tbody>`,
  );
}
