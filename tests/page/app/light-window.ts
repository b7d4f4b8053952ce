/** A window without a browser: the document, its styles as far as they hide anything, boxes of the boards alone, and frames
 *  by hand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as database from "fake-indexeddb";
import { IDBFactory } from "fake-indexeddb";
import { Window as LightDocument } from "happy-dom";
import { ENGLISH, otherLanguages } from "../../../scripts/build/language.mjs";
import { paintFor } from "./canvas.ts";
import { hidePopover, isShown, openDialog, showPopover } from "./seen.ts";
import { noteShadows } from "./shadows.ts";
import { colourStyles, setMedia } from "./styles.ts";
import { endWorkers, LightWorker } from "./worker.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Names that stay Node's own. */
const OF_NODE =
  /^(globalThis|window|self|global|undefined|NaN|Infinity|eval|fetch|URL|URLSearchParams|WebAssembly|Response|Request|Headers|Text\w+coder\w*|crypto|Crypto\w*|console|process|Buffer|structuredClone|queueMicrotask|performance|Performance(?!Nav)\w*|\w*(Array|Error|Stream|StreamDefault\w+)|ArrayBuffer|DataView|Array|Object|Function|Proxy|Reflect|Promise|Map|Set|Weak\w+|Symbol|String|Number|Boolean|BigInt|Date|Math|JSON|RegExp|Intl|Atomics|Iterator|escape|unescape|parse\w+|is(NaN|Finite)|(en|de)codeURI\w*)$/;

/** Pixels to the right of every window, where what lies nowhere is found. */
const FAR = 100_000;
/** Still farther, beside one another, lie the boards of players. */
const PLAYERS = 10_000_000;
const PLAYER = { width: 480, height: 360 };

export interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
  readonly reducedMotion: boolean;
  readonly hasTouch: boolean;
  readonly media: "screen" | "print";
  readonly languages: readonly string[];
}

export const DESK: Device = {
  viewport: { width: 1280, height: 720 },
  colorScheme: "light",
  reducedMotion: false,
  hasTouch: false,
  media: "screen",
  languages: ["en-US"],
};

/** All that a browser keeps while the page is away. */
export interface Kept {
  readonly local: Map<string, string>;
  readonly session: Map<string, string>;
  readonly databases: IDBFactory;
}

export function nothingKept(): Kept {
  return { local: new Map(), session: new Map(), databases: new IDBFactory() };
}

/** Methods of the database's classes, which one test may replace and the next finds as they were. */
const OF_DATABASE = Object.values(database).flatMap((each) =>
  typeof each === "function"
    ? [[each.prototype, Object.getOwnPropertyDescriptors(each.prototype)] as const]
    : [],
);

function restoreDatabase(): void {
  for (const [prototype, members] of OF_DATABASE) {
    for (const name of Object.getOwnPropertyNames(prototype))
      if (!Object.hasOwn(members, name)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, members);
  }
}

interface Watched {
  readonly query: string;
  matches: boolean;
  readonly list: { matches: boolean } & EventTarget;
}

export class LightWindow {
  readonly window: Window & typeof globalThis;
  readonly errors: Error[] = [];
  #device: Device;
  #frames: FrameRequestCallback[] = [];
  #frameId = 0;
  readonly #cancelled = new Set<number>();
  readonly #media: Watched[] = [];
  readonly #spots: Element[] = [];
  readonly #players: Element[] = [];
  /** A test may put something else in their place. */
  readonly #stores: readonly (readonly [Map<string, string>, LightDocument["localStorage"]])[];
  readonly #resized = new Map<Element, Set<() => void>>();

