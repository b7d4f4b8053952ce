/** The state of one tab, as a value: what a reload and a crash bring back. Knows no storage. */
import { isRecord } from "../../engine/is-record.ts";
import type { Rules, Site } from "../../engine/types.ts";
import { type Arrangement, isArrangement } from "../../model/arrangement.ts";
import { HERE, isOpponent, type Opponent } from "../../model/opponent.ts";
import type { Room } from "../../model/state.ts";
import { readTimes, type Times } from "../../model/times.ts";
import type { Moment } from "../../model/tree/moment.ts";
import { isCount, isMoment, isStringOrNull } from "./entries.ts";

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

function isEntryReference(value: unknown): boolean {
  return isRecord(value) && typeof value.key === "string" && isStringOrNull(value.from);
}

function isHandicap(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.placed)) return false;
  const isCentre = (at: unknown) =>
    Array.isArray(at) && at.length === 2 && at.every(Number.isSafeInteger);
  const { count, placed, rules } = value;
  return isCount(count) && isRecord(rules) && placed.every((at) => isCount(at) || isCentre(at));
}

function isCanvasView(value: unknown): boolean {
  if (!isRecord(value) || ![value.scale, value.left, value.top].every(Number.isFinite))
    return false;
  return typeof value.scale === "number" && value.scale > 0;
}
