/** The end of a game between two people who agree on a dead stone: by mouse and by links. */

import { part, press, RESULT, SENTENCE } from "../../both/agreement.ts";
import { click, openGame, visit } from "../../stage.ts";
import { HOPELESS } from "../../units/dead-position.ts";
import { expect, test } from "../app.ts";

test("by mouse both agree on a dead stone before the second pass, and why is said with the result", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, HOPELESS);
  await page.locator("#turn-buttons").getByRole("button", { name: "Pass" }).click();
  await expect(part(page)).toContainText(SENTENCE);
  await press(page, "Agree on dead stones…");
  await expect(part(page)).toContainText("C3 is dead: Black wins by 9.");
  // C3, by a tap: alive, and dead again.
  await click(page, 2, 6);
  await expect(part(page)).toContainText("No stone is dead: White wins by 26.");
  await click(page, 2, 6);
  await expect(part(page)).toContainText("C3 is dead: Black wins by 9.");
  await press(page, "Ask White to agree");
  await expect(part(page)).toBeHidden();
  await page.locator("#phase").getByRole("button", { name: "Agree" }).click();
  await expect(page.locator("#turn")).toContainText(RESULT);
  await expect(page.locator("#phase .counted")).toContainText(
    "Both agreed on dead stones, which are off the board.",
  );
});
