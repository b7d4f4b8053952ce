/** A saved board or game, as notices name it. */
import type { GameDocument } from "../engine/types.ts";
import type { Opponent } from "./opponent.ts";
import type { Times } from "./times.ts";
import type { Moment } from "./tree/moment.ts";

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
