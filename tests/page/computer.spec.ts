/** The computer as adviser and as opponent. */

import { GRID, panel, press, setLevel, tip } from "./both/computer.ts";
import { expect, test } from "./shared-page.ts";
import { axeFinds, openGame, opponentChoice, visit } from "./stage.ts";

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
