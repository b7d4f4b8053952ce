/** Board as a body: the switch's other half, which is fetched when a body is first shown. Turns it under the
 *  hand, and keeps the whole board in the corner, flat. */
import { layOutBoard } from "../../kinds/kinds.ts";
import type { GameController } from "../../model/game-controller.ts";
import { isCentre, type State } from "../../model/state.ts";
import { playedAt } from "../../model/turns.ts";
import { byId } from "../../panels/dom.ts";
import { fitted, toBoard } from "../../view/camera.ts";
import { thumbnailFraming } from "../../view/framing.ts";
import type { Scene } from "../../view/scene.ts";
import { readPalette } from "../../view/theme.ts";
import { paintThumbnail } from "../../view/thumbnail.ts";
import { BODY_WORDS } from "../../words/stage.ts";
import { Turner } from "./turner.ts";

export interface BodyRoom {
  show(): void;
  /** Lays the board flat, and calls `then` when it lies. */
  lay(then: () => void): void;
}

/** `turned` is called when the reader turns the body. */
export function mountBody({ store }: GameController, scene: Scene, turned: () => void): BodyRoom {
  const stage = byId("stage");
  const map = new CornerMap(store.state);
  let turner: Turner | null = null;
  let pointers: "one" | "more" = "one";
  let shift = false;
  const owner = {
    turned: () => scene.turned(),
    turnedByHand: turned,
    last: () => playedAt(store.state.game.record[store.state.game.turnCount - 1]),
    plane: () => (shift || pointers === "more" ? ("fourth" as const) : ("depth" as const)),
  };
  const down = new Set<number>();
  const follow = (event: PointerEvent) => {
    shift = event.shiftKey;
    if (event.type === "pointerdown") down.add(event.pointerId);
    if (event.type === "pointerup" || event.type === "pointercancel") {
      if (down.delete(event.pointerId) && down.size === 0) turner?.release();
    }
    pointers = down.size > 1 ? "more" : "one";
  };
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
    stage.addEventListener(type, follow, true);
  const key = (event: KeyboardEvent) => {
    shift = event.shiftKey;
  };
  for (const type of ["keydown", "keyup"] as const) document.addEventListener(type, key, true);
  map.element.addEventListener("click", (event) => {
    const at = map.placementAt(event);
    if (at !== null) turner?.reveal(at);
  });
  store.subscribe((state) => {
    if (turner !== null && turner.board !== state.board) {
      turner.end();
      turner = null;
      map.hide();
    } else if (turner !== null) map.draw(state);
  });
  return {
    show() {
      turner = new Turner(store.state.board, owner);
      turner.roll("body", () => {});
      scene.turn(turner);
      map.show(store.state);
    },
    lay(then) {
      const leaving = turner;
      turner = null;
      map.hide();
      leaving?.roll("flat", () => {
        // The board may be shown as a body again, or another one be opened.
        if (scene.turning !== leaving) return;
        scene.turn(null);
        then();
      });
    },
  };
}

/** The whole board, flat, in the corner of the stage: a tap turns the body to a place. */
class CornerMap {
  readonly element = document.createElement("button");
  readonly #canvas = document.createElement("canvas");
  #state: State;

  constructor(state: State) {
    this.#state = state;
    this.element.id = "body-map";
    this.element.type = "button";
    this.element.title = BODY_WORDS.mapTip;
    const name = document.createElement("small");
    name.textContent = BODY_WORDS.map;
    this.element.append(this.#canvas, name);
    this.element.hidden = true;
    byId("stage").parentElement?.append(this.element);
    new ResizeObserver(() => this.draw(this.#state)).observe(this.element);
  }

  show(state: State): void {
    this.element.hidden = false;
    this.draw(state);
  }

  hide(): void {
    this.element.hidden = true;
  }

  draw(state: State): void {
    this.#state = state;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (this.element.hidden || width === 0) return;
    const layout = layOutBoard(state.board.drawing);
    const palette = readPalette(this.element);
    paintThumbnail(this.#canvas, { width, height }, devicePixelRatio, layout, state.game, palette);
  }

  placementAt({ clientX, clientY }: MouseEvent) {
    const area = this.#canvas.getBoundingClientRect();
    const layout = layOutBoard(this.#state.board.drawing);
    const { box, insets, largest } = thumbnailFraming(layout);
    const camera = fitted(box, { width: area.width, height: area.height }, insets, largest);
    const { x, y } = toBoard(camera, { x: clientX - area.left, y: clientY - area.top });
    const at = layout.index.nearest(x, y);
    return isCentre(at) ? null : at;
  }
}
