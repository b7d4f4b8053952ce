/** The clock of a game here: one that the game names, one of the reader's own, and its times after a reload. */
import type { GameDocument } from "../../../www/engine/types.ts";
import { click, openGame, visit } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

const TIMED: GameDocument = {
  gospace: 1,
  title: "Timed",
  comment: "Time: 600",
  board: { kind: "grid", columns: 5, rows: 5 },
};

function times(page: Page) {
  return page.locator("#clock").getByRole("timer");
}

test("the time that was used stays used after a reload", async ({ page }) => {
  await visit(page);
  await openGame(page, TIMED);
  await expect(times(page)).toHaveText(["10:00", "10:00"]);
  await click(page, 2, 2);
  await expect(times(page).last()).toHaveText(/^9:/);
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await expect(times(page)).toHaveText(["10:00", /^9:/]);
});
