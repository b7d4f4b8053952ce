/** Incoming games: opens links and files, lists their new turns, and merges them with saved games. */

import type { GameDocument } from "../engine/types.ts";
import type { GameController } from "./game-controller.ts";
import { gameAt, gameDocument, gameOrRefusal, refusalToOpen } from "./open-game.ts";
import { type Invitation, opponentInvitedBy } from "./opponent.ts";
import { type ReceivedGame, receivedSlice } from "./received.ts";
import { recentMovesSince } from "./recent-moves.ts";
import type { ReplacedGame, State } from "./state.ts";
import { fitsDocument } from "./tree/edits.ts";
import { type Divergence, mergedGame } from "./tree/merged-game.ts";
import { type Moment, momentOf, nodeAt } from "./tree/moment.ts";
import type { NodeId, Tree } from "./tree/tree.ts";
import { turnsPlayed } from "./turns.ts";

export class IncomingGames {
  readonly controller: GameController;

  constructor(controller: GameController) {
    this.controller = controller;
  }

  /** Opens a link at a moment; null: at the end. */
  openLink(link: string, moment: Moment | null, invitation: Invitation | null): void {
    const opened = this.#opens(() =>
      this.controller.openLink(link, moment, opponentInvitedBy(invitation)),
    );
    if (opened) this.#report({ invitation, known: false, divergence: null }, null);
  }

  /** Opens a file, as a document or its text. */
  openFile(document: GameDocument | string, dropped: readonly string[]): void {
    this.#openFile(() => this.controller.open(document, null, dropped));
  }

  /** Opens the text of a large document in parts, unless another board comes meanwhile. */
  async openLargeFile(text: string): Promise<void> {
    const open = await this.controller.readInParts(text);
    if (open !== null) this.#openFile(open);
  }

  #openFile(open: () => void): void {
    if (this.#opens(open)) this.#report({ invitation: null, known: false, divergence: null }, null);
  }

  /** Merges a saved game into the open one. If no document could hold the result, both stay as they
   *  are. */
  merge(saved: ReplacedGame): void {
    const { branch, opponent: now } = this.#state;
    const received = receivedSlice.of(this.#state);
    const game = gameOrRefusal(saved.document);
    if (typeof game === "string") return this.#refuse();
    const { header, branch: ours } = gameAt(game, saved.moment);
    const { tree, shown, seen, divergence } = mergedGame(ours, branch);
    const document = gameDocument(header, tree);
    game.free();
    if (!fitsDocument(tree) || refusalToOpen(document) !== null) return this.#refuse();
    const opponent = saved.opponent.kind === "link" ? saved.opponent : now;
    const { galleryId } = saved;
    const moment = momentOf(tree, shown);
    const place = () => this.controller.restore({ document, galleryId, moment, opponent }, true);
    if (!this.#opens(place)) return;
    const { invitation = null } = received ?? {};
    this.#report({ invitation, known: true, divergence: this.#translated(divergence, tree) }, seen);
  }

  #refuse(): void {
    this.controller.store.dispatch({ kind: "noticed", notice: { kind: "full" } });
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
  #translated(divergence: Divergence | null, before: Tree): Divergence | null {
    if (divergence === null) return null;
    const { tree } = this.#state.branch;
    const now = (node: NodeId) => nodeAt(tree, momentOf(before, node));
    return {
      turns: turnsPlayed(divergence.turns, this.controller.store.state.board.names),
      ours: now(divergence.ours),
      theirs: now(divergence.theirs),
    };
  }

  /** Reports the game in the state. In a game by link, replays the last turn so that it animates.
   *  `seen` turns are known; null: all but the last. */
  #report(
    report: Pick<ReceivedGame, "invitation" | "known" | "divergence">,
    seen: number | null,
  ): void {
    const { opponent, game } = this.#state;
    const { store } = this.controller;
    const known = seen ?? Math.max(game.turnCount - 1, 0);
    const count = game.turnCount - known;
    const byLink = opponent.kind === "link";
    const recentMoves =
      byLink && count > 0 ? recentMovesSince(this.controller.documentToHere(), known) : [];
    if (recentMoves.length > 0) {
      this.controller.undo();
      this.controller.redo();
    }
    const { divergence } = report;
    if (divergence !== null)
      store.dispatch({ kind: "noticed", notice: { kind: "diverged", divergence } });
    store.dispatch(receivedSlice.with({ ...report, recentMoves, count }));
  }
}
