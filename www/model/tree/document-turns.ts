/** Conversion between the turns of a document and a tree, field for field. Both directions are
 *  iterative, because variations may nest a thousand deep. A variation without turns is dropped. */
import type { Turn } from "../../engine/types.ts";
import {
  type NodeId,
  type Notes,
  nodeOf,
  notesOf,
  pathTo,
  ROOT,
  START,
  type Tree,
} from "./tree.ts";

type SpelledTurn = Exclude<Turn, string>;

/** A mutable node. */
interface MutableNode {
  turn: Turn | null;
  parent: NodeId;
  children: NodeId[];
  depth: number;
  nested: number;
}

interface OpenLine {
  readonly turns: readonly Turn[];
  readonly parent: NodeId;
  readonly nested: number;
}

export function treeOf(turns: readonly Turn[]): Tree {
  const nodes: MutableNode[] = [{ ...ROOT, children: [] }];
  const notes = new Map<NodeId, Notes>();
  const open: OpenLine[] = [{ turns, parent: START, nested: 0 }];
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    let { parent, nested } = line;
    for (const spelled of line.turns) {
      const { turn, own, variations } = withoutNotes(spelled);
      const id = nodes.length as NodeId;
      nodes.push({ turn, parent, children: [], depth: (nodes[parent]?.depth ?? 0) + 1, nested });
      nodes[parent]?.children.push(id);
      if (own !== null) notes.set(id, own);
      for (const each of variations.toReversed())
        open.push({ turns: each, parent, nested: nested + 1 });
      [parent, nested] = [id, 0];
    }
  }
  return { nodes, notes };
}

const WORDS: readonly Turn[] = ["pass", "resign", "timeout", "agree", "accept", "decline"];

/** A turn without its notes and variations, and those. One that is an object only to carry them is a word without. */
function withoutNotes(spelled: Turn): {
  turn: Turn;
  own: Notes | null;
  variations: readonly (readonly Turn[])[];
} {
  if (typeof spelled === "string") return { turn: spelled, own: null, variations: [] };
  const { comment, marks, variations = [], ...bare } = spelled;
  const isCarrier = Object.keys(spelled).length > Object.keys(bare).length;
  const turn = (isCarrier && WORDS.find((word) => sameTurn(word, bare))) || bare;
  if (comment === undefined && marks === undefined) return { turn, own: null, variations };
  const own = { ...(comment !== undefined && { comment }), ...(marks !== undefined && { marks }) };
  return { turn, own, variations };
}

export function turnsOf(tree: Tree): Turn[] {
  const mainLine: Turn[] = [];
  const variations = new Map<NodeId, Turn[][]>();
  const open: [NodeId, Turn[]][] = [];
  const branch = (id: NodeId, line: Turn[]) => {
    const [first, ...others] = nodeOf(tree, id).children;
    if (first === undefined) return;
    const hosts = [first];
    for (const other of others) {
      const { nested } = nodeOf(tree, other);
      const host = hosts[nested - 1] ?? first;
      const variation: Turn[] = [];
      const known = variations.get(host);
      if (known === undefined) variations.set(host, [variation]);
      else known.push(variation);
      hosts[nested] = other;
      open.push([other, variation]);
    }
    open.push([first, line]);
  };
  branch(START, mainLine);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [id, line] = next;
    line.push(documentTurn(tree, id, variations.get(id)));
    branch(id, line);
  }
  return mainLine;
}

/** The turns that lead to a node, with notes but without variations. */
export function lineTo(tree: Tree, node: NodeId): Turn[] {
  return pathTo(tree, node).map((id) => documentTurn(tree, id, undefined));
}

/** A turn as a document writes it: a plain string only where nothing else is attached. */
function documentTurn(tree: Tree, id: NodeId, variations: Turn[][] | undefined): Turn {
  const turn = nodeOf(tree, id).turn ?? "pass";
  const { comment, marks } = notesOf(tree, id);
  const notes = {
    ...(comment !== undefined && { comment }),
    ...(marks !== undefined && { marks }),
    ...(variations !== undefined && { variations }),
  };
  return Object.keys(notes).length === 0 ? turn : { ...longForm(turn), ...notes };
}

/** The turn as an object. */
export function longForm(turn: Turn): SpelledTurn {
  switch (turn) {
    case "pass":
      return { pass: true };
    case "resign":
      return { resign: true };
    case "timeout":
      return { timeout: true };
    case "agree":
      return { agree: true };
    case "accept":
      return { accept: true };
    case "decline":
      return { decline: true };
    default:
      return turn;
  }
}

/** True if two turns are equal apart from notes and variations. */
export function sameTurn(a: Turn, b: Turn): boolean {
  return JSON.stringify(longForm(a)) === JSON.stringify(longForm(b));
}
