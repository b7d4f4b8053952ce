/** The whole page over the real core, in Node: opened, reloaded and left as by a reader, with pointer and keys as methods.
 *  Frames are drawn while a test waits, and at no other time. */
import { vi } from "vitest";
import { readPalette } from "../../../www/view/theme.ts";
import { pictureOf } from "./canvas.ts";
import { Keyboard } from "./keyboard.ts";
import { type Device, fetchFile, type Kept, LightWindow, nothingKept } from "./light-window.ts";
import { type ByRole, Locator } from "./locator.ts";
import { type Finger, Pointer, type Press } from "./pointer.ts";
import { runScripts } from "./run-page.ts";
import { lookAgain } from "./seen.ts";
import { HOME, ownPage, postOf, type SitePage } from "./site.ts";
import { PATIENCE_MS, rest, waitsWith } from "./waiting.ts";
import type { Words } from "./words.ts";
import { allWorkers, type LightWorker } from "./worker.ts";

/** The console's own, which a window that opens beside another finds replaced. */
const warn = console.warn.bind(console);

export interface Download {
  suggestedFilename(): string;
  path(): Promise<string>;
}

interface FileGiven {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface FileChooser {
  setFiles(files: FileGiven | readonly FileGiven[]): Promise<void>;
}

type Pattern = string | RegExp;

interface Route {
  request(): { url(): string };
  abort(): Promise<void>;
  continue(): Promise<void>;
  fulfill(given: { status?: number; body?: string; contentType?: string }): Promise<void>;
}

type Answer = (route: Route) => unknown;

type Listener = (given: never) => void;

export class LightPage {
  readonly keyboard: Keyboard = new Keyboard(this);
  readonly mouse: Pointer = new Pointer(this);
  readonly touchscreen = {
    tap: async (x: number, y: number): Promise<void> => {
      await this.mouse.fingers([{ x, y }]);
      await this.mouse.fingers([]);
    },
  };
  readonly clock = {
    async setFixedTime(now: Date): Promise<void> {
      vi.useFakeTimers({ toFake: ["Date"], now });
    },
  };
  readonly #kept: Kept;
  readonly #listeners = new Map<string, Set<Listener>>();
  #device: Device;
  #window: LightWindow | null = null;
  #beforehand: (() => void)[] = [];
  #routes: { readonly pattern: Pattern; readonly answer: Answer }[] = [];

  constructor(device: Device, kept: Kept = nothingKept()) {
    this.#device = device;
    this.#kept = kept;
  }

