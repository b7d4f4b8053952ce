/** Pointer ink: a faint ring where the other player points, which fades after a rest. Each shows their own pointer only if
 *  they choose to; nothing of it is part of the record, or spoken. */
import { has } from "../../engine/features.ts";
import type { Site } from "../../engine/types.ts";
import { sliceUntil } from "../../model/actions.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type Place, placeOf, type State, samePlace, siteOf } from "../../model/state.ts";
import { placeIn } from "../../model/turns.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { CanvasPen } from "../../view/pen.ts";
import { seen, strokeRound } from "../../view/round-marks.ts";

/** Place at which the other player points. */
export const pointedSlice = sliceUntil<Place | null>(null, "opened");

/** Milliseconds between two messages, and until a pointer that rests is shown no more. */
const PAUSE = 200;
const REST = 1000;
/** The ring within a stone's rim and its width, in CSS pixels. */
const RING = { beyond: -3, opacity: 0.6, width: 2 };

export type Later = (work: () => void, ms: number) => void;

export class PointerInk {
  readonly #controller: GameController;
  readonly #send: (at: Site) => void;
  readonly #later: Later;
  #isShown = false;
  #isPausing = false;
  /** Number of messages of the other player. */
  #came = 0;

  constructor(controller: GameController, send: (at: Site) => void, later: Later) {
    this.#controller = controller;
    this.#send = send;
    this.#later = later;
    controller.store.subscribe((state, before) => {
      if (!samePlace(placeOf(state.pointing), placeOf(before.pointing))) this.#point();
    });
  }

  /** True while the other player may see this one's pointer. */
  get isShown(): boolean {
    return this.#isShown;
  }

  show(isShown: boolean): void {
    this.#isShown = isShown;
  }

  /** The other player points there. */
  take(at: Site): void {
    const { store } = this.#controller;
    const came = ++this.#came;
    store.dispatch(pointedSlice.with(placeIn(at)));
    this.#later(() => {
      if (came === this.#came) store.dispatch(pointedSlice.with(null));
    }, REST);
  }

  #point(): void {
    const at = placeOf(this.#controller.store.state.pointing);
    if (!this.#isShown || this.#isPausing || at === null) return;
    this.#isPausing = true;
    this.#send(siteOf(at));
    this.#later(() => {
      this.#isPausing = false;
      // The pointer may have gone on meanwhile.
      if (!samePlace(at, placeOf(this.#controller.store.state.pointing))) this.#point();
    }, PAUSE);
  }
}

/** True for a place of the board. */
export function isOnBoard({ board, game }: State, at: Site): boolean {
  const isCentre = typeof at !== "number";
  return isCentre === has(board.facts, "centres") && (isCentre || at in game.colours);
}

export function paintPointed(pen: CanvasPen, layout: BoardLayout, state: State): void {
  const at = pointedSlice.of(state);
  if (at === null) return;
  const { context, palette } = pen;
  context.save();
  context.globalAlpha = RING.opacity;
  context.strokeStyle = palette.seal;
  context.lineWidth = RING.width;
  strokeRound(pen, seen(pen, layout, [siteOf(at)]), RING.beyond);
  context.restore();
}
