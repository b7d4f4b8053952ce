/** English of games by link: incoming turns, links to send, and turns that wait. */

import { readable } from "../fractions.ts";
import { isolated } from "../isolate.ts";
import { watchingSlice } from "../model/correspondence.ts";
import { otherSide, type Side, sideToAct } from "../model/opponent.ts";
import { type ReceivedGame, type RecentMove, receivedSlice } from "../model/received.ts";
import type { Names, State } from "../model/state.ts";
import { readTurn, type TurnRead } from "../model/turns.ts";
import { told } from "./core/told.ts";
import { counted } from "./counts.ts";
import { gameStatusWords, resultWords } from "./game-status.ts";
import { placeWord, playerWord } from "./names.ts";
import { sideWord } from "./opponent.ts";
import { boardWords, deadWords, momentWords } from "./turns.ts";

export const READY = "Link to send is ready.";
export const COPIED = "Copied. Open the reply here.";
export const TOO_LONG = "This game is too long for a link. Save it, and send the file.";
export const TRYING = "You are trying out moves. Nothing is lost.";

/** Names of the two sides of a game by link. */
interface Sides {
  readonly mine: string;
  readonly other: string;
}

function sidesOf(state: State): Sides | null {
  const { opponent } = state;
  if (opponent.kind !== "link") return null;
  const word = (side: Side) => sideWord(side, state);
  return { mine: word(opponent.mine), other: word(otherSide(opponent.mine)) };
}

/** Heading of the link to send. */
export function sendWords(state: State): string {
  const other = sidesOf(state)?.other ?? "";
  return state.game.actor === null ? `Send the end of it to ${other}` : `Send this to ${other}`;
}

export function pendingWords(state: State): string {
  if (watchingSlice.of(state))
    return "You are watching: what you try stays here. Play here anyway?";
  const other = sidesOf(state)?.other ?? "";
  return `It is ${other}'s turn, on the other side of the link. Play here anyway?`;
}

/** The turn and the news of a received game; null if none was received. */
export function receivedWords(state: State): string | null {
  const received = receivedSlice.of(state);
  const sides = sidesOf(state);
  if (received === null || sides === null) return null;
  const newTurns = newTurnsWords(received, state.board.names);
  // During a walk back, the side to act then would confuse.
  if (state.game.turnCount < state.game.record.length) return newTurns;
  const sentences = [leadWords(state, received, sides), newTurns];
  if (asksMore(state)) sentences.push(`${gameStatusWords(state.game, state.board)}.`);
  return sentences.filter((each) => each !== "").join(" ");
}

/** A phase other than a plain turn needs words; the board shows the rest. */
function asksMore({ game }: State): boolean {
  return game.phase !== "turn" && game.phase !== "over";
}

function leadWords({ opponent, game, board }: State, received: ReceivedGame, sides: Sides): string {
  const { mine, other } = sides;
  const { invitation } = received;
  const own = opponent.kind === "link" && invitation !== null && invitation.side !== opponent.mine;
  if (own) return `This link was made here, for ${other}: you are ${mine}.`;
  if (game.result !== null) return `The game is over. ${resultWords(game.result, board)}.`;
  return opponent.kind === "link" && sideToAct(game) === opponent.mine
    ? `Your turn: you are ${mine}.`
    : `It is ${other}'s turn: you are ${mine}.`;
}

function newTurnsWords({ recentMoves, count, known }: ReceivedGame, names: Names): string {
  if (count === 0)
    return known
      ? "This link is older; your game already has these turns."
      : "Nothing has been played yet.";
  const sentences = recentMoves.map((move) => `${moveSentence(move, names)}.`).join(" ");
  return count > recentMoves.length
    ? `${counted(count, "turn is", "turns are")} new. ${sentences}`
    : sentences;
}

/** "Black played D4 and took 2 stones". */
function moveSentence({ turn, player, taken }: RecentMove, names: Names): string {
  const read = readTurn(turn);
  const who = playerWord(read.kind === "forget" ? read.player : player);
  const and = taken === 0 ? "" : ` and took ${counted(taken, "stone")}`;
  return `${who} ${didWords(read, names)}${and}`;
}

const didWords = told<TurnRead, string, [names: Names]>({
  play: ({ at, bid }, names) => `played ${placeWord(at, names)}${bidWords(bid)}`,
  pass: "passed",
  resign: "resigned",
  timeout: "ran out of time",
  agree: "agreed",
  accept: "accepted",
  decline: "declined",
  komi: ({ komi }) => `named the komi ${readable(komi)}`,
  take: ({ colour }) => `took ${playerWord(colour)}`,
  forget: "deleted the history",
  answer: ({ answer }) =>
    answer === "ignore" ? "ignored the bid" : `named ${playerWord(answer)} ko winner`,
  reset: ({ to }, names) => (to === null ? "kept the board" : `reset to ${boardWords(to, names)}`),
  forever: ({ from }, names) =>
    from === "pass"
      ? "offered to end here"
      : `claimed that turns from ${momentWords(from + 1, names)} on repeat for ever`,
  draw: "offered a draw",
  dead: ({ stones }, names) => `offered to end here: ${deadWords(stones, names)}`,
});

function bidWords(bid: string | null): string {
  return bid === null ? "" : ` with a bid of ${readable(bid)}`;
}

export function divergedWords(turns: number): string {
  const where = turns === 0 ? "from the start" : `after turn ${turns}`;
  return `This game went on in two places ${where}. Both are kept: your line and theirs.`;
}

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