  /** The next tab of the same browser; in a thread of Node one alone is open. */
  next(): LightPage {
    if (this.#window !== null) throw new Error("two tabs at once are for browsers");
    return new LightPage(this.#device, { ...this.#kept, session: new Map() });
  }

  get light(): LightWindow {
    if (this.#window === null) throw new Error("no page is open");
    return this.#window;
  }

  get device(): Device {
    return this.#device;
  }

  /** Opens an address; in the page that is open if it differs in its fragment alone. */
  async goto(address: string): Promise<void> {
    const { href } = new URL(address, HOME);
    if (this.#window !== null && withoutFragment(href) === withoutFragment(location.href)) {
      if (href === location.href) return this.reload();
      location.href = href;
      return this.turn();
    }
    await this.#open(href);
  }

  async reload(): Promise<void> {
    await this.#open(location.href, ownPage(location.href), "reload");
  }

  /** Opens somebody else's page. */
  async openPost(body: string, head = ""): Promise<void> {
    await this.#open(new URL("post", HOME).href, postOf(body, head));
  }

  async #open(
    href: string,
    shown: SitePage | null = ownPage(href),
    kind: "navigate" | "reload" = "navigate",
  ): Promise<void> {
    const state: unknown = kind === "reload" ? history.state : null;
    this.#window?.leave();
    const opened = new LightWindow(href, this.#device, this.#kept, shown?.html ?? "");
    this.#window = opened;
    const { PerformanceNavigationTiming } = opened.window;
    const navigation = Object.assign(Object.create(PerformanceNavigationTiming.prototype), {
      type: kind,
    });
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
    if (state !== null) history.replaceState(state, "");
    const fetches = (address: string | URL) => this.#fetch(new URL(address, location.href).href);
    Object.assign(globalThis, { fetch: fetches });
    Object.assign(opened.window, { fetch: fetches });
    Object.defineProperty(opened.window.location, "reload", {
      value: () => setImmediate(() => this.#window === opened && this.reload()),
    });
    this.#hearDownloads();
    this.#hearWarnings();
    for (const work of this.#beforehand) work();
    if (shown !== null) await runScripts(opened.window, shown.scripts);
    this.#followLinks();
    await this.turn();
  }

  async close(): Promise<void> {
    this.#window?.leave();
    this.#window = null;
    vi.restoreAllMocks();
    vi.useRealTimers();
    this.#emit("close", this);
  }

  isClosed(): boolean {
    return this.#window === null;
  }

  url(): string {
    return location.href;
  }

  async title(): Promise<string> {
    return document.title;
  }

  async addInitScript<Given>(work: (given: Given) => void, given?: Given): Promise<void> {
    this.#beforehand.push(() => work(given as Given));
  }

  async evaluate<Answer, Given>(
    work: (given: Given) => Answer | Promise<Answer>,
    given?: Given,
  ): Promise<Answer> {
    return this.during(work(given as Given));
  }

  async evaluateHandle<Value>(work: () => Value) {
    const value = work();
    return {
      evaluate: <Answer>(look: (value: Value) => Answer) => this.during(look(value)),
    };
  }

  async waitForFunction<Given>(check: (given: Given) => unknown, given?: Given): Promise<void> {
    await this.until("a condition", () => check(given as Given) || null);
  }

  async waitForTimeout(ms: number): Promise<void> {
    await this.during(new Promise((done) => setTimeout(done, ms)));
  }

  viewportSize() {
    return this.#device.viewport;
  }

  async setViewportSize(viewport: Device["viewport"]): Promise<void> {
    await this.#change({ viewport });
  }

  async emulateMedia({
    media,
    colorScheme,
    reducedMotion,
  }: {
    media?: "screen" | "print" | null;
    colorScheme?: "light" | "dark" | null;
    reducedMotion?: "reduce" | "no-preference" | null;
  }): Promise<void> {
    await this.#change({
      ...(media === undefined ? {} : { media: media ?? "screen" }),
      ...(colorScheme === undefined ? {} : { colorScheme: colorScheme ?? "light" }),
      ...(reducedMotion === undefined ? {} : { reducedMotion: reducedMotion === "reduce" }),
    });
  }

  async #change(device: Partial<Device>): Promise<void> {
    this.#device = { ...this.#device, ...device };
    this.#window?.change(device);
    await this.turn();
  }

  /** A picture of the boards that are shown, and of nothing round them. */
  async screenshot({ clip = this.#whole() } = {}): Promise<Buffer> {
    await this.turn();
    const own = document.querySelectorAll("#stage, #drawing");
    return this.pictureOf([...own, ...this.light.players()], clip);
  }

  /** Pictures of the canvases that are one of these elements, or in one of them. */
  pictureOf(hosts: Iterable<Element>, clip = this.#whole()): Buffer {
    const layers = [...hosts].flatMap((host) => {
      const canvases = host instanceof HTMLCanvasElement ? [host] : host.querySelectorAll("canvas");
      return [...canvases]
        .filter((canvas) => canvas.checkVisibility())
        .map((canvas) => ({ canvas, place: this.boxOf(canvas) }));
    });
    return pictureOf(layers, clip, readPalette().paper);
  }

  #whole() {
    return { x: 0, y: 0, ...this.#device.viewport };
  }

  workers(): LightWorker[] {
    return allWorkers();
  }

  /** The part of the browser's context that tests ask for: fingers, by its protocol. */
  context() {
    const { mouse } = this;
    return {
      newCDPSession: async () => ({
        async send(method: string, given: { type: string; touchPoints: Finger[] }) {
          if (method !== "Input.dispatchTouchEvent") throw new Error(`${method} is for browsers`);
          await mouse.fingers(given.touchPoints);
        },
        async detach() {},
      }),
      async grantPermissions() {},
      newPage: async () => {
        const page = this.next();
        waitsWith(page);
        return page;
      },
    };
  }

  locator(selector: string, filter = {}): Locator {
    return Locator.top(this).locator(selector, filter);
  }

  getByRole(role: string, states: ByRole = {}): Locator {
    return Locator.top(this).getByRole(role, states);
  }

  getByText(words: Words, how = {}): Locator {
    return Locator.top(this).getByText(words, how);
  }

  getByLabel(words: Words, how = {}): Locator {
    return Locator.top(this).getByLabel(words, how);
  }

  on(event: string, listener: Listener): void {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
  }

  #emit(event: string, given: unknown): boolean {
    const listeners = this.#listeners.get(event) ?? new Set();
    for (const listener of listeners) listener(given as never);
    return listeners.size > 0;
  }

  /** The next event of a kind: "download", "filechooser" or "close". */
  /** Answers what is fetched from now on; scripts and the core are there from the beginning. */
  async route(pattern: Pattern, answer: Answer): Promise<void> {
    this.#routes.unshift({ pattern, answer });
  }

  async unroute(pattern: Pattern): Promise<void> {
    this.#routes = this.#routes.filter((route) => String(route.pattern) !== String(pattern));
  }

  #fetch(address: string): Promise<Response> {
    this.#emit("request", { url: () => address });
    const route = this.#routes.find(({ pattern }) => isFor(pattern, address));
    if (route === undefined) return fetchFile(address);
    return new Promise((resolve, reject) => {
      route.answer({
        request: () => ({ url: () => address }),
        abort: async () => reject(new TypeError("Failed to fetch")),
        continue: async () => resolve(fetchFile(address)),
        fulfill: async ({ status = 200, body = "", contentType = "text/plain" }) =>
          resolve(new Response(body, { status, headers: { "content-type": contentType } })),
      });
    });
  }

  waitForEvent(event: "download"): Promise<Download>;
  waitForEvent(event: "filechooser"): Promise<FileChooser>;
  waitForEvent(event: string): Promise<unknown>;
  waitForEvent(event: string): Promise<unknown> {
    let given: { readonly of: unknown } | null = null;
    const listener = (of: unknown) => {
      given ??= { of };
    };
    this.on(event, listener as Listener);
    const heard = this.until(`the event ${event}`, () => given).then(({ of }) => of);
    return heard.finally(() => this.#listeners.get(event)?.delete(listener as Listener));
  }

  async goBack(): Promise<void> {
    history.back();
    await this.turn();
  }

  async goForward(): Promise<void> {
    history.forward();
    await this.turn();
  }

  boxOf(element: Element) {
    return this.light.boxOf(element);
  }

  /** Presses an element as a pointer does. */
  async press(element: HTMLElement, press: Press = {}): Promise<void> {
    await this.mouse.pressOn(element, press);
  }

  async hoverOver(element: HTMLElement): Promise<void> {
    await this.mouse.over(element);
  }

  /** Tells of a changed field, as the browser does once it is left. */
  changed(field: HTMLElement): void {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** A file field that is pressed asks for files. */
  askForFiles(field: HTMLInputElement): void {
    const setFiles = (files: FileGiven | readonly FileGiven[]) =>
      this.giveFiles(field, [files].flat() as FileGiven[]);
    this.#emit("filechooser", { setFiles });
  }

  async giveFiles(field: HTMLInputElement, given: readonly FileGiven[]): Promise<void> {
    const files = given.map(
      ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
    );
    Object.defineProperty(field, "files", { configurable: true, value: files });
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await this.turn();
  }

  /** A link that the page leaves to the browser opens its address. */
  #followLinks(): void {
    this.light.window.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || !link?.href || link.target !== "" || link.download !== "")
        return;
      event.preventDefault();
      void this.goto(link.href);
    });
  }

