/** The first visit: its controls, where they stand, and whom it greets. */

import { load, toLink } from "../../pkg/gospace.js";
import { arrive, arriveStill, current, greeting, take, tour } from "./first-visit.ts";
import { hardToPress } from "./pointer-targets.ts";
import { expect, forgetAll, JOURNEY, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  CONTROLS,
  click,
  holdBack,
  named,
  ONE_WAY,
  openGame,
  spotOf,
  twoFrames,
} from "./stage.ts";
import { newWindow } from "./windows.ts";

await load();

test.use({ storageState: { cookies: [], origins: [] } });

test("the first visit has eight controls", JOURNEY, async ({ page }) => {
  for (const size of [
    [1360, 860],
    [390, 844],
  ] as const) {
    const name = await newWindow(page, size, "first");
    await arrive(page);
    await expect(greeting(page)).toBeVisible();
    expect((await named(page, CONTROLS)).sort(), name).toEqual([
      "Draw",
      "Gospace",
      "Learn",
      "Menu",
      "Open",
      "Play",
      "Share link",
      "Start from an empty board",
    ]);
  }
});

/** All words that are seen. */
async function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || parent?.checkVisibility() !== true) continue;
      if (parent.closest(".unseen, noscript") === null) found.push(text);
    }
    return found.sort();
  });
}

test("nothing speaks of another game on a first visit, and with reduced motion all is still", async ({
  page,
}) => {
  await test.step("nothing speaks of another game on a first visit", async () => {
    await arriveStill(page);
    await expect(greeting(page)).toBeVisible();
    const header = ["Draw", "Learn", "Open", "Play", "Share"];
    const expected = [
      ...header,
      "Board without lines",
      "Start from an empty board",
      "This board has no lines. Take White’s stone.",
    ];
    await expect.poll(() => words(page)).toEqual(expected.sort());
    await take(page);
    await tour(page).getByRole("button", { name: "Honeycomb" }).click();
    const stops = ["Grid", "Torus", "Honeycomb", "One-way streets", "No lines", "Draw your own"];
    const ways = ["Play the computer on this board", "Draw your own", "All boards"];
    const line = "Take links away: three liberties a stone.";
    // Its own name twice: at its stop, and as the title.
    const toured = [...header, ...stops, ...ways, line, "Honeycomb"];
    await expect.poll(() => words(page)).toEqual(toured.sort());
    await expect(page).toHaveTitle(/^\W*Honeycomb/);
    expect(await named(page, /^(application|table)$/)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("#title")).toHaveText("Board without lines");
    await expect(page).toHaveTitle(/Board without lines/);
    expect(await named(page, /^application$/)).toEqual(["Board"]);
  });
  await forgetAll(page, []);
  await test.step("with reduced motion the tour stands at its end until it is asked, and the ghost is still", async () => {
    await arriveStill(page);
    const ghost = page.locator(".ghost");
    await expect(ghost).toHaveCSS("opacity", "0.38");
    await expect(ghost).toHaveCSS("animation-name", "none");
    await take(page);
    await expect(current(page)).toHaveText("No lines");
    await tour(page).getByRole("button", { name: "Honeycomb" }).click();
    await expect(current(page)).toHaveText("Honeycomb");
  });
});

test("all of the first visit can be pressed, and axe finds nothing", async ({ page }) => {
  for (const size of [
    [390, 844],
    [844, 390],
    [1360, 860],
  ] as const) {
    const name = await newWindow(page, size, "first");
    await arriveStill(page);
    await expect(greeting(page)).toBeVisible();
    const least = size[0] < 500 ? 44 : 24;
    expect(await hardToPress(page, least), name).toEqual([]);
    expect(await axeFinds(page), name).toEqual([]);
    await take(page);
    await expect(tour(page)).toBeVisible();
    expect(await hardToPress(page, least), name).toEqual([]);
    expect(await axeFinds(page), name).toEqual([]);
    await tour(page).getByRole("button", { name: "Torus" }).click();
    expect(await axeFinds(page), name).toEqual([]);
  }
});

