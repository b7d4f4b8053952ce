/** The page of the tests. To open a browser's page costs several times what it costs to put one back to its start, so
 *  those tests of a file that want the same settings share one, on each worker. Between two tests it forgets all that it
 *  keeps, and says so if something is left. A page that was changed in a way that cannot be taken back is closed. */
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

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
  readonly storageState: {
    readonly origins: readonly { readonly localStorage: readonly Entry[] }[];
  };
}

interface Entry {
  readonly name: string;
  readonly value: string;
}

class SharedPage {
  #context: BrowserContext | null = null;
  #page: Page | null = null;
  #settings = "";
  #isChanged = false;

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
    page.removeAllListeners();
    context.removeAllListeners();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.clearPermissions();
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
    const { viewport, storageState }: Settings = JSON.parse(this.#settings);
    if (viewport !== null) await page.setViewportSize(viewport);
    // So that nothing lies under a pointer which the next test did not move.
    await page.mouse.move(-1, -1);
    await page.goto(EMPTY);
    const kept = storageState.origins.flatMap(({ localStorage }) => localStorage);
    const left = await page.evaluate(forget, kept);
    if (left.length > 0) throw new Error(`A test left in the browser: ${left.join(", ")}`);
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

export const test = base.extend<object, { sharedPage: SharedPage }>({
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
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
      serviceWorkers,
      storageState,
      contextOptions,
      actionTimeout,
    },
    use,
    { file },
  ) => {
    const settings = {
      file,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
      serviceWorkers,
      storageState,
      contextOptions,
      actionTimeout,
    };
    await use(await sharedPage.context(JSON.stringify(settings)));
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** Marks the tests of `npm test`: of each feature the ones that fail when it breaks. `npm run check` has the others. */
export const JOURNEY = { tag: "@journey" } as const;
