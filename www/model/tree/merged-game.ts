/** A game that is kept here and one that came from outside, put together: what of it is shown, how much of
 *  that is new here, and where both went on. */
import { merge } from "./merge.ts";
import { type Branch, type NodeId, nodeOf, pathTo, START, type Tree } from "./tree.ts";

/** Both went on after the same turn. */
export interface Parting {
  /** So many turns are in common. */
  readonly turns: number;
  /** The ends of the two lines. */
  readonly ours: NodeId;
  readonly theirs: NodeId;
}

export interface MergedGame {
  readonly tree: Tree;
  /** What came, if there is anything new in it; else where the kept game stood. */
  readonly shown: NodeId;
  /** How many of the turns that lead there were known here. */
  readonly seen: number;
  readonly parting: Parting | null;
}

export function mergedGame(kept: Branch, came: Branch): MergedGame {
  const { tree, first, second } = merge(kept.tree, came.tree);
  const known = new Set(first.values());
  const theirs = second.get(came.node) ?? START;
  if (known.has(theirs)) {
    const shown = first.get(kept.node) ?? START;
    return { tree, shown, seen: nodeOf(tree, shown).depth, parting: null };
  }
  const seen = pathTo(tree, theirs).filter((id) => known.has(id)).length;
  const ours = first.get(kept.line.at(-1) ?? START) ?? START;
  const told = new Set(second.values()).has(ours);
  const parting = told ? null : { turns: commonDepth(tree, ours, theirs), ours, theirs };
  return { tree, shown: theirs, seen, parting };
}

function commonDepth(tree: Tree, a: NodeId, b: NodeId): number {
  const other = pathTo(tree, b);
  return pathTo(tree, a).filter((id, index) => other[index] === id).length;
}
