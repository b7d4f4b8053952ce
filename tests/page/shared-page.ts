/** The page of the tests. To open a browser's page costs several times what it costs to put one back to its start, so
 *  those tests of a file that want the same settings share one, on each worker. Between two tests it forgets all that it
 *  keeps, and says so if something is left. A page that was changed in a way that cannot be taken back is closed. */
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { chance } from "../chance.ts";

export * from "@playwright/test";

/** A picture of the site: a document of its origin that runs none of its code. */
const EMPTY = "./icons/icon-192.png";
/** After these the browser stays as it is until the page is closed. */
const LASTING = {
  context: ["addInitScript", "exposeBinding", "exposeFunction", "newCDPSession", "setOffline"],
  page: ["addInitScript", "exposeBinding", "exposeFunction", "setDefaultTimeout"],
} as const;

interface Settings {
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly colorScheme: "light" | "dark" | null;
  readonly contextOptions: { readonly reducedMotion?: "reduce" | null };
  readonly storageState: {
    readonly origins: readonly { readonly localStorage: readonly Entry[] }[];
  };
}

interface Entry {
  readonly name: string;
  readonly value: string;
}

interface Emitter {
  on(event: string, listener: () => void): unknown;
  removeListener(event: string, listener: () => void): unknown;
}

class SharedPage {
  #context: BrowserContext | null = null;
  #page: Page | null = null;
  #settings = "";
  #isChanged = false;
  /** Each takes away a listener that a test has added; the browser's driver has others. */
  readonly #listeners: (() => void)[] = [];

  constructor(private readonly browser: Browser) {}

  /** The context for a test with these settings, at its start. */
  async context(settings: string): Promise<BrowserContext> {
    if (settings !== this.#settings || this.#isChanged || this.#page?.isClosed())
      await this.close();
    if (this.#context === null || this.#page === null) return this.#open(settings);
    await this.#putBack(this.#context, this.#page);
    return this.#context;
  }

  async #open(settings: string): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    const page = await context.newPage();
    this.#isChanged = false;
    const changed = () => {
      this.#isChanged = true;
    };
    for (const name of LASTING.context) tellOf(context, name, changed);
    for (const name of LASTING.page) tellOf(page, name, changed);
    for (const target of [context, page] as Emitter[]) {
      const on = target.on.bind(target);
      target.on = (event, listener) => {
        this.#listeners.push(() => target.removeListener(event, listener));
        return on(event, listener);
      };
    }
    const { clock } = page;
    Object.defineProperty(page, "clock", {
      get() {
        changed();
        return clock;
      },
    });
    [this.#context, this.#page, this.#settings] = [context, page, settings];
    return context;
  }

  async #putBack(context: BrowserContext, page: Page): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const stopListening of this.#listeners.splice(0)) stopListening();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.clearPermissions();
    const { viewport, colorScheme, contextOptions, storageState }: Settings = JSON.parse(
      this.#settings,
    );
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: contextOptions.reducedMotion ?? null,
      forcedColors: null,
      contrast: null,
    });
    if (viewport !== null) await page.setViewportSize(viewport);
    // The corner, where nothing lies under a pointer that the next test does not move.
    await page.mouse.move(0, 0);
    await forgetAll(
      page,
      storageState.origins.flatMap(({ localStorage }) => localStorage),
    );
  }

  async close(): Promise<void> {
    await this.#context?.close();
    [this.#context, this.#page] = [null, null];
  }
}

/** Calls `changed` whenever a method is called. */
function tellOf<Target, Name extends keyof Target>(
  target: Target,
  name: Name,
  changed: () => void,
): void {
  const method = target[name];
  if (typeof method !== "function") throw new Error(`${String(name)} is a method`);
  target[name] = ((...given: unknown[]) => {
    changed();
    return method.apply(target, given);
  }) as Target[Name];
}

const GREETED = { name: "gospace.greeted", value: "yes" };

/** Leaves the page, and forgets all that it has kept, but that a visitor was greeted. */
export async function forgetAll(page: Page, kept: readonly Entry[] = [GREETED]): Promise<void> {
  await page.goto(EMPTY);
  const left = await page.evaluate(forget, kept);
  if (left.length > 0) throw new Error(`A test left in the browser: ${left.join(", ")}`);
}

/** Runs in the page: forgets all but what is to be kept, and returns the names of what is left all the same. */
async function forget(kept: readonly Entry[]): Promise<string[]> {
  for (const { name } of await indexedDB.databases())
    if (name !== undefined)
      await new Promise((done) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = done;
        request.onerror = done;
      });
  for (const name of await caches.keys()) await caches.delete(name);
  sessionStorage.clear();
  localStorage.clear();
  for (const { name, value } of kept) localStorage.setItem(name, value);
  return [
    ...(await indexedDB.databases()).map(({ name }) => `the database ${name}`),
    ...(await caches.keys()).map((name) => `the cache ${name}`),
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage).filter((name) => !kept.some((entry) => entry.name === name)),
  ];
}

const shared = base.extend<object, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser);
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      sharedPage,
      viewport,
      colorScheme,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
      serviceWorkers,
      storageState,
      contextOptions,
      actionTimeout,
      locale,
    },
    use,
    { file },
  ) => {
    const settings = {
      file,
      viewport,
      colorScheme,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
      serviceWorkers,
      storageState,
      contextOptions,
      actionTimeout,
      locale,
    };
    await use(await sharedPage.context(JSON.stringify(settings)));
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** With GOSPACE_SHUFFLED the tests of a file run in an order of its own, so that none can lean on the one before it. */
export const test = process.env.GOSPACE_SHUFFLED === undefined ? shared : shuffled(shared);

/** Tests and groups are declared once the file has been read to its end, in an order that the seed decides. */
function shuffled<Test extends typeof shared>(declare: Test): Test {
  const waiting: (() => void)[] = [];
  const below = chance(Number(process.env.GOSPACE_SHUFFLED));
  const later = (call: () => void) => {
    if (waiting.length === 0)
      queueMicrotask(() => {
        const calls = waiting.splice(0);
        while (calls.length > 0) for (const each of calls.splice(below(calls.length), 1)) each();
      });
    waiting.push(call);
  };
  let isInGroup = false;
  return new Proxy(declare, {
    apply(target, self, given) {
      const call = () => Reflect.apply(target, self, given);
      if (isInGroup) call();
      else later(call);
    },
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name !== "describe" || typeof member !== "function") return member;
      return new Proxy(member, {
        apply: (describe, self, given) =>
          later(() => {
            isInGroup = true;
            Reflect.apply(describe, self, given);
            isInGroup = false;
          }),
      });
    },
  });
}

/** Marks the tests of `npm test`: of each feature the ones that fail when it breaks. `npm run check` has the others. */
export const JOURNEY = { tag: "@journey" } as const;
