/** From the drawing area to the table and back, with the game and its turns. */

import { playRow } from "./drawings.ts";
import { keys, pull, room, take } from "./editor.ts";
import { expect, test } from "./shared-page.ts";
import { command, savedGame } from "./stage.ts";

test("an unchanged board keeps its game, and a moved point all its turns", async ({ page }) => {
  await playRow(page);
  await page.locator("#turn-buttons").getByRole("button", { name: "Undo" }).click();
  await page.locator("#stage").focus();
  await keys(page, "F2");
  await expect(page.locator("#drawing")).toBeFocused();
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await command(page, "Redo");

  await room(page, "Draw");
  await take(page, "Select");
  await pull(page, [240, 0], [240, 80]);
  await room(page, "Play");
  await expect(page.locator("#carry")).toBeHidden();
  const { board, turns } = await savedGame(page);
  expect(board).toMatchObject({ points: { 3: [240, 80] } });
  expect(turns).toEqual([{ play: 0 }, { play: 2 }]);
});
