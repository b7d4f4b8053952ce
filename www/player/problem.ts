/** Problem in a player: answers the reader's turns by the record and the solver. Fetched only where a problem is
 *  asked for, and the search only where the solver does not know the answer. */
import type { WasmSource } from "gospace/play";
import { type Reply, type Sought, searching, solving, UNKNOWN } from "../engine/reply.ts";
import type { GameDocument } from "../engine/types.ts";
import { isLight } from "../kinds/link-kind.ts";
import type { GameController } from "../model/game-controller.ts";
import { ProblemController } from "../model/problem/problem-controller.ts";
import { problemPart } from "../panels/problem-part.ts";
import styles from "./problem.css?inline";

/** Between pauses in which the page goes on. */
const SLICE = 12;

/** Begins a problem at the shown moment of a player, and again with each game that is opened. `frame` has the
 *  stage for the styles; `solver`: the core's part that solves on grids and graphs, where it is there. */
export function mountProblem(
  controller: GameController,
  frame: HTMLElement,
  solver?: WasmSource,
): HTMLElement {
  const problems = new ProblemController(controller, (...asked) => solve(solver, ...asked));
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

async function solve(
  solver: WasmSource | undefined,
  document: GameDocument,
  sought: Sought,
): Promise<Reply> {
  const { kind } = document.board;
  const Solver = isLight(kind) ? await lightSolver(solver) : (await think()).Solver;
  const known = await inSlices(solving(new Solver(document)));
  if (known !== null || sought === "value") return known ?? UNKNOWN;
  const { Search } = await think();
  return inSlices(searching(new Search(document)));
}

async function lightSolver(wasm: WasmSource | undefined) {
  const { load, Solver } = await import("gospace/light-solver");
  await load(wasm);
  return Solver;
}

async function think() {
  const module = await import("gospace/think");
  await module.load();
  return module;
}

async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
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

/** The same, once it has the part of the core that it shares with the game. */
export type MountProblem = (controller: GameController, frame: HTMLElement) => HTMLElement;
