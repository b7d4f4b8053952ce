/** The drawing room, as the page knows it before it is loaded. */
import type { IncomingGames } from "../model/incoming-games.ts";
import type { OnDemand } from "../model/on-demand.ts";
import type { EditorController } from "../sketch/editor-controller.ts";
import type { EditorScene } from "../view/editor-canvas/scene.ts";
import type { Exporter } from "./on-demand.ts";
import type { MakeFinite } from "./result.ts";
import type { Sharing } from "./sharing.ts";

/** Loaded when somebody enters it. */
export type DrawingRoom = OnDemand<Drawing>;

export interface Drawing {
  readonly editor: EditorController;
  readonly scene: EditorScene;
  readonly tracing: Tracing;
}

/** Parts of the page that drawing asks for. */
export interface DrawingParts {
  readonly incoming: IncomingGames;
  readonly makeFinite: MakeFinite | undefined;
  readonly exporter: Exporter;
  readonly share: Sharing | null;
  /** Goes to the game. */
  play(): void;
}

/** Background picture of the drawing. */
export interface Tracing {
  take(file: File): Promise<void>;
  /** Keeps the background of a file for the drawing of the game's board. */
  bring(background: unknown): void;
}
