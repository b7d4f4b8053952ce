/** Games and drawings that are kept from visit to visit, as the page knows them: a feature keeps them. */
import type { GameController } from "../model/game-controller.ts";
import type { IncomingGames } from "../model/incoming-games.ts";
import type { Saved, SavedDocument } from "../model/saved.ts";
import type { Scene } from "../view/scene.ts";
import type { DrawingRoom } from "./drawing-room.ts";

/** Game and drawing that are to be kept. */
export interface Workspace {
  readonly controller: GameController;
  readonly drawingRoom: DrawingRoom;
  readonly stage: Scene;
  /** The fragment for the current state. */
  readonly address: () => string;
}

export interface Keeping {
  /** Reads what this tab showed before it was reloaded; false: it begins anew. */
  recall(): Promise<boolean>;
  /** True if this browser keeps no board. */
  isEmpty(): Promise<boolean>;
  /** Shows what was recalled. Returns the fragment of its address; null: there was nothing, or its game is lost. */
  resume(workspace: Omit<Workspace, "address">): Promise<string | null>;
  /** Keeps from now on what is played and drawn. */
  begin(workspace: Workspace, incoming: IncomingGames): Kept;
}

export interface Kept {
  /** Draws the pictures again, in new colours. */
  repaint(): void;
  readonly answers: KeptAnswers;
  /** Lists what is kept, looks there for the game of a link, and offers the last one in a tab without a link. */
  look(): Promise<void>;
}

/** Answers to notices of what is kept. */
export interface KeptAnswers {
  resume(entry: Saved): void;
  restore(entry: SavedDocument): void;
  merge(entry: SavedDocument): void;
}
