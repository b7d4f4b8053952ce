/** Tab session: the state of this tab in sessionStorage, for reloads and crashes. Without storage a
 *  reload starts anew. */
import {
  type EntryReference,
  type NavigationKind,
  readTab,
  restoredTab,
  type SavedDocument,
  type TabSession,
} from "../model/saved.ts";
import type { Library } from "./library.ts";

const KEY = "gospace.tab";

/** A restored tab, with its entries. */
export interface RestoredTab {
  readonly tab: TabSession;
  readonly game: SavedDocument | null;
  readonly drawing: SavedDocument | null;
}

export function writeTab(tab: TabSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tab));
  } catch {
    return;
  }
}

/** Null for a new tab, or one that has navigated to another address. */
export async function restoreTab(library: Library): Promise<RestoredTab | null> {
  const last = readTab(storedTab());
  const tab = last === null ? null : restoredTab(last, location.hash, navigationKind());
  if (tab === null) return null;
  const [game, drawing] = await Promise.all([
    entryAt(tab.game, library),
    entryAt(tab.drawing, library),
  ]);
  return { tab, game, drawing };
}

function navigationKind(): NavigationKind {
  const [navigation] = performance.getEntriesByType("navigation");
  const reload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  return reload ? "reload" : "visit";
}

function storedTab(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
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
