/** Tour of a first visit: one mesh changes its form from stop to stop, by itself once, or by a click, and ends with the
 *  ways on. A play or any key ends it, and "?" also opens the keys. With reduced motion it stands at its end. */
import { galleryBoard } from "../../engine/gallery.ts";
import type { GameController } from "../../model/game-controller.ts";
import { FIRST_LEVEL } from "../../model/level.ts";
import type { Room } from "../../model/state.ts";
import { byId, element, nameTab, say } from "../../panels/dom.ts";
import { onDemand, openHelp } from "../../panels/on-demand.ts";
import { button, html, type Markup, nothing, once, render } from "../../panels/template.ts";
import { FIRST, STOPS, type Stop, type StopName, TOUR_SPOKEN } from "../../words/first.ts";
import { BOARDS } from "./boards.ts";
import { paintForm, paintTravel, type Travel } from "./painting.ts";

const TRAVEL_MS = 420;
const REST_MS = 1700;
/** Keys of focus, of buttons, and of other parts of the page. */
const OTHERS = /^(Enter| |Tab|Shift|Control|Alt|Meta|F\d+)$/;
/** Stop of the first visit's own board, at which the tour ends. */
const HOME = STOPS.findIndex(({ id }) => id === "bare");

/** Begins the tour; `over` is called when it ends. */
export function beginTour(
  controller: GameController,
  goTo: (room: Room) => void,
  over: () => void,
): void {
  if (document.body.dataset.visit !== "greeting") return;
  document.body.dataset.visit = "tour";
  new Tour(controller, goTo, over).begin();
}

class Tour {
  readonly #controller: GameController;
  readonly #goTo: (room: Room) => void;
  readonly #over: () => void;
  readonly #host = element("div", { id: "tour", role: "region", "aria-label": FIRST.end });
  readonly #canvas = element("canvas", { class: "mesh", "aria-hidden": "true" });
  readonly #title = element("p", { class: "title" });
  readonly #listening = new AbortController();
  #at = isStill() ? HOME : 0;
  /** True once it has ended by itself or a stop has been chosen: the ways on are there. */
  #isEnded = isStill();
  #line: string = isStill() ? FIRST.end : (STOPS[0]?.line ?? "");
  #waiting = 0;
  #travel: Travel = { from: this.#stop.id, to: this.#stop.id, part: 1 };

  constructor(controller: GameController, goTo: (room: Room) => void, over: () => void) {
    this.#controller = controller;
    this.#goTo = goTo;
    this.#over = over;
  }

  get #stop(): Stop {
    return STOPS[this.#at] ?? STOPS[0];
  }

