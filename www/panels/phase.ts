/** What the phase of the game asks of whom, with just the buttons that it allows. */
import type { PlayerName, Turn } from "../engine/types.ts";
import { isRational, readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { isComputerThinking } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { playerWord } from "../words/names.ts";
import { bidRow, showBid } from "./bid.ts";
import { button, byId, element, leaveFor, line, row, stoneIcon } from "./dom.ts";
import { rationalField } from "./field.ts";
import { historyChooser, markPreview } from "./history.ts";
import { verdictSteps } from "./verdict.ts";

/** The panel has room for all of it, the dock of a phone for what is asked at once. */
export type Room = "panel" | "dock";

export function mountPhase(controller: GameController, host: HTMLElement, room: Room): void {
  controller.store.subscribe((state, before) => {
    if (state === before || state.game !== before.game || state.board !== before.board) {
      // What is asked next has the focus, but no answer to it: Enter may still be down.
      leaveFor(host, () => byId(isQuestion(state) ? host.id : "stage"));
      host.replaceChildren(...phaseControls(controller, state, room));
    }
    host.hidden = host.childElementCount === 0 || isComputerThinking(state);
    markPreview(host, state);
    showBid(host, state);
  });
}

function isQuestion({ game }: State): boolean {
  return game.phase !== "turn" && game.phase !== "over";
}

function phaseControls(controller: GameController, state: State, room: Room): Node[] {
  const { phase } = state.game;
  switch (phase) {
    case "komi":
      return komiControls(controller);
    case "take":
      return takeControls(controller, state);
    case "turn":
      return turnControls(controller, state, room);
    case "answer":
      return answerControls(controller);
    case "reset":
      return resetControls(controller, state);
    case "offer":
      return offerControls(controller, state);
    case "over":
      return room === "panel" ? verdictSteps(state.game) : [];
    default:
      return unreachable(phase);
  }
}

function does(
  controller: GameController,
  words: string,
  turn: Turn,
  classes = "btn",
): HTMLButtonElement {
  return button(words, () => controller.play(turn), classes);
}

function komiControls(controller: GameController): Node[] {
  let komi = "0";
  const name = button(
    "Name this komi",
    () => controller.play({ komi: komi.trim() }),
    "btn primary",
  );
  const field = rationalField("Komi", (text) => {
    komi = text;
    name.disabled = !isRational(text);
  });
  field.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !name.disabled) name.click();
  });
  return [
    row(field.row, name),
    line("White will get it, and Second chooses the colour: name what makes both worth the same."),
  ];
}

function takeControls(controller: GameController, { game }: State): Node[] {
  const take = (colour: PlayerName) => {
    const made = does(controller, `Take ${playerWord(colour)}`, { take: colour });
    made.prepend(stoneIcon(colour));
    return made;
  };
  const komi = readable(game.standing.named ?? "0");
  return [
    row(take("black"), take("white")),
    line(`White gets the komi of ${komi}; Black plays first.`),
  ];
}

function turnControls(controller: GameController, state: State, room: Room): Node[] {
  const { repetition, end } = state.board.rules;
  const bids = repetition === "bids" ? [bidRow(controller)] : [];
  if (room === "dock") return bids;
  return [
    ...bids,
    ...(repetition === "bids" ? [historyControls(controller, state)] : []),
    ...(end === "forever" ? [endControls(controller)] : []),
  ];
}

function historyControls(controller: GameController, { game }: State): HTMLElement {
  const { history, mayForget } = game.standing;
  const boards = history.length === 1 ? "1 board" : `${history.length} boards`;
  const forget = (player: PlayerName) => {
    const made = does(
      controller,
      `${playerWord(player)} deletes it`,
      { forget: player },
      "btn small",
    );
    made.disabled = !mayForget[player];
    return made;
  };
  return element(
    "details",
    { class: "more" },
    element("summary", {}, `History: ${boards}`),
    line(
      "A ko winner may reset the game to any of these. Either player may delete them all, once a turn.",
    ),
    row(forget("black"), forget("white")),
  );
}

function endControls(controller: GameController): HTMLElement {
  return element(
    "details",
    { class: "more" },
    element("summary", {}, "End the game"),
    line("The game never ends by itself. Offer how it goes on for ever, and the other may agree."),
    row(
      does(controller, "I pass for ever if you do", { forever: "pass" }, "btn small"),
      button("And so on for ever…", () => controller.chooseClaim(), "btn small"),
    ),
  );
}

function answerControls(controller: GameController): Node[] {
  return [
    row(
      does(controller, "Ignore the bid", { answer: "ignore" }),
      ...(["black", "white"] as const).map((player) => {
        const made = does(controller, `${playerWord(player)} wins the ko`, { answer: player });
        made.prepend(stoneIcon(player));
        return made;
      }),
    ),
    line("Who wins the ko may reset the board and moves next; the loser gains the bid."),
  ];
}

function resetControls(controller: GameController, state: State): Node[] {
  const keep = does(controller, "Keep the board", { reset: null });
  const chooser = historyChooser(controller, state);
  const buttons = chooser.at(-1);
  if (buttons instanceof HTMLElement && buttons.classList.contains("row")) buttons.append(keep);
  else chooser.push(row(keep));
  return chooser;
}

function offerControls(controller: GameController, { game }: State): Node[] {
  const { offer } = game.standing;
  const what =
    typeof offer === "number"
      ? `Turns ${offer + 1} to ${game.turnCount - 1} would go on again and again.`
      : "Both would pass for ever: the board stays as it is, and its stones live.";
  return [
    line(what),
    row(does(controller, "Agree", "agree", "btn primary"), does(controller, "Decline", "decline")),
  ];
}
