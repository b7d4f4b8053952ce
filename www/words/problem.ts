/** English of problems: the task, the verdicts on a reader's turns, and the ends. */
import type { Player } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import type { Problem, Verdict } from "../model/problem/problem.ts";
import { compared, marginFor } from "../model/ranked-turns.ts";
import type { BoardView } from "../model/state.ts";
import { otherPlayer, readTurn } from "../model/turns.ts";
import { placeWord, playerWord } from "./names.ts";
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

/** Turns of a solution that are named; the others are walked to. */
const MOST_NAMED = 4;

/** "Black to play and win by 1"; for a value that is not known "Black to play: find the best turns". */
export function taskWords({ player, value }: Problem, { rules }: BoardView): string {
  const task = `${playerWord(player)} to play`;
  if (value === null) return `${task}: find the best turns`;
  const own = marginFor(player, value);
  const sign = compared(own, "0");
  if (sign === 0) return `${task} and draw`;
  if (rules.end === "no-turn-loses") return sign > 0 ? `${task} and win` : `${task}, and to lose`;
  return sign > 0
    ? `${task} and win by ${readable(own)}`
    : `${task} and lose by no more than ${readable(own).replace(/^[-−]/, "")}`;
}

/** All that is to be said now, in sentences. */
export function problemWords(problem: Problem, line: string | null, board: BoardView): string {
  const { stage, verdict } = problem;
  switch (stage) {
    case "reading":
      return PROBLEM.looking;
    case "replying":
      return PROBLEM.replying;
    case "shown":
      return line === null ? PROBLEM.unsolved : `The solution: ${line}. ${PROBLEM.walk}`;
    case "asking":
    case "ended":
      return verdict === null
        ? `${taskWords(problem, board)}.`
        : [...verdictSentences(problem, verdict, board), verdict.comment ?? ""].join(" ").trim();
  }
}

/** The solution as a line of turns; null without one. */
export function solutionWords(
  line: Parameters<typeof lineWords>[0],
  { player }: Problem,
  board: BoardView,
): string | null {
  if (line.length === 0) return null;
  return lineWords(line, player, board, MOST_NAMED);
}

function verdictSentences(problem: Problem, verdict: Verdict, board: BoardView): string[] {
  const { player, stage } = problem;
  const turn = turnSentence(player, verdict.turn, board.names);
  const answer = answerWords(verdict, otherPlayer(player), board);
  switch (verdict.kind) {
    case "right": {
      const end =
        stage === "ended" ? `Solved${reachedWords(problem, board)}.` : `${turn} is right.`;
      return [end, ...answer];
    }
    case "wrong": {
      const end = stage === "ended" ? "Not solved." : `${turn} is wrong.`;
      return [end, ...answer, ...lossWords(problem, verdict, board)];
    }
    case "unknown":
      return [`${turn}: ${UNJUDGED[verdict.by]}`, ...answer];
  }
}

/** The reason for which a turn has no verdict. */
const UNJUDGED: Readonly<Record<Verdict["by"], string>> = {
  record: "the record answers it.",
  solver: "the solver knows the answer, but not what the problem began with.",
  search: "neither the record nor the solver knows it, so the answer comes from trial games.",
  nothing: "it is not in the record, and the solver cannot be loaded here.",
};

function answerWords({ reply }: Verdict, player: Player, { names }: BoardView): string[] {
  if (reply === null) return [];
  const read = readTurn(reply);
  return read.kind === "play"
    ? [`${playerWord(player)} answers ${placeWord(read.at, names)}.`]
    : [`${turnSentence(player, reply, names)}.`];
}

function reachedWords({ value }: Problem, board: BoardView): string {
  return value === null ? "" : `: ${sideWords(value, board)}`;
}

/** "With best play White wins by 3 now; from the start Black wins by 1.": empty where the solver does not know. */
function lossWords({ value: goal }: Problem, { value }: Verdict, board: BoardView): string[] {
  if (goal === null || value === null) return [];
  const [now, then] = [value, goal].map((each) =>
    sideWords(each, board).replace(/^a /, "it is a "),
  );
  return [`With best play ${now} now; from the start ${then}.`];
}