  #hearWarnings(): void {
    vi.spyOn(console, "warn").mockImplementation((...said: unknown[]) => {
      const text = said.join(" ");
      if (!this.#emit("console", { type: () => "warning", text: () => text })) warn(...said);
    });
  }

  #hearDownloads(): void {
    const { HTMLAnchorElement, HTMLInputElement, URL: Address } = this.light.window;
    const blobs = new Map<string, Blob>();
    let made = 0;
    for (const each of [URL, Address])
      Object.assign(each, {
        createObjectURL: (blob: Blob) => {
          const address = `blob:${++made}`;
          blobs.set(address, blob);
          return address;
        },
        revokeObjectURL() {},
      });
    const press = HTMLElement.prototype.click;
    const emit = (event: string, given: unknown) => this.#emit(event, given);
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      if (!this.hasAttribute("download")) return press.call(this);
      const blob = blobs.get(this.href);
      const name = this.download;
      emit("download", {
        suggestedFilename: () => name,
        async path() {
          const { mkdtempSync, writeFileSync } = await import("node:fs");
          const { tmpdir } = await import("node:os");
          const path = `${mkdtempSync(`${tmpdir()}/gospace-`)}/${name}`;
          const bytes = (await blob?.arrayBuffer()) ?? new ArrayBuffer(0);
          writeFileSync(path, new Uint8Array(bytes));
          return path;
        },
      });
    };
    const askForFiles = (field: HTMLInputElement) => this.askForFiles(field);
    HTMLInputElement.prototype.click = function click(this: HTMLInputElement) {
      if (this.type === "file") askForFiles(this);
      else press.call(this);
    };
  }

  /** One turn of the page: what is waiting is done, and a frame is drawn. */
  async turn(): Promise<void> {
    await new Promise((done) => setImmediate(done));
    lookAgain();
    this.#window?.drawFrame();
    if (this.#window !== null) leaveHidden();
    this.#tellErrors();
    await new Promise((done) => setImmediate(done));
    lookAgain();
  }

  #tellErrors(): void {
    const errors = this.#window?.errors.splice(0) ?? [];
    for (const error of errors) if (!this.#emit("pageerror", error)) throw error;
  }

  /** Draws frames until the work is done. */
  async during<Answer>(work: Answer | Promise<Answer>): Promise<Answer> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    const answer = Promise.resolve(work);
    answer.then(done, done);
    await this.until("work in the page", async () => isDone || null, Number.POSITIVE_INFINITY);
    return answer;
  }

  /** Draws frames until there is an answer that is not null. */
  async until<Answer>(
    wanted: string,
    look: () => Answer | null | Promise<Answer | null>,
    patience = PATIENCE_MS,
  ): Promise<Answer> {
    const end = performance.now() + patience;
    for (let turns = 0; ; turns++) {
      const answer = await look();
      if (answer !== null) return answer;
      if (performance.now() > end) throw new Error(`waited ${patience / 1000} s for ${wanted}`);
      await this.turn();
      await rest(turns);
    }
  }
}

function isFor(pattern: Pattern, address: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(address);
  const words = pattern.split(/\*+/).map((word) => word.replace(/[.?+^$()|{}[\]\\]/g, "\\$&"));
  return new RegExp(`^${words.join(".*")}$`).test(address);
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/, "");
}

/** Takes the focus from what can no longer be seen or pressed. */
function leaveHidden(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  if (!activeElement.checkVisibility() || activeElement.matches(":disabled")) activeElement.blur();
}
