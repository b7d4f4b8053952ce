/** What is kept of boards and games from visit to visit, as values. A write adds an entry and removes the
 *  one that it grew from, no other; only the tab that holds an entry's line grows it, any other begins a
 *  line of its own. So no tab removes what another one wrote. Knows no storage. */
import type { GameDocument } from "../engine/types.ts";
import { HERE, isOpponent, type Opponent } from "./opponent.ts";
import type { Room } from "./state.ts";
import type { Moment } from "./tree/moment.ts";

/** A drawing may have flaws that keep it from being a board. */
export type SavedKind = "game" | "drawing";

/** An entry without its document. */
export interface Saved {
  /** No two writes have the same one, in any tab. */
  readonly key: string;
  /** The same for all that one board or game has been, one after the other. */
  readonly line: string;
  /** The entry whose place this one took. */
  readonly from: string | null;
  readonly kind: SavedKind;
  readonly title: string;
  /** How many turns stand. */
  readonly turns: number;
  /** Where in the document that is; null: at the end of its main line. */
  readonly moment: Moment | null;
  readonly galleryId: string | null;
  readonly opponent: Opponent;
  /** The game as a link, by which it is known again; null of a drawing, and where it would be too long. */
  readonly link: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
}

export interface Kept extends Saved {
  /** With all that was played, written and marked, whatever of it stands. */
  readonly document: GameDocument;
}

export type Content = Omit<Kept, "key" | "line" | "from" | "created" | "changed">;

/** What makes a write one of its own. */
export interface Stamp {
  readonly key: string;
  readonly now: number;
}

/** The next state of an entry; of a new one where there is none before. */
export function grown(base: Saved | null, content: Content, { key, now }: Stamp): Kept {
  const { line, created } = base ?? { line: key, created: now };
  return { ...content, key, line, from: base?.key ?? null, created, changed: now };
}

export type SavedList = ReadonlyMap<string, Kept>;

export function withSaved(shelf: SavedList, kept: Kept): SavedList {
  const next = new Map(shelf);
  if (kept.from !== null) next.delete(kept.from);
  return next.set(kept.key, kept);
}

/** Older versions of the page kept no opponent; newer ones may know others. */
export function completed<S extends Saved>(entry: S): S {
  return isOpponent(entry.opponent) ? entry : { ...entry, opponent: HERE };
}

export function headOf({ document: _, ...head }: Kept): Saved {
  return head;
}

/** What was worked on last comes first. */
export function inOrder<S extends Saved>(entries: Iterable<S>): S[] {
  return [...entries].sort((a, b) => b.changed - a.changed || (a.key < b.key ? -1 : 1));
}

/** An entry that a tab goes on with, and the one before it, for when the last write came too late. */
export interface Hold {
  readonly key: string;
  readonly from: string | null;
}

/** Where a canvas stands, in CSS pixels and units of its board. */
export interface Look {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** What one tab shows. It is written at once when the tab goes, which a document may be too large for. */
export interface TabSession {
  /** What the address said, from its # on. */
  readonly fragment: string;
  /** Whether this was written when the page went: nothing has happened since. */
  readonly gone: boolean;
  readonly game: Hold | null;
  readonly drawing: Hold | null;
  readonly galleryId: string | null;
  readonly opponent: Opponent;
  /** Where somebody began to try out turns of the other side of a link. */
  readonly trying: Moment | null;
  readonly room: Room;
  readonly overlays: Readonly<Record<string, boolean>>;
  /** Null where the whole board is shown. */
  readonly stage: Look | null;
  readonly editorState: Look | null;
}

/** Null where there is none, or one that some other version of the page wrote. */
export function readTab(text: string | null): TabSession | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const tab = isRecord(value) ? { opponent: HERE, trying: null, ...value } : value;
    return isTab(tab) ? tab : null;
  } catch {
    return null;
  }
}

/** How the page came to be loaded. */
export type Arrival = "reload" | "visit";

/** The tab as it was, if that is what is to be shown: a tab that visits another address than it had has
 *  left. The address is written a little sooner than this, but not once a reload has begun. */
export function returnedTab(
  tab: TabSession,
  fragment: string,
  arrival: Arrival,
): TabSession | null {
  if (tab.fragment === fragment) return tab;
  if (arrival === "visit") return null;
  return tab.gone ? tab : { ...tab, fragment };
}

const ROOMS: readonly Room[] = ["play", "draw", "learn", "boards"];

function isTab(value: unknown): value is TabSession {
  if (!isRecord(value)) return false;
  const { fragment, gone, game, drawing, galleryId, opponent, trying } = value;
  const { room, overlays, stage, editorState } = value;
  return (
    typeof fragment === "string" &&
    typeof gone === "boolean" &&
    [game, drawing].every((hold) => hold === null || isHold(hold)) &&
    isText(galleryId) &&
    isOpponent(opponent) &&
    (trying === null || isMoment(trying)) &&
    ROOMS.some((each) => each === room) &&
    isRecord(overlays) &&
    Object.values(overlays).every((shown) => typeof shown === "boolean") &&
    [stage, editorState].every((look) => look === null || isLook(look))
  );
}

function isHold(value: unknown): boolean {
  return isRecord(value) && typeof value.key === "string" && isText(value.from);
}

function isMoment(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.detours)) return false;
  const isDetour = (each: unknown) =>
    isRecord(each) && [each.choice, each.turns].every(Number.isInteger);
  return Number.isInteger(value.turns) && value.detours.every(isDetour);
}

function isLook(value: unknown): boolean {
  return isRecord(value) && [value.scale, value.left, value.top].every(Number.isFinite);
}

function isText(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
