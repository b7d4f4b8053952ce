/** Record editor: comments, marks, the order of variations, and deletions. The core is needed only
 *  to walk to a node that still exists. */
import type { Action } from "./actions.ts";
import { type Place, type State, siteOf } from "./state.ts";
import type { Store } from "./store.ts";
import {
  type Cut,
  commented,
  fits,
  mainLined,
  marked,
  promoted,
  pruned,
  regrown,
  shifted,
} from "./tree/edits.ts";
import { type MarkKind, toggled } from "./tree/marks.ts";
import {
  type Branch,
  branchAt,
  type NodeId,
  nodeOf,
  notesOf,
  START,
  type Tree,
} from "./tree/tree.ts";

export class Editor {
  readonly #store: Store<State, Action>;
  /** Walks the game to a branch. */
  readonly #stand: (branch: Branch) => void;

  constructor(store: Store<State, Action>, stand: (branch: Branch) => void) {
    this.#store = store;
    this.#stand = stand;
  }

  comment(node: NodeId, text: string): void {
    this.#annotate(commented(this.#branch.tree, node, text.replace(/\p{Cs}/gu, "\ufffd")));
  }

  /** Adds a mark beside the current turn, or removes it. */
  mark(at: Place, kind: MarkKind): void {
    const { tree, node } = this.#branch;
    if (node === START) return;
    this.#annotate(marked(tree, node, toggled(notesOf(tree, node).marks, siteOf(at), kind)));
  }

  /** Moves the current line to the front of its alternatives, or to the main line. */
  promote(to: "first" | "main"): void {
    const { tree, node } = this.#branch;
    this.#arrange(to === "first" ? promoted(tree, node) : mainLined(tree, node));
  }

  shift(by: 1 | -1): void {
    const { tree, node } = this.#branch;
    this.#arrange(shifted(tree, node, by));
  }

  /** Deletes the current turn and all after it. */
  deleteFromHere(): void {
    const { tree, node } = this.#branch;
    if (node === START) return;
    const next = pruned(tree, node);
    this.#stand(branchAt(next, nodeOf(tree, node).parent));
    if (this.#branch.tree !== next) return;
    const cut = { before: tree, node };
    this.#store.dispatch({ kind: "noticed", notice: { kind: "deleted", cut } });
  }

  bringBack(cut: Cut): void {
    const tree = regrown(this.#branch.tree, cut);
    const there = tree.nodes[cut.node] ?? null;
    this.#store.dispatch({ kind: "noticed", notice: null });
    if (there !== null) this.#stand(branchAt(tree, cut.node));
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
    if (tree === before || !fits(tree)) return;
    this.#store.dispatch({ kind: "arranged", branch: branchAt(tree, node, line) });
  }
}
