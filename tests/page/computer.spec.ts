/** The computer as adviser and as opponent. */

import { faceComputer, GRID, panel, press, setLevel, tip } from "./both/computer.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import {
  axeFinds,
  click,
  expectSaid,
  expectTurn,
  openGame,
  opponentChoice,
  visit,
} from "./stage.ts";

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
