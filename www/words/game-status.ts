/** Status line: the duty of the player to act, or the result. */
import { scoreSentences, shortMethod, statusSentences } from "../model/status-sentences.ts";
import { grouped } from "./counts.ts";
import { playerWord, winnerWords } from "./names.ts";
import { deadWords, turnRange } from "./turns.ts";

export const { gameStatusWords, methodWord, resultWords } = statusSentences({
  playerWord,
  winnerWords,
  deadWords,
  turnRange,
  over: "The game is over",
  toPlay: (who) => `${who} to play`,
  duty: {
    komi: "name the komi",
    reset: "reset the board, or keep it",
    turn: "play",
    over: "the game is over",
  },
  take: (komi) => `take Black, or White with komi ${komi}`,
  answer: (bid) => `name the ko winner, or ignore the bid of ${bid}`,
  otherSide: "the other player",
  offersForever: (who, turns) => `${who} claims that ${turns} repeat for ever; agree or decline`,
  offersDraw: (who) => `${who} offers a draw; agree or decline`,
  offersEnd: (who) => `${who} offers to end the game here; agree or decline`,
  offersDead: (who, stones) => `${who} offers to end the game here: ${stones}; agree or decline`,
  method: {
    area: "area",
    sampledArea: "area, counted on a sample",
    stones: "stones",
    measure: "measure, in π square ticks",
    cardinality: "cardinality",
    points: "coloured points",
    live: "live stones",
  },
  draw: "A draw",
  agreed: "agreed",
  end: { "two-passes": "two passes", agreement: "dead stones agreed" },
  lost: {
    resignation: (who) => `${who} resigned`,
    timeout: (who) => `${who} ran out of time`,
    "no-turn": (who) => `${who} has no turn left`,
  },
  noneFound: (who) => `no turn was found for ${who} on the places looked at`,
  by: (margin) => `by ${margin}`,
  endless: "infinitely many points",
  equallyCostly: "both repeat equally costly actions",
  equalForEver: "equal for ever",
  costlier: (who) => `${who} loses by repeating costlier actions`,
});

export const { scoreNowWords, amountWords } = scoreSentences({
  grouped,
  methodWord,
  now: (method) => `${method} now`,
  continuum: "continuum",
});

export const scoreWord = shortMethod({
  area: "area",
  stones: "stones",
  measure: "measure",
  cardinality: "cardinality",
  points: "points",
  live: "live",
  none: "captures",
});
