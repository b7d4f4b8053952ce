/** A game with everything that might have been played instead, as an immutable tree of turns. Knows the
 *  words of the document, and nothing of boards: whether a turn may be taken is the core's to say. */
import type { Marks, Turn } from "../../engine/types.ts";

/** A node keeps its number for as long as its tree and all that comes of it are there. */
export type NodeId = number & { readonly __brand: "node" };

/** Before the first turn. */
export const START = 0 as NodeId;

export interface TreeNode {
  /** Without comment, marks and variations; null at the start, and nowhere else. */
  readonly turn: Turn | null;
  readonly parent: NodeId;
  /** The first goes on with the line, the others are its variations. */
  readonly children: readonly NodeId[];
  /** How many turns lead here. */
  readonly depth: number;
  /** 0 for a first child, 1 for what is told as its variation, 2 for a variation of that one's first
   *  turn, and so on: documents can say "instead of it" in all these ways. */
  readonly nested: number;
}

/** What somebody wrote beside a turn. */
export interface Notes {
  readonly comment?: string;
  readonly marks?: Marks;
}

export interface Tree {
  /** By their numbers; null where a node was deleted. A parent comes before its children. */
  readonly nodes: readonly (TreeNode | null)[];
  readonly notes: ReadonlyMap<NodeId, Notes>;
}

/** Where a game stands in its tree. */
export interface Branch {
  readonly tree: Tree;
  readonly node: NodeId;
  /** The turns from the first through `node` to the end of a line. */
  readonly line: readonly NodeId[];
}

/** The alternatives of which one was chosen: two or more. */
export interface Fork {
  readonly siblings: readonly NodeId[];
  readonly index: number;
}

export const ROOT: TreeNode = { turn: null, parent: START, children: [], depth: 0, nested: 0 };

/** Throws for a node that the tree does not have: whoever asks for one has made a mistake. */
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

/** From the first turn to the node itself. */
export function pathTo(tree: Tree, id: NodeId): NodeId[] {
  const path: NodeId[] = [];
  for (let at = id; at !== START; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** The first children from a node to the end of its line, without the node. */
export function continuation(tree: Tree, id: NodeId): NodeId[] {
  const line: NodeId[] = [];
  for (let next = nodeOf(tree, id).children[0]; next !== undefined; ) {
    line.push(next);
    next = nodeOf(tree, next).children[0];
  }
  return line;
}

/** At a node of a tree; on the line before, if the node and all of that line are still there. */
export function branchAt(tree: Tree, node: NodeId, before: readonly NodeId[] = []): Branch {
  const { depth } = nodeOf(tree, node);
  const stays = node === START || before[depth - 1] === node;
  const kept = stays && before.length > 0 && follows(tree, before);
  const line = kept ? before : [...pathTo(tree, node), ...continuation(tree, node)];
  return { tree, node, line };
}

/** Whether these are a line of the tree, to its end. */
function follows(tree: Tree, line: readonly NodeId[]): boolean {
  const last = line.at(-1);
  return (
    last !== undefined && line.every((id) => has(tree, id)) && !nodeOf(tree, last).children.length
  );
}

/** The turns of a branch's line. */
export function recordOf({ tree, line }: Branch): Turn[] {
  return line.flatMap((id) => nodeOf(tree, id).turn ?? []);
}

/** The last alternatives on the way to a node; null on a line without any. */
export function forkAt(tree: Tree, id: NodeId): Fork | null {
  for (let at = id; at !== START; at = nodeOf(tree, at).parent) {
    const siblings = siblingsOf(tree, at);
    if (siblings.length > 1) return { siblings, index: siblings.indexOf(at) };
  }
  return null;
}

/** With the node itself. */
export function siblingsOf(tree: Tree, id: NodeId): readonly NodeId[] {
  return id === START ? [START] : nodeOf(tree, nodeOf(tree, id).parent).children;
}

/** Whether only first children lead to a node. */
export function isMain(tree: Tree, id: NodeId): boolean {
  return pathTo(tree, id).every((each) => siblingsOf(tree, each)[0] === each);
}

/** The node and all that comes after it, each before its own children. */
export function subtreeOf(tree: Tree, id: NodeId): NodeId[] {
  const all: NodeId[] = [id];
  for (let at = 0; at < all.length; at++) {
    const next = all[at];
    if (next !== undefined) for (const child of nodeOf(tree, next).children) all.push(child);
  }
  return all;
}
