/** Turning of a board under the hand: what the stage asks of the part that turns it as a body, or rolls it
 *  flat, which is fetched when it is first used. */
import type { Drawing, Pair } from "../engine/types.ts";
import type { Place } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Direction } from "./direction.ts";

export interface Turning {
  /** A body that turns, or a flat glued board, which rolls through its glued sides. */
  readonly shape: "body" | "rolled";
  /** True unless the board lies as it is drawn, so that its coordinates are true. */
  readonly moved: boolean;
  /** Layout as the board stands now. */
  layout(): BoardLayout;
  /** Turns by a drag, in CSS pixels; gives the rest of it, by which the camera pans. */
  by(dx: number, dy: number): Pair;
  step(direction: Direction): void;
  /** Brings the last stone to the front, or rolls back. */
  home(): void;
  /** Brings a place to the front, if it is hidden; false if the camera has to go to it. */
  reveal(at: Place): boolean;
}

/** True if the board can be shown as a body: by its own places, or as a grid with glued sides. */
export function hasBody({ body, grid, seams }: Drawing): boolean {
  return body.length > 0 || (grid && seams.length > 0);
}

/** True if the flat board may roll through its sides. */
export function canRoll({ grid, stone, seams }: Drawing): boolean {
  return (grid || stone > 0) && seams.length > 0;
}
