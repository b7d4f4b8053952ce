/** The record as the walk has played it: the model that the page's record, its address and its saved game are
 *  compared with. It learns the words of a turn when the page announces it, and the exact turn from the first
 *  document that holds it. Nothing here reads the page. */
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { treeOf } from "../../../www/model/tree/document-turns.ts";
import { type Moment, nodeAt } from "../../../www/model/tree/moment.ts";
import { type NodeId, nodeOf, START, type Tree } from "../../../www/model/tree/tree.ts";

/** The current entry of a record. */
export interface Shown {
  /** As the record numbers its entries; anew in each load of the page. */
  readonly id: number;
  readonly number: number;
  readonly words: string;
}

export interface Node {
  readonly parent: Node | null;
  readonly children: Node[];
  readonly number: number;
  /** Null until the page has shown it. */
  words: string | null;
  /** Null until a document had it. */
  turn: Turn | null;
  id: number;
}

export class PlayedRecord {
  readonly #root: Node;
  #line: readonly Node[];
  current: Node;

  /** A document as it is opened: at the end of its main line, or at a moment. */
  constructor({ turns = [] }: GameDocument, moment: Moment | null = null) {
    const tree = treeOf(turns);
    const nodes = new Map<NodeId, Node>();
    this.#root = grown(tree, START, null, nodes);
    this.#line = lineThrough(this.#root);
    this.current = this.#line.at(-1) ?? this.#root;
    if (moment !== null) this.goTo(nodes.get(nodeAt(tree, moment)) ?? this.#root);
  }

  /** Number of turns, variations included. */
  get size(): number {
    return this.#nodes().length - 1;
  }

  /** Nodes that the record of the page can be asked for. */
  get reachable(): readonly Node[] {
    return this.#nodes().filter(({ id }) => id >= 0);
  }

  /** The turns up to the current one; null where one is not known yet. */
  get turns(): Turn[] | null {
    const turns = pathOf(this.current).map(({ turn }) => turn);
    return turns.every((turn) => turn !== null) ? turns : null;
  }

  /** A turn that the page has taken. */
  play({ id, words, number }: Shown): void {
    const known = this.current.children.find((child) => child.id === id);
    if (known !== undefined) return this.goTo(known);
    const child = { parent: this.current, children: [], number, words, turn: null, id };
    this.current.children.push(child);
    this.#line = lineThrough(child);
    this.current = child;
  }

  undo(): void {
    this.current = this.current.parent ?? this.current;
  }

  redo(): void {
    this.current = this.#line[this.current.number] ?? this.current;
  }

  first(): void {
    this.current = this.#root;
  }

  last(): void {
    this.current = this.#line.at(-1) ?? this.#root;
  }

  goTo(node: Node): void {
    if (node !== this.#root && this.#line[node.number - 1] !== node) this.#line = lineThrough(node);
    this.current = node;
  }

  /** A difference from what is shown; null: there is none. */
  differsFrom(shown: Shown): string | null {
    const { number, words } = this.current;
    if (shown.number !== number) return `turn ${shown.number} is shown instead of ${number}`;
    if (words !== null && shown.words !== words)
      return `turn ${number} is shown as "${shown.words}", not "${words}"`;
    this.current.words ??= shown.words;
    return null;
  }

  /** A difference from a document and its moment, turn for turn; null: there is none. */
  differsFromDocument({ turns = [] }: GameDocument, moment: Moment | null, names: Names) {
    const tree = treeOf(turns);
    const open: [NodeId, Node][] = [[START, this.#root]];
    const nodes = new Map<NodeId, Node>();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [id, node] = next;
      const { turn, children } = nodeOf(tree, id);
      nodes.set(id, node);
      const wrong = learn(node, turn, names);
      if (wrong !== null) return wrong;
      if (children.length !== node.children.length)
        return `turn ${node.number} is followed by ${children.length} turns, not ${node.children.length}`;
      for (const [i, child] of node.children.entries()) open.push([children[i] ?? START, child]);
    }
    const at = moment === null ? this.#mainEnd() : nodes.get(nodeAt(tree, moment));
    return at === this.current
      ? null
      : `the moment is turn ${at?.number}, not ${this.current.number}`;
  }

  /** The page was loaded anew, and numbers the entries of its record in the order of a document. */
  reload(document: GameDocument): void {
    const tree = treeOf(document.turns ?? []);
    const open: [NodeId, Node][] = [[START, this.#root]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [id, node] = next;
      node.id = id;
      for (const [i, child] of nodeOf(tree, id).children.entries()) {
        const own = node.children[i];
        if (own !== undefined) open.push([child, own]);
      }
    }
    this.#line = lineThrough(this.current);
  }

  #mainEnd(): Node {
    return lineThrough(this.#root).at(-1) ?? this.#root;
  }

  #nodes(): Node[] {
    const all = [this.#root];
    for (const node of all) all.push(...node.children);
    return all;
  }
}

/** The names of the placements; null on boards without lines. */
type Names = readonly string[] | null;

function learn(node: Node, turn: Turn | null, names: Names): string | null {
  const place = typeof turn === "object" && turn !== null && "play" in turn ? turn.play : null;
  const name = typeof place === "number" ? names?.[place] : undefined;
  if (name !== undefined && node.words !== null && node.words !== name)
    return `turn ${node.number} is kept as ${name}, not as ${node.words}`;
  const kept = plain(turn);
  if (node.turn !== null && JSON.stringify(node.turn) !== JSON.stringify(kept))
    return `turn ${node.number} is kept as ${JSON.stringify(turn)}, not ${JSON.stringify(node.turn)}`;
  node.turn = kept;
  return null;
}

/** A pass that has variations is spelled out. */
function plain(turn: Turn | null): Turn | null {
  return typeof turn === "object" && turn !== null && "pass" in turn ? "pass" : turn;
}

function grown(tree: Tree, id: NodeId, parent: Node | null, nodes: Map<NodeId, Node>): Node {
  const { turn, depth, children } = nodeOf(tree, id);
  const node: Node = { parent, children: [], number: depth, words: null, turn, id };
  nodes.set(id, node);
  for (const child of children) node.children.push(grown(tree, child, node, nodes));
  return node;
}

function pathOf(node: Node): Node[] {
  const path: Node[] = [];
  for (let at = node; at.parent !== null; at = at.parent) path.push(at);
  return path.reverse();
}

function lineThrough(node: Node): Node[] {
  const line = pathOf(node);
  for (let next = node.children[0]; next !== undefined; next = next.children[0]) line.push(next);
  return line;
}