  constructor(
    url: string,
    device: Device,
    private readonly kept: Kept,
    html: string,
  ) {
    this.#device = device;
    const { width, height } = device.viewport;
    const light = new LightDocument({
      url,
      width,
      height,
      settings: {
        device: {
          prefersColorScheme: device.colorScheme,
          prefersReducedMotion: device.reducedMotion ? "reduce" : "no-preference",
          mediaType: device.media,
        },
      },
    });
    this.window = light as unknown as Window & typeof globalThis;
    const { localStorage, sessionStorage } = light;
    this.#stores = [
      [kept.local, localStorage],
      [kept.session, sessionStorage],
    ];
    for (const [values, storage] of this.#stores)
      for (const [key, value] of values) storage.setItem(key, value);
    this.#furnish();
    this.#install();
    setMedia((query) => this.#matches(query));
    light.document.write(html);
    // The site's first script names its languages.
    const first = light.document.createElement("script");
    for (const language of [ENGLISH, ...otherLanguages()])
      first.setAttribute(`data-${language}`, "page.js");
    first.setAttribute("type", "text/plain");
    light.document.head.append(first);
    const styles = light.document.createElement("style");
    styles.textContent = `${colourStyles()}\n#stage { padding: 24px }`;
    light.document.head.append(styles);
  }

  get device(): Device {
    return this.#device;
  }

  /** Draws a frame: calls back who asked for one. */
  drawFrame(): void {
    const asked = this.#frames;
    this.#frames = [];
    const now = performance.now();
    for (const call of asked) {
      try {
        call(now);
      } catch (error) {
        this.#fail(error);
      }
    }
  }

  change(device: Partial<Device>): void {
    const before = this.#device;
    this.#device = { ...before, ...device };
    const { width, height } = this.#device.viewport;
    if (width !== before.viewport.width || height !== before.viewport.height) {
      Object.assign(this.window, { innerWidth: width, innerHeight: height, outerWidth: width });
      this.window.dispatchEvent(new this.window.Event("resize"));
    }
    for (const watched of this.#media) {
      const matches = this.#matches(watched.query);
      if (matches === watched.matches) continue;
      watched.matches = matches;
      watched.list.matches = matches;
      watched.list.dispatchEvent(Object.assign(new this.window.Event("change"), { matches }));
    }
    for (const calls of this.#resized.values()) for (const call of calls) call();
  }

  /** Keeps what outlives the page, and ends it. */
  leave(): void {
    const { window } = this;
    window.dispatchEvent(Object.assign(new window.Event("pagehide"), { persisted: false }));
    for (const [kept, storage] of this.#stores) {
      kept.clear();
      for (let at = 0; at < storage.length; at++) {
        const key = storage.key(at) ?? "";
        kept.set(key, storage.getItem(key) ?? "");
      }
    }
    this.#frames = [];
    endWorkers();
    void (window as unknown as LightDocument).happyDOM.abort();
  }

  /** Place of an element. Boards fill what the top line and the panel leave, those of players lie far off; nothing else has
   *  one. */
  boxOf(element: Element): { x: number; y: number; width: number; height: number } {
    const { width, height } = this.#device.viewport;
    const isWide = width >= 900;
    const whole = { x: 0, y: 56, width: isWide ? width - 380 : width, height: height - 56 };
    if (element.closest("#stage, #drawing") !== null && element.closest("button, input") === null)
      return whole;
    const player = this.#playerOf(element);
    if (player >= 0) return { x: PLAYERS + 2 * PLAYER.width * player, y: 0, ...PLAYER };
    if (element.localName === "canvas") return { x: 0, y: 0, width: 120, height: 90 };
    if (element.localName === "html" || element.localName === "body")
      return { x: 0, y: 0, width, height };
    return { x: 0, y: 0, width: 0, height: 0 };
  }

  /** The boards of players that have been asked for their place. */
  players(): readonly Element[] {
    return this.#players;
  }

  /** The number of the player whose board an element belongs to, or -1. */
  #playerOf(element: Element): number {
    const stage = element.closest(".stage");
    if (!(stage?.getRootNode() instanceof ShadowRoot) || element.closest("button, input"))
      return -1;
    const known = this.#players.indexOf(stage);
    return known < 0 ? this.#players.push(stage) - 1 : known;
  }

  /** A place far off, by which a pointer finds an element that has none of its own. */
  spotFor(element: Element): { x: number; y: number; width: number; height: number } {
    const box = this.boxOf(element);
    if (element.closest("#stage, #drawing, .stage") !== null && box.width > 0) return box;
    const known = this.#spots.indexOf(element);
    const at = known < 0 ? this.#spots.push(element) - 1 : known;
    return { x: FAR + 100 * at, y: 0, width: 99, height: 20 };
  }

  elementAt(x: number, y: number): Element {
    const { document } = this.window;
    const far = this.#spots[Math.floor((x - FAR) / 100)];
    const dialog = openDialog();
    if (far?.isConnected) return dialog === null || dialog.contains(far) ? far : dialog;
    if (dialog !== null) return dialog;
    const player = this.#players[Math.floor((x - PLAYERS) / (2 * PLAYER.width))];
    if (player?.isConnected) return player;
    for (const id of ["stage", "drawing"]) {
      const board = document.getElementById(id);
      if (board === null || !board.checkVisibility()) continue;
      const box = this.boxOf(board);
      if (x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height) return board;
    }
    return document.body;
  }

  #furnish(): void {
    const { window } = this;
    const boxOf = (element: Element) => this.boxOf(element);
    const { HTMLElement, Element } = window;
    const size = (name: "width" | "height") => ({
      configurable: true,
      get(this: Element) {
        return boxOf(this)[name];
      },
    });
    for (const kind of ["client", "offset"]) {
      Object.defineProperty(HTMLElement.prototype, `${kind}Width`, size("width"));
      Object.defineProperty(HTMLElement.prototype, `${kind}Height`, size("height"));
    }
    Object.defineProperty(HTMLElement.prototype, "offsetParent", {
      configurable: true,
      get(this: Element) {
        const board = this.parentElement?.closest("#stage, #drawing");
        return isShown(this) ? (board ?? window.document.body) : null;
      },
    });
    for (const name of ["Label", "Invalid"])
      Object.defineProperty(Element.prototype, `aria${name}`, {
        configurable: true,
        get(this: Element) {
          return this.getAttribute(`aria-${name.toLowerCase()}`);
        },
        set(this: Element, value: string | null) {
          if (value === null) this.removeAttribute(`aria-${name.toLowerCase()}`);
          else this.setAttribute(`aria-${name.toLowerCase()}`, value);
        },
      });
    Object.assign(Element.prototype, {
      getBoundingClientRect(this: Element) {
        const { x, y, width, height } = boxOf(this);
        return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
      },
      getClientRects(this: Element) {
        return isShown(this) ? [this.getBoundingClientRect()] : [];
      },
      checkVisibility(this: Element) {
        return isShown(this);
      },
      setPointerCapture() {},
      releasePointerCapture() {},
      hasPointerCapture: () => false,
      scrollIntoView() {},
      animate: () => ({ finished: Promise.resolve(), cancel() {}, finish() {} }),
    });
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      // The library does not know of this state.
      matches(this: Element, selector: string) {
        if (selector !== ":focus-within") return matches.call(this, selector);
        const { activeElement } = this.getRootNode() as Document | ShadowRoot;
        return activeElement !== null && this.contains(activeElement);
      },
    });
    // Parts are for styles alone, which reach nothing here.
    Object.defineProperty(Element.prototype, "part", { configurable: true, get: () => new Set() });
    Object.assign(window.document, { getAnimations: () => [] });
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        showPopover(this);
      },
      hidePopover(this: HTMLElement) {
        hidePopover(this);
      },
    });
    Object.assign(window, { DragEvent: dragEventOf(window) });
    noteShadows(window);
    paintFor(window);
    const styleOf = window.getComputedStyle.bind(window);
    // The library does not hand variables down.
    const variable = (name: string) =>
      styleOf(window.document.documentElement).getPropertyValue(name);
    const computed = (element: Element) =>
      new Proxy(styleOf(element), {
        get(style, name) {
          if (name !== "getPropertyValue") return Reflect.get(style, name);
          return (property: string) =>
            property.startsWith("--") ? variable(property) : style.getPropertyValue(property);
        },
      });
    const resized = this.#resized;
    const asksFrame = (call: () => void) => this.#ask(call);
    class ResizeObserver {
      readonly #call: (entries: unknown[]) => void;
      readonly #watched = new Set<Element>();
      readonly #tell = () =>
        asksFrame(() => {
          const entries = [...this.#watched].map((target) => ({
            target,
            contentRect: target.getBoundingClientRect(),
          }));
          if (entries.length > 0) this.#call(entries);
        });
      constructor(call: (entries: unknown[]) => void) {
        this.#call = call;
      }
      observe(target: Element) {
        this.#watched.add(target);
        const calls = resized.get(target) ?? new Set();
        resized.set(target, calls.add(this.#tell));
        this.#tell();
      }
      unobserve(target: Element) {
        this.#watched.delete(target);
        resized.get(target)?.delete(this.#tell);
      }
      disconnect() {
        for (const target of this.#watched) this.unobserve(target);
      }
    }
    class IntersectionObserver {
      readonly #call: (entries: unknown[], self: unknown) => void;
      readonly #watched = new Set<Element>();
      constructor(call: (entries: unknown[], self: unknown) => void) {
        this.#call = call;
      }
      observe(target: Element) {
        this.#watched.add(target);
        asksFrame(() => {
          if (!this.#watched.has(target)) return;
          const isIntersecting = isShown(target);
          this.#call([{ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }], this);
        });
      }
      unobserve(target: Element) {
        this.#watched.delete(target);
      }
      disconnect() {
        this.#watched.clear();
      }
      takeRecords() {
        return [];
      }
    }
    // One tab alone is open at a time.
    Object.defineProperty(window.navigator, "locks", { value: undefined });
    Object.defineProperty(window.navigator, "languages", { get: () => this.#device.languages });
    Object.assign(window, {
      getComputedStyle: computed,
      ResizeObserver,
      IntersectionObserver,
      Worker: LightWorker,
      PerformanceNavigationTiming: class {},
      indexedDB: this.kept.databases,
      devicePixelRatio: 1,
      requestAnimationFrame: (call: FrameRequestCallback) => this.#ask(call),
      cancelAnimationFrame: (id: number) => this.#cancelled.add(id),
      CanvasRenderingContext2D: class {},
      matchMedia: (query: string) => this.#watch(query),
    });
    restoreDatabase();
    for (const [name, value] of Object.entries(database))
      if (name.startsWith("IDB")) Object.assign(window, { [name]: value });
    window.addEventListener("error", ({ error }) => this.#fail(error));
  }

  #fail(error: unknown): void {
    this.errors.push(error instanceof Error ? error : new Error(String(error)));
  }

  #ask(call: FrameRequestCallback): number {
    const id = ++this.#frameId;
    this.#frames.push((now) => {
      if (!this.#cancelled.delete(id)) call(now);
    });
    return id;
  }

  #watch(query: string): unknown {
    const matches = this.#matches(query);
    const list = Object.assign(new EventTarget(), { matches, media: query });
    this.#media.push({ query, matches, list });
    return list;
  }

  #matches(query: string): boolean {
    return query.split(",").some((each) => this.#matchesOne(each.trim()));
  }

  #matchesOne(query: string): boolean {
    if (query.startsWith("not ")) return !this.#matchesOne(query.slice(4));
    const { media, viewport, colorScheme, reducedMotion, hasTouch } = this.#device;
    const { width, height } = viewport;
    const kind = /^(screen|print)\b/.exec(query)?.[1];
    if (kind !== undefined && kind !== media) return false;
    return query.split(/\band\b/).every((part) => {
      const feature = /\(([^()]*)\)/.exec(part)?.[1];
      if (feature === undefined) return true;
      if (/\bnot\b/.test(part)) return !this.#matchesOne(`(${feature})`);
      const [, bound, axis, length = 0, unit] =
        /^(min|max)-(width|height): *([\d.]+)(px|em)/.exec(feature) ?? [];
      if (bound !== undefined) {
        const own = axis === "width" ? width : height;
        const limit = Number(length) * (unit === "em" ? 16 : 1);
        return bound === "min" ? own >= limit : own <= limit;
      }
      switch (feature) {
        case "prefers-color-scheme: dark":
          return colorScheme === "dark";
        case "prefers-color-scheme: light":
          return colorScheme === "light";
        case "prefers-reduced-motion: reduce":
          return reducedMotion;
        case "pointer: coarse":
        case "hover: none":
          return hasTouch;
        case "pointer: fine":
        case "hover: hover":
          return !hasTouch;
        case "orientation: portrait":
          return height >= width;
        case "orientation: landscape":
          return width > height;
        default:
          return feature.startsWith("resolution");
      }
    });
  }

  /** Makes the window's names those of all code. */
  #install(): void {
    const { window } = this;
    const names = new Set<string>();
    for (let at: object = window; at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    for (const name of names) {
      if (OF_NODE.test(name) || name in Object.prototype) continue;
      const value: unknown = Reflect.get(window, name);
      const isFree = typeof value === "function" && !/^[A-Z]/.test(name);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        // A test may put something else in the place of the window's classes.
        ...(isFree
          ? { value: value.bind(window), writable: true }
          : {
              get: () => Reflect.get(window, name),
              set: (next) => Reflect.set(window, name, next),
            }),
      });
    }
    for (const name of ["window", "self"])
      Object.defineProperty(globalThis, name, {
        configurable: true,
        writable: true,
        value: window,
      });
  }
}

/** The library's drags carry nothing. */
function dragEventOf({ MouseEvent }: Window & typeof globalThis) {
  return class DragEvent extends MouseEvent {
    readonly dataTransfer: DataTransfer | null;
    constructor(kind: string, given: DragEventInit = {}) {
      super(kind, given);
      this.dataTransfer = given.dataTransfer ?? null;
    }
  };
}

/** Files of the project, as its development server serves them. */
export async function fetchFile(address: string): Promise<Response> {
  const { pathname } = new URL(address);
  const path = pathname.startsWith(ROOT) ? pathname : join(ROOT, pathname);
  try {
    return new Response(readFileSync(path), { headers: { "content-type": "application/json" } });
  } catch {
    return new Response(null, { status: 404, statusText: "Not Found" });
  }
}
