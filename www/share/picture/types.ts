/** The options of a picture, and the game that it shows. */
import type { GameDocument } from "../../engine/types.ts";
import type { BoardView, GameView } from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";

/** A game as it stands, to be pictured, and the document that the picture carries. */
export interface Pictured {
  readonly board: BoardView;
  readonly game: GameView;
  readonly document: GameDocument;
  /** Layout of a body as the reader has turned it; without one the board lies flat. */
  readonly body?: BoardLayout | null;
}

export interface PictureOptions {
  readonly theme: "light" | "dark";
  /** Coordinates of a grid, names of other points. */
  readonly labels: boolean;
  /** Numbers on the stones: the turn that put each of them there. */
  readonly numbers: boolean;
  /** The page's paper round the board, or nothing. */
  readonly ground: "paper" | "none";
}
