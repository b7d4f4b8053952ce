/** Problems in sentences, by the words of a language: the task, the verdicts on a reader's turns, and the ends. */

import type { Player, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import type { Problem, Verdict } from "./problem/problem.ts";
import { compared, marginFor } from "./ranked-turns.ts";
import { type BoardView, type Names, placeWord } from "./state.ts";
import { otherPlayer, readTurn } from "./turns.ts";
import type { OutcomeSentences } from "./value-sentences.ts";

/** Words of a language for problems; `task`: who is to play. */
export interface ProblemWords extends OutcomeSentences {
  readonly playerWord: (player: Player) => string;
  readonly turnSentence: (player: Player, turn: Turn, names: Names) => string;
  readonly looking: string;
  readonly replying: string;
  readonly unsolved: string;
  readonly solution: (line: string) => string;
  readonly task: (who: string) => string;
  readonly find: (task: string) => string;
  readonly draw: (task: string) => string;
  readonly win: (task: string) => string;
  readonly lose: (task: string) => string;
  readonly winBy: (task: string, margin: string) => string;
  readonly loseBy: (task: string, margin: string) => string;
  readonly solved: string;
  readonly notSolved: string;
  readonly right: (turn: string) => string;
  readonly wrong: (turn: string) => string;
  /** The reason for which a turn has no verdict. */
  readonly unjudged: Readonly<Record<Verdict["by"], string>>;
  readonly answers: (who: string, place: string) => string;
  /** Values with best play, now and from the start. */
  readonly loss: (now: string, then: string) => string;
}

/** Turns of a solution that are named; the others are walked to. */
const MOST_NAMED = 4;

export interface ProblemSentences {
  /** "Black to play and win by 1"; for a value that is not known "Black to play: find the best turns". */
  readonly taskWords: (problem: Problem, board: BoardView) => string;
  /** All that is to be said now, in sentences. */
  readonly problemWords: (problem: Problem, line: string | null, board: BoardView) => string;
  /** The solution as a line of turns; null without one. */
  readonly solutionWords: (
    line: readonly Turn[],
    problem: Problem,
    board: BoardView,
  ) => string | null;
}

/* @__NO_SIDE_EFFECTS__ */
export function problemSentences(words: ProblemWords): ProblemSentences {
  const { sideWords } = words;

  function taskWords({ player, value }: Problem, { rules }: BoardView): string {
    const task = words.task(words.playerWord(player));
    if (value === null) return words.find(task);
    const own = marginFor(player, value);
    const sign = compared(own, "0");
    if (sign === 0) return words.draw(task);
    if (rules.end === "no-turn-loses") return sign > 0 ? words.win(task) : words.lose(task);
    return sign > 0
      ? words.winBy(task, readable(own))
      : words.loseBy(task, readable(own).replace(/^[-−]/, ""));
  }

  function verdictSentences(problem: Problem, verdict: Verdict, board: BoardView): string[] {
    const { player, stage, value } = problem;
    const turn = words.turnSentence(player, verdict.turn, board.names);
    const answer = answerWords(verdict, otherPlayer(player), board);
    if (verdict.kind === "unknown") return [`${turn}: ${words.unjudged[verdict.by]}`, ...answer];
    if (verdict.kind === "wrong") {
      const end = stage === "ended" ? words.notSolved : words.wrong(turn);
      return [end, ...answer, ...lossWords(problem, verdict, board)];
    }
    const reached = value === null ? "" : `: ${sideWords(value, board)}`;
    return [stage === "ended" ? `${words.solved}${reached}.` : words.right(turn), ...answer];
  }

  function answerWords({ reply }: Verdict, player: Player, { names }: BoardView): string[] {
    if (reply === null) return [];
    const read = readTurn(reply);
    return [
      read.kind === "play"
        ? words.answers(words.playerWord(player), placeWord(read.at, names))
        : `${words.turnSentence(player, reply, names)}.`,
    ];
  }

  /** Empty where the solver does not know. */
  function lossWords({ value: goal }: Problem, { value }: Verdict, board: BoardView): string[] {
    if (goal === null || value === null) return [];
    return [words.loss(sideWords(value, board), sideWords(goal, board))];
  }

  return {
    taskWords,
    problemWords(problem, line, board) {
      const { stage, verdict } = problem;
      if (stage === "reading") return words.looking;
      if (stage === "replying") return words.replying;
      if (stage === "shown") return line === null ? words.unsolved : words.solution(line);
      if (verdict === null) return `${taskWords(problem, board)}.`;
      const said = [...verdictSentences(problem, verdict, board), verdict.comment ?? ""];
      return said.join(" ").trim();
    },
    solutionWords: (line, { player }, board) =>
      line.length === 0 ? null : words.lineWords(line, player, board, MOST_NAMED),
  };
}
