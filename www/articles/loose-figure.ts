/** A board with a loose edge: a handle on its end, choices for keys and touch, and the liberties, the life of the pair
 *  and the value of the board, which follow. */
import type { GameDocument } from "../engine/types.ts";
import { LOOSE_WORDS, libertiesWords, winWords } from "../words/articles.ts";
import {
  DIRECTIONS,
  ENDS,
  FIRST_END,
  type LooseEdge,
  labelOf,
  START,
  spotOf,
  withLooseEdge,
} from "./loose-edge.ts";

/** Positions of the solver in one slice, and in all. */
const SLICE = 10_000;
const MOST = 2_000_000;
/** Keys that take the edge to the next point, or the one before. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The part of `<go-space>` that is used here. */
export interface OpenBoard extends HTMLElement {
  document(): Promise<GameDocument>;
  open(game: GameDocument): void;
}

export class LooseFigure {
  readonly #figure: HTMLElement;
  readonly #board: OpenBoard;
  /** As the author gives it. */
  readonly #given: GameDocument;
  readonly #handle = document.createElement("button");
  readonly #words = document.createElement("p");
  #edge: LooseEdge = { end: FIRST_END, direction: "both" };
  /** Number of the latest question to the solver. */
  #asked = 0;

  constructor(figure: HTMLElement, board: OpenBoard, given: GameDocument) {
    this.#figure = figure;
    this.#board = board;
    this.#given = given;
    this.#words.setAttribute("role", "status");
    this.#words.className = "readout";
    this.#handle.type = "button";
    this.#handle.className = "handle";
    // Until the board has a place for it.
    this.#handle.hidden = true;
    this.#handle.setAttribute("aria-label", LOOSE_WORDS.handle);
    board.addEventListener("gospace-ready", () => this.#place());
    new ResizeObserver(() => requestAnimationFrame(() => this.#place())).observe(board);
    this.#listen();
  }

  begin(): void {
    const still = this.#figure.querySelector(".readout");
    const caption = this.#figure.querySelector("figcaption");
    still?.remove();
    const ends = this.#choices(
      LOOSE_WORDS.end,
      "end",
      [
        ...ENDS.map((end) => [String(end), labelOf(this.#given, end)] as const),
        ["", LOOSE_WORDS.none],
      ],
      String(this.#edge.end),
      (value) => this.#choose({ end: value === "" ? null : Number(value) }),
    );
    const ways = this.#choices(
      LOOSE_WORDS.direction,
      "direction",
      DIRECTIONS.map((each) => [each, LOOSE_WORDS[each]] as const),
      this.#edge.direction,
      (value) => {
        const direction = DIRECTIONS.find((each) => each === value);
        if (direction !== undefined) this.#choose({ direction });
      },
    );
    const stage = document.createElement("div");
    stage.className = "loose-stage";
    this.#board.replaceWith(stage);
    stage.append(this.#board, this.#handle);
    caption?.before(this.#words, ends, ways);
    this.#choose({});
  }

  #choices(
    legend: string,
    name: string,
    options: readonly (readonly [value: string, words: string])[],
    chosen: string,
    choose: (value: string) => void,
  ): HTMLElement {
    const fieldset = document.createElement("fieldset");
    const title = document.createElement("legend");
    title.textContent = legend;
    fieldset.append(title);
    for (const [value, words] of options) {
      const [label, radio] = [document.createElement("label"), document.createElement("input")];
      Object.assign(radio, { type: "radio", name, value, checked: value === chosen });
      radio.addEventListener("change", () => choose(value));
      label.append(radio, words);
      fieldset.append(label);
    }
    return fieldset;
  }

  #choose(change: Partial<LooseEdge>): void {
    this.#edge = { ...this.#edge, ...change };
    const { end, direction } = this.#edge;
    this.#check("end", end === null ? "" : String(end));
    this.#check("direction", direction);
    this.#board.open(withLooseEdge(this.#given, this.#edge));
    void this.#judge();
  }

  #check(name: string, value: string): void {
    const radio = this.#figure.querySelector<HTMLInputElement>(
      `input[name="${name}"][value="${value}"]`,
    );
    if (radio !== null) radio.checked = true;
  }

  /** Says the liberties at once, and the value as soon as the solver has it. */
  async #judge(): Promise<void> {
    const asked = ++this.#asked;
    const document = withLooseEdge(this.#given, this.#edge);
    try {
      const { Game, load, Solver } = await import("gospace");
      await load();
      const game = new Game(document);
      const liberties = [...game.liberties(START)].map((point) => game.name(point));
      game.free();
      const words = libertiesWords(liberties);
      if (asked !== this.#asked) return;
      if (this.#words.textContent === "")
        this.#words.textContent = `${words} ${LOOSE_WORDS.solving}`;
      const solver = new Solver(document);
      let report = solver.report();
      while (!report.settled && report.nodes < MOST && asked === this.#asked) {
        solver.run(SLICE);
        report = solver.report();
        await new Promise((resolve) => setTimeout(resolve));
      }
      solver.free();
      if (asked !== this.#asked) return;
      const value = report.settled ? valueWords(Number(report.low)) : LOOSE_WORDS.unknown;
      this.#words.textContent = `${words} ${value}`;
    } catch {
      if (asked === this.#asked) this.#words.textContent = LOOSE_WORDS.unknown;
    }
  }

  #listen(): void {
    const handle = this.#handle;
    handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) this.#putAt(event.clientX, event.clientY);
    });
    handle.addEventListener("pointerup", (event) => this.#drop(event.clientX, event.clientY));
    handle.addEventListener("lostpointercapture", () => this.#place());
    handle.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const all = [...ENDS, null];
      const at = all.indexOf(this.#edge.end) + step;
      this.#choose({ end: all.at(at % all.length) ?? null });
    });
  }

  /** The edge goes to the nearest point that it can lead to. */
  #drop(x: number, y: number): void {
    const far = (end: number) => {
      const spot = this.#spotOf(end);
      return spot === null ? Infinity : Math.hypot(spot.x - x, spot.y - y);
    };
    const nearest = ENDS.reduce((best, end) => (far(end) < far(best) ? end : best));
    if (nearest !== this.#edge.end) this.#choose({ end: nearest });
    else this.#place();
  }

  #place(): void {
    const { end } = this.#edge;
    const spot = this.#spotOf(end ?? START);
    this.#handle.hidden = spot === null;
    if (spot !== null) this.#putAt(spot.x, spot.y);
  }

  #putAt(x: number, y: number): void {
    const { left, top } = this.#handle.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    this.#handle.style.left = `${x - left}px`;
    this.#handle.style.top = `${y - top}px`;
  }

  /** The place of a point in the window; null before the board is drawn. */
  #spotOf(point: number): { readonly x: number; readonly y: number } | null {
    const canvases = this.#board.shadowRoot
      ?.querySelector(".place")
      ?.shadowRoot?.querySelector<HTMLElement>(".canvases[data-camera]");
    if (canvases == null) return null;
    const [scale = 1, left = 0, top = 0] = (canvases.dataset.camera ?? "").split(" ").map(Number);
    const box = canvases.getBoundingClientRect();
    const [x, y] = spotOf(this.#given, point);
    return { x: box.x + x * scale + left, y: box.y + y * scale + top };
  }
}

/** `margin`: Black's. */
function valueWords(margin: number): string {
  if (margin === 0) return LOOSE_WORDS.even;
  return winWords(margin > 0 ? "black" : "white", Math.abs(margin));
}
