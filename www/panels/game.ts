/** Play panel: the turn, its commands, the score, the result. */

import type { Player } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import type { GameView, State } from "../model/state.ts";
import { capturesWords, GAME_PANEL, resignQuestion, VALUE_ASK } from "../words/game-panel.ts";
import { amountWords, methodWord, turnHeading } from "../words/game-status.ts";
import { playerWord } from "../words/names.ts";
import { analysisLine } from "./analysis.ts";
import { COMMAND_READS, commandButton } from "./command-button.ts";
import { byId } from "./dom.ts";
import { isQuestion, mountPhase } from "./phase.ts";
import type { WaysOn } from "./result.ts";
import { button, html, type Markup, mount, row, stoneIcon } from "./template.ts";

const OFFERED = ["pass", "undo", "redo", "suggest", "resign"] as const;

export function mountGame(controller: GameController, ways: WaysOn): void {
  const { store } = controller;
  mount(store, "turn-heading", ["game"], ({ game }) =>
    game.result === null ? GAME_PANEL.play : GAME_PANEL.result,
  );
  mount(store, "turn", ["game", "board"], turnLine);
  mount(store, "thinking", ["game", "opponent", "analysis"], (state) =>
    analysisLine(controller, state),
  );
  mountPhase(controller, byId("phase"), "panel", ways);
  mount(store, "turn-buttons", COMMAND_READS, () =>
    OFFERED.map((name) => commandButton(controller, name)),
  );
  mountQuestion(controller);
  followQuestions(controller);
  mount(store, "score-heading", ["board"], ({ board }) => {
    const method = methodWord(board);
    return method === ""
      ? GAME_PANEL.captures
      : html`${GAME_PANEL.scoreNow} <small>(${method})</small>`;
  });
  mount(store, "score", ["game"], ({ game }) => [scoreRow("black", game), scoreRow("white", game)]);
  const ask = ways.value;
  if (ask !== undefined)
    mount(store, "value-ask", ["value"], ({ value }) =>
      button(VALUE_ASK.name, ask, "btn small", {
        tip: VALUE_ASK.tip,
        pressed: value !== null,
      }),
    );
}

/** Turn line of stones and words: "Black, turn 12", the player and task, or the result. */
export function turnLine({ game, board }: State): Markup {
  const words = turnHeading(game, board);
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
    ["question", "game"],
    ({ question, game }) => {
      if (question !== "resign" || game.actor === null || !game.mayResign) return null;
      const stay = () => store.dispatch({ kind: "asked", question: "none" });
      return html`
        <p id="question-words">${resignQuestion(game.actor)}</p>
        ${row(
          button(GAME_PANEL.resign, () => controller.play("resign"), "btn primary"),
          button(GAME_PANEL.playOn, stay),
        )}`;
    },
    {
      after: ({ question }, before) => {
        if (question !== before.question) place.querySelector("button")?.focus();
      },
    },
  );
}

function scoreRow(player: Player, game: GameView): Markup {
  const taken = game.captures[player];
  const captures = taken === 0 ? "" : capturesWords(taken);
  const beside = [personOf(player, game), captures].filter((words) => words !== "").join(", ");
  return html`
    ${stoneIcon(player)}
    <span>${playerWord(player)}</span>
    <span class="soft">${beside}</span>
    <b>${game.score === null ? "" : points(game, player)}</b>`;
}

/** Person who has the colour, under divide-and-choose. */
function personOf(player: Player, { standing }: GameView): string {
  if (standing.first === null) return "";
  return standing.first === player ? GAME_PANEL.first : GAME_PANEL.second;
}

/** Final score of a player once there is one: under divide-and-choose it differs from the last board's. */
function points({ result, score }: GameView, player: Player): string {
  const value = result?.[player] ?? score?.[player];
  return value === undefined ? "–" : amountWords(value);
}

/** Score line of the dock: "area 17 : 14". */
export function scoreLine({ game, board }: State): string {
  if (game.score === null) return "";
  const method = methodWord(board);
  const short = board.rules.score === "live" ? "live" : method;
  return `${short} ${points(game, "black")} : ${points(game, "white")}`;
}
