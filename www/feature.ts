/** Features: what the page can do beyond showing a board and playing on it. Each is a folder of features/, whose
 *  feature.ts exports one; without the folder and its line in features.ts the page is whole. A feature knows no other. */
import type { GameDocument } from "./engine/types.ts";
import type { GameController } from "./model/game-controller.ts";
import type { Room } from "./model/state.ts";
import type { Drawing, DrawingParts, DrawingRoom } from "./panels/drawing-room.ts";
import type { Keeping } from "./panels/keeping.ts";
import type { Exporter } from "./panels/on-demand.ts";
import type { WaysOn } from "./panels/result.ts";
import type { Sharing } from "./panels/sharing.ts";
import type { BoardLayout } from "./view/board-layout.ts";
import type { PaintAdvice } from "./view/pointer-layer.ts";
import type { Scene } from "./view/scene.ts";

export interface Feature {
  /** Keeps games from visit to visit; one feature does. Called while the core is fetched. */
  readonly keep?: () => Promise<Keeping>;
  /** The board to begin with; null: the page's own. Called before the page is made, unless the tab was reloaded.
   *  `isNew`: true if nothing is kept from former visits. */
  readonly begin?: (isNew: () => Promise<boolean>) => Promise<GameDocument | null>;
  /** Makes the ways to send a game. `bodyNow` gives the layout of the board, while it is shown as a body. */
  readonly share?: (exporter: Exporter, bodyNow: () => BoardLayout | null) => Sharing;
  /** Its room, which the page leads to. */
  readonly room?: Room;
  /** Fetches the drawing room; one feature does. */
  readonly draw?: (parts: DrawingParts) => Promise<Drawing>;
  /** Follows the game, before any panel is there; returns what panels and keys may ask of it. */
  readonly follow?: (table: Table) => Partial<WaysOn> | undefined;
  /** Enters the page once its panels and its address are there. */
  readonly enter?: (page: Page) => void;
  /** Begins its work once the last visit's game is there. */
  readonly ready?: (page: Page) => void;
}

/** The board with its game. */
export interface Table {
  readonly controller: GameController;
  readonly scene: Scene;
  /** Null: no feature sends games. */
  readonly share: Sharing | null;
  /** Paints over the stones. */
  paint(painter: PaintAdvice): void;
}

export interface Page extends Table {
  readonly drawingRoom: DrawingRoom;
  /** The feature whose board the page began with. */
  readonly begun: Feature | null;
  /** The fragment of the address that the page was opened at. */
  readonly fragment: string;
  goTo(room: Room): Promise<void>;
  /** Writes the address of the game and returns it. */
  address(): string;
}
