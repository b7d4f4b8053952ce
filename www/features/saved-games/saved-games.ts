/** Everything kept in this browser: the tab's session, and the library of games and drawings. */
import type { IncomingGames } from "../../model/incoming-games.ts";
import type { Keeping, Kept, Workspace } from "../../panels/keeping.ts";
import { offerLast, openSaved } from "./actions.ts";
import { Autosave } from "./autosave.ts";
import { type OpenedLibrary, openLibrary } from "./library.ts";
import { MergeController } from "./merge-incoming.ts";
import { resume } from "./resume.ts";
import { mountSavedBoards } from "./saved-boards.ts";
import { type RestoredTab, restoreTab } from "./tab-session.ts";

export class SavedGames implements Keeping {
  readonly #opened: OpenedLibrary;
  /** Null: the tab begins anew. */
  #restored: RestoredTab | null = null;

  static async open(): Promise<SavedGames> {
    return new SavedGames(await openLibrary());
  }

  private constructor(opened: OpenedLibrary) {
    this.#opened = opened;
  }

  async recall(): Promise<boolean> {
    this.#restored = await restoreTab(this.#opened.library);
    return this.#restored !== null;
  }

  async isEmpty(): Promise<boolean> {
    const list = await this.#opened.library.list().catch(() => null);
    return list === null || list.entries.length + list.setAside.length === 0;
  }

  async resume(workspace: Omit<Workspace, "address">): Promise<string | null> {
    if (this.#restored !== null && !(await resume(this.#restored, workspace)))
      this.#restored = null;
    return this.#restored?.tab.fragment ?? null;
  }

  begin(workspace: Workspace, incoming: IncomingGames): Kept {
    const { library, moved } = this.#opened;
    const autosave = new Autosave(workspace, library, this.#restored);
    const merges = new MergeController(incoming, autosave);
    const list = async () => {
      await autosave.refresh();
      await merges.lookForSaved();
    };
    return {
      repaint: mountSavedBoards(autosave, workspace),
      answers: {
        resume: (entry) => void openSaved(entry, autosave, workspace),
        restore: (entry) => void autosave.save(entry),
        merge: (entry) => merges.merge(entry),
      },
      look: async () => {
        void moved?.then(list);
        await list();
        if (this.#restored === null && location.hash === "") offerLast(autosave, workspace);
      },
    };
  }
}
