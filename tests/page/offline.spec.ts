/** The page without a network, and a new version that waits to be asked for. Each test has a host of its own,
 *  which can be ended and can change its files. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/static-server.mjs";
import { endHost } from "./hosted-release.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { click, expectSeen } from "./stage.ts";

test.use({ serviceWorkers: "allow" });

let folder: string;
let host: Server;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gospace-host-"));
  cpSync("dist", folder, { recursive: true });
  host = await serve(folder, 0);
});

test.afterEach(() => {
  endHost(host);
  rmSync(folder, { recursive: true });
});

async function expectReady(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** The first visit, until all of the site is held. */
async function visitOnce(page: Page): Promise<void> {
  const address = host.address();
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  await visitedOnce(page);
}

async function visitedOnce(page: Page): Promise<void> {
  await expectReady(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((later) => setTimeout(later, 20));
  });
}

test("a first visit that is loaded anew while it is still being held hears of no new version", async ({
  page,
}) => {
  const address = host.address();
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  await expectReady(page);
  // The worker is asked for once the page has come.
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing ?? registration?.active;
  });
  await page.reload();
  await visitedOnce(page);
  await page.waitForTimeout(500);
  await expect(page.locator("#notice")).toBeHidden();
});

test(
  "with the network cut a board of the gallery is played, and the tables are searched",
  JOURNEY,
  async ({ page }) => {
    await visitOnce(page);
    endHost(host);
    await page.reload();
    await expectReady(page);
    await page.getByRole("button", { name: "Grid 19" }).click();
    await expect(page.locator("#title")).toHaveText("Grid 19×19");
    await click(page, 9, 9);
    await expectSeen(page, 9, 9, "black");
    await expect(page.locator("#notice")).toBeHidden();
    await page.goto(new URL("values/#paths-3", page.url()).href);
    await expect(page.locator("go-space .stage")).toBeVisible();
    await page.getByLabel("Search").fill("petersen 10");
    await expect(page.locator("tbody th")).toHaveCount(1);
  },
);

test("a language is held once it is read, and stays held in a newer version", async ({ page }) => {
  await visitOnce(page);
  const held = (part = "/de/") =>
    page.evaluate(async (part) => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const keys = await Promise.all(all.map((cache) => cache.keys()));
      return keys.flat().filter(({ url }) => url.includes(part)).length;
    }, part);
  expect(await held()).toBe(0);
  await page.goto(`${page.url()}?lang=de`);
  await visitedOnce(page);
  // A frame without an origin has no worker.
  expect(await held("core-in-script.js")).toBe(0);
  const inGerman = filesIn("de").filter((name) => name !== "embed.js").length;
  await expect.poll(held).toBe(inGerman);
  publishNewer();
  await page.reload();
  const loaded = page.waitForEvent("load");
  await page.locator("#notice").getByRole("button", { name: "Neu laden" }).click();
  await loaded;
  await expectReady(page);
  await expect.poll(held).toBe(inGerman);
  endHost(host);
  await page.reload();
  await expectReady(page);
  await expect(page.locator("#rooms")).toContainText("Zeichnen");
});

/** Files of the site in folders of this name. */
function filesIn(name: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.parentPath.endsWith(`/${name}`))
    .map((file) => file.name);
}

test("a new version asks first, and comes only when it is agreed to", async ({ page }) => {
  await visitOnce(page);
  publishNewer();
  await page.reload();
  const notice = page.locator("#notice");
  await expect(notice.locator("p")).toHaveText("A new version of Gospace is ready.");
  await notice.getByRole("button", { name: "Later" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-x-newer");
  await expectReady(page);
  await expect(notice).toBeHidden();
});

/** Another page, and the worker that lists it. */
function publishNewer(): void {
  change("index.html", '<html lang="en">', '<html lang="en-x-newer">');
  change("sw.js", /(\burl:.index\.html.,revision:.)\w/, "$1-");
}

function change(file: string, what: string | RegExp, by: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(what);
  writeFileSync(join(folder, file), text.replace(what, by));
}

test("where service workers are refused the page plays", async ({ page }) => {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "serviceWorker", {
      get: () => {
        throw new DOMException("Service worker is disabled.", "SecurityError");
      },
    });
  });
  await page.goto("./");
  await expectReady(page);
  await click(page, 4, 4);
  // A screenshot adds a style of its own, which the page's policy refuses.
  await expect(page.locator("#record")).toContainText("E5");
  expect(wrong).toEqual([]);
});
