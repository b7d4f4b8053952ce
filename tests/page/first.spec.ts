/** The first visit: its board, its ways out, the tour, and that it never comes back. */

import { load, toLink } from "../../pkg/gospace.js";
import { hardToPress } from "./pointer-targets.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  CONTROLS,
  click,
  expectSaid,
  holdBack,
  named,
  ONE_WAY,
  openGame,
  spotOf,
  twoFrames,
} from "./stage.ts";

await load();

test.use({ storageState: { cookies: [], origins: [] } });

const greeting = (page: Page) => page.locator("#greeting");
const tour = (page: Page) => page.locator("#tour");
const current = (page: Page) => tour(page).locator("[aria-current]");
const way = (page: Page, name: string) =>
  tour(page).locator(".tour-ways").getByRole("button", { name });

async function arrive(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** With reduced motion the tour stands at its end. */
async function arriveStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page);
}

/** In the middle of the last liberty of White's stone. */
async function take(page: Page): Promise<void> {
  await expect(greeting(page)).toBeVisible();
  const spot = await spotOf(page, 13834, 9016);
  await page.mouse.click(spot.x, spot.y);
}

test("one click takes White's stone, and the board changes to its end", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toContainText("This board has no lines. Take White’s stone.");
  await expectSaid(page, /^This board has no lines\. Take White’s stone\./);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await take(page);
  await expect(greeting(page)).toHaveCount(0);
  await expect(tour(page)).toBeVisible();
  await expect(current(page)).toHaveText("No lines");
  await expect(tour(page)).toContainText("The same rules, on any board.");
  await expectSaid(page, "The same rules, on any board.");
  await expect(tour(page).getByRole("button", { name: "Skip" })).toHaveCount(0);
});

test("a stop is chosen by a click, and the computer plays on its board", async ({ page }) => {
  await arrive(page);
  await take(page);
  await tour(page).getByRole("button", { name: "Torus" }).click();
  await expectSaid(page, "Torus. Glue its sides: no edge is left.");
  await expect(current(page)).toHaveText("Torus");
  await way(page, "Play the computer on this board").click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#gallery")).toBeVisible();
  await click(page, 4, 4);
  await expectSaid(page, /^White .*Black to play/);
});

test("at its end the computer plays on the first visit's own board", JOURNEY, async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await way(page, "Play the computer on this board").click();
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await expect(page.locator("#panel")).toBeVisible();
  await expectSaid(page, /^White .*Black to play/);
});

test("at its end one draws a board of one's own", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await way(page, "Draw your own").click();
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
  await expect(page.locator("#panel")).toBeHidden();
});

test("at its end one finds all boards", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await way(page, "All boards").click();
  await expect(page.locator("#atlas")).toBeVisible();
});

test("at the end a drawing of one's own is drawn, not played", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await tour(page).locator(".stops").getByRole("button", { name: "Draw your own" }).click();
  await expect(way(page, "Play the computer on this board")).toHaveCount(0);
  await expect(way(page, "Draw your own")).toBeVisible();
});

test("a stone on the first visit's own board goes on with the game", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await expect(tour(page)).toBeVisible();
  await click(page, 20050, 7650);
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#panel")).toBeVisible();
});

for (const [width, height] of [
  [1360, 860],
  [390, 844],
] as const)
  test(`the first visit has eight controls, ${width} × ${height}`, JOURNEY, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page);
    await expect(greeting(page)).toBeVisible();
    expect((await named(page, CONTROLS)).sort()).toEqual([
      "Draw",
      "Gospace",
      "Learn",
      "Menu",
      "Open",
      "Play",
      "Share link",
      "Start from an empty board",
    ]);
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

test("nothing speaks of another game on a first visit", async ({ page }) => {
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

test("panel, strip and notes come with the first stone that takes nothing", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  for (const part of ["#panel", "footer", "#tools", "#board-note"])
    await expect(page.locator(part)).toBeHidden();
  await click(page, 20050, 7650);
  await expect(greeting(page)).toHaveCount(0);
  for (const part of ["#panel", "footer"]) await expect(page.locator(part)).toBeVisible();
});

test("arrows and Enter are the board's, and F2 draws on it", JOURNEY, async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("F2");
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
  await page.keyboard.press("F2");
  await expect(page.locator("body")).toHaveAttribute("data-room", "play");
  await expect(page.locator("#title")).toHaveText("Board without lines");
});

