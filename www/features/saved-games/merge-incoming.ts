/** Merge controller: looks for a saved game that the incoming one continues. Merges at once if
 *  their names are equal, and asks if they are only alike. */
import type { IncomingGames } from "../../model/incoming-games.ts";
import { documentOfRecord } from "../../model/open-game.ts";
import { receivedSlice } from "../../model/received.ts";
import { type GameRecord, type Sameness, sameGame } from "../../model/same-game.ts";
import type { Saved, SavedDocument } from "../../model/saved.ts";
import type { State } from "../../model/state.ts";
import { titleWords } from "../../words/saved.ts";
import type { Autosave } from "./autosave.ts";

/** Number of latest entries that are compared. */
const MAX_CANDIDATES = 20;
/** In milliseconds: the page that made the link may still be writing when it is left. */
const LATE_MS = 1000;

export class MergeController {
  readonly #incoming: IncomingGames;
  readonly #autosave: Autosave;

  constructor(incoming: IncomingGames, autosave: Autosave) {
    this.#incoming = incoming;
    this.#autosave = autosave;
    incoming.controller.store.subscribe((state, before) => {
      if (receivedSlice.of(state) !== receivedSlice.of(before)) void this.lookForSaved();
    });
  }

  /** Looks for the saved game of a received one; once more if there is none yet. */
  async lookForSaved(): Promise<void> {
    if ((await this.#look()) === "none") setTimeout(() => void this.#look(), LATE_MS);
  }

  async #look(): Promise<"ended" | "none"> {
    const received = receivedSlice.of(this.#state);
    if (received === null || received.known) return "ended";
    await this.#autosave.refresh();
    // Another game was opened meanwhile, or a turn was taken.
    if (receivedSlice.of(this.#state) !== received) return "ended";
    if (received.invitation === null && this.#isSaved) {
      this.#dismiss();
      return "ended";
    }
    const incoming = this.#incomingRecord();
    for (const saved of this.#candidates()) {
      const entry = await this.#autosave.read(saved);
      if (receivedSlice.of(this.#state) !== received) return "ended";
      const sameness = entry === null ? "other" : samenessOf(entry, incoming);
      if (entry === null || sameness === "other") continue;
      if (sameness === "same") this.merge(entry);
      else this.#ask(entry);
      return "ended";
    }
    return "none";
  }

  get #state(): State {
    return this.#incoming.controller.store.state;
  }

  #incomingRecord(): GameRecord {
    const { branch, opponent } = this.#state;
    return { document: this.#incoming.controller.document(), tree: branch.tree, opponent };
  }

  /** Games with the same name first, then games without a name. */
  #candidates(): readonly Saved[] {
    const { opponent } = this.#state;
    const games = this.#autosave.entries.filter(({ kind }) => kind === "game");
    const byLink = games.filter((saved) => saved.opponent.kind === "link");
    if (opponent.kind !== "link") return byLink.slice(0, MAX_CANDIDATES);
    const named = byLink.filter((saved) => nameOf(saved) === opponent.game);
    const others = games.filter((saved) => !byLink.includes(saved));
    return [...named, ...others.slice(0, MAX_CANDIDATES)];
  }

  /** True for a history step, or a link to an unchanged entry. */
  get #isSaved(): boolean {
    return this.#autosave.entries.some((saved) => this.#autosave.isOpenGame(saved));
  }

  #dismiss(): void {
    this.#incoming.controller.store.dispatch(receivedSlice.with(null));
  }

  /** Merges the open game with a saved one. */
  merge(entry: SavedDocument): void {
    this.#autosave.mergeWith(entry, () => this.#incoming.merge(entry));
  }

  #ask(entry: SavedDocument): void {
    const notice = { kind: "alike", title: titleWords(entry), entry } as const;
    this.#incoming.controller.store.dispatch({ kind: "noticed", notice });
  }
}

function nameOf({ opponent }: Saved): string | null {
  return opponent.kind === "link" ? opponent.game : null;
}

/** A stored document may hold anything. */
function samenessOf(entry: SavedDocument, incoming: GameRecord): Sameness {
  try {
    return sameGame(recordIn(entry), incoming);
  } catch {
    return "other";
  }
}

function recordIn({ document, moment, opponent }: SavedDocument): GameRecord {
  const { branch } = documentOfRecord(document, moment);
  return { document, tree: branch.tree, opponent };
}
