/** Tour of a first visit: one mesh changes its form from stop to stop, by itself once, or by a click. Any key ends it, and "?" also opens the keys;
 *  with reduced motion it stands still until it is asked. */
import { galleryBoard } from "../../engine/gallery.ts";
import type { GameController } from "../../model/game-controller.ts";
import { byId, element, say } from "../../panels/dom.ts";
import { openHelp } from "../../panels/on-demand.ts";
import { button, html, type Markup, nothing, render } from "../../panels/template.ts";
import { FIRST, STOPS, TOUR_SPOKEN } from "../../words/first.ts";
import { BOARDS } from "./boards.ts";
import { paintTravel, type Travel } from "./painting.ts";

const TRAVEL_MS = 420;
const REST_MS = 1700;
const KEYS = new Set(["Enter", " ", "Tab", "Shift", "Control", "Alt", "Meta"]);
export function beginTour(controller: GameController, draw: () => void): void {
  new Tour(controller, draw).begin();
}

class Tour {
  readonly #controller: GameController;
  readonly #draw: () => void;
  readonly #host = element("div", { id: "tour", role: "dialog", "aria-label": FIRST.tour });
  readonly #canvas = element("canvas", { "aria-hidden": "true" });
  readonly #listening = new AbortController();
  #at = 0;
  #waiting = 0;
  #travel: Travel = { from: "grid", to: "grid", part: 1 };

  constructor(controller: GameController, draw: () => void) {
    this.#controller = controller;
    this.#draw = draw;
  }

  begin(): void {
    byId("stage").after(this.#host);
    const { signal } = this.#listening;
    document.addEventListener("keydown", (event) => this.#hear(event), { signal, capture: true });
    const resized = new ResizeObserver(() => this.#paint());
    resized.observe(this.#canvas);
    signal.addEventListener("abort", () => resized.disconnect());
    this.#controller.store.subscribe((state, before) => {
      if (state.board !== before.board || state.room !== "play") this.#end();
    });
    say(byId("live-region"), TOUR_SPOKEN);
    this.#render();
    this.#host.querySelector<HTMLElement>(".stop")?.focus({ preventScroll: true });
    if (!isStill()) this.#wait();
  }

  #wait(): void {
    this.#waiting = window.setTimeout(() => {
      this.#go(this.#at + 1);
      if (this.#at + 1 < STOPS.length) this.#wait();
    }, REST_MS);
  }

  #choose(at: number): void {
    clearTimeout(this.#waiting);
    this.#go(at);
    const stop = STOPS[at];
    if (stop !== undefined) say(byId("live-region"), `${stop.name}. ${stop.line}`);
  }

  #go(at: number): void {
    const [from, to] = [STOPS[this.#at], STOPS[at]];
    if (from === undefined || to === undefined) return;
    this.#at = at;
    this.#render();
    const started = performance.now();
    const step = (now: number) => {
      const part = isStill() ? 1 : Math.min((now - started) / TRAVEL_MS, 1);
      this.#travel = { from: from.id, to: to.id, part: part * part * (3 - 2 * part) };
      this.#paint();
      if (part < 1 && this.#at === at) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  #paint(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width > 0) paintTravel(this.#canvas, { width, height }, this.#travel);
  }

  #render(): void {
    const stop = STOPS[this.#at];
    if (stop === undefined) return;
    render(
      html`<div class="tour-head"><p class="first-words">${FIRST.tour}</p>${button(FIRST.skip, () => this.#end(), "quiet")}</div>
        ${this.#canvas}
        <div class="tour-line"><p class="tour-words">${stop.line}</p>${this.#way(stop.id)}</div>
        <ol class="stops" aria-label=${FIRST.stops}>${STOPS.map(({ name }, at) => this.#stop(name, at))}</ol>`,
      this.#host,
    );
  }

  #stop(name: string, at: number): Markup {
    return html`<li><button type="button" class="stop" aria-current=${at === this.#at ? "step" : nothing}
      @click=${() => this.#choose(at)}><i aria-hidden="true"></i>${name}</button></li>`;
  }

  #way(id: string): Markup {
    if (id !== "yours") return button(FIRST.again, () => void this.#open(id));
    const draw = () => {
      this.#end();
      this.#draw();
    };
    return button(FIRST.draw, draw, "btn primary");
  }

  async #open(id: string): Promise<void> {
    const board = await galleryBoard(BOARDS[id] ?? "");
    this.#end();
    if (board !== undefined) this.#controller.openGallery(board);
  }

  #hear(event: KeyboardEvent): void {
    if (KEYS.has(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
    if (event.key === "?") openHelp(this.#controller);
  }

  #end(): void {
    if (this.#listening.signal.aborted) return;
    clearTimeout(this.#waiting);
    this.#listening.abort();
    this.#host.remove();
    byId("stage").focus({ preventScroll: true });
  }
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
