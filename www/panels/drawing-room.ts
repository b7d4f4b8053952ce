/** The drawing room, as the page knows it before it is loaded. */
import type { OnDemand } from "../model/on-demand.ts";
import type { EditorController } from "../sketch/editor-controller.ts";
import type { EditorScene } from "../view/editor-canvas/scene.ts";

/** Loaded when somebody enters it. */
export type DrawingRoom = OnDemand<{
  readonly editor: EditorController;
  readonly scene: EditorScene;
  readonly tracing: Tracing;
}>;

/** Background picture of the drawing. */
export interface Tracing {
  take(file: File): Promise<void>;
  /** Keeps the background of a file for the drawing of the game's board. */
  bring(background: unknown): void;
}
