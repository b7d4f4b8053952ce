/** Record editor: comments, marks, the order of variations, and deletions. The core is needed only
 *  to walk to a node that still exists. */
import type { Turn } from "../engine/types.ts";
import type { Action } from "./actions.ts";
import { type Place, type State, siteOf } from "./state.ts";
import type { Store } from "./store.ts";
import {
  addTurn,
  asMainLine,
  type Deletion,
  fitsDocument,
  promoted,
  shifted,
  withComment,
  withMarks,
  withoutSubtree,
  withRestored,
} from "./tree/edits.ts";
import { type MarkKind, toggledMarks } from "./tree/marks.ts";
import {
  type Branch,
  branchAt,
  continuation,
  type NodeId,
  nodeOf,
  notesOf,
  pathTo,
  START,
  type Tree,
} from "./tree/tree.ts";

export class RecordEditor {
  readonly #store: Store<State, Action>;
  /** Walks the game to a branch. */
  readonly #walk: (branch: Branch) => void;

  constructor(store: Store<State, Action>, stand: (branch: Branch) => void) {
    this.#store = store;
    this.#walk = stand;
  }

  comment(node: NodeId, text: string): void {
    this.#annotate(withComment(this.#branch.tree, node, text.replace(/\p{Cs}/gu, "\ufffd")));
  }

  /** Adds a mark beside the current turn, or removes it. */
  mark(at: Place, kind: MarkKind): void {
    const { tree, node } = this.#branch;
    if (node === START) return;
    this.#annotate(
      withMarks(tree, node, toggledMarks(notesOf(tree, node).marks, siteOf(at), kind)),
    );
  }

  /** Moves the current line to the front of its alternatives, or to the main line. */
  promote(to: "first" | "main"): void {
    const { tree, node } = this.#branch;
    this.#arrange(to === "first" ? promoted(tree, node) : asMainLine(tree, node));
  }

  shift(by: 1 | -1): void {
    const { tree, node } = this.#branch;
    this.#arrange(shifted(tree, node, by));
  }

  /** Adds turns after the current one, as a variation where the game goes on otherwise; the line then runs
   *  through them. Lines that no document could hold are ignored. */
  addLine(turns: readonly Turn[]): void {
    const { node } = this.#branch;
    const nodes = this.#branch.tree.nodes.slice();
    const added: NodeId[] = [];
    for (const turn of turns) added.push(addTurn(nodes, added.at(-1) ?? node, turn));
    const tree = { ...this.#branch.tree, nodes };
    if (!fitsDocument(tree)) return;
    const last = added.at(-1) ?? node;
    const line = [...pathTo(tree, last), ...continuation(tree, last)];
    this.#walk({ tree, node, line });
  }

  /** Takes a tree that has all of the current one; the shown turn stays. Trees that no document could hold are ignored. */
  adopt(tree: Tree): void {
    const { node, line } = this.#branch;
    if (fitsDocument(tree)) this.#walk(branchAt(tree, node, line));
  }

  /** Deletes the current turn and all after it. */
  deleteFromHere(): void {
    const { tree, node } = this.#branch;
    if (node === START) return;
    const next = withoutSubtree(tree, node);
    this.#walk(branchAt(next, nodeOf(tree, node).parent));
    if (this.#branch.tree !== next) return;
    const deletion = { before: tree, node };
    this.#store.dispatch({ kind: "noticed", notice: { kind: "deleted", deletion } });
  }

  restore(deletion: Deletion): void {
    const tree = withRestored(this.#branch.tree, deletion);
    const there = tree.nodes[deletion.node] ?? null;
    this.#store.dispatch({ kind: "noticed", notice: null });
    if (there !== null) this.#walk(branchAt(tree, deletion.node));
  }

  get #branch(): Branch {
    return this.#store.state.branch;
  }

  #annotate(tree: Tree): void {
    this.#store.dispatch({ kind: "annotated", branch: { ...this.#branch, tree } });
  }

  /** Orders that no document could hold are ignored. */
  #arrange(tree: Tree): void {
    const { node, line, tree: before } = this.#branch;
    if (tree === before || !fitsDocument(tree)) return;
    this.#store.dispatch({ kind: "arranged", branch: branchAt(tree, node, line) });
  }
}
