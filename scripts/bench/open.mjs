// The subjects of the workloads, opened: the npm package, a build of crate/wasm/src/bench.rs, the site in Chromium.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { buildPackage, SHIPPED } from "../build/package.mjs";
import { buildSite } from "../build/site.mjs";
import { chromiumArguments, findChromium } from "../chromium.mjs";
import { ROOT } from "../run.mjs";
import { portOf, serve } from "../static-server.mjs";

/** @typedef {import("@playwright/test").Page} Page */

export async function openPackage() {
  await buildPackage(SHIPPED);
  const gospace = await import("../../pkg/gospace.js");
  await gospace.load();
  return gospace;
}

/** @param {string} folder */
export async function openModule(folder) {
  const module = readFileSync(join(folder, "gospace_wasm_bg.wasm"));
  const face = await import(pathToFileURL(join(folder, "gospace_wasm.js")).href);
  face.initSync({ module });
  return { module, face };
}

/**
 * `onPage` opens a page with a cold cache: nothing that another page has loaded.
 * @template T @param {(site: string, browser: import("@playwright/test").Browser, onPage: OnPage) => Promise<T>} work
 */
export async function onSite(work) {
  await buildSite();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments(),
  });
  // After the browser: a server that listens keeps the process, were there no browser.
  const server = await serve(join(ROOT, "dist"), 0);
  /** @typedef {typeof onPage} OnPage @param {(page: Page) => Promise<any>} visit */
  const onPage = async (visit) => {
    const context = await browser.newContext({
      viewport: { width: 1360, height: 860 },
      // A stone is there at once, in the layer where it stays; its first pixel is its last.
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await context.addInitScript(() => localStorage.setItem("gospace.greeted", "yes"));
    try {
      return await visit(await context.newPage());
    } finally {
      await context.close();
    }
  };
  try {
    return await work(`http://127.0.0.1:${portOf(server)}/`, browser, onPage);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The place on the screen of a spot of a board. @param {Page} page @param {string} stage @param {number[]} spot */
export async function onScreen(page, stage, [x, y]) {
  const camera = await page.locator(`${stage} [data-camera]`).getAttribute("data-camera");
  const [scale = 1, left = 0, top = 0] = (camera ?? "").split(" ").map(Number);
  const box = await boxOf(page, stage);
  return { x: box.x + x * scale + left, y: box.y + y * scale + top };
}

/** @param {Page} page @param {string} stage */
export async function boxOf(page, stage) {
  const box = await page.locator(stage).boundingBox();
  if (box === null) throw new Error(`The page has no ${stage}.`);
  return box;
}

/** Intervals from frame to frame while the work is done. @param {Page} page @param {() => Promise<void>} work */
export async function framesDuring(page, work) {
  await page.evaluate(() => {
    const times = [];
    const tick = (now) => {
      times.push(now);
      if (globalThis.frameTimes === times) requestAnimationFrame(tick);
    };
    globalThis.frameTimes = times;
    requestAnimationFrame(tick);
  });
  await work();
  const times = await page.evaluate(() => {
    const times = globalThis.frameTimes;
    globalThis.frameTimes = null;
    return times;
  });
  return times.slice(1).map((now, i) => now - times[i]);
}
