/** Saved boards and games, as values. A write adds an entry and removes only the one that it
 *  replaces; only the tab that holds the lock of an entry's line extends it, any other begins a new
 *  line. So no tab deletes the work of another. Knows no storage. */
import { isRecord } from "../engine/is-record.ts";
import type { GameDocument, Rules, Site } from "../engine/types.ts";
import { HERE, isOpponent, type Opponent, readOpponent } from "./opponent.ts";
import { readTimes, type Times } from "./times.ts";
import type { Moment } from "./tree/moment.ts";

/** The rooms of the page; a tab reopens in the one that it showed. */
export type Room = "play" | "draw" | "learn" | "atlas" | "boards";

/** A drawing may have errors and need not be a playable board. */
type SavedKind = "game" | "drawing";

/** An entry without its document. */
export interface Saved {
  /** Unique to each write, across tabs. */
  readonly key: string;
  /** Shared by all successive states of one board or game. */
  readonly line: string;
  /** Key of the entry that this one replaced. */
  readonly from: string | null;
  readonly kind: SavedKind;
  readonly title: string;
  /** Number of turns up to the shown moment, komi and take aside. */
  readonly turns: number;
  /** The shown moment; null: the end of the main line. */
  readonly moment: Moment | null;
  readonly galleryId: string | null;
  readonly opponent: Opponent;
  /** Of a game with a clock that has begun. */
  readonly times: Times | null;
  /** The game as a link, for comparison; null for a drawing, and where it would be too long. */
  readonly link: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
}

export interface SavedDocument extends Saved {
  /** The whole document, with undone turns, notes and marks. */
  readonly document: GameDocument;
}

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

/** The entry that a tab continues, and its predecessor in case the last write did not finish. */
export interface EntryReference {
  readonly key: string;
  readonly from: string | null;
}

/** Zoom and offset of a canvas, in CSS pixels and board units. */
interface CanvasView {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Snapping of the drawing room, as in sketch/snap.ts. */
interface StoredSnapping {
  readonly grid: boolean;
  readonly angles: boolean;
  readonly lengths: boolean;
  /** Missing in a tab that an older version of the page wrote. */
  readonly lines?: boolean;
  readonly pitch: number;
}

/** Locks, groups and background of a drawing: items by their places in the order of sketch/stored.ts. */
export interface Arrangement {
  readonly locked: readonly number[];
  readonly groups: readonly (readonly number[])[];
  /** Read by sketch/background.ts. */
  readonly background?: unknown;
}

/** A handicap that is being placed; its rules are checked when White begins. */
interface StoredHandicap {
  readonly count: number;
  readonly placed: readonly Site[];
  readonly rules: Rules;
}

/** The state of one tab. It is written synchronously when the page unloads, so it leaves out
 *  documents, which may be too large. */
export interface TabSession {
  /** The fragment of the address, "#" included. */
  readonly fragment: string;
  /** True if written at unload, or with the last turn: the address may be older. */
  readonly gone: boolean;
  /** Milliseconds since 1970; 0 in a tab that an older version of the page wrote. */
  readonly written: number;
  /** True if no entry holds the game's last changes yet. */
  readonly unsaved: boolean;
  readonly game: EntryReference | null;
  readonly drawing: EntryReference | null;
  readonly galleryId: string | null;
  readonly opponent: Opponent;
  readonly times: Times | null;
  /** Moment at which trying of remote turns began. */
  readonly trying: Moment | null;
  readonly handicap: StoredHandicap | null;
  readonly room: Room;
  readonly overlays: Readonly<Record<string, boolean>>;
  /** Null while the whole board is shown. */
  readonly stage: CanvasView | null;
  readonly editorState: CanvasView | null;
  /** Null in a tab that an older version of the page wrote. */
  readonly snapping: StoredSnapping | null;
  /** Of the drawing of the game's board; null for a drawing of its own, and without any. */
  readonly arrangement: Arrangement | null;
}

/** Null for a missing value, or one that another version of the page wrote. */
export function readTab(text: string | null): TabSession | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const tab = isRecord(value)
      ? {
          opponent: HERE,
          times: null,
          trying: null,
          handicap: null,
          unsaved: false,
          written: 0,
          snapping: null,
          arrangement: null,
          ...value,
        }
      : value;
    return isTab(tab) ? tab : null;
  } catch {
    return null;
  }
}

