/** Divide-and-choose: a fair beginning, and a ko with a bid. */
import type { GameDocument, Rules } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import { playerWord } from "../../words/names.ts";
import type { Seen, Step } from "../types.ts";
import { koBoard, STANDS, TAKES } from "./superko.ts";

export const DIVIDED: Rules = { preset: "divide-and-choose" };

const BEGINNING: GameDocument = {
  gospace: 1,
  title: "Divide and choose",
  board: { kind: "grid", columns: 3, rows: 3 },
  rules: DIVIDED,
};

export const BID = "2";

const WITH_A_BID: GameDocument = {
  gospace: 1,
  title: "A ko with a bid",
  board: koBoard(),
  rules: DIVIDED,
  turns: [{ komi: "0" }, { take: "white" }, { play: TAKES }, { play: STANDS, bid: BID }],
};

/** The ko stood as Black had left it. */
export const BEFORE_THE_BID = 3;

function scoresWords({ scores }: Seen): string {
  return `Black has ${readable(scores.black)}, White ${readable(scores.white)}`;
}

function beginningEcho(seen: Seen): string | null {
  const { last } = seen;
  if (last === null || typeof last !== "object") return null;
  if ("komi" in last)
    return "The cake is cut. Now be Second: which side would you rather have? Whatever First has named, Second takes the better one; so First does best to make them equal.";
  if ("take" in last)
    return `Second is ${playerWord(last.take)}, First has the other colour. White’s score begins with the komi: ${scoresWords(seen)}.`;
  return null;
}

function answerEcho(seen: Seen): string | null {
  const { last } = seen;
  if (last === null || typeof last !== "object") return null;
  if ("answer" in last) {
    if (last.answer === "ignore")
      return "The bid is ignored: no points change hands, and it is Black’s turn. Black may take back at once. To ignore bids for ever, though, loses.";
    return last.answer === "white"
      ? `White has won the ko, so Black gains ${BID}. White may go back or keep the board, and then plays again.`
      : `Black has won the ko, so White gains ${BID}. Black may go back or keep the board, and then has the turn.`;
  }
  if (!("reset" in last)) return null;
  const board = last.reset === null ? "The board stays" : "Black’s stone is back, White’s is gone";
  return `${board}, and the winner of the ko has the turn. ${scoresWords(seen)}.`;
}

export const DIVIDE: Step = {
  id: "learn-divide",
  title: "Divide and choose",
  idea: "How much is the first move worth on a board that nobody has played on? Do as with a cake: one cuts, the other chooses.",
  scenes: [
    {
      words: [
        "One player, *First*, names the *komi*: the points that White gets for going second. The other, *Second*, then takes a colour. Any fraction will do, also one below zero.",
      ],
      position: {
        label: "Three by three points, before the colours are taken",
        document: BEGINNING,
        stands: null,
        task: "As First, name a komi at which you would be content with either side. Then, as Second, take one.",
        recentMoves: [],
        echo: beginningEcho,
      },
    },
    {
      words: [
        "Here boards may repeat. Instead one may *bid* with a play: “this is worth 2 to me”. The opponent ignores the bid, or says who wins the ko. The winner may set the board back to one that stood before, or keep it, and has the turn; *the loser gains the points*. So once more one cuts and the other chooses.",
        "White has just taken back in the ko and bids 2. Black has four ways on: ignore the bid; let White win; win and keep the board; win and go back to the board before, with the ko still Black’s.",
      ],
      position: {
        label: "The ko on five by three points; White has taken back and bids 2",
        document: WITH_A_BID,
        stands: null,
        task: "Answer for Black, look who has how many points and whose turn it is; then step back and answer in another way.",
        recentMoves: [
          {
            words: "Go back to the board after turn 3",
            turn: { reset: BEFORE_THE_BID },
            when: ({ phase }) => phase === "reset",
          },
        ],
        echo: answerEcho,
      },
    },
  ],
  mathematics: {
    words: [
      "Before each turn the colouring on the board joins the *history*; either player may then delete all of it, at most once in a turn. After a play p may bid a rational ≥ 0. The opponent ignores it, and then has the turn, or names a ko winner w. Then w may set the board to a colouring in the history, the other player gains the bid, and it is the turn of w.",
      "To play a loop of any length: delete the history, so that it holds nothing from before the loop, and bid the next time around. The winner then gets an extra move at whichever point of the loop is best.",
      "Only komi and bids give points. Scores are exact fractions.",
    ],
    figure: null,
    seed: "“My rules of Go, on arbitrary directed graphs”, Komi and Ko.",
    file: "docs/rules/divide-and-choose.md",
  },
};
