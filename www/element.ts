/** `<go-space>`: a board of Gospace as a custom element. Depends on nothing, and loads nothing
 *  until it is near the viewport; then it loads inline.js beside it, or in mode `frame` embed.html
 *  of the site. Its children are shown until the board is, and when it fails. docs/embedding.md is
 *  the manual. Importing it without a page does nothing. */

import type { GameDocument, Turn } from "gospace/play";
import { GoSpaceAttributes, type GoSpaceTag, type Mode } from "./player/attributes.ts";
import { namingPolicy } from "./player/blocked.ts";
import type { BoardPort, Tell } from "./player/board-port.ts";
import { AHEAD, HOME } from "./player/build-constants.ts";
import { FOLDER, fetched, folderFor } from "./player/element-language.ts";
import { FramePort } from "./player/in-frame.ts";
import type { Failure, Given, Moment, Order, Report, Theme } from "./player/messages.ts";
import { whenNear } from "./player/near-viewport.ts";
import * as WORDS from "./words/element.ts";

export type { Failure, Given, GoSpaceTag, Mode, Moment, Theme };

/** A placeholder is not wholly clear: Firefox would not tell a frame of another site that it is near the window. */
const STYLES = `:host { display: block; position: relative; aspect-ratio: 4 / 3; min-width: min(100%, 280px); overflow: clip; break-inside: avoid }
:host([hidden]) { display: none !important }
@media (max-width: 480px) { :host { aspect-ratio: 4 / 5 } }
@media print { :host { max-height: 100vh } }
.least { display: grid; min-height: var(--least) }
.least > *, .least::before { grid-area: 1 / 1 }
.least::before { content: ""; padding: min(100%, 304px) 0 87px }
.place { position: absolute; inset: 0; opacity: 0.01 }
.place[data-state="ready"] { opacity: 1 }
iframe { width: 100%; height: 100%; border: 0; background: none }
[hidden] { display: none }
p { margin: 8px 0; font: 14px/1.4 system-ui, sans-serif }
.loading { position: absolute; inset: 0; display: grid; place-items: center; margin: 0;
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; opacity: 0.7 }
`;

/** In milliseconds: after so long without a board the element says so. */
const PATIENCE = 10_000;

/** The core for the first board; undefined: not asked for here. */
let core: Promise<import("./player/ahead.ts").Ahead | null> | undefined;

let ahead: Promise<typeof import("./player/ahead.ts") | null> | undefined;

/** Asks for all that a board needs, which would else be asked for one after another. */
async function fetchAhead(
  folder: string,
  given: Promise<Given | null>,
  isProblem: boolean,
): Promise<void> {
  if (!AHEAD || core) return;
  if (!ahead)
    for (const file of AHEAD) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href: folder + file }));
    }
  ahead ??= import("./player/ahead.ts").catch(() => null);
  const game = await given;
  if (game !== null)
    core ??= ahead.then((module) => module?.fetchPart(game, isProblem, FOLDER) ?? null);
}

interface DocumentRequest {
  resolve(document: GameDocument): void;
  reject(failure: Error): void;
}

let sheet: CSSStyleSheet | undefined;
/** The modules of the inline player, once they have been loaded: a printer waits for no second import. By folder. */
const inline = new Map<string, typeof import("./inline.ts")>();

export class GoSpaceElement extends GoSpaceAttributes {
  #slot: HTMLSlotElement | undefined;
  #container: HTMLElement | undefined;
  #message: HTMLElement | undefined;
  /** Its height is the least that the element has, where the page gives it none. */
  #least: HTMLElement | undefined;
  #width = 0;
  #stopWaiting: (() => void) | null = null;
  #port: BoardPort | null = null;
  /** Number of the current showing; earlier ones that finish late are closed. */
  #showing = 0;
  #pendingOrders: Order[] = [];
  #moment: Moment | null = null;
  /** The document at `src`; null: not asked for since the attributes changed. */
  #given: Promise<Given | null> | null = null;
  /** State of the game that the attributes name. */
  #gameState: "shown" | "to come" = "to come";
  /** The reason for which nothing is shown. */
  #failure: Error | null = null;
  #documentRequests: DocumentRequest[] = [];
  /** True while the board has not been asked for what is requested. */
  #isUnasked = false;
  #words: typeof WORDS = WORDS;

