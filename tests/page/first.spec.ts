/** The first visit: its board, its ways out, the tour, and that it never comes back. */

import { load, toLink } from "../../pkg/gospace.js";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { click, expectSaid, holdBack, ONE_WAY, openGame, spotOf, twoFrames } from "./stage.ts";

await load();

test.use({ storageState: { cookies: [], origins: [] } });

const greeting = (page: Page) => page.locator("#greeting");
const tour = (page: Page) => page.locator("#tour");

async function arrive(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
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
  await expectSaid(page, /^Taken\. The same rules go on any board/);
  await expect(tour(page).locator("[aria-current]")).toHaveText("Draw your own");
  await tour(page).getByRole("button", { name: "Draw your own" }).first().click();
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
});

test("a stop is chosen by a click, and its board is played", async ({ page }) => {
  await arrive(page);
  await take(page);
  await tour(page).getByRole("button", { name: "Torus" }).click();
  await expectSaid(page, "Torus. Glue its sides: no edge is left.");
  await page.waitForTimeout(2500);
  await expect(tour(page).locator("[aria-current]")).toHaveText("Torus");
  await tour(page).getByRole("button", { name: "Play this board" }).click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await expect(tour(page)).toHaveCount(0);
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

test("with reduced motion the tour stands still until it is asked", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page);
  await take(page);
  await expect(tour(page).locator("[aria-current]")).toHaveText("Grid");
  await page.waitForTimeout(2500);
  await expect(tour(page).locator("[aria-current]")).toHaveText("Grid");
  await tour(page).getByRole("button", { name: "Honeycomb" }).click();
  await expect(tour(page).locator("[aria-current]")).toHaveText("Honeycomb");
});

/** The greeting is asked for before the page is ready. */
const GREETING = /\/greeting-[\w-]+\.js$/;

test(
  "a link, a kept game and the atlas are greeted by what they are",
  JOURNEY,
  async ({ page, context }) => {
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
  },
);

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
    const words = await greeting(page).boundingBox();
    const foot = (words?.y ?? 0) + (words?.height ?? 0);
    // The uppermost corner of the outline.
    await expect.poll(async () => (await spotOf(page, 9819, 2423)).y).toBeGreaterThan(foot + 4);
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page);
    await expect(tour(page)).toBeVisible();
    const cut = await tour(page).evaluate((host) => host.scrollHeight - host.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  });
