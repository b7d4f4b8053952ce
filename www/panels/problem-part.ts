/** Part of a problem in the page and in the player: the task, the verdicts, and the buttons. Made without
 *  templates, which the player does without. */
import type { GameController } from "../model/game-controller.ts";
import type { Problem } from "../model/problem/problem.ts";
import type { ProblemController } from "../model/problem/problem-controller.ts";
import { PROBLEM, problemWords, solutionWords, taskWords } from "../words/problem.ts";
import { button, element } from "./dom.ts";

/** Classes of its buttons. */
interface ProblemLook {
  readonly button: string;
}

export function problemPart(
  controller: GameController,
  problems: ProblemController,
  look: ProblemLook,
): HTMLElement {
  const task = element("p", { class: "problem-task" });
  const words = element("p", { class: "problem-words", role: "status" });
  const again = button(PROBLEM.again, () => problems.again(), look.button);
  const show = button(PROBLEM.show, () => problems.show(), look.button);
  const buttons = element("div", { class: "problem-buttons" }, again, show);
  const made = element("div", { class: "problem-part" }, task, words, buttons);
  problems.subscribe((problem) => {
    const { board } = controller.store.state;
    made.dataset.stage = problem?.stage ?? "none";
    made.dataset.verdict = problem?.verdict?.kind ?? "none";
    task.textContent = problem === null ? "" : taskOf(problem, controller);
    task.hidden = problem === null || problem.verdict === null;
    const line = problem === null ? null : solutionWords(problems.solution(), problem, board);
    words.textContent = problem === null ? PROBLEM.none : problemWords(problem, line, board);
    disable(again, problem === null || isAtStart(problem, controller));
    disable(show, problem === null || problem.stage === "reading" || problem.stage === "shown");
  });
  return made;
}

/** A button with the focus of the keyboard stays enabled: disabled it would lose the focus to the start of the page. A
 *  second press does what the first did. */
function disable(pressed: HTMLButtonElement, is: boolean): void {
  pressed.disabled = is && !pressed.matches(":focus-visible");
}

function taskOf(problem: Problem, { store }: GameController): string {
  return taskWords(problem, store.state.board);
}

function isAtStart({ start, stage }: Problem, { store }: GameController): boolean {
  return store.state.branch.node === start && stage !== "shown";
}
