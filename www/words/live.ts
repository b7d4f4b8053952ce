/** English of live play: invitations, answers, the connection, and a line of chat. */
import { isolated } from "../isolate.ts";
import { liveSentences } from "../model/live-sentences.ts";
import type { State } from "../model/state.ts";
import { counted, plural } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { listed } from "./names.ts";
import { sideWord } from "./opponent.ts";
import { rulesWords } from "./rules.ts";

/** Buttons, fields and standing lines. */
export const LIVE = {
  name: "Live",
  about:
    "Both of you keep this page open, and each turn is seen at once. One link invites, one answers.",
  aboutRoom:
    "Both of you keep this page open, and each turn is seen at once. One link is enough: nothing has to be sent back. Others who open it can watch.",
  invite: "Make an invitation",
  again: "New invitation",
  notNow: "Not now",
  cancel: "Cancel",
  finding: "Finding this browser's address…",
  connecting: "Connecting…",
  invitation: "Invitation to send",
  answer: "Answer to send",
  copyLink: "Copy link",
  send: "Send…",
  copied: "Copied.",
  code: "QR code",
  tooLongForCode: "This link is too long for a QR code.",
  ways: "They join and send an answer back. Open it in this browser, or paste it here.",
  paste: "Their answer",
  connect: "Connect",
  scan: "Scan their QR code",
  camera: "Camera",
  join: "Join",
  waiting: "The game begins once they open it. Keep this page open.",
  chat: "Message",
  say: "Say",
  messages: "Messages",
  pointer: "Show my pointer",
  takeBack: "Ask to take back",
  asked: "You have asked to take your turn back.",
  agree: "Agree",
  decline: "Decline",
  leave: "Leave",
  byLink: "Go on by link",
  handing:
    "This answer belongs in the tab that made the invitation. If that is closed, make a new one.",
  handed: "Your other tab is connected now. You can close this one.",
} as const;

export const { revealedWords, sidesOf, watchingWords, watchedWords, undoneWords, partedWords } =
  liveSentences({
    sideWord,
    addresses: "To connect, you and your opponent learn each other's network address.",
    relayLearns: (relay) =>
      `The relay ${relay} learns both, and when messages pass through it; they are sealed, and it cannot read them.`,
    asks: (servers) =>
      `To find yours, your browser asks ${listed(servers)}; no server sees the game.`,
    nobodyElse: "Nobody else does: there is no server between you.",
    watchingOne: (mine) => `You are watching. ${mine} has left.`,
    watching: (mine, other) => `You are watching ${other} and ${mine}.`,
    nobodyWatches: "Nobody is watching.",
    watched: (count) => plural(count, "1 person is watching.", `${count} people are watching.`),
    undone: (other) => `${other} agrees: taken back.`,
    declined: (other) => `${other} would rather play on.`,
    parted: (where) =>
      `The game went on in both places ${where}. Both lines are kept; this one is played on.`,
    fromStart: "from the start",
    afterTurn: (turn) => `after turn ${turn}`,
  });

export function inviteWords(other: string): string {
  return `Send this invitation to ${other}`;
}

export function answerWords(other: string): string {
  return `Send this answer to ${other}`;
}

export function invitedWords(other: string): string {
  return `${other} invites you to play live`;
}

/** The game of an invitation: board, side, next player and rules. */
export function gameWords(state: State, mine: string): string {
  const { board, game } = state;
  return `${isolated(board.title)}. You are ${mine}; ${gameStatusWords(game, board)}. ${rulesWords(board).sentence}`;
}

export function hereWords(other: string): string {
  return `${other} is here.`;
}

/** Said by a guest that is in the room. */
export function waitingWords(other: string): string {
  return `Waiting for ${other}. Keep this page open.`;
}

export function lostWords(other: string): string {
  return `The connection with ${other} is lost. The game is all here.`;
}

export function leftWords(other: string): string {
  return `${other} has left. The game is all here.`;
}

export function hostileWords(other: string): string {
  return `${other}'s page kept sending what the rules refuse, and was left. The game is all here.`;
}

export function undoAskedWords(other: string, turns: number): string {
  return `${other} asks to take back ${counted(turns, "turn")}.`;
}

export function chatWords(who: string, text: string): string {
  return `${who}: ${isolated(text)}`;
}

/** Faults of codes, of texts and of messages. */
export const LIVE_FAULTS = {
  damaged: "This is no answer, or part of it was lost in copying. Copy it again.",
  offer: "This is an invitation. Paste the answer to yours.",
  otherGame: "This answer belongs to another game.",
  broken: "This invitation is damaged: part of it was lost in copying. Ask for it again.",
  impossible: "This browser cannot connect to others here.",
  tooLong: "This game is too long for a link, and so for an invitation.",
  camera: "No camera can be used here. Allow it in the browser, or paste the answer.",
  chat: "A message has up to 300 characters and no tags.",
  noRelay:
    "This invitation needs a relay, and this page has none. Ask for an invitation from here.",
  refusing: "The relay refuses this page for now. The game is all here.",
  full: "The game has as many watchers as it can take. Try again later.",
  taken: "Somebody else plays there already. If they leave, the place is yours.",
  away: "The relay cannot be reached. This page keeps trying.",
  refused: "Their page refused something that this one sent.",
} as const;
