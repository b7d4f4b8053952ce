/** The computer as adviser and as opponent. */

import type { GameDocument } from "../../www/engine/types.ts";
import { expect, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  click,
  expectSaid,
  expectTurn,
  openGame,
  opponentChoice,
  visit,
} from "./stage.ts";

const GRID: GameDocument = {
  gospace: 1,
  title: "Five by five",
  board: { kind: "grid", columns: 5, rows: 5 },
};

const panel = (page: Page): Locator => page.locator("#panel");
const tip = (page: Page): Locator => page.locator("#tip");

async function press(page: Page, name: string): Promise<void> {
  await panel(page).getByRole("button", { name, exact: true }).click();
}

async function setLevel(page: Page, name: string): Promise<void> {
  await opponentChoice(page, "Computer");
  await panel(page).getByLabel("Strength").selectOption(name);
}

/** The computer at the level that is offered first, on the side that is offered. */
async function faceComputer(page: Page, game: GameDocument): Promise<void> {
  await openGame(page, game);
  await (await opponentChoice(page, "Computer")).click();
}

test("a click while the computer thinks is answered", JOURNEY, async ({ page }) => {
  await visit(page);
  await faceComputer(page, GRID);
  await setLevel(page, "Strongest");
  await click(page, 2, 2);
  await click(page, 0, 0);
  await expect(tip(page)).toHaveText("A5: the computer is thinking: wait, or press “Move now”");
  await expectSaid(page, /^A5: the computer is thinking/);
  await press(page, "Move now");
  await expectTurn(page, "Black", 3);
});

test("a suggestion and a thinking computer have no faults of accessibility", async ({ page }) => {
  await visit(page);
  await openGame(page, GRID);
  await page.keyboard.press("h");
  await expect(tip(page)).toHaveText(/ to win/);
  expect(await axeFinds(page)).toEqual([]);
  await (await opponentChoice(page, "Computer")).click();
  await setLevel(page, "Strongest");
  await press(page, "Pass");
  await expect(panel(page).getByText(/^White is thinking…/)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
