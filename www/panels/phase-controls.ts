/** Controls of a phase of the game: exactly the buttons that it allows. */
import type { Player, Turn } from "../engine/types.ts";
import { canonical, isRational } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { chooseClaim } from "../model/claims.ts";
import { isAwaited } from "../model/correspondence.ts";
import type { GameController } from "../model/game-controller.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import type { GameView, State } from "../model/state.ts";
import { acceptance } from "../model/turns.ts";
import { playerWord } from "../words/names.ts";
import {
  AGREE,
  ANSWER_WORDS,
  awaitsWords,
  DECLINE,
  deletesWords,
  END_WORDS,
  HISTORY_LINE,
  historyWords,
  KEEP_BOARD,
  KOMI_WORDS,
  offerLine,
  takeLine,
  takeWords,
  winsKoWords,
} from "../words/phases.ts";
import { bidRow } from "./bid.ts";
import { rationalField } from "./field.ts";
import { handicapControls } from "./handicap.ts";
import { historyChooser } from "./history.ts";
import { resultCard, type WaysOn } from "./result.ts";
import { button, html, line, type Markup, nothing, row, stoneIcon } from "./template.ts";

/** Place of the phase: the panel has room for all of it, a phone's dock for the current question. */
export type Room = "panel" | "dock";

const PLAYERS = ["black", "white"] as const;

/** Draft of a komi, for the game that asks for it. */
interface Komi {
  readonly game: GameView | null;
  readonly text: string;
}

/** `ways` lead on from a finished game; `refresh` renders the controls again. */
export function phaseControls(
  controller: GameController,
  room: Room,
  ways: WaysOn,
  refresh: () => void,
): (state: State) => Markup {
  let komi: Komi = { game: null, text: "0" };
  const write = (text: string) => {
    komi = { game: controller.store.state.game, text };
    refresh();
  };
  return (state) => {
    const handicap = handicapSlice.of(state);
    if (handicap !== null) return handicapControls(controller, handicap);
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
        return historyChooser(controller, state, does(controller, KEEP_BOARD, { reset: null }));
      case "offer":
        return offerControls(controller, state);
      case "over":
        return resultCard(controller, state, ways);
      default:
        return unreachable(state.game.phase);
    }
  };
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
    if (!disabled) controller.play({ komi: canonical(komi) });
  };
  return html`
    ${row(
      rationalField(KOMI_WORDS.name, { value: komi, enter }, write),
      button(KOMI_WORDS.done, enter, "btn primary", { disabled }),
    )}
    ${line(KOMI_WORDS.line)}`;
}

function takeControls(controller: GameController, { game }: State): Markup {
  const take = (colour: Player) =>
    does(controller, html`${stoneIcon(colour)}${takeWords(colour)}`, { take: colour });
  return html`
    ${row(...PLAYERS.map(take))}
    ${line(takeLine(game))}`;
}

function turnControls(controller: GameController, state: State, room: Room): Markup {
  const { repetition, end } = state.board.rules;
  const [bids, ever] = [repetition === "bids", end === "forever" && room === "panel"];
  return html`
    ${bids ? bidRow(controller, state) : nothing}
    ${bids && room === "panel" ? historyControls(controller, state) : nothing}
    ${ever ? endControls(controller) : nothing}`;
}

function historyControls(controller: GameController, { game }: State): Markup {
  const { history, mayForget } = game.standing;
  const forget = (player: Player) => {
    return does(
      controller,
      deletesWords(player),
      { forget: player },
      "btn small",
      !mayForget[player],
    );
  };
  return html`<details class="more">
    <summary>${historyWords(history.length)}</summary>
    ${line(HISTORY_LINE)}
    ${row(...PLAYERS.map(forget))}
  </details>`;
}

function endControls(controller: GameController): Markup {
  return html`<details class="more">
    <summary>${END_WORDS.name}</summary>
    ${line(END_WORDS.line)}
    ${row(
      does(controller, END_WORDS.pass, { forever: "pass" }, "btn small"),
      button(END_WORDS.claim, () => chooseClaim(controller), "btn small"),
    )}
  </details>`;
}

function answerControls(controller: GameController): Markup {
  const wins = (player: Player) =>
    does(controller, html`${stoneIcon(player)}${winsKoWords(player)}`, {
      answer: player,
    });
  return html`
    ${row(does(controller, ANSWER_WORDS.ignore, { answer: "ignore" }), ...PLAYERS.map(wins))}
    ${line(ANSWER_WORDS.line)}`;
}

function offerControls(controller: GameController, state: State): Markup {
  const { game, board } = state;
  return html`
    ${line(offerLine(game, board.names))}
    ${
      game.actor !== null && isAwaited(state)
        ? line(awaitsWords(playerWord(game.actor)))
        : row(
            does(controller, AGREE, acceptance(game), "btn primary"),
            does(controller, DECLINE, "decline"),
          )
    }`;
}
