/** Incoming games: opens links and files, lists their new turns, and merges them with saved games. */
import type { GameDocument } from "../engine/types.ts";
import type { GameController } from "./game-controller.ts";
import { documentOfRecord, refusalToOpen, written } from "./open-game.ts";
import { type Invitation, invited } from "./opponent.ts";
import { recentMovesSince } from "./recent-moves.ts";
import type { Previous, ReceivedGame, State } from "./state.ts";
import { fits } from "./tree/edits.ts";
import { mergedGame, type Parting } from "./tree/merged-game.ts";
import { type Moment, momentOf, nodeAt } from "./tree/moment.ts";
import type { NodeId, Tree } from "./tree/tree.ts";

export class IncomingGames {
  readonly controller: GameController;

  constructor(controller: GameController) {
    this.controller = controller;
  }

  /** Opens a link at a moment; null: at the end. */
  visit(link: string, moment: Moment | null, invitation: Invitation | null): void {
    const opened = this.#opens(() => this.controller.visit(link, moment, invited(invitation)));
    if (opened) this.#tell({ invitation, known: false, parting: null }, null);
  }

  /** Opens a file. */
  receive(document: GameDocument, dropped: readonly string[]): void {
    const opened = this.#opens(() => this.controller.open(document, null, dropped));
    if (opened) this.#tell({ invitation: null, known: false, parting: null }, null);
  }

  /** Merges a saved game into the open one. If no document could hold the result, both stay as they
   *  are. */
  join(kept: Previous): void {
    const { received, branch, opponent: now } = this.#state;
    const { head, branch: ours } = documentOfRecord(kept.document, kept.moment);
    const { tree, shown, seen, parting } = mergedGame(ours, branch);
    const document = written(head, tree);
    if (!fits(tree) || refusalToOpen(document) !== null)
      return this.controller.store.dispatch({ kind: "noticed", notice: { kind: "full" } });
    const opponent = kept.opponent.kind === "link" ? kept.opponent : now;
    const { galleryId } = kept;
    const moment = momentOf(tree, shown);
    const place = () => this.controller.restore({ document, galleryId, moment, opponent }, true);
    if (!this.#opens(place)) return;
    const { invitation = null } = received ?? {};
    this.#tell({ invitation, known: true, parting: this.#moved(parting, tree) }, seen);
  }

  get #state(): State {
    return this.controller.store.state;
  }

  #opens(open: () => void): boolean {
    const { board } = this.#state;
    open();
    return this.#state.board !== board;
  }

  /** The same nodes in the tree of the game that is open now. */
  #moved(parting: Parting | null, before: Tree): Parting | null {
    if (parting === null) return null;
    const { tree } = this.#state.branch;
    const now = (node: NodeId) => nodeAt(tree, momentOf(before, node));
    return { ...parting, ours: now(parting.ours), theirs: now(parting.theirs) };
  }

  /** Reports the game in the state. In a game by link, replays the last turn so that it animates.
   *  `seen` turns are known; null: all but the last. */
  #tell(told: Pick<ReceivedGame, "invitation" | "known" | "parting">, seen: number | null): void {
    const { opponent, game } = this.#state;
    const { store } = this.controller;
    const known = seen ?? Math.max(game.turnCount - 1, 0);
    const count = game.turnCount - known;
    const byLink = opponent.kind === "link";
    const recentMoves =
      byLink && count > 0 ? recentMovesSince(this.controller.standing(), known) : [];
    if (recentMoves.length > 0) {
      this.controller.undo();
      this.controller.redo();
    }
    const { parting } = told;
    if (parting !== null) store.dispatch({ kind: "noticed", notice: { kind: "parted", parting } });
    store.dispatch({ kind: "received", received: { ...told, recentMoves, count } });
  }
}
