/** A handicap on a board without the usual points: its stones are placed by mouse. */
import type { GameDocument } from "../../www/engine/types.ts";
import { expect, type Page, test } from "./shared-page.ts";
import { axeFinds, click, openGame, visit } from "./stage.ts";

const TORUS: GameDocument = {
  gospace: 1,
  title: "Small torus",
  board: { kind: "grid", columns: 5, rows: 5, wrap: "torus" },
};

async function choose(page: Page): Promise<void> {
  await visit(page);
  await openGame(page, TORUS);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  await page.locator("#rules-form").getByLabel("Handicap").selectOption("2 stones");
  await page.getByRole("button", { name: "Play by these rules" }).click();
}

test("two stones are placed by mouse before White begins", async ({ page }) => {
  await choose(page);
  const [turn, phase] = [page.locator("#turn"), page.locator("#phase")];
  await expect(turn).toHaveText("Place 2 stones");
  const begin = phase.getByRole("button", { name: "White begins" });
  await click(page, 1, 1);
  await expect(turn).toHaveText("Place 1 more stone");
  await expect(begin).toBeDisabled();
  await click(page, 1, 1);
  await expect(turn).toHaveText("Place 2 stones");
  await click(page, 1, 1);
  await click(page, 3, 3);
  await click(page, 0, 0);
  await expect(phase).toContainText("All 2 stones stand. Take one back to move it.");
  expect(await axeFinds(page)).toEqual([]);
  await begin.click();
  await expect(turn).toHaveText("White to play");
  await click(page, 2, 2);
  await expect(turn).toHaveText("Black to play");
});
