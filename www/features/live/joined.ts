/** Joined record: the game of this page with that of the peer. All turns of both stay, as in play by link, and the node
 *  ids of this page's. The host's lines come first on both sides, so that two pages that know the same turns have the
 *  same record. */
import { combined, graft, type MutableTree } from "../../model/tree/merge.ts";
import {
  type NodeId,
  nodeOf,
  notesOf,
  START,
  subtreeOf,
  type Tree,
} from "../../model/tree/tree.ts";

export type Role = "host" | "guest";

interface Joined {
  readonly tree: Tree;
  /** Ids of the peer's nodes in the joined tree. */
  readonly ids: ReadonlyMap<NodeId, NodeId>;
}

export function joined(ours: Tree, theirs: Tree, role: Role): Joined {
  const tree: MutableTree = {
    nodes: ours.nodes.map((node) => node ?? NO_NODE),
    notes: new Map(ours.notes),
  };
  const ids = graft(tree, theirs);
  if (role === "guest") arrangeAs(theirs, tree, ids, ours);
  const nodes = tree.nodes.map((node) => (node === NO_NODE ? null : node));
  return { tree: { nodes, notes: tree.notes }, ids };
}

/** Stands for a deleted node while the tree grows. */
const NO_NODE = { turn: null, parent: START, children: [], depth: 0, nested: 0 };

/** Puts the lines and notes of `first` before the others. */
function arrangeAs(
  first: Tree,
  { nodes, notes }: MutableTree,
  ids: ReadonlyMap<NodeId, NodeId>,
  second: Tree,
): void {
  for (const id of subtreeOf(first, START)) {
    const there = ids.get(id) ?? START;
    const node = nodes[there];
    if (node === undefined) continue;
    const before = nodeOf(first, id).children;
    const known = before.flatMap((child) => ids.get(child) ?? []);
    const others = node.children.filter((child) => !known.includes(child));
    nodes[there] = { ...node, children: [...known, ...others] };
    let most = 0;
    for (const [index, child] of [...known, ...others].entries()) {
      const own = before[index];
      const sibling = nodes[child];
      if (sibling === undefined) continue;
      const wanted = own === undefined ? sibling.nested : nodeOf(first, own).nested;
      const nested =
        own === undefined ? Math.min(Math.max(wanted, Math.min(most, 1)), most) : wanted;
      nodes[child] = { ...sibling, nested };
      most = nested + 1;
    }
    const both = combined(notesOf(first, id), notesOf(second, there));
    if (Object.keys(both).length > 0) notes.set(there, both);
  }
}
