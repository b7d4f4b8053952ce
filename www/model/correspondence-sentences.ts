/** Games by link in sentences, by the words of a language: incoming turns, links to send, and turns that wait. */
import type { Actor, GameResult } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { watchingSlice } from "./correspondence.ts";
import { otherSide, type Side, sideToAct } from "./opponent.ts";
import { type ReceivedGame, type RecentMove, receivedSlice } from "./received.ts";
import { type BoardView, type GameView, type Names, placeWord, type State } from "./state.ts";
import { type Action, readTurn } from "./turns.ts";

/** Words of a language for games by link; `mine` and `other` are the names of the two sides. */
export interface CorrespondenceWords {
  readonly sideWord: (side: Side, state: State) => string;
  readonly playerWord: (player: Actor) => string;
  readonly gameStatusWords: (game: GameView, board: BoardView) => string;
  readonly resultWords: (result: GameResult, board: BoardView) => string;
  readonly sendTo: (other: string) => string;
  readonly sendEnd: (other: string) => string;
  readonly watching: string;
  readonly notYours: (other: string) => string;
  readonly madeHere: (mine: string, other: string) => string;
  readonly over: (result: string) => string;
  readonly yourTurn: (mine: string) => string;
  readonly theirTurn: (mine: string, other: string) => string;
  readonly older: string;
  readonly nothingYet: string;
  readonly news: (turns: number) => string;
  readonly did: (action: Action, names: Names) => string;
  readonly played: (place: string) => string;
  /** Parts after a play. */
  readonly withBid: (bid: string) => string;
  readonly andTook: (stones: number) => string;
  readonly fromStart: string;
  readonly afterTurn: (turn: number) => string;
  readonly diverged: (where: string) => string;
}

export interface CorrespondenceSentences {
  /** Heading of the link to send. */
  readonly sendWords: (state: State) => string;
  readonly pendingWords: (state: State) => string;
  /** The turn and the news of a received game; null if none was received. */
  readonly receivedWords: (state: State) => string | null;
  readonly divergedWords: (turns: number) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function correspondenceSentences(words: CorrespondenceWords): CorrespondenceSentences {
  function sidesOf(state: State): { readonly mine: string; readonly other: string } | null {
    const { opponent } = state;
    if (opponent.kind !== "link") return null;
    return {
      mine: words.sideWord(opponent.mine, state),
      other: words.sideWord(otherSide(opponent.mine), state),
    };
  }

  function leadWords(
    { opponent, game, board }: State,
    { invitation }: ReceivedGame,
    mine: string,
    other: string,
  ): string {
    const isLink = opponent.kind === "link";
    const isOwn = isLink && invitation !== null && invitation.side !== opponent.mine;
    if (isOwn) return words.madeHere(mine, other);
    if (game.result !== null) return words.over(words.resultWords(game.result, board));
    return isLink && sideToAct(game) === opponent.mine
      ? words.yourTurn(mine)
      : words.theirTurn(mine, other);
  }

  function newTurnsWords({ recentMoves, count, known }: ReceivedGame, names: Names): string {
    if (count === 0) return known ? words.older : words.nothingYet;
    // A file brings no turns of another side.
    if (recentMoves.length === 0) return "";
    const sentences = recentMoves.map((move) => `${moveSentence(move, names)}.`).join(" ");
    return count > recentMoves.length ? `${words.news(count)} ${sentences}` : sentences;
  }

  /** "Black played D4 and took 2 stones". */
  function moveSentence({ turn, player, taken }: RecentMove, names: Names): string {
    const read = readTurn(turn);
    const who = words.playerWord(read.kind === "forget" ? read.player : player);
    const and = taken === 0 ? "" : ` ${words.andTook(taken)}`;
    if (read.kind !== "play") return `${who} ${words.did(read, names)}${and}`;
    const bid = read.bid === null ? "" : ` ${words.withBid(readable(read.bid))}`;
    return `${who} ${words.played(placeWord(read.at, names))}${bid}${and}`;
  }

  return {
    sendWords(state) {
      const other = sidesOf(state)?.other ?? "";
      return state.game.actor === null ? words.sendEnd(other) : words.sendTo(other);
    },
    pendingWords: (state) =>
      watchingSlice.of(state) ? words.watching : words.notYours(sidesOf(state)?.other ?? ""),
    receivedWords(state) {
      const received = receivedSlice.of(state);
      const sides = sidesOf(state);
      if (received === null || sides === null) return null;
      const { game, board } = state;
      const newTurns = newTurnsWords(received, board.names);
      // During a walk back, the side to act then would confuse.
      if (game.turnCount < game.record.length) return newTurns || null;
      const sentences = [leadWords(state, received, sides.mine, sides.other), newTurns];
      // A phase other than a plain turn needs words; the board shows the rest.
      if (game.phase !== "turn" && game.phase !== "over")
        sentences.push(`${words.gameStatusWords(game, board)}.`);
      return sentences.filter((each) => each !== "").join(" ");
    },
    divergedWords: (turns) =>
      words.diverged(turns === 0 ? words.fromStart : words.afterTurn(turns)),
  };
}
