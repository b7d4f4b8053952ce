/** Edits of trees: each returns a new tree, and keeps all unrelated lines and all node ids. */
import { Game } from "gospace/play";
import type { Marks, Turn } from "../../engine/types.ts";
import { sameTurn } from "./document-turns.ts";
import {
  forkAt,
  has,
  isOnMainLine,
  type NodeId,
  type Notes,
  nodeOf,
  notesOf,
  pathTo,
  ROOT,
  START,
  siblingsOf,
  subtreeOf,
  type Tree,
  type TreeNode,
} from "./tree.ts";

/** A deletion that can be undone. */
export interface Deletion {
  readonly before: Tree;
  readonly node: NodeId;
}

/** True if the tree is within the limits of a document. Cost: linear. */
export function fitsDocument({ nodes }: Tree): boolean {
  const levels: number[] = [];
  let count = 0;
  nodes.forEach((node, id) => {
    if (node === null) return;
    levels[id] = (levels[node.parent] ?? 0) + node.nested;
    count += 1;
  });
  const [turns = 0, nesting = 0] = Game.limits();
  return count - 1 <= turns && levels.every((level) => level <= nesting);
}

/** Adds a turn after a node: returns the existing child if it is the same turn, else adds a last
 *  alternative. */
export function withTurn(tree: Tree, after: NodeId, turn: Turn): { tree: Tree; node: NodeId } {
  const nodes = tree.nodes.slice();
  const node = addTurn(nodes, after, turn);
  return nodes.length === tree.nodes.length ? { tree, node } : { tree: { ...tree, nodes }, node };
}

/** Adds a turn in place, to a list of nodes that is not shared. */
export function addTurn(nodes: (TreeNode | null)[], after: NodeId, turn: Turn): NodeId {
  const parent = nodes[after] ?? ROOT;
  const known = parent.children.find((id) => {
    const there = nodes[id]?.turn ?? null;
    return there !== null && sameTurn(there, turn);
  });
  if (known !== undefined) return known;
  const node = nodes.length as NodeId;
  const nested = parent.children.length === 0 ? 0 : 1;
  nodes.push({ turn, parent: after, children: [], depth: parent.depth + 1, nested });
  nodes[after] = { ...parent, children: [...parent.children, node] };
  return node;
}

/** The tree without a turn and all that comes after it. */
export function withoutSubtree(tree: Tree, node: NodeId): Tree {
  const gone = subtreeOf(tree, node);
  const { parent } = nodeOf(tree, node);
  const left = arranged(
    tree,
    parent,
    siblingsOf(tree, node).filter((id) => id !== node),
  );
  const nodes = left.nodes.slice();
  const notes = new Map(tree.notes);
  for (const id of gone) {
    nodes[id] = null;
    notes.delete(id);
  }
  return { nodes, notes };
}

/** The tree with a deletion undone; later changes stay. */
export function withRestored(tree: Tree, { before, node }: Deletion): Tree {
  const { parent } = nodeOf(before, node);
  if (has(tree, node) || !has(tree, parent)) return tree;
  const nodes = tree.nodes.slice();
  const notes = new Map(tree.notes);
  for (const id of subtreeOf(before, node)) {
    nodes[id] = nodeOf(before, id);
    const own = before.notes.get(id);
    if (own !== undefined) notes.set(id, own);
  }
  const siblings = nodeOf(tree, parent).children;
  const index = siblingsOf(before, node).indexOf(node);
  return arranged({ nodes, notes }, parent, siblings.toSpliced(index, 0, node));
}

/** The node's line comes first at its last fork where it does not. */
export function promoted(tree: Tree, node: NodeId): Tree {
  const behind = pathTo(tree, node).findLast((id) => siblingsOf(tree, id)[0] !== id);
  return behind === undefined ? tree : movedToFront(tree, behind);
}

/** The node's line becomes the main line. */
export function asMainLine(tree: Tree, node: NodeId): Tree {
  if (isOnMainLine(tree, node)) return tree;
  return pathTo(tree, node).reduce(movedToFront, tree);
}

/** The node's line moves one place up or down among its alternatives. */
export function shifted(tree: Tree, node: NodeId, by: 1 | -1): Tree {
  const fork = forkAt(tree, node);
  if (fork === null) return tree;
  const { siblings, index } = fork;
  const [here, there] = [siblings[index], siblings[index + by]];
  if (here === undefined || there === undefined) return tree;
  const next = siblings.with(index, there).with(index + by, here);
  return arranged(tree, nodeOf(tree, here).parent, next);
}

function movedToFront(tree: Tree, node: NodeId): Tree {
  const others = siblingsOf(tree, node).filter((id) => id !== node);
  return arranged(tree, nodeOf(tree, node).parent, [node, ...others]);
}

/** A parent with reordered or fewer children. */
function arranged(tree: Tree, parent: NodeId, children: readonly NodeId[]): Tree {
  const nodes: (TreeNode | null)[] = tree.nodes.slice();
  nodes[parent] = { ...nodeOf(tree, parent), children };
  let most = 0;
  for (const id of children) {
    const node = nodeOf(tree, id);
    const nested = Math.min(Math.max(node.nested, Math.min(most, 1)), most);
    if (node.nested !== nested) nodes[id] = { ...node, nested };
    most = nested + 1;
  }
  return { ...tree, nodes };
}

/** An empty comment is removed. */
export function withComment(tree: Tree, node: NodeId, comment: string): Tree {
  const { comment: _, ...others } = notesOf(tree, node);
  return withNotes(tree, node, comment === "" ? others : { ...others, comment });
}

/** Only turns have marks; the start of a game has none. */
export function withMarks(tree: Tree, node: NodeId, marks: Marks | null): Tree {
  if (node === START) return tree;
  const { marks: _, ...others } = notesOf(tree, node);
  return withNotes(tree, node, marks === null ? others : { ...others, marks });
}

function withNotes(tree: Tree, node: NodeId, own: Notes): Tree {
  const notes = new Map(tree.notes);
  if (Object.keys(own).length === 0) notes.delete(node);
  else notes.set(node, own);
  return { ...tree, notes };
}
