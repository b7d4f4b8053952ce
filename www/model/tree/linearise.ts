/** Linear order of a tree: a turn, then its alternatives, then the continuation of the line. */
import { type NodeId, nodeOf, START, type Tree } from "./tree.ts";

export interface Step {
  readonly id: NodeId;
  /** Nesting depth of its variation. */
  readonly level: number;
  /** True for the first turn of a variation. */
  readonly begins: boolean;
}

/** A range of steps. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface LinearTurns {
  readonly steps: readonly Step[];
  /** Position of each node in the order. */
  readonly index: ReadonlyMap<NodeId, number>;
}

const known = new WeakMap<Tree["nodes"], LinearTurns>();

/** Cached for each list of nodes; notes do not matter. */
export function linearise(tree: Tree): LinearTurns {
  const before = known.get(tree.nodes);
  if (before !== undefined) return before;
  const steps = stepsOf(tree);
  const flow = { steps, index: new Map(steps.map(({ id }, index) => [id, index])) };
  known.set(tree.nodes, flow);
  return flow;
}

function stepsOf(tree: Tree): Step[] {
  const steps: Step[] = [];
  /** // A stack, whose top comes next: the start of a variation, or the continuation after a node. */
  const open: { readonly at: NodeId; readonly level: number; readonly begins: boolean }[] = [
    { at: START, level: 0, begins: false },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, level, begins } = next;
    if (begins) {
      steps.push({ id: at, level, begins });
      open.push({ at, level, begins: false });
      continue;
    }
    const [first, ...others] = nodeOf(tree, at).children;
    if (first === undefined) continue;
    steps.push({ id: first, level, begins });
    open.push({ at: first, level, begins });
    for (const other of others.toReversed())
      open.push({ at: other, level: level + 1, begins: true });
  }
  return steps;
}

/** A window of `reach` steps around an index; it stays while the index is well inside. */
export function stretchRound(
  index: number,
  count: number,
  reach: number,
  before: Stretch | null,
): Stretch {
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
