/** English of problems: the task, the verdicts on a reader's turns, and the ends. */
import { problemSentences } from "../model/problem-sentences.ts";
import { playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";
import { lineWords, sideWords } from "./value.ts";

export const PROBLEM = {
  again: "Try again",
  show: "Show me",
  leave: "Leave the problem",
  looking: "Looking at the position…",
  replying: "Looking for the answer…",
  none: "There is no problem here: nobody is to move.",
  unsolved: "No solution is known: the record has none, and the solver found none in time.",
  walk: "The buttons walk through it.",
} as const;

export const { taskWords, problemWords, solutionWords } = problemSentences({
  playerWord,
  turnSentence,
  sideWords,
  lineWords,
  looking: PROBLEM.looking,
  replying: PROBLEM.replying,
  unsolved: PROBLEM.unsolved,
  solution: (line) => `The solution: ${line}. ${PROBLEM.walk}`,
  task: (who) => `${who} to play`,
  find: (task) => `${task}: find the best turns`,
  draw: (task) => `${task} and draw`,
  win: (task) => `${task} and win`,
  lose: (task) => `${task}, and to lose`,
  winBy: (task, margin) => `${task} and win by ${margin}`,
  loseBy: (task, margin) => `${task} and lose by no more than ${margin}`,
  solved: "Solved",
  notSolved: "Not solved.",
  right: (turn) => `${turn} is right.`,
  wrong: (turn) => `${turn} is wrong.`,
  unjudged: {
    record: "the record answers it.",
    solver: "the solver knows the answer, but not what the problem began with.",
    search: "neither the record nor the solver knows it, so the answer comes from trial games.",
    nothing: "it is not in the record, and the solver cannot be loaded here.",
  },
  answers: (who, place) => `${who} answers ${place}.`,
  loss: (now, then) => `With best play ${itIs(now)} now; from the start ${itIs(then)}.`,
});

/** "Black wins", "it is a draw". */
function itIs(side: string): string {
  return side.replace(/^a /, "it is a ");
}
