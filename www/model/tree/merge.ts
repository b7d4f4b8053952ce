/** Merge: two records of one game as one tree that keeps all of both. Common turns appear once,
 *  others as variations. Lines of the second come first, so that its main line is the main line.
 *  Assumes the same board; the limits of a document are not checked. */
import { sameTurn } from "./document-turns.ts";
import { type Mark, markList, marksOf, sameMark } from "./marks.ts";
import {
  type NodeId,
  type Notes,
  nodeOf,
  notesOf,
  ROOT,
  START,
  subtreeOf,
  type Tree,
  type TreeNode,
} from "./tree.ts";

export interface Merged {
  readonly tree: Tree;
  /** Node ids of each record in the merged tree. */
  readonly first: ReadonlyMap<NodeId, NodeId>;
  readonly second: ReadonlyMap<NodeId, NodeId>;
}

/** Cost: the size of both, where alternatives are few. */
export function merge(first: Tree, second: Tree): Merged {
  const result: MutableTree = { nodes: [ROOT], notes: new Map() };
  const ofSecond = graft(result, second);
  const ofFirst = graft(result, first);
  return { tree: result, first: ofFirst, second: ofSecond };
}

export interface MutableTree {
  readonly nodes: TreeNode[];
  readonly notes: Map<NodeId, Notes>;
}

/** Adds all of a tree, and returns its ids in the growing one. Breadth first, so that parents come before their children. */
export function graft(growing: MutableTree, tree: Tree): ReadonlyMap<NodeId, NodeId> {
  const ids = new Map<NodeId, NodeId>();
  for (const id of subtreeOf(tree, START)) {
    const node = nodeOf(tree, id);
    const there = id === START ? START : graftNode(growing, node, ids.get(node.parent) ?? START);
    ids.set(id, there);
    const both = combined(growing.notes.get(there), notesOf(tree, id));
    if (Object.keys(both).length > 0) growing.notes.set(there, both);
  }
  return ids;
}

function graftNode({ nodes }: MutableTree, { turn, nested }: TreeNode, after: NodeId): NodeId {
  const parent = nodes[after] ?? ROOT;
  const known = parent.children.find((id) => {
    const there = nodes[id]?.turn ?? null;
    return there !== null && turn !== null && sameTurn(there, turn);
  });
  if (known !== undefined) return known;
  const id = nodes.length as NodeId;
  const last = parent.children.at(-1);
  const most = last === undefined ? 0 : (nodes[last]?.nested ?? 0) + 1;
  const deep = Math.min(Math.max(nested, Math.min(most, 1)), most);
  nodes.push({ turn, parent: after, children: [], depth: parent.depth + 1, nested: deep });
  nodes[after] = { ...parent, children: [...parent.children, id] };
  return id;
}

/** Existing notes come first; duplicates are dropped. */
export function combined(there: Notes | undefined, more: Notes): Notes {
  if (there === undefined) return more;
  const comment = combinedComments(there.comment, more.comment);
  const marks = combinedMarks(there.marks, more.marks);
  return { ...(comment !== undefined && { comment }), ...(marks !== undefined && { marks }) };
}

const BETWEEN = "\n\n";

/** By paragraphs. */
function combinedComments(there: string | undefined, more: string | undefined): string | undefined {
  if (there === undefined || more === undefined) return there ?? more;
  const paragraphs = there.split(BETWEEN);
  const added = more.split(BETWEEN).filter((each) => each !== "" && !paragraphs.includes(each));
  return (there === "" ? added : [there, ...added]).join(BETWEEN);
}

function combinedMarks(there: Notes["marks"], more: Notes["marks"]): Notes["marks"] {
  const before = markList(there);
  const isNew = (mark: Mark) => !before.some((other) => sameMark(mark, other));
  const added = markList(more).filter(isNew);
  if (added.length === 0) return there ?? more;
  return marksOf([...before, ...added]) ?? there;
}
