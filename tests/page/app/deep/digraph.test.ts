/** A game on a directed graph, as a file. */

import { click, fromMenu, ONE_WAY, openGame, savedText, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("a game is saved as a file that opens again", async ({ page }) => {
  await visit(page);
  await openGame(page, ONE_WAY);
  await click(page, 0, 0);
  const saving = page.waitForEvent("download");
  await fromMenu(page, "Save");
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("one-way-triangle.gospace.json");
  expect(savedText(await saved.path())).toMatchObject({ ...ONE_WAY, turns: [{ play: 0 }] });
});
