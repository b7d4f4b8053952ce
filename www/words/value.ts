/** English of the value of a position. */
import { outcomeSentences, valueSentences } from "../model/value-sentences.ts";
import { leadWords, percent } from "./analysis.ts";
import { counted } from "./counts.ts";
import { VALUE_ASK } from "./game-panel.ts";
import { listed, playerWord } from "./names.ts";
import { turnSentence, turnWord } from "./turns.ts";

export const VALUE = {
  name: VALUE_ASK.name,
  stop: "Stop",
  goOn: "Go on",
  again: "Ask again",
  moved: "Another position is shown. Ask again, and this one is valued.",
  over: "The game is over; nothing is left to play.",
  addLine: "Add it as a variation",
  addLineTip: "Put best play into the record, to walk through it",
  bestPlay: "Best play",
  turns: "First turns, the best ones first",
  turnTip: "Play it as a variation, and see the answers",
  memory:
    "Answers are kept in at most some 170 MB of memory; when it is full they are dropped and found again.",
  problem: "Make this a problem",
  problemTip: "Share it: readers find the best turns, and every turn is answered",
} as const;

const DRAW = "a draw";

export const { sideWords, lineWords } = outcomeSentences({
  playerWord,
  turnSentence,
  draw: DRAW,
  wins: (who) => `${who} wins`,
  winsBy: (who, margin) => `${who} wins by ${margin}`,
  andSoOn: "and so on",
});

export const {
  shortValue,
  boundsWords,
  valueWords,
  drawnWords,
  firstWords,
  estimateWords,
  stageWords,
} = valueSentences({
  playerWord,
  sideWords,
  turnWord,
  leadWords,
  percent,
  listed,
  draw: DRAW,
  winsByBetween: (who, least, most) => `${who} wins, by ${least} to ${most}`,
  between: (low, high) => `Between ${low} and ${high}`,
  winnerUnknown: "Not known yet who wins",
  fairKomi: (komi) => `The fair komi is ${komi}.`,
  drawWithKomi: (low, high) => `A draw with any komi from ${low} to ${high}`,
  more: (count) => `${count} more`,
  bestFirst: (turns) => `Best first: ${turns}.`,
  bestPlay: (side) => `With best play ${side}`,
  bestPlayDraws: "With best play it is a draw",
  pass: "a pass",
  estimate: (games) => `Estimate by ${counted(games, "trial game")}`,
  winsShare: (who, share) => `${who} wins ${share} of them`,
  working: "Working…",
  tried: (turns) => `${counted(turns, "turn")} tried`,
  left: (turns) => `, ${counted(turns, "first turn")} left`,
  exact: "Exact",
  stopped: "Stopped",
  exactStopped: "Exact; stopped",
  paused: "Paused after a minute",
  exactPaused: "Exact; paused after a minute",
});
