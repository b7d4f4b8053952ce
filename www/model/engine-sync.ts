/** Keeps the core's game at a node of the tree: turns in common stay, the others are taken back, taken again or
 *  played. After an error it knows of no turn that the game may not have. */
import type { Game } from "gospace/play";
import type { Attempt } from "../engine/game.ts";
import type { Turn } from "../engine/types.ts";
import { type NodeId, nodeOf, pathTo, type Tree } from "./tree/tree.ts";

export class EngineSync {
  readonly game: Game;
  /** The nodes of the game's turns, those that were taken back included. */
  #held: readonly NodeId[];

  /** `held` are the nodes of the turns that the game has. */
  constructor(game: Game, held: readonly NodeId[]) {
    this.game = game;
    this.#held = held;
  }

  goTo(tree: Tree, node: NodeId): void {
    const { game } = this;
    const path = pathTo(tree, node);
    const parting = path.findIndex((id, index) => this.#held[index] !== id);
    const common = parting === -1 ? path.length : parting;
    while (game.turnCount > common && game.undo());
    while (game.turnCount < common && game.redo());
    for (let depth = common; depth < path.length; depth++) {
      const { turn } = nodeOf(tree, path[depth] as NodeId);
      this.#held = path.slice(0, depth);
      if (turn !== null) game.play(turn);
      this.#held = path.slice(0, depth + 1);
    }
  }

  /** Takes a turn after the first `depth` ones, where the game stands; `name` gives its node. */
  tryPlay(turn: Turn, depth: number): Attempt {
    const before = this.#held;
    this.#held = before.slice(0, depth);
    const attempt = this.game.tryPlay(turn);
    if (attempt.refusal !== null) this.#held = before;
    return attempt;
  }

  /** The last turn is this node's. */
  name(node: NodeId): void {
    this.#held = [...this.#held, node];
  }
}
