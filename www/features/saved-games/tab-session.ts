/** Tab session: the state of this tab in sessionStorage, for reloads and crashes. Without storage a
 *  reload starts anew. */
import type { GameDocument } from "../../engine/types.ts";
import type { SavedDocument } from "../../model/saved.ts";
import { ATLAS, addressWritten } from "../../share/address.ts";
import type { Library } from "./library.ts";
import {
  type EntryReference,
  type NavigationKind,
  readTab,
  restoredTab,
  type TabSession,
  type WrittenAddress,
} from "./tab.ts";

const KEY = "gospace.tab";
/** The last changes of a drawing, until its entry has them. */
const DRAWING_KEY = "gospace.drawing";

/** When the tab began to be restored, until it has been. */
const BEGUN_KEY = "gospace.begun";
/** Milliseconds after which a tab that is not restored yet blocks its reader. */
const PATIENCE = 5000;

/** A restored tab, with its entries. */
export interface RestoredTab {
  readonly tab: TabSession;
  readonly game: SavedDocument | null;
  readonly drawing: SavedDocument | null;
  /** The drawing with changes that no entry has; null: none. */
  readonly sketch: GameDocument | null;
}

/** False where the browser refuses to keep it. */
export function writeTab(tab: Omit<TabSession, "written">): boolean {
  return store(KEY, JSON.stringify({ ...tab, written: Date.now() }));
}

/** Null: the drawing's entry has all changes. */
export function writeDrawing(document: GameDocument | null): void {
  store(DRAWING_KEY, document === null ? null : JSON.stringify(document));
}

/** Null for a new tab, or one that has navigated to another address; and for one that blocked or crashed the browser when
 *  it was to be restored, whose game is left for the reader to open. */
export async function restoreTab(library: Library): Promise<RestoredTab | null> {
  const last = readTab(stored(KEY));
  const tab = last === null ? null : restoredTab(last, shownBehind(last), navigationKind());
  const begun = Number(stored(BEGUN_KEY) ?? Infinity);
  store(BEGUN_KEY, tab === null ? null : String(Date.now()));
  if (tab !== null && Date.now() - begun > PATIENCE) {
    noteRestored();
    history.replaceState(null, "", location.pathname + location.search);
    return null;
  }
  const sketch = await readDrawing(stored(DRAWING_KEY));
  if (tab === null) {
    writeDrawing(null);
    return null;
  }
  const [game, drawing] = await Promise.all([
    entryAt(tab.game, library),
    entryAt(tab.drawing, library),
  ]);
  return { tab, game, drawing, sketch };
}

/** Says that the tab stands as it was. */
export function noteRestored(): void {
  store(BEGUN_KEY, null);
}

/** Address of the game; the atlas hides it. */
function shownBehind({ fragment }: TabSession): WrittenAddress {
  return {
    fragment: location.hash === ATLAS ? fragment : location.hash,
    written: addressWritten(),
  };
}

function navigationKind(): NavigationKind {
  const [navigation] = performance.getEntriesByType("navigation");
  const reload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  return reload ? "reload" : "visit";
}

async function readDrawing(text: string | null): Promise<GameDocument | null> {
  if (text === null) return null;
  try {
    const { isDrawing } = await import("./stored-drawing.ts");
    const value: unknown = JSON.parse(text);
    return isDrawing(value) ? value : null;
  } catch {
    return null;
  }
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The entry; if its write did not finish, its predecessor. */
async function entryAt(
  hold: EntryReference | null,
  library: Library,
): Promise<SavedDocument | null> {
  if (hold === null) return null;
  const last = await library.read(hold.key).catch(() => null);
  if (last !== null || hold.from === null) return last;
  return library.read(hold.from).catch(() => null);
}
