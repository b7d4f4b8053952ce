/** Saved boards and games, as values. A write adds an entry and removes only the one that it
 *  replaces; only the tab that holds the lock of an entry's line extends it, any other begins a new
 *  line. So no tab deletes the work of another. Knows no storage. */
import { isRecord } from "../../engine/is-record.ts";
import { HERE, readOpponent } from "../../model/opponent.ts";
import type { Saved, SavedDocument } from "../../model/saved.ts";
import { readTimes } from "../../model/times.ts";

export type SavedContent = Omit<SavedDocument, "key" | "line" | "from" | "created" | "changed">;

/** Data that makes a write unique. */
export interface WriteStamp {
  readonly key: string;
  readonly now: number;
}

/** The next state of an entry, or the first one of a new line. */
export function nextEntry(
  base: Saved | null,
  content: SavedContent,
  { key, now }: WriteStamp,
): SavedDocument {
  const { line, created } = base ?? { line: key, created: now };
  return { ...content, key, line, from: base?.key ?? null, created, changed: now };
}

export type SavedList = ReadonlyMap<string, SavedDocument>;

export function withSaved(list: SavedList, saved: SavedDocument): SavedList {
  const next = new Map(list);
  if (saved.from !== null) next.delete(saved.from);
  return next.set(saved.key, saved);
}

/** A stored entry without its document; null for one that this version of the page cannot read. Older
 *  versions did not store the opponent or times, and newer ones may spell them differently. */
export function readSaved(value: unknown): Saved | null {
  if (!isRecord(value)) return null;
  const opponent = readOpponent(value.opponent) ?? HERE;
  const entry = { ...value, opponent, times: readTimes(value.times) };
  return isSaved(entry) ? entry : null;
}

/** A stored entry that this version of the page cannot read. It stays in the storage as it is. */
export interface SetAside {
  readonly key: IDBValidKey;
  /** Empty where none can be read. */
  readonly title: string;
}

export function setAside(key: IDBValidKey, value: unknown): SetAside {
  const title = isRecord(value) && typeof value.title === "string" ? value.title : "";
  return { key, title };
}

/** The text of a stored value as a file: its document without its arrangement, which no file has, or else all that
 *  there is; null for a value that no text can hold. */
export function storedText(head: unknown, document: unknown): string | null {
  for (const value of [document, head]) {
    try {
      if (typeof value === "string") return value;
      if (isRecord(value)) return JSON.stringify({ ...value, arrangement: undefined });
    } catch {
      // Stores also take values that JSON does not, such as rings of references.
    }
  }
  return null;
}

export function withoutDocument({ document: _, ...head }: SavedDocument): Saved {
  return head;
}

/** The most recently changed first. */
export function newestFirst<S extends Saved>(entries: Iterable<S>): S[] {
  return [...entries].sort((a, b) => b.changed - a.changed || (a.key < b.key ? -1 : 1));
}

function isSaved(value: unknown): value is Saved {
  if (!isRecord(value)) return false;
  const { key, line, from, kind, title, turns, moment, galleryId, link, created, changed } = value;
  return (
    [key, line, title].every((text) => typeof text === "string") &&
    [from, galleryId, link].every(isStringOrNull) &&
    (kind === "game" || kind === "drawing") &&
    isCount(turns) &&
    (moment === null || isMoment(moment)) &&
    [created, changed].every(Number.isFinite)
  );
}

export function isMoment(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.detours)) return false;
  const isDetour = (each: unknown) => isRecord(each) && [each.choice, each.turns].every(isCount);
  return isCount(value.turns) && value.detours.every(isDetour);
}

export function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

export function isStringOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}
