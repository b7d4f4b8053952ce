/** Rolls of a glued board under the hand: what leaves by a glued side comes in by the other, stones and all. */
import type { Drawing, Pair } from "../../engine/types.ts";
import { movedDrawing, rolledDrawing, rollingAxes } from "../../kinds/body/rolled.ts";
import { RolledPlane } from "../../kinds/body/rolled-plane.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Scene } from "../../view/scene.ts";
import type { Turning } from "../../view/turning.ts";

const NONE: Pair = [0, 0];

export class Roller implements Turning {
  readonly shape = "rolled";
  readonly #drawing: Drawing;
  readonly #scene: Scene;
  /** The drawing before the roll: on a grid, after whole turns along the other axis. */
  #base: Drawing;
  #roll = NONE;
  #layout: BoardLayout | null = null;

  constructor(drawing: Drawing, scene: Scene) {
    this.#drawing = drawing;
    this.#base = drawing;
    this.#scene = scene;
  }

  get moved(): boolean {
    return this.#base !== this.#drawing || this.#roll[0] !== 0 || this.#roll[1] !== 0;
  }

  layout(): BoardLayout {
    this.#layout ??= this.#laidOut();
    return this.#layout;
  }

  /** Rolls along glued sides, and leaves the rest of the drag to the camera. */
  by(dx: number, dy: number): Pair {
    const glued = rollingAxes(this.#base, NONE);
    const { scale } = this.#scene;
    const [x, y] = this.#roll;
    const step: Pair = [glued.across ? dx / scale : 0, glued.down ? dy / scale : 0];
    const free = rollingAxes(this.#base, this.#roll, step);
    this.#set([free.across ? x + step[0] : x, free.down ? y + step[1] : y]);
    return [glued.across ? 0 : dx, glued.down ? 0 : dy];
  }

  /** Lets go: points of a grid stop where those of the board were. */
  release(): void {
    const [x, y] = this.#roll;
    if (!this.#drawing.grid || (Number.isInteger(x) && Number.isInteger(y))) return;
    const roll: Pair = [Math.round(x), Math.round(y)];
    const { base, rest } = settled(this.#base, roll);
    this.#base = base;
    this.#set(rest);
  }

  step(): void {}

  /** Rolls back to how the board is drawn. */
  home(): void {
    this.#base = this.#drawing;
    this.#set(NONE);
  }

  reveal(): boolean {
    return false;
  }

  #laidOut(): BoardLayout {
    if (!this.moved) return layOutBoard(this.#drawing);
    if (this.#drawing.grid) return layOutBoard(rolledDrawing(this.#base, this.#roll));
    return new RolledPlane(this.#drawing, this.#roll);
  }

  #set(roll: Pair): void {
    this.#roll = roll;
    this.#layout = null;
    this.#scene.turned();
  }
}

/** A roll that has gone round whole, along the only axis that is free, frees the other one. */
function settled(base: Drawing, roll: Pair): { readonly base: Drawing; readonly rest: Pair } {
  const moved = movedDrawing(base, roll);
  const whole = [0, 1].every((axis) => roll[axis as 0 | 1] % sizeAlong(base, axis as 0 | 1) === 0);
  return whole && (roll[0] !== 0 || roll[1] !== 0)
    ? { base: same(moved, base) ? base : moved, rest: NONE }
    : { base, rest: roll };
}

function sizeAlong({ xy }: Drawing, axis: 0 | 1): number {
  return xy.reduce((most, at, i) => (i % 2 === axis ? Math.max(most, at) : most), 0) + 1;
}

function same(a: Drawing, b: Drawing): boolean {
  return a.xy.every((at, i) => at === b.xy[i]);
}
