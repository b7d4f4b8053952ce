/** English of turns and refusals. */
import type { Actor, Refusal, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import type { Names, Place, TurnRefusal } from "../model/state.ts";
import {
  momentName,
  type Numbering,
  readTurn,
  type TurnRead,
  turnsPlayed,
} from "../model/turns.ts";
import { told } from "./core/told.ts";
import { listed, placeWord, playerWord } from "./names.ts";

/** Record entry, beside the player: "D4", "pass", "bids 3/2 at D4". */
export function turnWord(turn: Turn, names: Names): string {
  const read = readTurn(turn);
  if (read.kind === "play")
    return read.bid === null ? names.of(read.at) : bidWord(read, names.of(read.at));
  return read.kind === "pass" ? "pass" : actionWords(read, names);
}

/** "Black D4", "White passes". */
export function turnSentence(player: Actor, turn: Turn, names: Names): string {
  const read = readTurn(turn);
  if (read.kind === "forget") return `${playerWord(read.player)} ${actionWords(read, names)}`;
  if (read.kind !== "play") return `${playerWord(player)} ${actionWords(read, names)}`;
  const place = placeWord(read.at, names);
  return `${playerWord(player)} ${read.bid === null ? place : bidWord(read, place)}`;
}

function bidWord({ bid }: Extract<TurnRead, { kind: "play" }>, place: string): string {
  return `${place}, bid ${readable(bid ?? "0")}`;
}

const actionWords = told<Exclude<TurnRead, { kind: "play" }>, string, [names: Names]>({
  pass: "passes",
  resign: "resigns",
  timeout: "loses on time",
  agree: "agrees",
  accept: "accepts",
  decline: "declines",
  komi: ({ komi }) => `names komi ${readable(komi)}`,
  take: ({ colour }) => `takes ${playerWord(colour)}`,
  forget: "deletes the history",
  answer: ({ answer }) =>
    answer === "ignore" ? "ignores the bid" : `names ${playerWord(answer)} ko winner`,
  reset: ({ to }, names) =>
    to === null ? "keeps the board" : `resets to ${boardWords(to, names)}`,
  forever: ({ from }, names) =>
    from === "pass"
      ? "offers to end here"
      : `claims that turns from ${momentWords(from + 1, names)} on repeat for ever`,
  draw: "offers a draw",
  dead: ({ stones }, names) => `offers to end here: ${deadWords(stones, names)}`,
});

/** "D4 and E4 are dead", "no stone is dead". */
export function deadWords(stones: readonly Place[], names: Names): string {
  if (stones.length === 0) return "no stone is dead";
  return `${listed(stones.map((at) => names.of(at)))} ${stones.length === 1 ? "is" : "are"} dead`;
}

/** "the start", "the komi", "the take", "turn 3". */
export function momentWords(turns: number, names: Numbering): string {
  const name = momentName(turns, names);
  return typeof name === "number" ? `turn ${name}` : `the ${name}`;
}

/** A moment where there is room for a word or two: "start", "komi", "take", "turn 3". */
export function momentWord(turns: number, names: Numbering): string {
  return momentWords(turns, names).replace(/^the /, "");
}

/** Turns after the first `from` up to `to`: "turns 5 to 9". */
export function turnRange(from: number, to: number, names: Numbering): string {
  return `turns ${turnsPlayed(from + 1, names)} to ${turnsPlayed(to, names)}`;
}

/** The moments after so many turns: "turn 3", "the komi, the take and turns 3 and 5". */
export function turnsWord(turns: readonly number[], names: Numbering): string {
  const named = turns.map((each) => momentName(each, names));
  const numbers = named.filter((name) => typeof name === "number");
  const others = named.filter((name) => typeof name !== "number").map((name) => `the ${name}`);
  const noun = numbers.length < 2 ? "turn" : "turns";
  return listed([
    ...others,
    ...(numbers.length > 0 ? [`${noun} ${listed(numbers.map(String))}`] : []),
  ]);
}

/** No stone stands before turn 1. */
export function boardWords(turns: number, names: Numbering): string {
  return turnsPlayed(turns, names) === 0
    ? "the first board"
    : `the board after ${momentWords(turns, names)}`;
}

/** The same where there is room for a word or two: "start", "turn 1". */
export function boardWord(turns: number, names: Numbering): string {
  return turnsPlayed(turns, names) === 0 ? "start" : momentWord(turns, names);
}

const triedWords = told<TurnRead, string, [names: Names]>({
  play: ({ at }, names) => placeWord(at, names),
  forever: "for ever",
  reset: "reset",
  answer: "answer",
  komi: "komi",
  take: "colour",
  forget: "history",
  dead: "dead stones",
  pass: "pass",
  resign: "resign",
  timeout: "timeout",
  agree: "agree",
  accept: "accept",
  decline: "decline",
  draw: "draw",
});

/** Name of a refused turn: its place, or its kind. */
export function tryWords(turn: Turn, names: Names): string {
  return triedWords(readTurn(turn), names);
}

export function refusalWords(refusal: TurnRefusal, names: Numbering): string {
  switch (refusal.code) {
    case "thinking":
      return "the computer is thinking: wait, or press “Move now”";
    case "occupied":
      return "a stone is there already";
    case "overlap":
      return "a stone here would overlap another";
    case "outside":
      return "that is outside the board";
    case "over":
      return "the game is over";
    case "repetition":
    case "phase":
    case "range":
      return uncapitalised(renumbered(refusal.message, names));
    default:
      return unreachable(refusal);
  }
}

/** The reason that a moment cannot be claimed; the moment itself is named beside it. */
export function claimWords(refusal: Refusal, names: Numbering): string {
  return refusalWords(refusal, names).replace(/^.*cannot go on for ever: /, "");
}

/** The core's sentence with turns by their names: the core counts those of a document. */
function renumbered(message: string, names: Numbering): string {
  return message.replace(/\bturn (\d+)/g, (_, turns) => momentWords(Number(turns), names));
}

/** The core's sentence in lower case, for use inside another; names and colours keep their capital. */
function uncapitalised(message: string): string {
  const plain = message.replace(/\.$/, "");
  if (/^(Black|White|First|Second)\b/.test(plain)) return plain;
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Ways on from a proposed play. */
export const TAP_AGAIN = "Tap again to play";

/** "Black at D4?": the play that is proposed. */
export function proposedWords(player: Actor, at: Place, names: Names): string {
  return `${playerWord(player)} at ${placeWord(at, names)}?`;
}

export function oneOfWords(choices: number): string {
  return `One of ${choices} here: tap again for the next`;
}

export const TAP_OR_DRAG = `${TAP_AGAIN}, drag to adjust`;

export function previewWords(turns: number, names: Numbering): string {
  return `This is ${boardWords(turns, names)}`;
}
