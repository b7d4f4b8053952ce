/** Rolls of a glued grid under the hand: what leaves by a glued side comes in by the other, stones and all. */
import type { Drawing, Pair } from "../../engine/types.ts";
import { rolledDrawing, rollingAxes } from "../../kinds/body/rolled.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Scene } from "../../view/scene.ts";
import type { Turning } from "../../view/turning.ts";

export class Roller implements Turning {
  readonly shape = "rolled";
  readonly #drawing: Drawing;
  readonly #scene: Scene;
  readonly #axes;
  #roll: Pair = [0, 0];
  #layout: BoardLayout | null = null;

  constructor(drawing: Drawing, scene: Scene) {
    this.#drawing = drawing;
    this.#scene = scene;
    this.#axes = rollingAxes(drawing);
  }

  get moved(): boolean {
    return this.#roll[0] !== 0 || this.#roll[1] !== 0;
  }

  layout(): BoardLayout {
    this.#layout ??= layOutBoard(rolledDrawing(this.#drawing, this.#roll));
    return this.#layout;
  }

  /** Rolls along glued sides, and leaves the rest of the drag to the camera. */
  by(dx: number, dy: number): Pair {
    const { across, down } = this.#axes;
    const { scale } = this.#scene;
    const [x, y] = this.#roll;
    this.#set([across ? x + dx / scale : x, down ? y + dy / scale : y]);
    return [across ? 0 : dx, down ? 0 : dy];
  }

  /** Lets go: points stop where those of the board were. */
  release(): void {
    const [x, y] = this.#roll;
    if (x !== Math.round(x) || y !== Math.round(y)) this.#set([Math.round(x), Math.round(y)]);
  }

  step(): void {}

  /** Rolls back to how the board is drawn. */
  home(): void {
    this.#set([0, 0]);
  }

  reveal(): boolean {
    return false;
  }

  #set(roll: Pair): void {
    this.#roll = roll;
    this.#layout = null;
    this.#scene.turned();
  }
}
