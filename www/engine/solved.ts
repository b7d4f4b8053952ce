/** Knowledge in a solver's report. */
import type { SolverReport } from "./solver.ts";

/** True if it is known who wins, or that both can draw at least. */
export function isKnown({ settled, between }: Pick<SolverReport, "settled" | "between">): boolean {
  return settled || between === "drawn";
}

/** True if more work finds nothing more of the value. */
export function isFinal({
  settled,
  between,
  reason,
}: Pick<SolverReport, "settled" | "between" | "reason">): boolean {
  return settled || between !== undefined || reason !== undefined;
}