/** Kind of navigation. */
export type NavigationKind = "reload" | "visit";

/** An address, and when it was written in milliseconds since 1970; 0: not known. */
export interface WrittenAddress {
  readonly fragment: string;
  readonly written: number;
}

/** The stored tab if it is to be restored: a visit to another address starts anew. The address is
 *  written slightly before the tab, but not once a reload has begun. A tab that was written at its end and is yet
 *  older than the address comes from before the storage was blocked: the address starts anew. */
export function restoredTab(
  tab: TabSession,
  { fragment, written }: WrittenAddress,
  navigation: NavigationKind,
): TabSession | null {
  if (tab.fragment === fragment) return tab;
  if (navigation === "visit" || (tab.gone && tab.written < written)) return null;
  return tab.gone ? tab : { ...tab, fragment };
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

const ROOMS: readonly Room[] = ["play", "draw", "learn", "atlas", "boards"];

function isTab(value: unknown): value is TabSession {
  if (!isRecord(value)) return false;
  const { fragment, gone, written, unsaved, game, drawing, galleryId, opponent, times, trying } =
    value;
  const { handicap, room, overlays, stage, editorState, snapping, arrangement } = value;
  return (
    typeof fragment === "string" &&
    [gone, unsaved].every((flag) => typeof flag === "boolean") &&
    Number.isFinite(written) &&
    [game, drawing].every((hold) => hold === null || isEntryReference(hold)) &&
    isStringOrNull(galleryId) &&
    isOpponent(opponent) &&
    (times === null || readTimes(times) !== null) &&
    (trying === null || isMoment(trying)) &&
    (handicap === null || isHandicap(handicap)) &&
    ROOMS.some((each) => each === room) &&
    isRecord(overlays) &&
    Object.values(overlays).every((shown) => typeof shown === "boolean") &&
    [stage, editorState].every((look) => look === null || isCanvasView(look)) &&
    (snapping === null || isSnapping(snapping)) &&
    (arrangement === null || isArrangement(arrangement))
  );
}

function isSnapping(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { grid, angles, lengths, lines = true, pitch } = value;
  const flags = [grid, angles, lengths, lines].every((flag) => typeof flag === "boolean");
  return flags && typeof pitch === "number" && pitch > 0 && pitch <= 1e9;
}

/** True for lists of places, of whatever size. */
export function isArrangement(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { locked, groups } = value;
  const arePlaces = (list: unknown) => Array.isArray(list) && list.every(Number.isSafeInteger);
  return arePlaces(locked) && Array.isArray(groups) && groups.every(arePlaces);
}

function isEntryReference(value: unknown): boolean {
  return isRecord(value) && typeof value.key === "string" && isStringOrNull(value.from);
}

function isMoment(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.detours)) return false;
  const isDetour = (each: unknown) => isRecord(each) && [each.choice, each.turns].every(isCount);
  return isCount(value.turns) && value.detours.every(isDetour);
}

function isHandicap(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.placed)) return false;
  const isCentre = (at: unknown) =>
    Array.isArray(at) && at.length === 2 && at.every(Number.isSafeInteger);
  const { count, placed, rules } = value;
  return isCount(count) && isRecord(rules) && placed.every((at) => isCount(at) || isCentre(at));
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isCanvasView(value: unknown): boolean {
  if (!isRecord(value) || ![value.scale, value.left, value.top].every(Number.isFinite))
    return false;
  return typeof value.scale === "number" && value.scale > 0;
}

function isStringOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}