/** The greeting is asked for before the page is ready. */
const GREETING = /\/greeting-[\w-]+\.js$/;

test("a link, a kept game and the atlas are greeted by what they are", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (GREETING.test(request.url())) asked.push(request.url());
  });
  const ready = (on: Page) => expect(on.locator("body")).toHaveAttribute("data-state", "ready");
  await page.goto("./#atlas");
  await expect(page.locator("#atlas")).toBeVisible();
  await ready(page);
  await page.goto(`./#${toLink(ONE_WAY)}`);
  await page.reload();
  await ready(page);
  await expect(page.locator("#title")).toHaveText("One-way triangle");
  expect(await page.evaluate(() => localStorage.getItem("gospace.greeted"))).toBeNull();
  await click(page, 0, 0);
  await expect(page.locator("#mine .card")).toHaveCount(1);
  // Neither the tab that has the game nor another one.
  for (const on of [page, await context.newPage()]) {
    await on.goto("about:blank");
    await on.goto("./");
    await ready(on);
    await expect(greeting(on)).toHaveCount(0);
    await on.evaluate(() => localStorage.removeItem("gospace.greeted"));
  }
  expect(asked).toEqual([]);
});

const WAYS_ON = {
  board: (page: Page) => openGame(page, ONE_WAY),
  room: async (page: Page) => {
    await page.keyboard.press("g");
    await expect(page.locator("#atlas")).toBeVisible();
  },
};

test("a greeting that comes late stays away from another board, and from another room", async ({
  page,
}) => {
  for (const [another, goOn] of Object.entries(WAYS_ON)) {
    await forgetAll(page, []);
    const release = await holdBack(page, GREETING);
    const held = page.waitForRequest(GREETING);
    await arrive(page);
    await goOn(page);
    const said = await page.locator("#live-region").textContent();
    release();
    // The very module that the page waits for.
    await page.evaluate((address) => import(address).then(() => {}), (await held).url());
    await page.evaluate(twoFrames);
    await expect(greeting(page), another).toHaveCount(0);
    await expect(page.locator("#live-region"), another).toHaveText(said ?? "");
    await page.unrouteAll();
  }
});

test("the words stand clear of the board's rim, and the tour fits", async ({ page }) => {
  for (const size of [
    [390, 844],
    [844, 390],
    [640, 430],
    [1024, 600],
    [1360, 860],
  ] as const) {
    const name = await newWindow(page, size, "first");
    await arrive(page);
    const task = await page.locator(".first-words").boundingBox();
    const foot = (task?.y ?? 0) + (task?.height ?? 0);
    // The uppermost corner of the outline.
    const corner = async () => (await spotOf(page, 9819, 2423)).y;
    await expect.poll(corner, name).toBeGreaterThan(foot + 4);
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page);
    await expect(tour(page)).toBeVisible();
    const cut = await tour(page).evaluate((host) => host.scrollHeight - host.clientHeight);
    expect(cut, name).toBeLessThanOrEqual(1);
    await expect(current(page)).toHaveText("No lines");
    const ways = await tour(page).locator(".tour-ways").boundingBox();
    expect(await corner(), name).toBeGreaterThan((ways?.y ?? 0) + (ways?.height ?? 0));
  }
});

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  test("“Skip” covers no drawing of the tour", async ({ page }) => {
    for (const size of [
      [390, 844],
      [844, 390],
      [640, 430],
      [820, 1180],
    ] as const) {
      const name = await newWindow(page, size, "first");
      await arrive(page);
      await take(page);
      const skip = tour(page).getByRole("button", { name: "Skip" });
      await expect(skip).toBeInViewport({ ratio: 1 });
      const foot = await skip.evaluate((each) => each.getBoundingClientRect().bottom);
      for (const drawing of await tour(page).locator(".stop canvas").all())
        expect((await drawing.boundingBox())?.y, name).toBeGreaterThanOrEqual(foot);
    }
  });
});
