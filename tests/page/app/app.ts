/** Tests of the whole page without a browser: `test` gives each a page of its own, in the words of the browsers' tests. */
import type { BrowserContext, Page } from "@playwright/test";
import { test as base, type TestContext } from "vitest";
import type { Blog } from "../blog.ts";
import { expect } from "./expect.ts";
import { LightPage } from "./light-page.ts";
import { DESK, type Device, type Kept, nothingKept } from "./light-window.ts";
import { HOME } from "./site.ts";
import { waitsWith } from "./waiting.ts";

export type { Locator, Page } from "@playwright/test";
export { expect };

interface Settings {
  readonly viewport?: Device["viewport"];
  readonly colorScheme?: "light" | "dark";
  readonly hasTouch?: boolean;
  readonly locale?: string;
  readonly contextOptions?: { readonly reducedMotion?: "reduce" | "no-preference" };
  readonly storageState?: {
    readonly origins: readonly {
      readonly localStorage: readonly { name: string; value: string }[];
    }[];
  };
}

/** Settings of each group of tests, the innermost last. */
const groups: Settings[] = [{}];

interface Given {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly blog: Blog;
}

type Work = (given: Given, context: TestContext) => Promise<void> | void;

function declare(name: string, ...rest: readonly [Work] | readonly [object, Work]): void {
  const work = rest.at(-1) as Work;
  const settings: Settings = Object.assign({}, ...groups);
  base(name, async (context) => {
    const page = new LightPage(deviceOf(settings), keptOf(settings));
    waitsWith(page);
    try {
      const post = (_: LightPage, body: string, head?: string) => page.openPost(body, head);
      const blog = { post, site: HOME };
      const given = { page, context: page.context(), blog } as unknown as Given;
      await work(given, context);
    } finally {
      await page.close();
    }
  });
}

function deviceOf({ viewport, colorScheme, hasTouch, locale, contextOptions }: Settings): Device {
  return {
    ...DESK,
    ...(viewport && { viewport }),
    ...(colorScheme && { colorScheme }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(locale && { languages: [locale] }),
    reducedMotion: contextOptions?.reducedMotion === "reduce",
  };
}

/** A returning visitor; the first visit has tests of its own. */
function keptOf({ storageState }: Settings): Kept {
  const entries = storageState?.origins.flatMap(({ localStorage }) => localStorage);
  const kept = nothingKept();
  for (const { name, value } of entries ?? [{ name: "gospace.greeted", value: "yes" }])
    kept.local.set(name, value);
  return kept;
}

export const test = Object.assign(declare, {
  /** Settings of all tests of this group that follow. */
  use(settings: Settings): void {
    Object.assign(groups.at(-1) as object, settings);
  },
  /** There are no limits here that a slow test would reach. */
  slow(): void {},
  describe(name: string, group: () => void): void {
    base.describe(name, () => {
      groups.push({});
      group();
      groups.pop();
    });
  },
});