test(
  "any key leads to the empty board, and the greeting never comes back",
  JOURNEY,
  async ({ page }) => {
    await arrive(page);
    await expect(greeting(page)).toBeVisible();
    await page.keyboard.press("x");
    await expect(greeting(page)).toHaveCount(0);
    await expect(page.locator("#title")).toHaveText("Grid 9×9");
    await arrive(page);
    await expect(page.locator("#title")).toHaveText("Grid 9×9");
    await expect(greeting(page)).toHaveCount(0);
  },
);

test("the quiet button leads to the empty board, also by keyboard", async ({ page }) => {
  await arrive(page);
  const empty = page.getByRole("button", { name: "Start from an empty board" });
  await empty.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await expect(page.locator("#stage")).toBeFocused();
});

test("a key ends the tour, and the game goes on", async ({ page }) => {
  await arrive(page);
  await take(page);
  await expect(tour(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await expect(page.locator("#stage")).toBeFocused();
});

test("the first question mark of the tour opens the keys", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page);
  await take(page);
  await expect(tour(page)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#keys")).toBeHidden();
  await expect(tour(page)).toHaveCount(0);
});

test("the first question mark of the greeting opens the keys", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toBeVisible();
  await expect(greeting(page)).toHaveCount(0);
});

test("with reduced motion the tour stands at its end until it is asked, and the ghost is still", async ({
  page,
}) => {
  await arriveStill(page);
  const ghost = page.locator(".ghost");
  await expect(ghost).toHaveCSS("opacity", "0.38");
  await expect(ghost).toHaveCSS("animation-name", "none");
  await take(page);
  await expect(current(page)).toHaveText("No lines");
  await tour(page).getByRole("button", { name: "Honeycomb" }).click();
  await expect(current(page)).toHaveText("Honeycomb");
});

test("“Skip” goes on with the game", async ({ page }) => {
  await arrive(page);
  await take(page);
  await tour(page).getByRole("button", { name: "Skip" }).click();
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await expect(page.locator("#panel")).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1360, 860],
] as const)
  test(`at ${width} × ${height} all of the first visit can be pressed, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arriveStill(page);
    await expect(greeting(page)).toBeVisible();
    const least = width < 500 ? 44 : 24;
    expect(await hardToPress(page, least)).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
    await take(page);
    await expect(tour(page)).toBeVisible();
    expect(await hardToPress(page, least)).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
    await tour(page).getByRole("button", { name: "Torus" }).click();
    expect(await axeFinds(page)).toEqual([]);
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

for (const [another, goOn] of Object.entries(WAYS_ON))
  test(`a greeting that comes late stays away from another ${another}`, async ({ page }) => {
    const release = await holdBack(page, GREETING);
    const held = page.waitForRequest(GREETING);
    await arrive(page);
    await goOn(page);
    const said = await page.locator("#live-region").textContent();
    release();
    // The very module that the page waits for.
    await page.evaluate((address) => import(address).then(() => {}), (await held).url());
    await page.evaluate(twoFrames);
    await expect(greeting(page)).toHaveCount(0);
    await expect(page.locator("#live-region")).toHaveText(said ?? "");
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [640, 430],
  [1024, 600],
  [1360, 860],
] as const)
  test(`at ${width} × ${height} the words stand clear of the board's rim, and the tour fits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page);
    const task = await page.locator(".first-words").boundingBox();
    const foot = (task?.y ?? 0) + (task?.height ?? 0);
    // The uppermost corner of the outline.
    await expect.poll(async () => (await spotOf(page, 9819, 2423)).y).toBeGreaterThan(foot + 4);
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page);
    await expect(tour(page)).toBeVisible();
    const cut = await tour(page).evaluate((host) => host.scrollHeight - host.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    await expect(current(page)).toHaveText("No lines");
    const ways = await tour(page).locator(".tour-ways").boundingBox();
    const rim = (await spotOf(page, 9819, 2423)).y;
    expect(rim).toBeGreaterThan((ways?.y ?? 0) + (ways?.height ?? 0));
  });
