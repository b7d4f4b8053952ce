/** Controller of explanations, fetched with the first question. */
import type { ExplainController } from "./explain-controller.ts";

type Controller = typeof ExplainController;

let taken: Controller | null = null;

/** Null: it has not been fetched. */
export function explainController(
  ...given: ConstructorParameters<Controller>
): ExplainController | null {
  return taken && new taken(...given);
}

export function takeExplaining(controller: Controller): void {
  taken = controller;
}