  /** The shown moment; null until a game is shown. */
  get moment(): Moment | null {
    return this.#moment;
  }

  /** Fragment of the shown game; before that, of the given one. */
  link(): string {
    return this.#moment?.link ?? this.game;
  }

  /** The game that is shown. Resolves once there is one; rejects with the failure where there is none. */
  document(): Promise<GameDocument> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#documentRequests.push({ resolve, reject });
      if (this.#moment === null) this.#isUnasked = true;
      else this.#order({ gospace: "ask" });
    });
  }

  /** Shows another game after some turns, or after all; the attributes stay the same. */
  open(game: Given, turns?: number): void {
    this.#failure = null;
    this.#order(turns === undefined ? { gospace: "open", game } : { gospace: "open", game, turns });
  }

  /** Takes a turn, even on a read-only board; a refusal fires `gospace-refused`. */
  play(turn: Turn): void {
    this.#order({ gospace: "play", turn });
  }

  /** Walks to the moment after this many turns, or after the last. */
  go(turns: number): void {
    this.#order({ gospace: "go", turns: Math.max(0, Math.trunc(turns)) });
  }

  /** Marks the place of a name, with its chain and liberties; null: none. */
  light(at: string | null): void {
    this.#order({ gospace: "light", at });
  }

  /** Goes to a moment, or to the first turn at a place, and marks the place: "@12", "C5", "C5@12". */
  visit(at: string): void {
    this.#order({ gospace: "visit", at });
  }

  next(): void {
    this.#step(1);
  }

  back(): void {
    this.#step(-1);
  }

  connectedCallback(): void {
    this.takeProperties();
    if (this.#container === undefined) this.#build();
    this.#hold();
    if (this.#port === null) this.#stopWaiting ??= whenNear(this, () => this.#begin());
  }

  /** An element that is moved within the document keeps its board. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.#showing === 0 || before === now) return;
    if (name === "theme") this.#order({ gospace: "theme", theme: this.theme });
    else if (name === "start") this.go(this.start ?? this.#moment?.total ?? 0);
    else if (name === "game" || name === "src") this.#openAnother();
    else this.#restart();
  }

  #build(): void {
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLES);
    }
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#slot = this.#made("slot");
    const loading = this.#made("p", "loading");
    loading.textContent = this.#words.ELEMENT_WORDS.loading;
    this.#slot.append(loading);
    this.#message = this.#made("p");
    this.#message.hidden = true;
    this.#message.part.add("words");
    this.#container = this.#newContainer();
    this.#least = this.#made("div", "least");
    const children = this.#made("div");
    children.append(this.#slot, this.#message);
    this.#least.append(children);
    root.replaceChildren(this.#least, this.#container);
  }

  #made<Name extends keyof HTMLElementTagNameMap>(name: Name, className = "") {
    return Object.assign(this.ownerDocument.createElement(name), { className });
  }

  #newContainer(): HTMLElement {
    const place = this.#made("div", "place");
    // A browser slows down a frame of another site that is not visible, so that it would never begin.
    place.inert = true;
    return place;
  }

  async #begin(): Promise<void> {
    const attempt = ++this.#showing;
    this.#stopWaiting = null;
    this.#failure = null;
    this.#given = null;
    this.#hold();
    try {
      const tell: Tell = (report) => {
        if (attempt === this.#showing) this.#onReport(report);
      };
      const [showing] = await Promise.all([this.#show(attempt, tell), this.#speak()]);
      if (attempt !== this.#showing) return showing.close();
      this.#port = showing;
      if (this.#moment === null || this.#gameState === "to come") await this.#openGiven(attempt);
      else this.open(this.#moment.link, this.#moment.turns);
      for (const order of this.#pendingOrders.splice(0)) showing.obey(order);
      setTimeout(() => this.#onTimeout(attempt), PATIENCE);
    } catch (error) {
      this.#fail(attempt, error);
    }
  }

  async #show(attempt: number, onReport: Tell): Promise<BoardPort> {
    const place = this.#newContainer();
    this.#container?.replaceWith(place);
    this.#container = place;
    if (this.mode === "frame") {
      const { frame } = (await this.#speak()).ELEMENT_WORDS;
      return new FramePort(place, this.#site(), this.query(), frame, onReport);
    }
    return namingPolicy(async () => {
      const folder = folderFor(this);
      const held = inline.get(folder);
      const player =
        held ?? (folder === FOLDER ? import("./inline.ts") : fetched(`${folder}inline.js`));
      const moment = this.#gameState === "shown" ? this.#moment : null;
      const given = Promise.resolve(moment ? moment.link : this.#named(attempt));
      void fetchAhead(folder, given, this.mode === "solve");
      const module = held ?? (await player);
      inline.set(folder, module);
      return module.showInline(place, this.query(), this.#home(), onReport, () => core, given);
    });
  }

  /** Fetches the element's words in its language. */
  async #speak(): Promise<typeof WORDS> {
    const folder = folderFor(this);
    if (folder === FOLDER) return WORDS;
    this.#words = await fetched(`${folder}element-words.js`).catch(() => WORDS);
    const loading = this.#slot?.querySelector(".loading");
    if (loading) loading.textContent = this.#words.ELEMENT_WORDS.loading;
    return this.#words;
  }

  /** The page that goes on with a game; null where it is not known. */
  #home(): URL | null {
    if (this.site !== "") return this.#site();
    return HOME === null ? null : new URL(HOME, FOLDER);
  }

  /** Keeps the element together where a page's own rules reset every element, and so make it inline. */
  #hold(): void {
    if (getComputedStyle(this).display !== "inline") return;
    this.style.display = "block";
    if (getComputedStyle(this).position === "static") this.style.position = "relative";
    if (this.style.height === "") this.style.aspectRatio ||= "4 / 3";
  }

  /** Folder of embed.html. */
  #site(): URL {
    if (this.site === "") return new URL(FOLDER);
    const site = new URL(this.site, this.ownerDocument.baseURI);
    if (/^https?:$/.test(site.protocol)) return site;
    throw new Error(this.#words.noSiteWords(site.protocol));
  }

  /** Opens the game of the attributes. */
  async #openGiven(attempt: number): Promise<void> {
    if (this.game === "" && this.src === "") {
      if (this.#pendingOrders.some(({ gospace }) => gospace === "open")) return;
      return this.#onReport({
        gospace: "error",
        code: "empty",
        words: this.#words.ELEMENT_WORDS.noGame,
      });
    }
    const named = this.#named(attempt);
    // An order that comes next is for the game of a link.
    const game = named instanceof Promise ? await named : named;
    if (game !== null && attempt === this.#showing) this.open(game, this.start ?? undefined);
  }

  /** The game that the attributes name; null where there is none, or it cannot be fetched. */
  #named(attempt: number): Promise<Given | null> | string | null {
    if (this.game !== "" || this.src === "") return this.game || null;
    this.#given ??= this.#fetchDocument(attempt);
    return this.#given;
  }

  #openAnother(): void {
    this.#gameState = "to come";
    this.#failure = null;
    this.#given = null;
    if (this.#port !== null) void this.#openGiven(this.#showing);
  }

  /** The document at `src`, unchecked; null, after an error event, if it cannot be fetched. */
  async #fetchDocument(attempt: number): Promise<GameDocument | null> {
    try {
      const response = await fetch(new URL(this.src, this.ownerDocument.baseURI));
      if (!response.ok) throw new Error(`${this.src}: ${response.status}`);
      return await response.json();
    } catch (error) {
      this.#fail(attempt, error);
      return null;
    }
  }

  #fail(attempt: number, error: unknown): void {
    const words = error instanceof Error ? error.message : String(error);
    if (attempt === this.#showing) this.#onReport({ gospace: "error", code: "load", words });
  }

  #order(order: Order): void {
    if (this.#port === null) this.#pendingOrders.push(order);
    else this.#port.obey(order);
  }

  #step(by: 1 | -1): void {
    const { turns, total } = this.#moment ?? { turns: this.start ?? 0, total: Infinity };
    const next = Math.min(Math.max(turns + by, 0), total);
    if (this.#moment !== null) this.#moment = { ...this.#moment, turns: next };
    this.go(next);
  }

  #onReport(report: Report): void {
    switch (report.gospace) {
      case "ready":
      case "turn":
        return this.#onMoment(report);
      case "refused":
        return this.#emit("gospace-refused", { words: report.words });
      case "error":
        if (this.#moment === null) this.#fallBack(report);
        return this.#emit("gospace-error", { code: report.code, words: report.words });
      case "size":
        return this.#reserve(report);
      default:
        return report satisfies never;
    }
  }

  /** Never less at the same width: the page around stays where it is from turn to turn. */
  #reserve({ width, least }: Extract<Report, { gospace: "size" }>): void {
    if (width === this.#width && least <= (this.#least?.offsetHeight ?? 0)) return;
    this.#width = width;
    this.#least?.style.setProperty("--least", `${least}px`);
  }

  #onMoment(report: Extract<Report, { gospace: "ready" | "turn" }>): void {
    const { gospace, link, turns, total, phase, words } = report;
    this.#moment = { link, turns, total, phase, words };
    if (report.gospace === "turn" && report.document !== undefined) {
      for (const { resolve } of this.#documentRequests.splice(0)) resolve(report.document);
      return;
    }
    if (gospace === "ready") this.#reveal();
    if (gospace === "ready" && this.#isUnasked) {
      this.#isUnasked = false;
      this.#order({ gospace: "ask" });
    }
    this.#emit(`gospace-${gospace}`, this.#moment);
  }

  #reveal(): void {
    this.#gameState = "shown";
    this.#failure = null;
    if (this.#container !== undefined) {
      this.#container.dataset.state = "ready";
      this.#container.inert = false;
    }
    if (this.#slot !== undefined) this.#slot.hidden = true;
    if (this.#message !== undefined) this.#message.hidden = true;
  }

  /** Shows the children with a message. */
  #fallBack({ words, code }: Failure): void {
    this.#failure = Object.assign(new Error(words), { code });
    for (const { reject } of this.#documentRequests.splice(0)) reject(this.#failure);
    if (this.#slot?.assignedNodes().length === 0) this.#slot.hidden = true;
    if (this.#message === undefined) return;
    this.#message.textContent = this.#words.notShownWords(words);
    this.#message.hidden = false;
  }

  /** Offers the game on the page of Gospace, where it is known and nothing has been shown or refused. */
  #onTimeout(attempt: number): void {
    if (attempt !== this.#showing || this.#moment !== null || this.#message?.hidden === false)
      return;
    const { ELEMENT_WORDS: said, whereWords } = this.#words;
    const words = said.noAnswer + (this.mode === "frame" ? whereWords(this.#site()) : "");
    this.#onReport({ gospace: "error", code: "load", words });
    const home = this.#home();
    if (home === null || this.game === "") return;
    const link = this.#made("a");
    link.href = new URL(`#${this.game.replace(/^#/, "")}`, home).href;
    link.textContent = said.open;
    this.#message?.append(" ", link);
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #restart(): void {
    const attempt = this.#showing;
    queueMicrotask(() => {
      if (attempt !== this.#showing || !this.isConnected) return;
      this.#leave();
      void this.#begin();
    });
  }

  /** Removes the board; the moment is kept for the next showing. */
  #leave(): void {
    this.#showing += 1;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#port?.close();
    this.#port = null;
    this.#isUnasked = this.#documentRequests.length > 0;
    this.#container?.replaceChildren();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "go-space": GoSpaceElement;
  }
  interface GlobalEventHandlersEventMap {
    "gospace-ready": CustomEvent<Moment>;
    "gospace-turn": CustomEvent<Moment>;
    "gospace-refused": CustomEvent<Pick<Failure, "words">>;
    "gospace-error": CustomEvent<Pick<Failure, "code" | "words">>;
  }
}

if (typeof customElements !== "undefined" && customElements.get("go-space") === undefined)
  customElements.define("go-space", GoSpaceElement);
