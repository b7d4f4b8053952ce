/** English of refused turns: the fault, then the remedy. */
import type {
  CycleFault,
  Fault,
  Phase,
  Player,
  Refusal,
  RefusalCode,
} from "../../../build/wasm/full/gospace_wasm.js";
import { BARRED, listed, siteWords } from "./faults-parts.ts";

/** Faults of opening, playing and sharing a game. */
export type PlayFault = Extract<Fault, { kind: "document" | "link" | "refusal" }>;

/** The refusal of a turn; `fault` has the number where one is out of range. */
export function refusalWords(
  code: RefusalCode,
  fault: PlayFault,
  words: (fault: PlayFault) => string,
): string {
  switch (code) {
    case "occupied":
    case "overlap":
    case "outside":
      return BARRED[code];
    case "repetition":
      if (fault.kind === "refusal" && fault.of.kind === "repeats") return repeatWords(fault.of);
      return fault.kind === "refusal" ? turnWords(fault.of) : words(fault);
    case "phase":
    case "over":
    case "range":
      return fault.kind === "refusal" ? turnWords(fault.of) : words(fault);
    default:
      return code satisfies never;
  }
}

export function turnWords(refusal: Refusal): string {
  switch (refusal.kind) {
    case "occupied":
      return `There is a stone on ${siteWords(refusal.of.at)} already. Play somewhere else.`;
    case "overlap":
      return `A stone on ${siteWords(refusal.of.at)} would overlap another. Play farther away.`;
    case "outside":
      return `A stone on ${siteWords(refusal.of.at)} would not lie inside the board. Play farther in.`;
    case "repeats":
      return `${repeatWords(refusal)} Play elsewhere first.`;
    case "over":
      return "The game is over. Take a turn back to play on.";
    case "phase":
      return `This turn is not possible now. ${phaseWords(refusal.of.now)}`;
    case "range":
      return `No stone can stand on ${siteWords(refusal.of.at)}. Choose a place that the board has.`;
    case "no-stone":
      return `There is no stone on ${siteWords(refusal.of.at)}. Name only stones.`;
    case "listed-twice":
      return `The stone on ${siteWords(refusal.of.at)} is named twice. Name it once.`;
    case "unclosed":
      return `These stones are dead with those named: ${listed(refusal.of.missing.map(siteWords), 12)}. Name them too.`;
    case "negative-bid":
      return "A bid cannot be below 0. Bid 0 or more.";
    case "not-in-history":
      return `The board after ${refusal.of.turns} turns is not in the history. Choose one that is.`;
    case "cycle":
      return `The turns from turn ${refusal.of.since + 1} on cannot go on for ever: ${cycleWords(refusal.of.fault)}`;
    default:
      return refusal satisfies never;
  }
}

export function repeatWords({ of: { since, way } }: Extract<Refusal, { kind: "repeats" }>): string {
  if (way === "unchanged") return "Suicide is not allowed here: the board would stay as it is.";
  const rule = way === "ko" ? "Ko" : "Superko";
  const board = since === 0 ? "the first board" : `the board after turn ${since}`;
  return `${rule} forbids bringing back ${board}.`;
}

/** The turn that is due instead. Some rules have no passes, others no bids. */
function phaseWords(now: Phase): string {
  switch (now.kind) {
    case "komi":
      return "Name the komi first.";
    case "take":
      return `Take Black, or White with komi ${now.of.komi}, first.`;
    case "turn":
      return `Play as ${playerName(now.of)}, or pass if the rules allow it.`;
    case "answer":
      return `Answer the bid of ${now.of.bid} as ${playerName(now.of.player)}: name the ko winner, or ignore it.`;
    case "reset":
      return `Reset the board as ${playerName(now.of.player)}, or keep it.`;
    case "offer":
      return now.of.offer.kind === "dead" || now.of.offer.kind === "draw"
        ? `Accept the proposal as ${playerName(now.of.player)}, or decline it.`
        : `Agree to the offer as ${playerName(now.of.player)}, or decline it.`;
    case "over":
      return "Take a turn back to play on.";
    default:
      return now satisfies never;
  }
}

function playerName(player: Player): string {
  return player === "black" ? "Black" : "White";
}

function cycleWords(fault: CycleFault): string {
  switch (fault.kind) {
    case "no-turn-there":
      return "no player's turn began there. Choose the beginning of a player's turn.";
    case "other-player":
      return "the other player was to act. Choose a moment with the same player to act.";
    case "other-board":
      return "the board was a different one. Choose a moment with the same board.";
    case "empty":
      return "they contain no play and no pass. Choose an earlier moment.";
    case "not-repeatable":
      return `turn ${fault.of.turn + 1} could not be taken again. Choose another moment.`;
    default:
      return fault satisfies never;
  }
}
