/** A tree in the order in which it is read: a turn, then what might have been played instead of it, then
 *  how the line goes on. */
import { type NodeId, nodeOf, START, type Tree } from "./tree.ts";

export interface Step {
  readonly id: NodeId;
  /** In how many variations it stands, one in another. */
  readonly level: number;
  /** Whether a variation begins with it. */
  readonly begins: boolean;
}

/** A part of them. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface LinearTurns {
  readonly steps: readonly Step[];
  /** Where each node stands among them. */
  readonly index: ReadonlyMap<NodeId, number>;
}

const known = new WeakMap<Tree["nodes"], LinearTurns>();

/** Worked out once for a tree, however its notes change. */
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
  /** What comes next is last: a variation that begins, or how a line goes on after a node. */
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

/** So many steps round one, which stay while that one is well inside of them. */
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
