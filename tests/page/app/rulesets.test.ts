/** Rulesets, and the form of the rules. */

import type { GameDocument } from "../../../www/engine/types.ts";
import { click, expectSaid, expectScore, openGame, visit } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

const PATH_OF_TWO: GameDocument = {
  gospace: 1,
  title: "A pair",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [1, 0],
    ],
    edges: [[0, 1]],
  },
};

async function openRules(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Change the rules" }).click();
  await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
}

async function playBy(page: Page, preset: RegExp): Promise<void> {
  await openRules(page);
  await page.getByRole("button", { name: preset }).click();
  await page.getByRole("button", { name: "Play by these rules" }).click();
}

test("Primitive has no pass, and who has no turn left has lost at once", async ({ page }) => {
  await visit(page);
  await openGame(page, PATH_OF_TWO);
  await playBy(page, /^Primitive/);
  await expect(page.locator("#rules")).toContainText("whoever has no turn left loses");
  await expect(page.getByRole("button", { name: "Pass", exact: true })).toBeHidden();
  await expect(page.locator("#standing")).toContainText("captures 0 : 0");
  await click(page, 0, 0);
  await click(page, 1, 0);
  await expect(page.locator("#turn")).toHaveText("White wins: Black has no turn left");
  await expectSaid(page, "White B1, captures 1. White wins: Black has no turn left.");
});

test("Stone counts coloured points, on a space as well", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "Dominoes" }).click();
  await playBy(page, /^Stone/);
  await expect(page.locator("#standing")).toContainText("points 0 : 0");
  await click(page, 0.5, 0);
  await expectScore(page, "3", "0");
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await expect(page.locator("#turn")).toHaveText("Black wins by 3 (coloured points, two passes)");
  await expect(page.getByRole("button", { name: "Owners" })).toBeHidden();
});

test("a mix that makes no sense says why, and cannot be played", async ({ page }) => {
  await visit(page);
  await openRules(page);
  const dialog = page.getByRole("dialog", { name: "Rules" });
  await dialog.getByLabel("Ko bids").check();
  await expect(dialog.getByRole("alert")).toContainText(/Ko bids/);
  await expect(dialog.getByRole("button", { name: "Play by these rules" })).toBeDisabled();
  await dialog.getByLabel("Never", { exact: false }).check();
  await dialog.getByLabel("Live stones").check();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByLabel("Komi of the rules", { exact: true }).fill("six");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Play by these rules" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#rules")).toHaveText(
    /^Stones count, and points that only they reach; no board may come back\. Change$/,
  );
});

test("the form of the rules is filled in by keyboard alone", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "Change the rules" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Stone/ }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Positional superko").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: "Play by these rules" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#rules")).toContainText("no ko may be taken back at once");
  await expect(page.locator("#rules")).toContainText("Coloured points count");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the board has the focus once the form has begun a game, and its sheet is away", async ({
    page,
  }) => {
    await visit(page);
    await openGame(page, PATH_OF_TWO);
    await page.getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
    await openRules(page);
    await page.getByRole("button", { name: "Play by these rules" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#stage")).toBeFocused();
  });
});