  begin(): void {
    byId("stage").after(this.#host);
    byId("title").after(this.#title);
    const { signal } = this.#listening;
    document.addEventListener("keydown", (event) => this.#hear(event), { signal, capture: true });
    const resized = new ResizeObserver(() => this.#paint());
    resized.observe(this.#canvas);
    const themed = new MutationObserver(() => this.#repaint());
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    signal.addEventListener("abort", () => {
      resized.disconnect();
      themed.disconnect();
    });
    const { store } = this.#controller;
    store.subscribe((state, before) => {
      if (signal.aborted) return;
      const isPlayed = state.change !== before.change && state.change.kind === "played";
      if (isPlayed || state.board !== before.board || state.room !== "play") this.#end();
    });
    say(byId("live-region"), TOUR_SPOKEN);
    this.#render();
    this.#host.querySelector<HTMLElement>(".stop")?.focus({ preventScroll: true });
    if (!this.#isEnded) this.#wait();
  }

  #wait(): void {
    this.#waiting = window.setTimeout(() => {
      const next = this.#at + 1;
      if (next < HOME) this.#wait();
      else {
        this.#isEnded = true;
        say(byId("live-region"), FIRST.end);
      }
      this.#go(next, next < HOME ? undefined : FIRST.end);
    }, REST_MS);
  }

  #choose(at: number): void {
    clearTimeout(this.#waiting);
    this.#isEnded = true;
    this.#go(at);
    const { name, line } = this.#stop;
    say(byId("live-region"), `${name}. ${line}`);
  }

  #go(at: number, line = STOPS[at]?.line ?? ""): void {
    const from = this.#stop.id;
    this.#at = at;
    this.#line = line;
    this.#render();
    const to = this.#stop.id;
    const started = performance.now();
    const step = (now: number) => {
      const part = isStill() ? 1 : Math.min((now - started) / TRAVEL_MS, 1);
      this.#travel = { from, to, part: part * part * (3 - 2 * part) };
      this.#paint();
      if (part < 1 && this.#at === at) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  #paint(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width > 0) paintTravel(this.#canvas, { width, height }, this.#travel);
  }

  #repaint(): void {
    this.#paint();
    STOPS.forEach(({ id }, at) => {
      const drawing = this.#host.querySelectorAll<HTMLCanvasElement>(".stop canvas")[at];
      if (drawing !== undefined) paintForm(drawing, id);
    });
  }

  #render(): void {
    const { id, title } = this.#stop;
    // The board of the first visit itself stands under the words.
    const isHome = id === "bare";
    this.#host.dataset.form = id;
    byId("stage").inert = byId("board-table").inert = !isHome;
    byId("title").hidden = !isHome;
    this.#title.hidden = isHome;
    this.#title.textContent = title;
    nameTab(isHome ? this.#controller.store.state.board.title : title);
    render(
      html`${this.#canvas}
        <div class="tour-ways">${this.#isEnded ? this.#ways(id) : nothing}</div>
        <div class="tour-foot">
          <p class="tour-line">${this.#line}</p>
          <ol class="stops" aria-label=${FIRST.stops}>${STOPS.map((stop, at) => this.#stopView(stop, at))}</ol>
          ${this.#isEnded ? nothing : button(FIRST.skip, () => this.#end(), "quiet")}
        </div>`,
      this.#host,
    );
  }

  #stopView({ id, name }: Stop, at: number): Markup {
    return html`<li><button type="button" class="stop" aria-current=${at === this.#at ? "step" : nothing}
      @click=${() => this.#choose(at)}>
      <canvas aria-hidden="true" ${once((canvas) => paintSoon(canvas, id))}></canvas><i aria-hidden="true"></i>${name}</button></li>`;
  }

  #ways(id: StopName): Markup {
    const go = (room: Room) => () => {
      this.#end();
      this.#goTo(room);
    };
    const draw = button(FIRST.draw, go("draw"), id === "yours" ? "btn primary" : "btn");
    const play = () => void this.#play(id);
    return html`${id === "yours" ? nothing : button(FIRST.computer, play, "btn primary")}
      ${draw}${button(FIRST.all, go("atlas"))}`;
  }

  /** Plays the computer on the board of a stop, as the one who has just played. */
  async #play(id: StopName): Promise<void> {
    const opponent = { kind: "computer", side: "second", level: FIRST_LEVEL } as const;
    const face = () => this.#controller.store.dispatch({ kind: "opponent", opponent });
    const board = BOARDS[id];
    if (board === undefined) {
      this.#end();
      return face();
    }
    await onDemand(this.#controller, galleryBoard(board), (found) => {
      this.#end();
      if (found === undefined) return;
      this.#controller.openGallery(found);
      face();
    });
  }

  #hear(event: KeyboardEvent): void {
    if (OTHERS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrows move over the board itself.
    if (event.target === byId("stage") && /^Arrow/.test(event.key)) return;
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
    this.#title.remove();
    byId("stage").inert = byId("board-table").inert = false;
    byId("title").hidden = false;
    nameTab(this.#controller.store.state.board.title);
    this.#over();
    byId("stage").focus({ preventScroll: true });
  }
}

/** Paints a drawing once it is laid out. */
function paintSoon(canvas: HTMLElement, id: StopName): void {
  if (canvas instanceof HTMLCanvasElement)
    new ResizeObserver(() => paintForm(canvas, id)).observe(canvas);
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
