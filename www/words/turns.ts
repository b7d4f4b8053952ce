/** English of turns and refusals. */
import type { Actor, Refusal, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { type Names, type Place, placeWord } from "../model/state.ts";
import { deadBy, momentsListed, refusalsBy, turnsBy } from "../model/turn-sentences.ts";
import {
  type Action,
  boardsBy,
  momentsBy,
  type Numbering,
  readTurn,
  type TurnRead,
  turnsPlayed,
} from "../model/turns.ts";
import { told } from "./core/told.ts";
import { plural } from "./counts.ts";
import { listed, playerWord } from "./names.ts";

/** "the start", "the komi", "the take", "turn 3". */
export const momentWords = momentsBy(
  { start: "the start", komi: "the komi", take: "the take" },
  (number) => `turn ${number}`,
);

/** A moment where there is room for a word or two: "start", "komi", "take", "turn 3". */
export function momentWord(turns: number, names: Numbering): string {
  return momentWords(turns, names).replace("the ", "");
}

/** Turns after the first `from` up to `to`: "turns 5 to 9". */
export function turnRange(from: number, to: number, names: Numbering): string {
  return `turns ${turnsPlayed(from + 1, names)} to ${turnsPlayed(to, names)}`;
}

/** The moments after so many turns: "turn 3", "the komi, the take and turns 3 and 5". */
export const turnsWord = momentsListed(
  momentWords,
  listed,
  (numbers, count) => `${plural(count, "turn", "turns")} ${numbers}`,
);

export const boardWords = boardsBy(
  "the first board",
  (turns, names) => `the board after ${momentWords(turns, names)}`,
);

/** The same where there is room for a word or two: "start", "turn 1". */
export const boardWord = boardsBy("start", momentWord);

export const deadWords = deadBy(
  "no stone is dead",
  (stones, count) => `${stones} ${plural(count, "is", "are")} dead`,
  listed,
);

const actionWords = told<Action, string, [names: Names]>({
  pass: "passes",
  resign: "resigns",
  timeout: "loses on time",
  agree: "agrees",
  accept: "accepts",
  decline: "declines",
  komi: ({ komi }) => `names komi ${readable(komi)}`,
  take: ({ colour }) => `takes ${playerWord(colour)}`,
  forget: "deletes the history",
  ignore: "ignores the bid",
  answer: ({ winner }) => `names ${playerWord(winner)} ko winner`,
  keep: "keeps the board",
  reset: ({ to }, names) => `resets to ${boardWords(to, names)}`,
  end: "offers to end here",
  forever: ({ from }, names) =>
    `claims that turns from ${momentWords(from + 1, names)} on repeat for ever`,
  draw: "offers a draw",
  dead: ({ stones }, names) => `offers to end here: ${deadWords(stones, names)}`,
});

export const { turnWord, turnSentence } = turnsBy(
  actionWords,
  "pass",
  (place, bid) => `${place}, bid ${bid}`,
  playerWord,
);

const triedWords = told<TurnRead, string, [names: Names]>({
  play: ({ at }, names) => placeWord(at, names),
  forever: "for ever",
  end: "for ever",
  reset: "reset",
  keep: "reset",
  answer: "answer",
  ignore: "answer",
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

export const refusalWords = refusalsBy(
  {
    thinking: "the computer is thinking: wait, or press “Move now”",
    occupied: "a stone is there already",
    overlap: "a stone here would overlap another",
    outside: "that is outside the board",
    over: "the game is over",
  },
  /\bturn (\d+)/g,
  momentWords,
  uncapitalised,
);

/** The reason that a moment cannot be claimed; the moment itself is named beside it. */
export function claimWords(refusal: Refusal, names: Numbering): string {
  return refusalWords(refusal, names).replace(/^.*cannot go on for ever: /, "");
}

/** The core's sentence in lower case, for use inside another; names and colours keep their capital. */
function uncapitalised(sentence: string): string {
  return sentence.replace(/^(?!(?:Black|White|First|Second)\b)./, (first) => first.toLowerCase());
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
