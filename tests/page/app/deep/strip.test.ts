/** The strip of boards: those played on last, near ones, and what of the gallery is loaded when. */

import { openFromAtlas, toBoards, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

const cards = (page: Page) => page.locator("#gallery .card");
const card = (page: Page, name: string) =>
  page.locator("#gallery").getByRole("button", { name, exact: true });

async function playAnywhere(page: Page): Promise<void> {
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("#record li")).toHaveCount(2);
}

test("the page loads six near boards, and the whole gallery only with the atlas", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const whole = () => asked.filter((path) => /\/gallery\.json$/.test(path)).length;
  await page.goto("./");
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).first()).toHaveText("Grid 9×9");
  expect(whole()).toBe(0);
  await openFromAtlas(page, "Football");
  expect(whole()).toBe(1);
});

test("a board from the atlas gets a card, and comes first once it was played on", async ({
  page,
}) => {
  await visit(page);
  await openFromAtlas(page, "Football");
  await expect(card(page, "Football")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#board-note")).toContainText("Sixty points on a ball");
  await playAnywhere(page);
  await card(page, "Torus").click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await expect(cards(page).first()).toHaveText("Football");
  await playAnywhere(page);
  await page.reload();
  await expect(cards(page).nth(0)).toHaveText("Torus");
  await expect(cards(page).nth(1)).toHaveText("Football");
  await expect(cards(page)).toHaveCount(6);
});

test("a board that was only looked at is not kept", async ({ page }) => {
  await visit(page);
  await openFromAtlas(page, "Football");
  await card(page, "Grid 9×9").click();
  await page.reload();
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await expect(cards(page).first()).toHaveText("Grid 9×9");
  await expect(card(page, "Football")).toHaveCount(0);
});

test("without the gallery the strip has the near boards, and nothing is asked for again and again", async ({
  page,
}) => {
  await visit(page);
  await openFromAtlas(page, "Football");
  await playAnywhere(page);
  await expect(page.locator("#record")).toContainText(/1\s*\S/);
  let asked = 0;
  await page.route(/\/gallery\.json$/, (route) => {
    asked++;
    return route.abort();
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator("#title")).toHaveText("Football");
  const once = asked;
  expect(once).toBeGreaterThan(0);
  for (let at = 0; at < 20; at++) await page.mouse.move(300 + 10 * at, 300);
  expect(asked - once).toBeLessThan(3);
});

test("a kept name that the gallery does not have is left out", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("gospace.recent", "no-such-board football"));
  await visit(page);
  await expect(cards(page).first()).toHaveText("Football");
  await expect(cards(page)).toHaveCount(6);
});

test("a board from the atlas takes the place of the last one of the strip", async ({ page }) => {
  await visit(page);
  await expect(cards(page)).toHaveCount(6);
  const near = await cards(page).allTextContents();
  for (const name of ["Football", "Petersen"]) await openFromAtlas(page, name);
  await expect(cards(page)).toHaveText(["Petersen", "Football", ...near.slice(0, 4)]);
});

test("a grid is drawn in the strip as lines, without wood", async ({ page }) => {
  await visit(page);
  await expect(cards(page)).toHaveCount(6);
  /** Share of the drawing that is painted. */
  const inked = () =>
    card(page, "Grid 9×9")
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
        let found = 0;
        for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 8) found++;
        return found / (width * height);
      });
  await expect.poll(inked).toBeGreaterThan(0.05);
  expect(await inked()).toBeLessThan(0.5);
});

test("all boards lead to recent ones and to my boards, and nothing recent says so", async ({
  page,
}) => {
  await visit(page);
  await toBoards(page);
  await expect(page.locator("#mine-shelf")).toBeFocused();
  await expect(page.locator("#mine-shelf")).toContainText("Nothing yet.");
  const recent = page.locator("#recent-shelf");
  await expect(recent.getByText("Boards you play appear here.")).toBeVisible();
  await recent.getByRole("button", { name: "Torus", exact: true }).click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await playAnywhere(page);
  await page.getByRole("button", { name: "All boards" }).click();
  await page.locator("#atlas").getByRole("button", { name: "Recent" }).click();
  await expect(recent).toBeFocused();
  await expect(recent.getByText("Boards you play appear here.")).toBeHidden();
});
