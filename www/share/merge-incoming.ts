/** Merge controller: looks for a saved game that the incoming one continues. Merges at once if
 *  their names are equal, and asks if they are only alike. */
import type { IncomingGames } from "../model/incoming-games.ts";
import { documentOfRecord } from "../model/open-game.ts";
import { boardKeyOf, type GameRecord, sameGame } from "../model/same-game.ts";
import type { Saved, SavedDocument } from "../model/saved.ts";
import type { State } from "../model/state.ts";
import { titleWords } from "../words/saved.ts";
import type { Autosave } from "./autosave.ts";

/** Number of latest entries that are compared. */
const LOOKED_AT = 20;

export class MergeController {
  readonly #arrivals: IncomingGames;
  readonly #autosave: Autosave;

  constructor(arrivals: IncomingGames, autosave: Autosave) {
    this.#arrivals = arrivals;
    this.#autosave = autosave;
    arrivals.controller.store.subscribe(({ received }, before) => {
      if (received !== before.received) void this.look();
    });
  }

  /** Looks for the saved game of a received one, once. */
  async look(): Promise<void> {
    const { received } = this.#state;
    if (received === null || received.known) return;
    await this.#autosave.refresh();
    // // Another game was opened meanwhile, or a turn was taken.
    if (this.#state.received !== received) return;
    if (received.invitation === null && this.#isKept) return this.#settle();
    const candidates = this.#candidates();
    if (candidates.length === 0) return;
    const came = this.#came();
    for (const saved of candidates) {
      const kept = await this.#autosave.read(saved);
      if (this.#state.received !== received) return;
      const kin = kept === null ? "other" : sameGame(playedIn(kept), came);
      if (kept !== null && kin === "same") return this.#join(kept);
      if (kept !== null && kin === "alike") return this.#ask(kept);
    }
  }

  get #state(): State {
    return this.#arrivals.controller.store.state;
  }

  #came(): GameRecord {
    const { branch, opponent } = this.#state;
    return {
      boardKey: boardKeyOf(this.#arrivals.controller.document()),
      tree: branch.tree,
      opponent,
    };
  }

  /** Games with the same name first, then games without a name. */
  #candidates(): readonly Saved[] {
    const { opponent } = this.#state;
    const games = this.#autosave.entries.filter(({ kind }) => kind === "game");
    const byLink = games.filter((saved) => saved.opponent.kind === "link");
    if (opponent.kind !== "link") return byLink.slice(0, LOOKED_AT);
    const named = byLink.filter((saved) => nameOf(saved) === opponent.game);
    const others = games.filter((saved) => !byLink.includes(saved));
    return [...named, ...others.slice(0, LOOKED_AT)];
  }

  /** True for a history step, or a link to an unchanged entry. */
  get #isKept(): boolean {
    return this.#autosave.entries.some((saved) => this.#autosave.isOnTable(saved));
  }

  #settle(): void {
    this.#arrivals.controller.store.dispatch({ kind: "received", received: null });
  }

  #join(kept: SavedDocument): void {
    this.#autosave.joinWith(kept, () => this.#arrivals.merge(kept));
  }

  #ask(kept: SavedDocument): void {
    const { board } = this.#state;
    const { turns } = kept;
    const { store } = this.#arrivals.controller;
    const join = () => {
      store.dispatch({ kind: "noticed", notice: null });
      if (this.#state.board === board) this.#join(kept);
    };
    const notice = { kind: "alike", title: titleWords(kept), turns, join } as const;
    store.dispatch({ kind: "noticed", notice });
  }
}

function nameOf({ opponent }: Saved): string | null {
  return opponent.kind === "link" ? opponent.game : null;
}

function playedIn({ document, moment, opponent }: SavedDocument): GameRecord {
  const { branch } = documentOfRecord(document, moment);
  return { boardKey: boardKeyOf(document), tree: branch.tree, opponent };
}
