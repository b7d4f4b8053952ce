/** Background pictures that this device keeps, by key: the last ones, in a database of their own; where the browser refuses
 *  that, until the page is left. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

const NAME = "gospace-pictures";
const STORE = "pictures";
/** Pictures of drawings that were not opened for longer than so many others are removed. */
export const MOST_KEPT = 20;

/** Bytes rather than a blob, which some browsers do not keep. */
interface Kept {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly used: number;
}

interface Schema extends DBSchema {
  [STORE]: { key: string; value: Kept; indexes: { used: number } };
}

export class Pictures {
  readonly #here = new Map<string, Promise<Blob | null>>();
  #database: Promise<IDBPDatabase<Schema>> | null = null;

  /** Keeps a picture that may still be read; null: it turns out to be none. Returns its key at once. */
  keep(picture: Promise<Blob | null>): string {
    const key = [...crypto.getRandomValues(new Uint32Array(4))]
      .map((each) => each.toString(36))
      .join("-");
    this.#here.set(key, picture);
    void picture.then((blob) => blob && this.#put(key, blob)).catch(() => undefined);
    return key;
  }

  /** Null for a picture that is not kept here. */
  get(key: string): Promise<Blob | null> {
    const here = this.#here.get(key) ?? this.#read(key).catch(() => null);
    this.#here.set(key, here);
    return here;
  }

  async #read(key: string): Promise<Blob | null> {
    const kept = await (await this.#open()).get(STORE, key);
    if (kept === undefined) return null;
    const blob = new Blob([kept.bytes], { type: kept.type });
    void this.#put(key, blob).catch(() => undefined);
    return blob;
  }

  /** Keeps a picture as the last one that was used, and forgets those that were used longest ago. */
  async #put(key: string, blob: Blob): Promise<void> {
    const kept: Kept = { bytes: await blob.arrayBuffer(), type: blob.type, used: Date.now() };
    const step = (await this.#open()).transaction(STORE, "readwrite");
    await step.store.put(kept, key);
    const oldestFirst = await step.store.index("used").getAllKeys();
    const old = oldestFirst.slice(0, -MOST_KEPT);
    await Promise.all([...old.map((each) => step.store.delete(each)), step.done]);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(STORE).createIndex("used", "used"),
    });
    return this.#database;
  }
}
