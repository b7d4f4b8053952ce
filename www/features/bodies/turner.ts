/** Turns of a body under the hand: drags, keys, and glides that end by themselves. */

import type { Pair } from "../../engine/types.ts";
import { BodyBoard, bodyMesh } from "../../kinds/body/board.ts";
import { composed, inPlane, type Turn, towards } from "../../kinds/body/turn.ts";
import type { BoardView, Place } from "../../model/state.ts";
import { isCentre } from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { type Direction, STEP } from "../../view/direction.ts";
import type { Turning } from "../../view/turning.ts";

/** Turn for a pixel of a drag, and for a key, in radians. */
const DRAG = 0.006;
const KEY = Math.PI / 12;
const GLIDE_MS = 500;
const FRONT_MS = 320;
const UNROLL_MS = 420;
/** Tilt at first, so that a body shows that it is one. */
const TILT = { down: -0.7, aside: -0.45 } as const;
/** Directions to bring a place to, the first one that is not hidden there. */
const FRONTS = [
  [0, 0, 1],
  [0, -0.6, 0.8],
  [0, 0.6, 0.8],
  [0.6, 0, 0.8],
  [-0.6, 0, 0.8],
  [0, -0.95, 0.31],
  [0, 0.95, 0.31],
] as const;

/** Way in which a drag turns: in space, or on a body of four dimensions through the fourth. */
export type Plane = "depth" | "fourth";

interface Owner {
  /** Called after each turn. */
  turned(): void;
  /** Called for a drag, and for a key. */
  turnedByHand(): void;
  /** Place of the last stone; null before the first. */
  last(): Place | null;
  /** Plane in which the hand turns now. */
  plane(): Plane;
}

export class Turner implements Turning {
  readonly shape = "body";
  readonly moved = true;
  readonly board: BoardView;
  readonly #owner: Owner;
  readonly #mesh;
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #turn: Turn;
  #unrolled = 0;
  #shown: BodyBoard | null = null;
  #frame = 0;
  #speed = { x: 0, y: 0, at: -Infinity, plane: "depth" as Plane };

  constructor(board: BoardView, owner: Owner) {
    this.board = board;
    this.#owner = owner;
    this.#mesh = bodyMesh(board.drawing);
    this.#turn = this.#tilted();
  }

  layout(): BoardLayout {
    return this.#body();
  }

  #body(): BodyBoard {
    this.#shown ??= this.#standing(this.#turn);
    return this.#shown;
  }

  #standing(turn: Turn): BodyBoard {
    return new BodyBoard(this.board.drawing, this.#mesh, turn, this.#unrolled);
  }

  #tilted(): Turn {
    const { axes } = this.#mesh;
    const aside = inPlane(axes, 0, 2, TILT.aside);
    const tilted = composed(aside, inPlane(axes, 1, 2, TILT.down));
    return axes === 4 ? composed(inPlane(axes, 0, 3, TILT.aside), tilted) : tilted;
  }

  by(dx: number, dy: number): Pair {
    this.#stop();
    const plane = this.#owner.plane();
    this.#speed = { x: dx, y: dy, at: performance.now(), plane };
    this.#drag(DRAG * dx, DRAG * dy, plane);
    this.#owner.turnedByHand();
    return [0, 0];
  }

  /** Lets go of a drag: what was turning glides to rest. */
  release(): void {
    const { x, y, at, plane } = this.#speed;
    if (this.#calm.matches || performance.now() - at > 60) return;
    this.#speed = { ...this.#speed, at: -Infinity };
    let before = 0;
    this.#run(GLIDE_MS, (share) => {
      // The way of something that slows down evenly.
      const way = share * (2 - share);
      const part = ((way - before) * GLIDE_MS) / 32;
      before = way;
      this.#drag(DRAG * x * part, DRAG * y * part, plane);
    });
  }

  step(direction: Direction): void {
    const [x, y] = STEP[direction];
    const plane = this.#owner.plane();
    this.#owner.turnedByHand();
    let before = 0;
    this.#run(this.#calm.matches ? 0 : 120, (share) => {
      this.#drag(KEY * x * (share - before), KEY * y * (share - before), plane);
      before = share;
    });
  }

  home(): void {
    const last = this.#owner.last();
    // A frame shows all of its places from any side.
    const brings = last !== null && !isCentre(last) && this.#mesh.skin !== "frame";
    if (brings) this.#bring(last);
    else this.#set(this.#tilted());
  }

  reveal(at: Place): boolean {
    if (!isCentre(at) && !this.#isInFront(at)) this.#bring(at);
    return true;
  }

  /** Rolls the flat board up into the body, or unrolls it. */
  roll(to: "flat" | "body", then: () => void): void {
    const start = to === "body" ? 1 : 0;
    this.#run(this.#calm.matches ? 0 : UNROLL_MS, (share) => {
      const eased = share * share * (3 - 2 * share);
      this.#unrolled = start === 1 ? 1 - eased : eased;
      if (share === 1 && to === "flat") then();
      else this.#set(this.#turn);
    });
  }

  end(): void {
    this.#stop();
  }

  #isInFront(at: number): boolean {
    const body = this.#body();
    const [, , z] = body.sight.normalAt(at);
    const seen = body.joins(at, at);
    return seen && (this.#mesh.skin === "frame" || z > 0.3);
  }

  /** Brings a placement to where it is seen. */
  #bring(at: number): void {
    const from = this.#mesh.skin === "frame" ? null : this.#body().sight.normalAt(at);
    if (from === null) return;
    const { axes } = this.#mesh;
    const start = this.#turn;
    const reached = (front: (typeof FRONTS)[number]) =>
      this.#standing(composed(start, towards(axes, from, front, 1))).joins(at, at);
    const front = FRONTS.find(reached) ?? FRONTS[0];
    this.#run(this.#calm.matches ? 0 : FRONT_MS, (share) => {
      const eased = share * (2 - share);
      this.#set(composed(start, towards(axes, from, front, eased)));
    });
  }

  #drag(x: number, y: number, plane: Plane): void {
    const { axes } = this.#mesh;
    const depth = plane === "fourth" && axes === 4 ? 3 : 2;
    const turn = composed(inPlane(axes, depth, 0, x), inPlane(axes, depth, 1, y));
    this.#set(composed(this.#turn, turn));
  }

  #set(turn: Turn): void {
    this.#turn = turn;
    this.#shown = null;
    this.#owner.turned();
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Calls `show` with the share of the time that has passed, at last with 1. */
  #run(time: number, show: (share: number) => void): void {
    this.#stop();
    if (time === 0) return show(1);
    const start = performance.now();
    const go = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / time));
      if (share < 1) this.#frame = requestAnimationFrame(go);
      show(share);
    };
    this.#frame = requestAnimationFrame(go);
  }
}
