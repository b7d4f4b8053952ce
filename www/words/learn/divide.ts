/** English of the Learn step on divide and choose. */
import type { Player } from "../../engine/types.ts";
import { playerWord } from "../names.ts";
import { type Scores, scoresWords } from "./room.ts";

export const DIVIDE_WORDS = {
  title: "Divide and choose",
  idea: "What is the first move worth on a board that is new to both players? Do as with a cake: one cuts, the other chooses.",
  komi: {
    text: [
      "Black plays first, which is an advantage. So White is given some points, the *komi*. One player, called *First*, names the komi. The other, *Second*, then chooses a colour. The komi may be any fraction, also one below zero.",
    ],
    board: "Divide and choose",
    label: "Three by three points, before the colours are chosen",
    task: "As First, name a komi that makes both sides equally good. Then, as Second, choose a side.",
    cut: "The cake is cut. Now be Second: which side is better? Second takes the better one. So First does best to make them equal.",
  },
  bid: {
    text: [
      "Here boards may repeat. Instead a player may *bid* with a play: “this is worth 2 to me”. The opponent ignores the bid, or says who wins the ko. The winner may set the board back to an earlier one, or keep it, and has the turn. *The loser gains the points*. So again one cuts and the other chooses.",
      "White has just taken back in the ko and bids 2. Black has four answers: ignore the bid; let White win; win, and keep the board; or win, and go back to the board before White’s play.",
    ],
    board: "A ko with a bid",
    label: "The ko on five by three points; White has taken back and bids 2",
    task: "Answer for Black. Look who has how many points, and whose turn it is. Then step back and answer in another way.",
    ignored:
      "The bid is ignored: no points change hands, and it is Black’s turn. Black may take back at once. But a player who ignores bids for ever loses, unless the other deletes the history for ever (step 8).",
    won: {
      white: (bid: string) =>
        `White has won the ko, so Black gains ${bid}. White may go back or keep the board, and then plays again.`,
      black: (bid: string) =>
        `Black has won the ko, so White gains ${bid}. Black may go back or keep the board, and then has the turn.`,
    },
    kept: "The board stays",
    reset: "Black’s stone is back, White’s is gone",
    goBack: "Go back to the board after turn 1",
  },
  mathematics: [
    "Before each turn the colouring on the board joins the *history*; either player may then delete all of it, at most once in a turn. After a play, *p* may bid a rational ≥ 0. The opponent ignores it, and then has the turn, or names a ko winner w. Then w may set the board to a colouring in the history, the other player gains the bid, and it is the turn of w.",
    "To play a loop of any length: delete the history, so that it holds nothing from before the loop, and bid the next time around. The winner then gets an extra move at whichever point of the loop is best.",
    "Only komi and bids give points during the game. Scores are exact fractions.",
  ],
  source: "Komi and Ko.",
} as const;

export function takeWords(second: Player, scores: Scores): string {
  return `Second is ${playerWord(second)}, First has the other colour. White’s score begins with the komi: ${scoresWords(scores)}.`;
}

export function resetWords(board: string, scores: Scores): string {
  return `${board}, and the winner of the ko has the turn. ${scoresWords(scores)}.`;
}
