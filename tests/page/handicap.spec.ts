/** A handicap on a board without the usual points: its stones are placed by mouse. */
import { choose } from "./both/handicap.ts";
import { expect, test } from "./shared-page.ts";
import { axeFinds, click } from "./stage.ts";

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
