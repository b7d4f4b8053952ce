/** Library of saved entries: in IndexedDB, their documents as text, or, where that is refused, in memory. Every write is one
 *  transaction that starts at once, so that an unloading page can still write. Entries of the storage are
 *  checked one by one; it may hold anything. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameDocument } from "../../engine/types.ts";
import type { Saved, SavedDocument } from "../../model/saved.ts";
import {
  readSaved,
  type SavedList,
  type SetAside,
  setAside,
  storedText,
  withoutDocument,
  withSaved,
} from "./entries.ts";

const NAME = "gospace";
/** Milliseconds to wait for a database: some browsers neither open nor refuse one, and some open it late. */
const TIMEOUT_MS = 2000;

/** All entries, in any order. */
interface LibraryList {
  readonly entries: Saved[];
  readonly setAside: SetAside[];
}

export interface Library {
  /** True if entries outlive the page. */
  readonly persistent: boolean;
  list(): Promise<LibraryList>;
  /** Null for a missing entry, or one that cannot be read. */
  read(key: string): Promise<SavedDocument | null>;
  /** An entry as a file, whatever it holds. */
  text(key: IDBValidKey): Promise<string | null>;
  /** Saves an entry in place of its predecessor. */
  put(entry: SavedDocument): Promise<void>;
  remove(key: IDBValidKey): Promise<void>;
}

interface Schema extends DBSchema {
  heads: { key: IDBValidKey; value: unknown };
  documents: { key: IDBValidKey; value: unknown };
}

const STORES = ["heads", "documents"] as const;

export interface OpenedLibrary {
  readonly library: Library;
  /** Resolves when a late database has all entries, or none opens; null: it was open in time. */
  readonly moved: Promise<void> | null;
}

export async function openLibrary(): Promise<OpenedLibrary> {
  const opening = openDatabase().then((database) => new BrowserLibrary(database));
  try {
    return { library: await withTimeout(opening), moved: null };
  } catch {
    const library = new LateLibrary();
    const moved = opening.then((opened) => library.moveTo(opened)).catch(() => {});
    return { library, moved };
  }
}

/** Opens the database of any version, and adds the stores that it lacks. */
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const known = await openDB<Schema>(NAME, undefined, { upgrade: addStores });
  if (STORES.every((name) => known.objectStoreNames.contains(name))) return known;
  const { version } = known;
  known.close();
  return openDB<Schema>(NAME, version + 1, { upgrade: addStores });
}

function addStores(database: IDBPDatabase<Schema>): void {
  const has = (name: (typeof STORES)[number]) => database.objectStoreNames.contains(name);
  if (!has("heads")) database.createObjectStore("heads", { keyPath: "key" });
  if (!has("documents")) database.createObjectStore("documents");
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error("no answer")), TIMEOUT_MS);
  });
  return Promise.race([promise, late]);
}

