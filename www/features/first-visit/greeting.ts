/** Greeting of a first visit: a sentence over a board in the middle of something. Any play, Escape and a quiet button
 *  end it; a capture leads to the tour. */
import "./first.css";
import { FIRST_BOARD } from "../../engine/gallery.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { BoardView, Room, State } from "../../model/state.ts";
import { byId, element, say } from "../../panels/dom.ts";
import { openHelp } from "../../panels/on-demand.ts";
import { button, html, render } from "../../panels/template.ts";
import { FIRST, TASK_SPOKEN } from "../../words/first.ts";
import { GhostStone } from "./ghost-stone.ts";
import { beginTour } from "./tour.ts";

/** Time for the captured stone to fade, and for the eye to follow. */
const AFTER_CAPTURE_MS = 900;
/** Time in which words fade, and parts of the page slide in. */
const FADE_MS = 200;
const SLIDE_MS = 300;
/** Between the words and the rim of the board, in CSS pixels. */
const AIR = 26;
/** Keys that are not the greeting's: those of the board, of focus and of other keys. */
const OTHERS = /^(Shift|Control|Alt|Meta|Tab|Enter| |Arrow\w+|F\d+)$/;

/** Greets at this board. A reader who has gone on to another one, or to another room, is not called back. */
export function greet(
  controller: GameController,
  board: BoardView,
  goTo: (room: Room) => void,
): void {
  const { store } = controller;
  if (store.state.board !== board || store.state.room !== "play") return arrive();
  const greeting = element("div", { id: "greeting", role: "note" });
  const listening = new AbortController();
  const freeStage = reserveRoom(greeting);
  const ghost = new GhostStone(greeting, listening.signal);
  const end = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    greeting.classList.add("gone");
    greeting.inert = true;
    setTimeout(() => greeting.remove(), FADE_MS);
  };
  const leave = () => {
    end();
    freeStage();
    arrive();
  };
  const skip = () => {
    leave();
    controller.openGallery(FIRST_BOARD);
    byId("stage").focus({ preventScroll: true });
  };
  render(
    html`<p class="first-words">${FIRST.task}</p>${ghost.views}${button(FIRST.empty, skip, "quiet")}`,
    greeting,
  );
  byId("stage").after(greeting);
  ghost.place();
  say(byId("live-region"), TASK_SPOKEN);
  const { signal } = listening;
  document.addEventListener(
    "keydown",
    (event) =>
      onKey(event, greeting, (key) => {
        skip();
        if (key === "?") openHelp(controller);
      }),
    { signal, capture: true },
  );
  const watch = (state: State, before: State) => {
    if (signal.aborted) return;
    if (state.board !== before.board || state.room !== "play") return leave();
    if (state.change === before.change || state.change.kind !== "played") return;
    if (state.change.captured.length === 0 && state.game.taken.length === 0) return leave();
    end();
    const over = () => {
      freeStage();
      arrive();
    };
    setTimeout(() => beginTour(controller, goTo, over), AFTER_CAPTURE_MS);
  };
  store.subscribe(watch);
}

/** Lets panel and strip come. */
function arrive(): void {
  const { dataset } = document.body;
  if (dataset.visit === undefined || dataset.visit === "over") return;
  dataset.visit = "over";
  setTimeout(() => delete dataset.visit, SLIDE_MS);
}

/** Keeps the board below the words, however they wrap. Returns a function that gives the room back: the board stays
 *  where it is when the words go. */
function reserveRoom(greeting: HTMLElement): () => void {
  const stage = byId("stage");
  const observer = new ResizeObserver(() => {
    const words = greeting.querySelector<HTMLElement>(".first-words");
    if (words !== null && greeting.isConnected)
      stage.style.paddingTop = `${Math.ceil(words.offsetTop + words.offsetHeight + AIR)}px`;
  });
  observer.observe(greeting);
  return () => {
    observer.disconnect();
    stage.style.removeProperty("padding-top");
  };
}

/** Any key but those that lead to the button and press it, and those of the board. */
function onKey(event: KeyboardEvent, greeting: HTMLElement, skip: (key: string) => void): void {
  if (OTHERS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof Element && greeting.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  skip(event.key);
}
