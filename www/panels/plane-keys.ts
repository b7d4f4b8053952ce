/** Keyboard on a plane: a cursor that goes by small steps or by stone widths, and from one place that
 *  touches something to the next. */
import { exactly } from "../model/aim.ts";
import type { GameController } from "../model/game-controller.ts";
import { isCentre, placeOf } from "../model/state.ts";
import { type Direction, type Pace, STEP } from "../view/direction.ts";
import type { Scene } from "../view/scene.ts";

/** Distance round the cursor in which the walk looks for places that touch something, in stone radii. */
const ROUND = 5;

export function movesOnPlane({ layout }: Scene): boolean {
  return layout.centres;
}

/** Moves the cursor by a pixel of the screen and at least a tick, or by a stone's width. */
export function stepOnPlane(
  direction: Direction,
  pace: Pace,
  controller: GameController,
  scene: Scene,
): void {
  const { cursor } = controller.store.state;
  if (!isCentre(cursor)) {
    startOnPlane(controller, scene);
    return;
  }
  const [dx, dy] = STEP[direction];
  const width = 2 * scene.layout.drawing.stone;
  const step = pace === "wide" ? width : Math.max(Math.round(1 / scene.scale), 1);
  const { x0, y0, x1, y1 } = scene.layout.box;
  const { x, y } = scene.layout.handle(cursor);
  const next = scene.canonical([
    Math.min(Math.max(x + dx * step, x0), x1),
    Math.min(Math.max(y + dy * step, y0), y1),
  ]);
  controller.pointer.moveCursorTo(exactly(next));
  scene.reveal(next);
}

/** Puts the cursor at the pointer's last place, if a stone can be there, or in the middle. */
export function startOnPlane(controller: GameController, scene: Scene): void {
  const { pointing } = controller.store.state;
  const at = pointing.kind === "barred" ? null : placeOf(pointing);
  const { x0, y0, x1, y1 } = scene.layout.box;
  const start = isCentre(at) ? at : ([(x0 + x1) / 2, (y0 + y1) / 2] as const);
  controller.pointer.moveCursorTo(exactly(start));
}

/** Walks to the next place; false where there is no cursor, or no further place. */
export function walkOnPlane(way: 1 | -1, controller: GameController, scene: Scene): boolean {
  if (!controller.pointer.walk(way, ROUND * scene.layout.drawing.stone)) return false;
  const { cursor } = controller.store.state;
  if (cursor !== null) scene.reveal(cursor);
  return true;
}
