/** Merged game: a saved game merged with an incoming one, with the node to show, the number of
 *  known turns, and the divergence. */
import { merge } from "./merge.ts";
import { type Branch, type NodeId, nodeOf, pathTo, START, type Tree } from "./tree.ts";

/** Two continuations of one game after the same turn. */
export interface Divergence {
  /** Number of common turns. */
  readonly turns: number;
  /** Ends of the two lines. */
  readonly ours: NodeId;
  readonly theirs: NodeId;
}

interface MergedGame {
  readonly tree: Tree;
  /** The end of the incoming line if it has new turns; otherwise the saved game's node. */
  readonly shown: NodeId;
  /** Known turns on the path to `shown`. */
  readonly seen: number;
  readonly divergence: Divergence | null;
}

export function mergedGame(saved: Branch, incoming: Branch): MergedGame {
  const { tree, first, second } = merge(saved.tree, incoming.tree);
  const known = new Set(first.values());
  const theirs = second.get(incoming.node) ?? START;
  if (known.has(theirs)) {
    const shown = first.get(saved.node) ?? START;
    return { tree, shown, seen: nodeOf(tree, shown).depth, divergence: null };
  }
  const seen = pathTo(tree, theirs).filter((id) => known.has(id)).length;
  const ours = first.get(saved.line.at(-1) ?? START) ?? START;
  const contained = new Set(second.values()).has(ours);
  const divergence = contained ? null : { turns: commonDepth(tree, ours, theirs), ours, theirs };
  return { tree, shown: theirs, seen, divergence };
}

function commonDepth(tree: Tree, a: NodeId, b: NodeId): number {
  const other = pathTo(tree, b);
  return pathTo(tree, a).filter((id, index) => other[index] === id).length;
}