class BrowserLibrary implements Library {
  readonly persistent = true;
  #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = this.#kept(database);
  }

  /** A browser may close a database under the page, as Safari does on a phone that has slept. */
  #kept(database: IDBPDatabase<Schema>): IDBPDatabase<Schema> {
    database.addEventListener("close", () => void this.#openAgain());
    return database;
  }

  async #openAgain(): Promise<void> {
    try {
      this.#database = this.#kept(await openDatabase());
    } catch {
      // The next save finds it closed, and says so.
      return;
    }
  }

  async list(): Promise<LibraryList> {
    const step = this.#database.transaction(STORES);
    const heads = step.objectStore("heads");
    const [keys, values, documents] = await Promise.all([
      heads.getAllKeys(),
      heads.getAll(),
      step.objectStore("documents").getAllKeys(),
    ]);
    const stored = new Map<IDBValidKey, unknown>(documents.map((key) => [key, null]));
    keys.forEach((key, i) => {
      stored.set(key, values[i]);
    });
    return listed(stored, new Set(documents));
  }

  async read(key: string): Promise<SavedDocument | null> {
    const { head, document } = await this.#stored(key);
    const saved = readSaved(head);
    if (saved === null) return null;
    const isSound =
      saved.kind === "drawing" ? (await import("./stored-drawing.ts")).isDrawing : isGame;
    return isSound(document) ? { ...saved, document } : null;
  }

  async text(key: IDBValidKey): Promise<string | null> {
    const { head, document } = await this.#stored(key);
    return storedText(head, document);
  }

  async #stored(key: IDBValidKey): Promise<{ head: unknown; document: unknown }> {
    const step = this.#database.transaction(STORES);
    const [head, document] = await Promise.all([
      step.objectStore("heads").get(key),
      step.objectStore("documents").get(key),
    ]);
    return { head, document: typeof document === "string" ? parsed(document) : document };
  }

  async put(entry: SavedDocument): Promise<void> {
    const step = this.#database.transaction(STORES, "readwrite");
    const [heads, documents] = [step.objectStore("heads"), step.objectStore("documents")];
    const { key, from } = entry;
    const requests: Promise<unknown>[] = [step.done];
    try {
      requests.push(heads.put(withoutDocument(entry)));
      // A large board is cloned four times as fast as text.
      requests.push(documents.put(JSON.stringify(entry.document), key));
      if (from !== null) requests.push(heads.delete(from), documents.delete(from));
      step.commit();
    } catch (error) {
      // A request that is refused at once must not leave half an entry.
      await abandon(step, requests);
      throw error;
    }
    await Promise.all(requests);
  }

  async remove(key: IDBValidKey): Promise<void> {
    const step = this.#database.transaction(STORES, "readwrite");
    await Promise.all([
      step.objectStore("heads").delete(key),
      step.objectStore("documents").delete(key),
      step.done,
    ]);
  }
}

/** The value of a text; the text itself where it has none. Earlier releases stored the value. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function abandon(
  step: { abort(): void },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  try {
    step.abort();
  } catch {
    // It is over already.
  }
  await Promise.allSettled(requests);
}

function listed(
  stored: ReadonlyMap<IDBValidKey, unknown>,
  documents: ReadonlySet<IDBValidKey>,
): LibraryList {
  const list: LibraryList = { entries: [], setAside: [] };
  for (const [key, head] of stored) {
    const saved = documents.has(key) ? readSaved(head) : null;
    if (saved?.key === key) list.entries.push(saved);
    else list.setAside.push(setAside(key, head));
  }
  return list;
}

/** The core reads the rest. */
function isGame(value: unknown): value is GameDocument {
  return typeof value === "object" && value !== null && "gospace" in value && "board" in value;
}

class PageLibrary implements Library {
  readonly persistent = false;
  #entries: SavedList = new Map();

  get all(): readonly SavedDocument[] {
    return [...this.#entries.values()];
  }

  async list(): Promise<LibraryList> {
    return { entries: this.all.map(withoutDocument), setAside: [] };
  }

  async read(key: string): Promise<SavedDocument | null> {
    return this.#entries.get(key) ?? null;
  }

  async text(key: IDBValidKey): Promise<string | null> {
    return storedText(null, this.#entries.get(String(key))?.document);
  }

  async put(entry: SavedDocument): Promise<void> {
    this.#entries = withSaved(this.#entries, entry);
  }

  async remove(key: IDBValidKey): Promise<void> {
    this.#entries = new Map([...this.#entries].filter(([each]) => each !== key));
  }
}

/** In memory, until it moves. */
class LateLibrary implements Library {
  readonly #page = new PageLibrary();
  #library: Library = this.#page;

  /** Puts all entries there, before any later write. */
  async moveTo(library: Library): Promise<void> {
    this.#library = library;
    await Promise.all(this.#page.all.map((entry) => library.put(entry)));
  }

  get persistent(): boolean {
    return this.#library.persistent;
  }

  list(): Promise<LibraryList> {
    return this.#library.list();
  }

  read(key: string): Promise<SavedDocument | null> {
    return this.#library.read(key);
  }

  text(key: IDBValidKey): Promise<string | null> {
    return this.#library.text(key);
  }

  put(entry: SavedDocument): Promise<void> {
    return this.#library.put(entry);
  }

  remove(key: IDBValidKey): Promise<void> {
    return this.#library.remove(key);
  }
}
