/** Players of the turns of a tree, as the core has them. */
import { actsOf } from "gospace/play";
import type { Actor, ResolvedRules } from "../engine/types.ts";
import type { Tree } from "./tree/tree.ts";

/** By node id; the start has Black, who is to begin. Cost: linear. */
export function moversIn(
  { nodes: [, ...nodes] }: Tree,
  rules: Pick<ResolvedRules, "komi">,
): readonly Actor[] {
  const turns = nodes.map((node) => node?.turn ?? "pass");
  const parents = nodes.map((node) => node?.parent ?? 0);
  return ["black", ...actsOf(rules, turns, parents).map(({ mover }) => mover)];
}
