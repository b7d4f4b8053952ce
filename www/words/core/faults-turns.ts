/** English of refused turns: the fault, then the remedy. */
import type { CycleFault, Phase, Player, Refusal } from "../../../build/wasm/full/gospace_wasm.js";
import { BARRED, listed, siteWords } from "./faults-parts.ts";
import { refusalsBy, repeatsBy } from "./sentences.ts";
import { told } from "./told.ts";

export const turnWords = told<Refusal>({
  occupied: ({ at }) => `There is a stone on ${siteWords(at)} already. Play somewhere else.`,
  overlap: ({ at }) => `A stone on ${siteWords(at)} would overlap another. Play farther away.`,
  outside: ({ at }) =>
    `A stone on ${siteWords(at)} would not lie inside the board. Play farther in.`,
  repeats: (of) => `${repeatWords(of)} Play elsewhere first.`,
  over: "The game is over. Take a turn back to play on.",
  phase: ({ now }) => `This turn is not possible now. ${phaseWords(now)}`,
  range: ({ at }) => `No stone can stand on ${siteWords(at)}. Choose a place that the board has.`,
  "no-stone": ({ at }) => `There is no stone on ${siteWords(at)}. Name only stones.`,
  "listed-twice": ({ at }) => `The stone on ${siteWords(at)} is named twice. Name it once.`,
  unclosed: ({ missing }) =>
    `These stones are dead with those named: ${listed(missing, 12, siteWords)}. Name them too.`,
  "negative-bid": "A bid cannot be below 0. Bid 0 or more.",
  "not-in-history": ({ turns }) =>
    `The board after ${turns} turns is not in the history. Choose one that is.`,
  cycle: ({ since, fault }) =>
    `The turns from turn ${since + 1} on cannot go on for ever: ${cycleWords(fault)}`,
});

const repeatWords = repeatsBy({
  unchanged: "Suicide is not allowed here: the board would stay as it is.",
  ko: "Ko",
  superko: "Superko",
  first: "the first board",
  after: (turn) => `the board after turn ${turn}`,
  forbids: (rule, board) => `${rule} forbids bringing back ${board}.`,
});

export const refusalWords = refusalsBy(BARRED, repeatWords, turnWords);

const PLAYERS: Readonly<Record<Player, string>> = { black: "Black", white: "White" };

/** The turn that is due instead. Some rules have no passes, others no bids. */
const phaseWords = told<Phase>({
  komi: "Name the komi first.",
  take: ({ komi }) => `Take Black, or White with komi ${komi}, first.`,
  turn: (of) => `Play as ${PLAYERS[of]}, or pass if the rules allow it.`,
  answer: ({ bid, player }) =>
    `Answer the bid of ${bid} as ${PLAYERS[player]}: name the ko winner, or ignore it.`,
  reset: ({ player }) => `Reset the board as ${PLAYERS[player]}, or keep it.`,
  offer: ({ offer, player }) =>
    offer.kind === "dead" || offer.kind === "draw"
      ? `Accept the proposal as ${PLAYERS[player]}, or decline it.`
      : `Agree to the offer as ${PLAYERS[player]}, or decline it.`,
  over: "Take a turn back to play on.",
});

const cycleWords = told<CycleFault>({
  "no-turn-there": "no player's turn began there. Choose the beginning of a player's turn.",
  "other-player": "the other player was to act. Choose a moment with the same player to act.",
  "other-board": "the board was a different one. Choose a moment with the same board.",
  empty: "they contain no play and no pass. Choose an earlier moment.",
  "not-repeatable": ({ turn }) =>
    `turn ${turn + 1} could not be taken again. Choose another moment.`,
});
