/** Engine sync: moves the core's game to a node of the tree by undo, redo and play. After an error
 *  it assumes no turn that the game may lack. */
import type { Game } from "gospace/play";
import type { Attempt } from "../engine/game.ts";
import type { Turn } from "../engine/types.ts";
import { type NodeId, nodeOf, pathTo, type Tree } from "./tree/tree.ts";

export class EngineSync {
  readonly game: Game;
  /** Nodes of the game's turns, undone ones included. */
  #nodes: readonly NodeId[];
  readonly #read: Tree;
  #hasPlayed = false;

  /** The game of a tree that was read from it; `path` are the nodes of its turns. */
  constructor(game: Game, tree: Tree, path: readonly NodeId[]) {
    this.game = game;
    this.#read = tree;
    this.#nodes = path;
  }

  /** True while the game has the turns of this tree, variations included, and no others: a link of the game leaves out
   *  turns that were taken back. */
  isAsRead(tree: Tree): boolean {
    const isWhole = this.game.turnCount === this.#nodes.length;
    return isWhole && !this.#hasPlayed && tree === this.#read;
  }

  goTo(tree: Tree, node: NodeId): void {
    const { game } = this;
    const path = pathTo(tree, node);
    const divergence = path.findIndex((id, index) => this.#nodes[index] !== id);
    const common = divergence === -1 ? path.length : divergence;
    while (game.turnCount > common && game.undo());
    while (game.turnCount < common && game.redo());
    for (let depth = common; depth < path.length; depth++) {
      const { turn } = nodeOf(tree, path[depth] as NodeId);
      this.#nodes = path.slice(0, depth);
      this.#hasPlayed = true;
      if (turn !== null) game.play(turn);
      this.#nodes = path.slice(0, depth + 1);
    }
    // Turns that the tree no longer has are not played again: a play that is only tried takes their place in the game.
    const next = this.#nodes[path.length];
    if (next === undefined || nodeOf(tree, node).children.includes(next)) return;
    this.#nodes = path;
    this.#hasPlayed = true;
  }

  /** Takes a turn after the first `depth` ones, which the game has played; `recordNode` stores its node. */
  tryPlay(turn: Turn, depth: number): Attempt {
    const before = this.#nodes;
    this.#nodes = before.slice(0, depth);
    this.#hasPlayed = true;
    const attempt = this.game.tryPlay(turn);
    if (attempt.refusal !== null) this.#nodes = before;
    return attempt;
  }

  /** Records the node of the last turn. */
  recordNode(node: NodeId): void {
    this.#nodes = [...this.#nodes, node];
  }
}
