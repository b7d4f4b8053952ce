/** Phase of the game: its question to a player, with exactly the buttons that it allows. */
import { keyed } from "lit-html/directives/keyed.js";
import type { PlayerName, Turn } from "../engine/types.ts";
import { isRational, readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { isComputerThinking } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import type { GameView, State } from "../model/state.ts";
import { playerWord } from "../words/names.ts";
import { bidRow } from "./bid.ts";
import { byId } from "./dom.ts";
import { rationalField } from "./field.ts";
import { historyChooser } from "./history.ts";
import { button, html, line, type Markup, mount, nothing, row, stoneIcon } from "./template.ts";
import { verdictSteps } from "./verdict.ts";

/** Place of the phase: the panel has room for all of it, a phone's dock for the current question. */
export type Room = "panel" | "dock";

const PLAYERS = ["black", "white"] as const;

/** Draft of a komi, for the game that asks for it. */
interface Komi {
  readonly game: GameView | null;
  readonly text: string;
}

export function mountPhase(controller: GameController, host: HTMLElement, room: Room): void {
  let komi: Komi = { game: null, text: "0" };
  const write = (text: string) => {
    komi = { game: controller.store.state.game, text };
    refresh();
  };
  const controlsOf = (state: State) => {
    switch (state.game.phase) {
      case "komi":
        return komiControls(controller, komi.game === state.game ? komi.text : "0", write);
      case "take":
        return takeControls(controller, state);
      case "turn":
        return turnControls(controller, state, room);
      case "answer":
        return answerControls(controller);
      case "reset":
        return historyChooser(
          controller,
          state,
          does(controller, "Keep the board", { reset: null }),
        );
      case "offer":
        return offerControls(controller, state);
      case "over":
        return room === "panel" ? verdictSteps(state.game) : null;
      default:
        return unreachable(state.game.phase);
    }
  };
  const refresh = mount(
    controller.store,
    host,
    ["game", "board", "bid", "preview", "opponent", "analysis"],
    (state) => {
      const controls = isComputerThinking(state) ? null : controlsOf(state);
      // New elements for each game: a key meant for the last answer presses no new one.
      return controls && html`${keyed(state.game, controls)}`;
    },
    { next: (state) => (isQuestion(state) ? host : byId("stage")) },
  );
}

/** True if the game asks for something else than a play. */
export function isQuestion({ game }: State): boolean {
  return game.phase !== "turn" && game.phase !== "over";
}

function does(
  controller: GameController,
  words: unknown,
  turn: Turn,
  classes = "btn",
  disabled = false,
): Markup {
  return button(words, () => controller.play(turn), classes, { disabled });
}

function komiControls(
  controller: GameController,
  komi: string,
  write: (text: string) => void,
): Markup {
  const disabled = !isRational(komi);
  const enter = () => {
    if (!disabled) controller.play({ komi: komi.trim() });
  };
  return html`
    ${row(
      rationalField("Komi", { value: komi, enter }, write),
      button("Name this komi", enter, "btn primary", { disabled }),
    )}
    ${line(
      "White will get it, and Second chooses the colour: name what makes both worth the same.",
    )}`;
}

function takeControls(controller: GameController, { game }: State): Markup {
  const take = (colour: PlayerName) =>
    does(controller, html`${stoneIcon(colour)}Take ${playerWord(colour)}`, { take: colour });
  const komi = readable(game.standing.named ?? "0");
  return html`
    ${row(...PLAYERS.map(take))}
    ${line(`White gets the komi of ${komi}; Black plays first.`)}`;
}

function turnControls(controller: GameController, state: State, room: Room): Markup | null {
  const { repetition, end } = state.board.rules;
  const [bids, ever] = [repetition === "bids", end === "forever" && room === "panel"];
  if (!bids && !ever) return null;
  return html`
    ${bids ? bidRow(controller, state) : nothing}
    ${bids && room === "panel" ? historyControls(controller, state) : nothing}
    ${ever ? endControls(controller) : nothing}`;
}

function historyControls(controller: GameController, { game }: State): Markup {
  const { history, mayForget } = game.standing;
  const forget = (player: PlayerName) => {
    const words = `${playerWord(player)} deletes it`;
    return does(controller, words, { forget: player }, "btn small", !mayForget[player]);
  };
  return html`<details class="more">
    <summary>History: ${history.length === 1 ? "1 board" : `${history.length} boards`}</summary>
    ${line(
      "A ko winner may reset the game to any of these. Either player may delete them all, once a turn.",
    )}
    ${row(...PLAYERS.map(forget))}
  </details>`;
}

function endControls(controller: GameController): Markup {
  return html`<details class="more">
    <summary>End the game</summary>
    ${line(
      "The game never ends by itself. Offer to end it here, or say which turns repeat for ever; the other may agree.",
    )}
    ${row(
      does(controller, "I pass for ever if you do", { forever: "pass" }, "btn small"),
      button("And so on for ever…", () => controller.chooseClaim(), "btn small"),
    )}
  </details>`;
}

function answerControls(controller: GameController): Markup {
  const wins = (player: PlayerName) =>
    does(controller, html`${stoneIcon(player)}${playerWord(player)} wins the ko`, {
      answer: player,
    });
  return html`
    ${row(does(controller, "Ignore the bid", { answer: "ignore" }), ...PLAYERS.map(wins))}
    ${line("Who wins the ko may reset the board and moves next; the loser gains the bid.")}`;
}

function offerControls(controller: GameController, { game }: State): Markup {
  const { offer } = game.standing;
  const what =
    typeof offer === "number"
      ? `Turns ${offer + 1} to ${game.turnCount - 1} would go on again and again.`
      : "Both would pass for ever: the board stays as it is, and its stones live.";
  return html`
    ${line(what)}
    ${row(does(controller, "Agree", "agree", "btn primary"), does(controller, "Decline", "decline"))}`;
}
