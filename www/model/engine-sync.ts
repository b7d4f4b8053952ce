/** Keeps the core's game at a node of the tree: what both have in common stays, the rest is taken back,
 *  taken again or played. After an error it knows of no turn that the game may not have. */
import type { Game } from "gospace/play";
import type { Outcome, Turn } from "../engine/types.ts";
import { type NodeId, nodeOf, pathTo, type Tree } from "./tree/tree.ts";

export class EngineSync {
  readonly game: Game;
  /** The nodes of the game's turns, those that were taken back included. */
  #held: NodeId[];

  /** `held` are the nodes of the turns that the game has. */
  constructor(game: Game, held: readonly NodeId[]) {
    this.game = game;
    this.#held = [...held];
  }

  goTo(tree: Tree, node: NodeId): void {
    const { game } = this;
    const path = pathTo(tree, node);
    const parting = path.findIndex((id, index) => this.#held[index] !== id);
    const common = parting === -1 ? path.length : parting;
    while (game.turnCount > common && game.undo());
    while (game.turnCount < common && game.redo());
    for (const id of path.slice(common)) {
      const { turn } = nodeOf(tree, id);
      if (turn !== null) this.play(turn);
      this.#held.push(id);
    }
  }

  /** A turn whose node is to be named by `name`. */
  play(turn: Turn): Outcome {
    this.#held.length = Math.min(this.#held.length, this.game.turnCount);
    return this.game.play(turn);
  }

  /** The last turn is this node's. */
  name(node: NodeId): void {
    this.#held.push(node);
  }

  /** As the core writes it, without what stands beside it. */
  lastTurn(): Turn {
    return this.game.turn(this.game.turnCount - 1);
  }
}
