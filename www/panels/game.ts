/** Play panel: the turn and its score, its commands, and the question before resigning. */

import { Ellipsis } from "lucide";
import type { Player } from "../engine/types.ts";
import { analysisSlice } from "../model/analysis.ts";
import { isScoreAsked, whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import { resigningSlice } from "../model/resigning.ts";
import type { GameView, State } from "../model/state.ts";
import { WHY_SCORE } from "../words/ask-why.ts";
import { MORE } from "../words/buttons.ts";
import { GAME_PANEL, resignQuestion } from "../words/game-panel.ts";
import { amountWords, gameStatusWords, scoreNowWords, scoreWord } from "../words/game-status.ts";
import { handicapStatus } from "../words/handicap.ts";
import { momentWord } from "../words/turns.ts";
import { analysisLine } from "./analysis.ts";
import { openMenu } from "./button-menu.ts";
import { COMMAND_READS, commandButton } from "./command-button.ts";
import { byId } from "./dom.ts";
import { moreItems } from "./more.ts";
import { isQuestion, mountPhase } from "./phase.ts";
import type { Notes } from "./record/record.ts";
import type { WaysOn } from "./result.ts";
import {
  button,
  html,
  iconButton,
  type Markup,
  mount,
  nothing,
  row,
  stoneIcon,
} from "./template.ts";

/** Commands of the row under the turn. */
export const OFFERED = ["pass", "undo", "suggest"] as const;

export function mountGame(controller: GameController, ways: WaysOn, notes: Notes): void {
  const { store } = controller;
  mount(store, "turn", ["game", "board", handicapSlice], turnLine);
  mount(store, "standing", ["game", "board", whySlice, handicapSlice], (state) =>
    standing(state, ways, "tally"),
  );
  mount(store, "thinking", ["game", "opponent", analysisSlice], (state) =>
    analysisLine(controller, state),
  );
  mountPhase(controller, byId("phase"), "panel", ways);
  mount(store, "turn-buttons", COMMAND_READS, () => [
    ...OFFERED.map((name) => commandButton(controller, name)),
    iconButton(
      Ellipsis,
      MORE.name,
      ({ currentTarget }) => openMenu(currentTarget, moreItems(controller, ways, notes)),
      "btn more-commands",
      { popup: "menu", expanded: false },
    ),
  ]);
  mountQuestion(controller);
  followQuestions(controller);
}

/** Turn line of stones and words: "Black to play", the player and task, or the result. */
export function turnLine(state: State): Markup {
  const { game, board } = state;
  const handicap = handicapSlice.of(state);
  const words = handicap === null ? gameStatusWords(game, board) : handicapStatus(handicap);
  return html`${stonesOf(game).map(stoneIcon)}${game.result === null ? html`<span>${words}</span>` : outcome(words)}`;
}

/** Result in large letters, and its reason, after a colon or in brackets, in small ones; the colon is hidden
 *  where the reason stands on a line of its own. */
function outcome(words: string): Markup {
  const [, result = words, joint = "", reason = ""] =
    /^(.*?)(?:(: | (?=\())(.*))?$/.exec(words) ?? [];
  return html`<span class="outcome">${result}<span class="joint">${joint}</span><small>${reason}</small></span>`;
}

function stonesOf({ result, actor }: GameView): readonly Player[] {
  if (result !== null) return result.winner === "draw" ? ["black", "white"] : [result.winner];
  return actor === "black" || actor === "white" ? [actor] : [];
}

/** The turn's number and the score now, which opens its terms in the place with this id; a game that is over has
 *  its result instead. */
export function standing(state: State, ways: WaysOn, controls: string): Markup | null {
  const { game, board } = state;
  const handicap = handicapSlice.of(state);
  if (game.result !== null || handicap !== null) return null;
  const moment = html`<span class="turn-number">${momentWord(game.turnCount + 1, board.names)}</span>`;
  const score = html`<span class="method">${scoreWord(board)}</span> <b>${amount(game, "black")}</b> : <b>${amount(game, "white")}</b>`;
  const ask = ways.score;
  const isCounted = ask !== undefined && game.score !== null;
  const named = `${scoreWord(board)} ${amount(game, "black")} : ${amount(game, "white")}`;
  return html`${
    isCounted
      ? button(score, ask, "link-button", {
          label: `${named}. ${WHY_SCORE}`,
          tip: `${scoreNowWords(board)}. ${WHY_SCORE}`,
          controls,
          expanded: isScoreAsked(state),
        })
      : html`<span class="score">${score}</span>`
  }${game.phase === "turn" ? moment : nothing}`;
}

/** Score of a player; under rules without one the stones that the player took. */
function amount({ score, captures }: GameView, player: Player): string {
  return score === null ? String(captures[player]) : amountWords(score[player]);
}

/** Scrolls the panel to its top, where the game asks, when a board is opened, a game starts or a question
 *  comes; a game that begins with a question gives it the focus. */
function followQuestions({ store }: GameController): void {
  store.subscribe((state, before) => {
    const { board, game } = state;
    const begins = board !== before.board || game.record.length < before.game.record.length;
    const asks = isQuestion(state) && game.phase !== before.game.phase;
    if (begins || asks) byId("details").scrollTop = 0;
    if (board === before.board || !isQuestion(state)) return;
    // A dialog that closes takes the focus back first.
    requestAnimationFrame(() => {
      const shown = [byId("phase"), byId("dock-phase")].find((each) => each.checkVisibility());
      shown?.focus({ preventScroll: true });
    });
  });
}

/** Question before resigning, asked once, in its place. */
function mountQuestion(controller: GameController): void {
  const { store } = controller;
  const place = byId("question");
  mount(
    store,
    place,
    [resigningSlice, "game"],
    (state) => {
      const { game } = state;
      if (!resigningSlice.of(state) || game.actor === null || !game.mayResign) return null;
      const stay = () => store.dispatch(resigningSlice.with(false));
      return html`
        <p id="question-words">${resignQuestion(game.actor)}</p>
        ${row(
          button(GAME_PANEL.resign, () => controller.play("resign"), "btn primary"),
          button(GAME_PANEL.playOn, stay),
        )}`;
    },
    {
      after: (state, before) => {
        if (resigningSlice.of(state) !== resigningSlice.of(before))
          place.querySelector("button")?.focus();
      },
    },
  );
}
