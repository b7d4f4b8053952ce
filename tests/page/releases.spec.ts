/** A newer release on the host of readers whose service worker holds an older one: each page loads the files of
 *  one release, with and without a network. */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf, serve } from "../../scripts/static-server.mjs";
import { frame, inFrame } from "./blog.ts";
import { endHost, publish, publishFirst, publishNewer } from "./hosted-release.ts";
import { linkOf } from "./players.ts";
import { expect, type Page, test } from "./shared-page.ts";

test.use({ serviceWorkers: "allow" });

const GAME = linkOf({
  gospace: 1,
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 6 }, { play: 18 }, { play: 8 }],
});

/** A page of the site with the element; it is within the worker's reach. */
const POST = `<!doctype html><title>Post</title>
  <script type="module" src="../element.js"></script>
  <go-space game="${GAME}" style="width: 420px"></go-space>`;

let folder: string;
let host: Server;
let site: string;
let faults: string[];

/** A host that no worker knows: its port is part of an origin of its own. */
async function newHost(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "gospace-host-"));
  host = await serve(folder, 0, "/site/");
  site = `http://127.0.0.1:${portOf(host)}/site/`;
  faults = [];
}

function closeHost(): void {
  endHost(host);
  rmSync(folder, { recursive: true });
}

test.beforeEach(async ({ page }) => {
  await newHost();
  page.on("pageerror", (error) => faults.push(String(error)));
  // A reader who has been here; the host has a port of its own, so that nothing is kept for it.
  await page.addInitScript(() => {
    try {
      localStorage.setItem("gospace.greeted", "yes");
    } catch {
      // A frame without an origin has no storage, and greets nobody.
    }
  });
  // Beside the site, so that no worker serves it; the frame in it is served by one.
  await page.route("**/framed", (route) =>
    route.fulfill({ contentType: "text/html", body: frame(site, GAME) }),
  );
});

test.afterEach(closeHost);

/** Runs a test's work once for each case, with a new host for each. */
async function forEach<Case>(cases: readonly Case[], work: (of: Case) => Promise<void>) {
  for (const [at, each] of cases.entries()) {
    if (at > 0) {
      closeHost();
      await newHost();
    }
    await work(each);
  }
}

interface Way {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const PAGE: Way = {
  name: "the page",
  async open(page) {
    await page.goto(site);
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    // The drawing room has the whole core, and comes with a request of its own.
    await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
    await expect(page.locator("#counts")).toContainText("81 points");
  },
};

const FRAME: Way = {
  name: "embed.html in a frame",
  async open(page) {
    await page.goto(new URL("/framed", site).href);
    await expect(inFrame(page).locator(".count")).toHaveText("3 / 3");
  },
};

const ELEMENT: Way = {
  name: "element.js on a page of the site",
  async open(page) {
    await page.goto(`${site}blog/`);
    await expect(page.locator("go-space .count")).toHaveText("3 / 3");
  },
};

const MODULE: Way = {
  name: "gospace.js imported by a page of the site",
  async open(page) {
    await page.goto(`${site}blog/`);
    const turns = await page.evaluate(
      async ([address, game]) => {
        const { load, Game } = await import(String(address));
        await load();
        return Game.fromLink(game).turnCount;
      },
      [`${site}gospace.js`, GAME],
    );
    expect(turns).toBe(3);
  },
};

/** The first visit, until all of the release is held. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto(site);
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((later) => setTimeout(later, 20));
  });
  await page.goto("about:blank");
}

/** Resolves once the worker of the release on the host has taken over, while a page of the site is open. */
async function newerWorker(page: Page): Promise<void> {
  await page.goto(`${site}blog/`);
  await page.evaluate(async () => {
    const before = navigator.serviceWorker.controller;
    await (await navigator.serviceWorker.ready).update();
    while (navigator.serviceWorker.controller === before)
      await new Promise((later) => setTimeout(later, 20));
  });
}

test("after a newer release the page, frames, elements and modules work, online and offline", async ({
  page,
}) => {
  await forEach([PAGE, FRAME, ELEMENT, MODULE], async (way) => {
    publish(folder, POST);
    await visitOnce(page);
    publishNewer(folder, POST);
    await way.open(page);
    await way.open(page);
    endHost(host);
    await way.open(page);
    expect(faults, way.name).toEqual([]);
  });
});

test("all of a newer release works offline once the page has agreed to it", async ({ page }) => {
  publish(folder, POST);
  await visitOnce(page);
  publishNewer(folder, POST);
  await page.goto(site);
  await page.locator("#notice").getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-x-newer");
  endHost(host);
  for (const way of [PAGE, FRAME, ELEMENT, MODULE]) await way.open(page);
  expect(faults).toEqual([]);
});

const STATES: readonly [string, (response: ServerResponse) => unknown][] = [
  ["does not answer", () => undefined],
  ["is broken", (response) => response.writeHead(503).end()],
];

test("embeds and modules of the held release are taken while the host does not answer, or is broken", async ({
  page,
}) => {
  await forEach(STATES, async ([state, answer]) => {
    publish(folder, POST);
    await visitOnce(page);
    host.removeAllListeners("request");
    host.on("request", (_, response) => answer(response));
    for (const way of [FRAME, ELEMENT, MODULE]) await way.open(page);
    expect(faults, `the host ${state}`).toEqual([]);
  });
});

test("a frame that a first release's worker serves without its core goes on in the new one", async ({
  page,
}) => {
  publishFirst(folder, POST);
  await visitOnce(page);
  publish(folder, POST);
  await FRAME.open(page);
  expect(faults).toEqual([]);
});

test("a first release's page asks, and comes over", async ({ page }) => {
  publishFirst(folder, POST);
  await visitOnce(page);
  publish(folder, POST);
  await PAGE.open(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-x-newer");
  await page.locator("#notice").getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  endHost(host);
  for (const way of [PAGE, FRAME, ELEMENT, MODULE]) await way.open(page);
  expect(faults).toEqual([]);
});

test("a first release's worker ends at once where the page is not open", async ({ page }) => {
  publishFirst(folder, POST);
  await visitOnce(page);
  publish(folder, POST);
  await newerWorker(page);
  faults = [];
  for (const way of [ELEMENT, MODULE, FRAME]) await way.open(page);
  endHost(host);
  for (const way of [ELEMENT, MODULE, FRAME]) await way.open(page);
  expect(faults).toEqual([]);
});
