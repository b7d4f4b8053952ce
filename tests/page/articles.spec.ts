/** The articles of the site: they read without touching, and their boards answer. */
import { readFileSync } from "node:fs";
import type { GameDocument } from "../../www/engine/types.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { axeFinds } from "./stage.ts";

const readout = (page: Page) => page.locator(".readout");

async function visit(page: Page, name = "liberty"): Promise<void> {
  await page.goto(`${name}/`);
  await expect(page.locator("go-space").first().locator(".stage")).toBeVisible();
}

/** The links of the shown board without those that stay: the loose one, which the author puts between E and C. */
async function looseLinks(page: Page): Promise<string[]> {
  const given: GameDocument = JSON.parse(readFileSync("www/articles/boards.json", "utf8")).loose;
  const board = page.locator("[data-loose] go-space");
  const shown: GameDocument = await board.evaluate((element) =>
    Reflect.get(element, "document").call(element),
  );
  const fixed = linksOf(given).filter((link) => link !== "4 2");
  return linksOf(shown).filter((link) => !fixed.includes(link));
}

function linksOf({ board }: GameDocument): string[] {
  if (!("edges" in board)) throw new Error("a board without links");
  return [...(board.edges ?? []), ...(board.arcs ?? [])].map((link) => link.join(" "));
}

test(
  "the loose edge is dragged by mouse, and liberties, life and worth follow",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    // The page without scripts says the same sentence.
    await expect(readout(page)).toHaveAttribute("role", "status");
    await expect(readout(page)).toHaveText(
      "White’s pair has 2 liberties: A and C. Black cannot take it with the next stone. With best play White wins by 4.",
    );
    const handle = page.getByRole("button", { name: /Loose end/ });
    await expect(handle).toBeVisible();
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const board = await page.locator("[data-loose] .canvases").boundingBox();
    if (from === null || board === null) throw new Error("no board");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    // A lies at the upper left.
    await page.mouse.move(board.x + board.width * 0.2, board.y + board.height * 0.2, { steps: 5 });
    await page.mouse.up();
    await expect(readout(page)).toHaveText(
      "White’s pair has 1 liberty: A. Black takes it with the next stone. With best play Black wins by 4.",
    );
    await expect(page.getByRole("radio", { name: "A", exact: true })).toBeChecked();
    const to = await handle.boundingBox();
    expect(to?.x).toBeLessThan(from.x);
  },
);

test("the prose stands in the page's serif, and names in it light up and lead to their moments", async ({
  page,
}) => {
  await test.step("the prose stands in the page's serif", async () => {
    await visit(page);
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === "loaded")
          // Firefox quotes it.
          .map(({ family }) => family.replaceAll('"', "")),
      );
    await expect.poll(loaded).toContain("Crimson Pro");
  });
  await test.step("names in the prose light up and lead to their moments", async () => {
    await visit(page);
    const grid = page.locator("#grid");
    await grid.scrollIntoViewIfNeeded();
    await expect(grid.locator(".count")).toHaveText("0 / 7");
    await page.getByRole("link", { name: "C2", exact: true }).click();
    await expect(grid.locator(".count")).toHaveText("7 / 7");
    await visit(page, "ending");
    const tour = page.locator("#tour");
    await page.getByRole("link", { name: "turn 24" }).click();
    await expect(tour.locator(".count")).toHaveText("24 / 24");
  });
});

test("the loose edge goes by keys, and becomes a street", async ({ page }) => {
  await visit(page);
  const handle = page.getByRole("button", { name: /Loose end/ });
  await handle.press("ArrowRight");
  await expect(readout(page)).toContainText("A and F");
  await expect(readout(page)).toContainText("White wins by 8.");
  await page.getByRole("radio", { name: "into the pair" }).check();
  await expect(readout(page)).toContainText("1 liberty: A.");
  await expect(readout(page)).toContainText("Black wins by 4.");
  expect(await looseLinks(page)).toEqual(["5 4"]);
  await page.getByRole("radio", { name: "nowhere" }).check();
  // The value stays the same.
  await expect.poll(() => looseLinks(page)).toEqual([]);
  await expect(readout(page)).toContainText("Black wins by 4.");
  await expect(readout(page)).toHaveAttribute("role", "status");
});

test("articles read without scripts, with a picture of every board", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  for (const name of ["liberty", "ending", "forever", "liberty/de"]) {
    await page.goto(`${name}/`);
    const boards = await page.locator("go-space").count();
    expect(boards).toBeGreaterThan(2);
    await expect(page.locator("go-space img")).toHaveCount(boards);
    for (const image of await page.locator("go-space img").all()) {
      await expect(image).toBeVisible();
      await expect(image).toHaveAttribute("alt", /\w{3,}/);
    }
  }
  await page.close();
});

test("articles fit every window in the light and the dark, and axe finds nothing", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [640, 430],
    [2560, 1440],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      for (const name of ["liberty", "ending", "forever"]) {
        await visit(page, name);
        if (name === "liberty") {
          await expect(readout(page)).toHaveAttribute("role", "status");
          await expect(readout(page)).toContainText("With best play");
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        expect(await axeFinds(page), `${name}, ${width} × ${height}, ${colorScheme}`).toEqual([]);
      }
    }
});
