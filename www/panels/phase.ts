/** What the phase of the game asks of whom, with just the buttons that it allows. */
import type { PlayerName, Turn } from "../engine/types.ts";
import { isRational, readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { isComputerThinking } from "../model/analysis.ts";
import type { Table } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { playerWord } from "../words/names.ts";
import { bidRow, showBid } from "./bid.ts";
import { button, byId, element, leaveFor, line, row, stoneIcon } from "./dom.ts";
import { rationalField } from "./field.ts";
import { historyChooser, markGlimpse } from "./history.ts";
import { verdictSteps } from "./verdict.ts";

/** The panel has room for all of it, the dock of a phone for what is asked at once. */
export type Room = "panel" | "dock";

export function mountPhase(table: Table, host: HTMLElement, room: Room): void {
  table.store.subscribe((state, before) => {
    if (state === before || state.game !== before.game || state.board !== before.board) {
      // What is asked next has the focus, but no answer to it: Enter may still be down.
      leaveFor(host, () => byId(isQuestion(state) ? host.id : "stage"));
      host.replaceChildren(...phaseControls(table, state, room));
    }
    host.hidden = host.childElementCount === 0 || isComputerThinking(state);
    markGlimpse(host, state);
    showBid(host, state);
  });
}

function isQuestion({ game }: State): boolean {
  return game.phase !== "turn" && game.phase !== "over";
}

function phaseControls(table: Table, state: State, room: Room): Node[] {
  const { phase } = state.game;
  switch (phase) {
    case "komi":
      return komiControls(table);
    case "take":
      return takeControls(table, state);
    case "turn":
      return turnControls(table, state, room);
    case "answer":
      return answerControls(table);
    case "reset":
      return resetControls(table, state);
    case "offer":
      return offerControls(table, state);
    case "over":
      return room === "panel" ? verdictSteps(state.game) : [];
    default:
      return unreachable(phase);
  }
}

function does(table: Table, words: string, turn: Turn, classes = "btn"): HTMLButtonElement {
  return button(words, () => table.play(turn), classes);
}

function komiControls(table: Table): Node[] {
  let komi = "0";
  const name = button("Name this komi", () => table.play({ komi: komi.trim() }), "btn primary");
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

function takeControls(table: Table, { game }: State): Node[] {
  const take = (colour: PlayerName) => {
    const made = does(table, `Take ${playerWord(colour)}`, { take: colour });
    made.prepend(stoneIcon(colour));
    return made;
  };
  const komi = readable(game.standing.named ?? "0");
  return [
    row(take("black"), take("white")),
    line(`White gets the komi of ${komi}; Black plays first.`),
  ];
}

function turnControls(table: Table, state: State, room: Room): Node[] {
  const { repetition, end } = state.board.rules;
  const bids = repetition === "bids" ? [bidRow(table)] : [];
  if (room === "dock") return bids;
  return [
    ...bids,
    ...(repetition === "bids" ? [historyControls(table, state)] : []),
    ...(end === "forever" ? [endControls(table)] : []),
  ];
}

function historyControls(table: Table, { game }: State): HTMLElement {
  const { history, mayForget } = game.standing;
  const boards = history.length === 1 ? "1 board" : `${history.length} boards`;
  const forget = (player: PlayerName) => {
    const made = does(table, `${playerWord(player)} deletes it`, { forget: player }, "btn small");
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

function endControls(table: Table): HTMLElement {
  return element(
    "details",
    { class: "more" },
    element("summary", {}, "End the game"),
    line("The game never ends by itself. Offer how it goes on for ever, and the other may agree."),
    row(
      does(table, "I pass for ever if you do", { forever: "pass" }, "btn small"),
      button("And so on for ever…", () => table.chooseClaim(), "btn small"),
    ),
  );
}

function answerControls(table: Table): Node[] {
  return [
    row(
      does(table, "Ignore the bid", { answer: "ignore" }),
      ...(["black", "white"] as const).map((player) => {
        const made = does(table, `${playerWord(player)} wins the ko`, { answer: player });
        made.prepend(stoneIcon(player));
        return made;
      }),
    ),
    line("Who wins the ko may reset the board and moves next; the loser gains the bid."),
  ];
}

function resetControls(table: Table, state: State): Node[] {
  const keep = does(table, "Keep the board", { reset: null });
  const chooser = historyChooser(table, state);
  const buttons = chooser.at(-1);
  if (buttons instanceof HTMLElement && buttons.classList.contains("row")) buttons.append(keep);
  else chooser.push(row(keep));
  return chooser;
}

function offerControls(table: Table, { game }: State): Node[] {
  const { offer } = game.standing;
  const what =
    typeof offer === "number"
      ? `Turns ${offer + 1} to ${game.turnCount - 1} would go on again and again.`
      : "Both would pass for ever: the board stays as it is, and its stones live.";
  return [
    line(what),
    row(does(table, "Agree", "agree", "btn primary"), does(table, "Decline", "decline")),
  ];
}
