/** End of a game on the stage: territory fades in, then a seal drops that says the result. Loaded with the
 *  first game that ends. */
import { previewSlice } from "../../model/preview.ts";
import { reviewSlice } from "../../model/review.ts";
import "./ending.css";
import type { GameController } from "../../model/game-controller.ts";
import { EMPTY, placement, type State } from "../../model/state.ts";
import { byId, element } from "../../panels/dom.ts";
import { html, render } from "../../panels/template.ts";
import type { Box } from "../../view/camera.ts";
import type { Circle } from "../../view/pen.ts";
import type { Scene } from "../../view/scene.ts";
import { PUT_AWAY, sealWords } from "../../words/ending.ts";
import { resultWords } from "../../words/game-status.ts";
import { type SealRoom, sealPlace } from "./seal-place.ts";
import { territoryPainter } from "./territory.ts";

export { countView } from "./count.ts";

/** Placements beyond which only stones are kept clear. */
const MANY = 1500;
/** Radius of an empty point, as a share of a stone's. */
const POINT = 0.3;
const REST_MS = 150;
/** Floating parts that the seal leaves free. */
const FLOATING = ".rail, #tip-line, #notice, #why";

export function mountEnding(controller: GameController, scene: Scene): void {
  const { store } = controller;
  let shown: State["game"] | null = null;
  /** End that the seal has dropped on, and the one that it was put away from. */
  let sealed: State["game"] | null = null;
  let cleared: State["game"] | null = null;
  const seal = makeSeal(() => {
    cleared = shown;
  });
  const show = (state: State) => {
    const ended = showsEnd(state) ? state.game : null;
    if (ended === shown) return;
    shown = ended;
    seal.hidden = ended === null || ended === cleared;
    const canvas = scene.wash(ended === null ? null : territoryPainter(ended));
    const isNew = ended !== null && ended !== sealed && state.change.kind === "played";
    canvas?.classList.toggle("washes-in", isNew);
    if (ended === null) return;
    sealed = ended;
    seal.classList.toggle("drops", isNew);
    writeSeal(seal, state);
    put(seal, scene, state);
  };
  store.subscribe(show);
  let waiting = 0;
  scene.follow(() => {
    clearTimeout(waiting);
    if (!seal.hidden) waiting = window.setTimeout(() => put(seal, scene, store.state), REST_MS);
  });
}

/** A preview and a review show something else on the board. */
function showsEnd(state: State): boolean {
  const { game } = state;
  const preview = previewSlice.of(state);
  const review = reviewSlice.of(state);
  return game.result !== null && preview === null && review === null;
}

function makeSeal(putAway: () => void): HTMLButtonElement {
  const seal = element("button");
  seal.type = "button";
  seal.id = "seal";
  seal.className = "seal";
  // The end that it was loaded for may be gone.
  seal.hidden = true;
  const away = () => {
    seal.hidden = true;
    putAway();
    byId("stage").focus({ preventScroll: true });
  };
  seal.addEventListener("click", away);
  seal.addEventListener("keydown", (event) => {
    if (event.key === "Escape") away();
  });
  // Clips the seal while the window shrinks, until it has its new place.
  byId("stage").after(element("div", { class: "seal-room" }, seal));
  return seal;
}

function writeSeal(seal: HTMLButtonElement, { game, board }: State): void {
  if (game.result === null) return;
  const { name, verb, amount } = sealWords(game.result);
  seal.ariaLabel = `${resultWords(game.result, board)}. ${PUT_AWAY}`;
  seal.title = PUT_AWAY;
  render(
    html`<span class="seal-print" aria-hidden="true">
      <span class="seal-name">${name}</span>
      <span class="seal-verb" ?hidden=${verb === ""}>${verb}</span>
      <span class="seal-amount" ?hidden=${amount === ""} data-length=${Math.min(amount.length, 5)}>${amount}</span>
    </span>`,
    seal,
  );
}

function put(seal: HTMLElement, scene: Scene, state: State): void {
  const { left, top, side } = sealPlace(roomFor(scene, state, seal.parentElement ?? seal));
  seal.style.left = `${left}px`;
  seal.style.top = `${top}px`;
  seal.style.setProperty("--side", `${side}px`);
}

/** The lanes beside the board are the seal's too. */
function roomFor(scene: Scene, state: State, room: HTMLElement): SealRoom {
  const { x, y } = room.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(FLOATING)]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .map((at): Box => ({ x0: at.left - x, y0: at.top - y, x1: at.right - x, y1: at.bottom - y }));
  const size = { width: room.clientWidth, height: room.clientHeight };
  return { stage: size, board: scene.boardBox(), circles: circlesOf(scene, state), boxes };
}

function circlesOf(scene: Scene, { game: { colours, stones } }: State): Circle[] {
  if (scene.layout.centres) return stones.flatMap(({ x, y }) => [...scene.circles([x, y])]);
  const circles: Circle[] = [];
  for (let at = 0; at < colours.length; at++) {
    const isTaken = colours[at] !== EMPTY;
    if (!isTaken && colours.length > MANY) continue;
    for (const spot of scene.circles(placement(at)))
      circles.push(isTaken ? spot : { ...spot, radius: POINT * spot.radius });
  }
  return circles;
}
