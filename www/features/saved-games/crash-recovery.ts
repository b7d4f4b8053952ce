/** Crash recovery: each turn and stroke go into the session of the tab, because the page of a killed tab
 *  never unloads. Where that takes long, and on a large drawing, they wait for the next write. */
import type { GameDocument } from "../../engine/types.ts";
import type { TabSession } from "./tab.ts";
import { writeDrawing, writeTab } from "./tab-session.ts";

/** Milliseconds that the last write of its kind may have taken. */
const MOST_MS = { turn: 12, stroke: 4 };

/** A slow write may have been chance: each one left out makes the next try likelier. */
const FORGIVEN = 0.7;

/** The open work, as an immediate write needs it. */
interface OpenWork {
  /** The fragment of the game; null where no link holds it. */
  readonly fragment: () => string | null;
  readonly session: (fragment: string) => Omit<TabSession, "gone" | "written">;
  /** Writes the address, which a page that unloads no longer can. */
  readonly settleAddress: () => void;
}

export class CrashRecovery {
  readonly #work: OpenWork;
  /** Fragment with the last turn, until the address has it; null: the address is the newest. */
  #fragment: string | null = null;
  #taken = { turn: 0, stroke: 0 };

  constructor(work: OpenWork) {
    this.#work = work;
  }

  writeTurn(): void {
    this.#timed("turn", () => {
      this.#fragment = this.#work.fragment();
      return this.#fragment === null || this.#writeTab();
    });
  }

  writeStroke(drawing: () => GameDocument): void {
    this.#timed("stroke", () => {
      writeDrawing(drawing());
      this.#writeTab();
      return true;
    });
  }

  /** Another board is open: its writes may be faster. */
  restart(kind: keyof typeof MOST_MS): void {
    this.#taken = { ...this.#taken, [kind]: 0 };
  }

  /** The address and the entries have everything. */
  settle(): void {
    writeDrawing(null);
    this.#fragment = null;
  }

  /** False where only the address keeps it. */
  #writeTab(): boolean {
    const session = this.#work.session(this.#fragment ?? location.hash);
    const isKept = writeTab({ ...session, gone: true });
    if (!isKept) this.#work.settleAddress();
    return isKept;
  }

  /** A write that returns false is never left out: the page cannot make up for it when it unloads. */
  #timed(kind: keyof typeof MOST_MS, write: () => boolean): void {
    const before = this.#taken[kind];
    if (before > MOST_MS[kind]) {
      this.#taken = { ...this.#taken, [kind]: FORGIVEN * before };
      return;
    }
    const since = performance.now();
    const canWait = write();
    this.#taken = { ...this.#taken, [kind]: canWait ? performance.now() - since : 0 };
  }
}
