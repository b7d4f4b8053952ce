/** The parts of a step of the Learn room. All of it is data, so that a test can hold every claim
 *  against the core. The English is in www/words/learn. */
import type { GameDocument, GameResult, Outcome, Phase, Turn } from "../../engine/types.ts";
import type { MANUAL } from "../../words/learn/room.ts";
import type { Source } from "../../words/learn/sources.ts";

/** The reader's turns on a board, and the state that the core gives after them. */
export interface Seen {
  /** All turns that stand. */
  readonly turns: readonly Turn[];
  /** The last of them; null: none stands. */
  readonly last: Turn | null;
  /** The stones that it took. */
  readonly outcome: Outcome;
  /** Per placement; none on a plane. */
  readonly colours: Uint8Array;
  readonly phase: Phase;
  /** Komi and bids gained. */
  readonly scores: { readonly black: string; readonly white: string };
  readonly result: GameResult | null;
  /** The moment whose board the play just refused would have brought back; null: none was refused so. */
  readonly repeats: number | null;
}

/** A turn that a player has no button for. */
export interface OfferedTurn {
  readonly words: string;
  readonly turn: Turn;
  /** True: it can be done now. */
  when(seen: Seen): boolean;
}

/** A board to try something on. */
export interface Position {
  /** The board's accessible name. */
  readonly label: string;
  readonly document: GameDocument;
  /** The number of its turns that stand at first; null: all. */
  readonly stands: number | null;
  /** The task for the reader. */
  readonly task: string;
  readonly offeredTurns: readonly OfferedTurn[];
  /** The answer to the reader's turns; null: none. */
  echo(seen: Seen): string | null;
}

export const FIGURES = ["arc", "closure", "third", "loop"] as const;
export type FigureName = (typeof FIGURES)[number];

export interface Scene {
  /** Paragraphs; *so* is set apart. */
  readonly words: readonly string[];
  readonly position: Position;
}

export interface Mathematics {
  readonly words: readonly string[];
  readonly figure: FigureName | null;
  /** The publications of the step's mathematics, with the part that says it. */
  readonly sources: readonly (Source & { readonly words: string })[];
  /** The file of the documentation that says all of it. */
  readonly file: keyof typeof MANUAL;
}

export interface Step {
  /** Of the element on the page. */
  readonly id: string;
  readonly title: string;
  /** The one idea. */
  readonly idea: string;
  readonly scenes: readonly Scene[];
  readonly mathematics: Mathematics;
}
