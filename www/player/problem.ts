/** Problem in a player: answers the reader's turns by the record and the solver. Fetched only where a problem is
 *  asked for, since it brings the search and the solver along. */
import { load } from "gospace/think";
import { type Reply, replying } from "../engine/reply.ts";
import type { GameDocument } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import { ProblemController } from "../model/problem/problem-controller.ts";
import { problemPart } from "../panels/problem-part.ts";
import styles from "./problem.css?inline";

/** Between pauses in which the page goes on. */
const SLICE = 12;

/** Begins a problem at the shown moment of a player, and again with each game that is opened. `frame` has the
 *  stage for the styles. */
export function mountProblem(controller: GameController, frame: HTMLElement): HTMLElement {
  const problems = new ProblemController(controller, solve);
  problems.subscribe((problem) => {
    frame.dataset.problem = problem?.stage ?? "none";
  });
  const part = problemPart(controller, problems, { button: "turn-button" });
  dress(frame.getRootNode());
  problems.begin();
  controller.store.subscribe((state, before) => {
    if (state.board !== before.board) problems.begin();
  });
  return part;
}

function dress(root: Node): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet);
}

async function solve(document: GameDocument): Promise<Reply> {
  await load();
  const steps = replying(document);
  for (;;) {
    const end = performance.now() + SLICE;
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    if (step.done === true) return step.value;
    await new Promise((go) => setTimeout(go));
  }
}

/** The module that is fetched. */
export interface ProblemModule {
  readonly mountProblem: typeof mountProblem;
}
