/** Problem in the page: its address asks for it, a worker answers the turns. The record is hidden until the
 *  solution is shown. Loaded when it is first asked for. */
import type { Reply, Sought } from "../engine/reply.ts";
import type { GameDocument } from "../engine/types.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import type { GameController } from "../model/game-controller.ts";
import { ProblemController } from "../model/problem/problem-controller.ts";
import { isProblemAddress, withoutSolve } from "../share/address.ts";
import { PROBLEM } from "../words/problem.ts";
import { button, byId } from "./dom.ts";
import { problemPart } from "./problem-part.ts";

/** Mounts problems, and begins one at the shown moment. */
export function mountProblem(controller: GameController): void {
  const client = new WorkerClient();
  const problems = new ProblemController(controller, (...asking) => reply(client, ...asking));
  const places = [byId("problem"), byId("dock-problem")];
  for (const place of places) {
    const leave = button(PROBLEM.leave, () => leaveProblem(problems), "btn small");
    place.replaceChildren(problemPart(controller, problems, { button: "btn small" }), leave);
  }
  problems.subscribe((problem) => {
    document.body.dataset.problem = problem?.stage ?? "none";
    for (const place of places) place.hidden = problem === null;
  });
  controller.store.subscribe((state, before) => {
    if (state.board !== before.board) client.cancel();
  });
  // After the page's address, which opens the game.
  for (const event of ["popstate", "hashchange"] as const)
    window.addEventListener(event, () => isProblemAddress() && problems.begin());
  problems.begin();
}

function leaveProblem(problems: ProblemController): void {
  problems.end();
  withoutSolve("replaceState");
}

function reply(client: WorkerClient, document: GameDocument, sought: Sought): Promise<Reply> {
  return new Promise((resolve, reject) => {
    client.send({ kind: "reply", document, sought }, (message) => {
      if (message.kind === "replied") resolve(message.reply);
      else if (message.kind === "failed") reject(new Error(message.message));
    });
  });
}
