/** Tree of turns: a game with its variations, immutable. Knows the document's types, and nothing of
 *  boards: the core decides legality. */
import type { Marks, Turn } from "../../engine/types.ts";

/** Node ids stay the same in all trees edited from one another. */
export type NodeId = number & { readonly __brand: "node" };

/** The node before the first turn. */
export const START = 0 as NodeId;

export interface TreeNode {
  /** Without comment, marks and variations; null at the start only. */
  readonly turn: Turn | null;
  readonly parent: NodeId;
  /** The first one continues the line, the others are variations. */
  readonly children: readonly NodeId[];
  /** Number of turns that lead here. */
  readonly depth: number;
  /** Nesting in the document: 0 for a first child, 1 for its variation, 2 for a variation of that
   *  variation's first turn, and so on. Documents can write alternatives in all these ways. */
  readonly nested: number;
}

/** Comment and marks beside a turn. */
export interface Notes {
  readonly comment?: string;
  readonly marks?: Marks;
}

export interface Tree {
  /** By id; null for a deleted node. Parents come before children. */
  readonly nodes: readonly (TreeNode | null)[];
  readonly notes: ReadonlyMap<NodeId, Notes>;
}

/** A node of a tree, with the line through it. */
export interface Branch {
  readonly tree: Tree;
  readonly node: NodeId;
  /** The turns from the first through `node` to the end of a line. */
  readonly line: readonly NodeId[];
}

/** Two or more alternatives, and the index of the chosen one. */
export interface Fork {
  readonly siblings: readonly NodeId[];
  readonly index: number;
}

export const ROOT: TreeNode = { turn: null, parent: START, children: [], depth: 0, nested: 0 };

/** Throws for a missing node, which is a defect of the caller. */
export function nodeOf(tree: Tree, id: NodeId): TreeNode {
  const found = tree.nodes[id];
  if (found === undefined || found === null) throw new Error(`the tree has no node ${id}`);
  return found;
}

export function has(tree: Tree, id: NodeId): boolean {
  return (tree.nodes[id] ?? null) !== null;
}

export function notesOf(tree: Tree, id: NodeId): Notes {
  return tree.notes.get(id) ?? {};
}

/** Nodes from the first turn to the node itself. */
export function pathTo(tree: Tree, id: NodeId): NodeId[] {
  const path: NodeId[] = [];
  for (let at = id; at !== START; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** First children from a node to the end of its line, without the node. */
export function continuation(tree: Tree, id: NodeId): NodeId[] {
  const line: NodeId[] = [];
  for (let next = nodeOf(tree, id).children[0]; next !== undefined; ) {
    line.push(next);
    next = nodeOf(tree, next).children[0];
  }
  return line;
}

/** A branch at a node; keeps the previous line if it still exists and contains the node. */
export function branchAt(tree: Tree, node: NodeId, before: readonly NodeId[] = []): Branch {
  const { depth } = nodeOf(tree, node);
  const stays = node === START || before[depth - 1] === node;
  const kept = stays && before.length > 0 && isCompleteLine(tree, before);
  const line = kept ? before : [...pathTo(tree, node), ...continuation(tree, node)];
  return { tree, node, line };
}

/** True if the nodes are a complete line of the tree. */
function isCompleteLine(tree: Tree, line: readonly NodeId[]): boolean {
  const last = line.at(-1);
  return (
    last !== undefined && line.every((id) => has(tree, id)) && !nodeOf(tree, last).children.length
  );
}

/** The turns of a branch's line. */
export function recordOf({ tree, line }: Branch): Turn[] {
  return line.flatMap((id) => nodeOf(tree, id).turn ?? []);
}

/** The last fork on the path to a node; null if there is none. */
export function forkAt(tree: Tree, id: NodeId): Fork | null {
  for (let at = id; at !== START; at = nodeOf(tree, at).parent) {
    const siblings = siblingsOf(tree, at);
    if (siblings.length > 1) return { siblings, index: siblings.indexOf(at) };
  }
  return null;
}

/** The node itself included. */
export function siblingsOf(tree: Tree, id: NodeId): readonly NodeId[] {
  return id === START ? [START] : nodeOf(tree, nodeOf(tree, id).parent).children;
}

/** True for a node on the main line. */
export function isOnMainLine(tree: Tree, id: NodeId): boolean {
  return pathTo(tree, id).every((each) => siblingsOf(tree, each)[0] === each);
}

/** The node and its descendants, parents first. */
export function subtreeOf(tree: Tree, id: NodeId): NodeId[] {
  const all: NodeId[] = [id];
  for (let at = 0; at < all.length; at++) {
    const next = all[at];
    if (next !== undefined) for (const child of nodeOf(tree, next).children) all.push(child);
  }
  return all;
}
