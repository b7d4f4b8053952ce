import { expect, test } from "@playwright/test";
import type { GameDocument, Turn } from "../../www/engine/types.ts";
import { axeFinds, click, ONE_WAY, openFile, openGame, tap, visit } from "./stage.ts";

const DIVIDED: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 2, rows: 1 },
  rules: { preset: "divide-and-choose" },
};

const PHASES: Turn[] = [
  { komi: "1/2" },
  { take: "black" },
  { play: 0 },
  { play: 1, bid: "3/2" },
  { answer: "black" },
  { reset: 3 },
  { forever: "pass" },
  "agree",
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("on an empty board", async ({ page }) => {
      await visit(page);
      expect(await axeFinds(page)).toEqual([]);
    });

    test("in the middle of a game, with a notice and a question", async ({ page }) => {
      await visit(page);
      for (const [x, y] of [
        [2, 2],
        [6, 6],
        [4, 4],
      ] as const)
        await click(page, x, y);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Resign" }).click();
      await openFile(page, "no board");
      await expect(page.locator("#notice")).toBeVisible();
      await expect(page.locator("#mirror td", { hasText: "C7" })).toHaveText("C7 black");
      expect(await axeFinds(page)).toEqual([]);
    });

    test("with the keys open", async ({ page }) => {
      await visit(page);
      await page.keyboard.press("?");
      expect(await axeFinds(page)).toEqual([]);
    });

    test("with the rules open, and with a reason against them", async ({ page }) => {
      await visit(page);
      await page.getByRole("button", { name: "Change the rules" }).click();
      expect(await axeFinds(page)).toEqual([]);
      await page.getByLabel("Ko bids").check();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    });

    test("in every phase of divide-and-choose", async ({ page }) => {
      test.slow();
      await visit(page);
      for (let count = 0; count <= PHASES.length; count++) {
        await openFile(page, { ...DIVIDED, turns: PHASES.slice(0, count) });
        await expect(page.locator("#record button")).toHaveCount(count === 0 ? 0 : count + 1);
        expect(await axeFinds(page), `after ${count} turns`).toEqual([]);
      }
    });

    test("on a space, where placements overlap", async ({ page }) => {
      await visit(page);
      await page.getByRole("button", { name: "Dominoes" }).click();
      await click(page, 4, 4);
      await expect(page.getByRole("group", { name: "Placements here" })).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    });

    test("on a directed graph", async ({ page }) => {
      await visit(page);
      await openGame(page, ONE_WAY);
      expect(await axeFinds(page)).toEqual([]);
    });

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test("in both rooms and with the sheet open", async ({ page }) => {
        await visit(page);
        await tap(page, 2, 2);
        expect(await axeFinds(page)).toEqual([]);
        await page.getByRole("button", { name: "More" }).tap();
        expect(await axeFinds(page)).toEqual([]);
        await page.getByRole("button", { name: "Close" }).tap();
        await page.getByRole("button", { name: "Boards" }).tap();
        expect(await axeFinds(page)).toEqual([]);
      });
    });
  });
}

test("the theme follows the system until somebody chooses another, which is remembered", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page);
  const theme = page.locator("html");
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(theme).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(theme).toHaveAttribute("data-theme", "dark");
});

test("the page works under a strict content security policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.route("**/folder/", async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  await visit(page);
  await click(page, 4, 4);
  await expect(page.locator("#turn")).toHaveText("White, turn 2");
  expect(complaints).toEqual([]);
});

test("the page works where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await visit(page);
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
