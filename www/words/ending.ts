/** English of the end of a game: the words of the seal, and one sentence on how the rules decided it. */
import { endingSentences } from "../model/ending-sentences.ts";
import { tallyWords } from "./explanation.ts";
import { playerWord } from "./names.ts";

export const PUT_AWAY = "Put the seal away";

export const { sealWords, endingWords } = endingSentences({
  playerWord,
  tallyWords,
  sealDraw: "A draw",
  outOfTime: "out of time",
  resigns: "resigns",
  wins: "wins",
  winsBy: "wins by",
  uncounted: {
    "two-passes": "Two passes ended the game.",
    agreement: "Both agreed on dead stones.",
  },
  agreed: "Both agreed on dead stones, which are off the board.",
  noneDead: "Both agreed that no stone is dead.",
  drawAgreed: "Both agreed on a draw, so nothing is counted.",
  nothingCounted: "Nothing is counted.",
  resigned: (who) => `${who} resigned, so nothing is counted.`,
  timedOut: (who) => `${who} ran out of time, so nothing is counted.`,
  noTurn: (lacks) => `Nobody may pass here, and whoever has no turn left loses: ${lacks}.`,
  noneFound: (who) => `no turn was found for ${who}`,
  hasNone: (who) => `${who} has none`,
  method: {
    stones: "Only stones on the board count",
    measure: "The area under stones counts",
    cardinality: "Coloured points count",
    live: "The count",
  },
  area: ({ names }) => `Stones count, and each empty ${names.noun} that reaches only one colour`,
  groundArea: "Stones count, and the ground that only one colour reaches",
  divided: (komi, colour) => `First named a komi of ${komi}, and Second took ${colour}.`,
  costly: "This game goes on for ever: whoever must repeat the costlier action loses.",
  lasting: (stones) => `This game goes on for ever: komi and bids count, and ${stones}.`,
  noneLives: "no stone lives for ever",
  livingAdded: "stones that live for ever are added",
});
