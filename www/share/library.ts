/** Library of saved entries: in IndexedDB or, where that is refused, in memory. Every write is one
 *  transaction that starts at once, so that an unloading page can still write. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameDocument } from "../engine/types.ts";
import {
  type Saved,
  type SavedDocument,
  type SavedList,
  withOpponent,
  withoutDocument,
  withSaved,
} from "../model/saved.ts";

const NAME = "gospace";
/** Milliseconds. Some browsers neither open nor refuse a database. */
const TIMEOUT_MS = 2000;

export interface Library {
  /** True if entries outlive the page. */
  readonly persistent: boolean;
  /** In any order. */
  list(): Promise<Saved[]>;
  read(key: string): Promise<SavedDocument | null>;
  /** Saves an entry in place of its predecessor. */
  put(entry: SavedDocument): Promise<void>;
  remove(key: string): Promise<void>;
}

interface Schema extends DBSchema {
  heads: { key: string; value: Saved };
  documents: { key: string; value: GameDocument };
}

const STORES = ["heads", "documents"] as const;

export async function openLibrary(): Promise<Library> {
  try {
    const database = openDB<Schema>(NAME, 1, {
      upgrade(fresh) {
        fresh.createObjectStore("heads", { keyPath: "key" });
        fresh.createObjectStore("documents");
      },
    });
    return new BrowserLibrary(await withTimeout(database));
  } catch {
    return new PageLibrary();
  }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error("no answer")), TIMEOUT_MS);
  });
  return Promise.race([promise, late]);
}

class BrowserLibrary implements Library {
  readonly persistent = true;
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async list(): Promise<Saved[]> {
    return (await this.#database.getAll("heads")).map(withOpponent);
  }

  async read(key: string): Promise<SavedDocument | null> {
    const step = this.#database.transaction(STORES);
    const [head, document] = await Promise.all([
      step.objectStore("heads").get(key),
      step.objectStore("documents").get(key),
    ]);
    return head === undefined || document === undefined
      ? null
      : { ...withOpponent(head), document };
  }

  async put(entry: SavedDocument): Promise<void> {
    const step = this.#database.transaction(STORES, "readwrite");
    const [heads, documents] = [step.objectStore("heads"), step.objectStore("documents")];
    const { key, from } = entry;
    const requests: Promise<unknown>[] = [
      heads.put(withoutDocument(entry)),
      documents.put(entry.document, key),
    ];
    if (from !== null) requests.push(heads.delete(from), documents.delete(from));
    step.commit();
    await Promise.all([step.done, ...requests]);
  }

  async remove(key: string): Promise<void> {
    const step = this.#database.transaction(STORES, "readwrite");
    await Promise.all([
      step.objectStore("heads").delete(key),
      step.objectStore("documents").delete(key),
      step.done,
    ]);
  }
}

class PageLibrary implements Library {
  readonly persistent = false;
  #entries: SavedList = new Map();

  async list(): Promise<Saved[]> {
    return [...this.#entries.values()].map(withoutDocument);
  }

  async read(key: string): Promise<SavedDocument | null> {
    return this.#entries.get(key) ?? null;
  }

  async put(entry: SavedDocument): Promise<void> {
    this.#entries = withSaved(this.#entries, entry);
  }

  async remove(key: string): Promise<void> {
    this.#entries = new Map([...this.#entries].filter(([each]) => each !== key));
  }
}
