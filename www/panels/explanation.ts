/** Asking why, and the answer: a button beside the tip, one beside the score, one where the last turn took
 *  something, and a card at the foot of the stage that says it. */
import { ArrowRight, X } from "lucide";
import type { PlayerName } from "../engine/types.ts";
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
import { button, byId, element, icon, iconButton } from "./dom.ts";

export function mountWhy(controller: GameController): void {
  mountDoubt(controller, byId("doubt"));
  mountCard(controller, byId("why"));
  mountLoss(controller, byId("loss"));
  mountTally(controller, byId("tally"));
}

/** Beside the tip; what was pointed at last can still be asked about on the way to it. */
function mountDoubt(controller: GameController, place: HTMLElement): void {
  const ask = button("", () => {
    const { explainTarget } = controller.store.state;
    if (explainTarget !== null) controller.explain.about(explainTarget);
  });
  place.append(ask);
  controller.store.subscribe(({ explainTarget, why, board, marking, preview }) => {
    const shown = explainTarget !== null && why === null && marking === null && preview === null;
    place.hidden = !shown;
    if (shown) ask.textContent = explainTargetWords(explainTarget, board);
  });
}

function mountCard(controller: GameController, card: HTMLElement): void {
  const words = element("p", {});
  const jump = button("", () => {
    const { why } = controller.store.state;
    if (why?.jump != null) controller.walkTo(why.jump);
  });
  const close = iconButton(X, "Close the answer", () => controller.explain.close(), "dismiss");
  card.append(words, element("div", { class: "row" }, jump, close));
  controller.store.subscribe((state, before) => {
    const asked = byId("doubt").contains(document.activeElement);
    if (state.why === before.why && card.hidden === (state.why === null)) return;
    card.hidden = state.why === null;
    if (state.why === null) return;
    words.textContent = whyWords(state.why, state);
    jump.hidden = state.why.jump === null;
    jump.replaceChildren(jumpWords(state.why), icon(ArrowRight));
    // The button that asked goes, and would take the keyboard with it.
    if (asked) close.focus();
  });
}

/** What the last turn took. */
function mountLoss(controller: GameController, place: HTMLElement): void {
  const words = element("span", {});
  const ask = button("Why?", () => {
    const [at] = controller.store.state.game.taken;
    if (at !== undefined) controller.explain.about({ kind: "taken", at });
  });
  place.append(words, ask);
  controller.store.subscribe(({ game }) => {
    place.hidden = game.taken.length === 0;
    words.textContent = lossLine(game.turnCount, game.taken.length);
  });
}

/** What the score is made of, and the button that asks for it. */
function mountTally(controller: GameController, place: HTMLElement): void {
  const asks = (state: State) => state.why?.answer.kind === "score";
  const ask = button("Why?", () => {
    if (asks(controller.store.state)) controller.explain.close();
    else controller.explain.score();
  });
  ask.id = "ask-score";
  ask.setAttribute("aria-label", "Why this score?");
  ask.setAttribute("aria-controls", place.id);
  byId("score-head").append(ask);
  controller.store.subscribe((state) => {
    ask.hidden = state.game.score === null || state.game.result?.by === "forever";
    ask.setAttribute("aria-expanded", String(asks(state)));
    place.hidden = !asks(state);
    place.replaceChildren(...tallyRows(state));
  });
}

function tallyRows({ why, board, game }: State): HTMLElement[] {
  if (why?.answer.kind !== "score" || game.score === null) return [];
  const { tally } = why.answer;
  const { score } = game;
  const row = (words: string, value: string) =>
    element("tr", {}, element("th", { scope: "row" }, words), element("td", {}, value));
  const side = (player: PlayerName) =>
    element(
      "tbody",
      {},
      ...partsOf(tally, player, board).map(({ words, value }) => row(words, amountWords(value))),
      row(playerWord(player), amountWords(score[player])),
    );
  return [side("black"), side("white")];
}
