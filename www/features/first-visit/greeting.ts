/** Greeting of a first visit: a sentence over a board in the middle of something. Any key, any play and a quiet button
 *  end it; a capture leads to the tour. */
import "./first.css";
import { FIRST_BOARD } from "../../engine/gallery.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { BoardView, State } from "../../model/state.ts";
import { byId, element, say } from "../../panels/dom.ts";
import { openHelp } from "../../panels/on-demand.ts";
import { button, html, render } from "../../panels/template.ts";
import { toScreen } from "../../view/camera.ts";
import type { Scene } from "../../view/scene.ts";
import { FIRST, TASK_SPOKEN } from "../../words/first.ts";
import { TARGET } from "./boards.ts";
import { beginTour } from "./tour.ts";

/** Time for the captured stone to fade, and for the eye to follow. */
const AFTER_CAPTURE_MS = 900;
/** Between the words and the rim of the board, in CSS pixels. */
const AIR = 12;
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "Tab"]);

/** Greets at this board. A reader who has gone on to another one, or to another room, is not called back. */
export function greet(
  controller: GameController,
  board: BoardView,
  scene: Scene,
  draw: () => void,
): void {
  const { store } = controller;
  if (store.state.board !== board || store.state.room !== "play") return;
  const greeting = element("div", { id: "greeting", role: "note" });
  const listening = new AbortController();
  const freeStage = reserveRoom(greeting);
  const end = () => {
    listening.abort();
    greeting.remove();
    delete document.body.dataset.greeting;
  };
  const skip = () => {
    end();
    controller.openGallery(FIRST_BOARD);
    byId("stage").focus({ preventScroll: true });
  };
  const words = html`<p class="first-words">${FIRST.task}</p>${button(FIRST.empty, skip, "quiet")}`;
  render(words, greeting);
  byId("stage").after(greeting);
  document.body.dataset.greeting = "shown";
  say(byId("live-region"), TASK_SPOKEN);
  showLastLiberty(controller, scene);
  const { signal } = listening;
  document.addEventListener(
    "keydown",
    (event) =>
      onKey(event, greeting, (key) => {
        skip();
        if (key === "?") openHelp(controller);
      }),
    {
      signal,
      capture: true,
    },
  );
  const watch = (state: State, before: State) => {
    if (state.board !== before.board) freeStage();
    if (signal.aborted) return;
    if (state.board !== before.board || state.room !== "play") return end();
    if (state.change === before.change || state.change.kind !== "played") return;
    end();
    if (state.change.captured.length === 0 && state.game.taken.length === 0) return;
    setTimeout(() => beginTour(controller, draw), AFTER_CAPTURE_MS);
  };
  store.subscribe(watch);
}

/** Keeps the board below the words, however they wrap. Returns a function that gives the room back, which is for the
 *  next board: this one stays where it is when the words go. */
function reserveRoom(words: HTMLElement): () => void {
  const stage = byId("stage");
  const observer = new ResizeObserver(() => {
    if (words.isConnected)
      stage.style.paddingTop = `${words.offsetTop + words.offsetHeight + AIR}px`;
  });
  observer.observe(words);
  return () => {
    observer.disconnect();
    stage.style.removeProperty("padding-top");
  };
}

/** Any key but those that lead to the button and press it. */
function onKey(event: KeyboardEvent, greeting: HTMLElement, skip: (key: string) => void): void {
  if (MODIFIERS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof Element && greeting.contains(target)) return;
  if (target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ")) return;
  event.preventDefault();
  event.stopPropagation();
  skip(event.key);
}

/** Points at White's stone, as a hand would, so that its last liberty shows as an arc. */
function showLastLiberty(controller: GameController, scene: Scene): void {
  const [scale = 1, left = 0, top = 0] = (byId("canvases").dataset.camera ?? "")
    .split(" ")
    .map(Number);
  const aim = scene.aimAt(toScreen({ scale, left, top }, TARGET[0], TARGET[1]), "exact");
  if (aim !== null) controller.pointer.aim(aim);
}
