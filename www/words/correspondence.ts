/** English of games by link: incoming turns, links to send, and turns that wait. */
import { readable } from "../fractions.ts";
import { isolated } from "../isolate.ts";
import { correspondenceSentences } from "../model/correspondence-sentences.ts";
import type { Names } from "../model/state.ts";
import type { Action } from "../model/turns.ts";
import { told } from "./core/told.ts";
import { counted } from "./counts.ts";
import { gameStatusWords, resultWords } from "./game-status.ts";
import { playerWord } from "./names.ts";
import { sideWord } from "./opponent.ts";
import { boardWords, deadWords, momentWords } from "./turns.ts";

export const READY = "Link to send is ready.";
export const COPIED = "Copied. Open the reply here.";
export const TOO_LONG = "This game is too long for a link. Save it, and send the file.";
export const TRYING = "You are trying out moves. Nothing is lost.";

export const { sendWords, pendingWords, receivedWords, divergedWords } = correspondenceSentences({
  sideWord,
  playerWord,
  gameStatusWords,
  resultWords,
  sendTo: (other) => `Send this to ${other}`,
  sendEnd: (other) => `Send the end of it to ${other}`,
  watching: "You are watching: what you try stays here. Play here anyway?",
  notYours: (other) => `It is ${other}'s turn, on the other side of the link. Play here anyway?`,
  madeHere: (mine, other) => `This link was made here, for ${other}: you are ${mine}.`,
  over: (result) => `The game is over. ${result}.`,
  yourTurn: (mine) => `Your turn: you are ${mine}.`,
  theirTurn: (mine, other) => `It is ${other}'s turn: you are ${mine}.`,
  older: "This link is older; your game already has these turns.",
  nothingYet: "Nothing has been played yet.",
  news: (turns) => `${counted(turns, "turn is", "turns are")} new.`,
  did: told<Action, string, [names: Names]>({
    pass: "passed",
    resign: "resigned",
    timeout: "ran out of time",
    agree: "agreed",
    accept: "accepted",
    decline: "declined",
    forget: "deleted the history",
    draw: "offered a draw",
    komi: ({ komi }) => `named the komi ${readable(komi)}`,
    take: ({ colour }) => `took ${playerWord(colour)}`,
    ignore: "ignored the bid",
    answer: ({ winner }) => `named ${playerWord(winner)} ko winner`,
    keep: "kept the board",
    reset: ({ to }, names) => `reset to ${boardWords(to, names)}`,
    end: "offered to end here",
    forever: ({ from }, names) =>
      `claimed that turns from ${momentWords(from + 1, names)} on repeat for ever`,
    dead: ({ stones }, names) => `offered to end here: ${deadWords(stones, names)}`,
  }),
  played: (place) => `played ${place}`,
  withBid: (bid) => `with a bid of ${bid}`,
  andTook: (stones) => `and took ${counted(stones, "stone")}`,
  fromStart: "from the start",
  afterTurn: (turn) => `after turn ${turn}`,
  diverged: (where) =>
    `This game went on in two places ${where}. Both are kept: your line and theirs.`,
});

export function alikeWords(title: string, turns: number): string {
  return `This looks like your game “${isolated(title)}”, kept here with ${counted(turns, "turn")}. Put both together?`;
}

/** Buttons and fields of a game by link. */
export const BY_LINK = {
  lookAtFromStart: "Look at it from the start",
  backLastTurn: "Back to the last turn",
  backGame: "Back to the game",
  playHereAnyway: "Play here anyway",
  playByLink: "Play by link",
  playLive: "Play live…",
  linkSend: "Link to send",
  copyLink: "Copy link",
  leave: "Leave it",
  send: "Send…",
} as const;
