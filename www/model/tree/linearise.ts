/** Linear order of a tree: a turn, then its alternatives, then the continuation of the line. */
import { type NodeId, nodeOf, START, type Tree } from "./tree.ts";

export interface Step {
  readonly id: NodeId;
  /** Nesting depth of its variation. */
  readonly level: number;
  /** True for the first turn of a variation. */
  readonly startsVariation: boolean;
}

/** A range of steps. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

interface LinearTurns {
  readonly steps: readonly Step[];
  /** Position of each node in the order. */
  readonly index: ReadonlyMap<NodeId, number>;
}

const cache = new WeakMap<Tree["nodes"], LinearTurns>();

/** Cached for each list of nodes; notes do not matter. */
export function linearise(tree: Tree): LinearTurns {
  const before = cache.get(tree.nodes);
  if (before !== undefined) return before;
  const steps = stepsOf(tree);
  const linear = { steps, index: new Map(steps.map(({ id }, index) => [id, index])) };
  cache.set(tree.nodes, linear);
  return linear;
}

function stepsOf(tree: Tree): Step[] {
  const steps: Step[] = [];
  /** A stack; its top comes next: the start of a variation, or the continuation after a node. */
  const open: { readonly at: NodeId; readonly level: number; readonly startsVariation: boolean }[] =
    [{ at: START, level: 0, startsVariation: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, level, startsVariation } = next;
    if (startsVariation) {
      steps.push({ id: at, level, startsVariation });
      open.push({ at, level, startsVariation: false });
      continue;
    }
    const [first, ...others] = nodeOf(tree, at).children;
    if (first === undefined) continue;
    steps.push({ id: first, level, startsVariation });
    open.push({ at: first, level, startsVariation });
    for (const other of others.toReversed())
      open.push({ at: other, level: level + 1, startsVariation: true });
  }
  return steps;
}

/** A window of `reach` steps around an index; it stays while the index is well inside. */
export function windowAround(
  index: number,
  count: number,
  reach: number,
  before: StepRange | null,
): StepRange {
  const within =
    before !== null &&
    before.to <= count &&
    (before.from === 0 || index - before.from > reach / 4) &&
    (before.to === count || before.to - index > reach / 4) &&
    index >= before.from - 1 &&
    index < before.to;
  if (within) return before;
  return { from: Math.max(index - reach, 0), to: Math.min(index + reach, count) };
}
